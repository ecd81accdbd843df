import { useCallback, useRef, useState } from 'react';
import { useViewport } from '../boxes/use-viewport.js';
import type { Look, Overlay } from '../look/look.js';
import { pinPath, toggleColumns, toggleJobs, toggleTime } from '../model/change-view.js';
import type { Match } from '../model/find-in-graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { Roots } from '../model/walk.js';
import type { Lineage } from '../read/use-lineage.js';
import { useActions } from './use-actions.js';
import { type ChangeView, useMode } from './use-lineage-view.js';
import { useLookNow } from './use-look.js';
import { usePlaces } from './use-places.js';

/** Everything that the parts of the page show and do. */
export type Work = ReturnType<typeof useWork>;

/** The parts of the graph that stand out while the reader chooses no others. */
export interface StandsOut extends Pick<Look, 'path' | 'selected'> {
  /** The urn of the box that the keys act on first. */
  readonly startsAt: string | undefined;
}

/**
 * Holds the state of the page besides the address and the catalog.
 *
 * @param shown default: nothing, and the keys act on the home entity first
 */
export function useWork(
  lineage: Lineage,
  view: LineageView,
  changeView: ChangeView,
  shown?: StandsOut,
) {
  const { graph, isFetching } = lineage;
  const [overlay, show] = useState<Overlay | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const viewport = useViewport();
  const places = usePlaces(graph, !isFetching);
  const { placed, hold, actOn } = places;
  const change = useCallback<ChangeView>(
    (next, options) => {
      // Boxes keep their places from the first change on.
      hold();
      changeView(next, options);
    },
    [hold, changeView],
  );
  const mode = useMode(view, change);
  const looks = useLookNow(graph, view, shown);
  const actions = useActions({ lineage, change, hover: looks.hover, actOn, show });
  const focusInput = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  const { roots } = lineage.start;
  const commands = commandsOf(change, () => show({ kind: 'help' }), focusInput, roots);
  const showMatch = (match: Match | null): void => {
    looks.finding.setShown(match?.key ?? null);
    const place = match && placed?.places.get(match.urn);
    if (place && mode.mode === 'graph') viewport.reveal([place]);
  };
  const all = { lineage, graph, view, change, actions, commands, viewport, overlay };
  return { ...all, ...places, ...mode, ...looks, input, showMatch, startsAt: shown?.startsAt };
}

/** The commands that the toolbar and the keys share. */
function commandsOf(
  change: ChangeView,
  help: () => void,
  focusInput: () => void,
  roots: Roots | undefined,
) {
  const switchColumns = (): void => change(toggleColumns);
  const switchJobs = (): void => change(toggleJobs);
  const keys: Readonly<Record<string, () => void>> = {
    '/': focusInput,
    '?': help,
    c: switchColumns,
    j: switchJobs,
    // Lineage that starts from several entities has no history.
    ...(roots === undefined && { h: () => change(toggleTime) }),
    // Closes the details. If there are none, clears the path.
    ['Escape']: () =>
      change((view) => (view.selected ? { ...view, selected: null } : pinPath(view, null))),
  };
  /** Runs the command of a key that means the same in the graph and in the list. */
  const onKey = (key: string): boolean => {
    keys[key]?.();
    return keys[key] !== undefined;
  };
  const clearPath = (): void => change((view) => pinPath(view, null));
  return {
    help,
    toggleColumns: switchColumns,
    toggleJobs: switchJobs,
    clearPath,
    onKey,
  };
}
