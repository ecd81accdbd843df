import { useCallback, useRef, useState } from 'react';
import { useViewport } from '../boxes/use-viewport.js';
import type { Overlay } from '../look/look.js';
import { pinPath, toggleColumns, toggleJobs, toggleTime } from '../model/change-view.js';
import type { Match } from '../model/find-in-graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { Lineage } from '../read/use-lineage.js';
import { useActions } from './use-actions.js';
import { type ChangeView, useMode } from './use-lineage-view.js';
import { useLookNow } from './use-look.js';
import { usePlaces } from './use-places.js';

/** Everything that the parts of the page show and do. */
export type Work = ReturnType<typeof useWork>;

/** Holds the state of the page besides the address and the catalog. */
export function useWork(lineage: Lineage, view: LineageView, changeView: ChangeView) {
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
  const looks = useLookNow(graph, view);
  const actions = useActions({ lineage, change, hover: looks.hover, actOn, show });
  const focusInput = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  const commands = commandsOf(change, () => show({ kind: 'help' }), focusInput);
  const showMatch = (match: Match | null): void => {
    looks.finding.setShown(match?.key ?? null);
    const place = match && placed?.places.get(match.urn);
    if (place && mode.mode === 'graph') viewport.reveal([place]);
  };
  const all = { lineage, graph, view, change, actions, commands, viewport, overlay };
  return { ...all, ...places, ...mode, ...looks, input, showMatch };
}

/** The commands that the toolbar and the keys share. */
function commandsOf(change: ChangeView, help: () => void, focusInput: () => void) {
  const switchColumns = (): void => change(toggleColumns);
  const switchJobs = (): void => change(toggleJobs);
  const switchTime = (): void => change(toggleTime);
  const keys: Readonly<Record<string, () => void>> = {
    '/': focusInput,
    '?': help,
    c: switchColumns,
    j: switchJobs,
    h: switchTime,
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
    toggleTime: switchTime,
    clearPath,
    onKey,
  };
}
