import { useCallback, useMemo, useRef, useState } from 'react';
import { useViewport } from '../boxes/use-viewport.js';
import type { Look, Overlay } from '../look/look.js';
import {
  nextColoring,
  pinPath,
  stepBack,
  toggleColumns,
  toggleJobs,
  toggleTime,
} from '../model/change-view.js';
import type { Match } from '../model/find-in-graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { Roots } from '../model/walk.js';
import { lineWords } from '../owners/line-words.js';
import { ownersIn } from '../owners/owner-classes.js';
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
  const { by } = view;
  const owners = useMemo(() => by && ownersIn(graph, by), [graph, by]);
  const [hasLegend, setLegend] = useState(true);
  const { path } = looks.look;
  const words = useMemo(
    () => (path || owners ? lineWords(graph, path, owners) : undefined),
    [graph, path, owners],
  );
  const actions = useActions({ lineage, change, hover: looks.hover, actOn, show });
  const focusInput = (): void => {
    input.current?.focus();
    input.current?.select();
  };
  const commands = commandsOf(change, {
    help: () => show({ kind: 'help' }),
    focusInput,
    toggleLegend: () => setLegend((before) => !before),
    roots: lineage.start.roots,
  });
  const showMatch = (match: Match | null): void => {
    looks.finding.setShown(match?.key ?? null);
    const place = match && placed?.places.get(match.urn);
    if (place && mode.mode === 'graph') viewport.reveal([place]);
  };
  const all = { lineage, graph, view, change, actions, commands, viewport, overlay };
  const legend = hasLegend ? owners : null;
  const colors = { owners, words, legend };
  const { startsAt } = shown ?? {};
  return { ...all, ...places, ...mode, ...looks, ...colors, input, showMatch, startsAt };
}

interface PageCommands {
  readonly help: () => void;
  readonly focusInput: () => void;
  readonly toggleLegend: () => void;
  readonly roots: Roots | undefined;
}

function commandsOf(change: ChangeView, { help, focusInput, toggleLegend, roots }: PageCommands) {
  const switchColumns = (): void => change(toggleColumns);
  const switchJobs = (): void => change(toggleJobs);
  const toggleSteps = (): void =>
    change((view) => ({ ...view, reads: view.pin !== null && !view.reads }));
  const keys: Readonly<Record<string, () => void>> = {
    '/': focusInput,
    '?': help,
    c: switchColumns,
    j: switchJobs,
    l: toggleLegend,
    o: () => change(nextColoring),
    r: toggleSteps,
    // Lineage that starts from several entities has no history.
    ...(roots === undefined && { h: () => change(toggleTime) }),
    ['Escape']: () => change(stepBack),
  };
  /** Runs the command of a key that means the same in the graph and in the list. */
  const onKey = (key: string): boolean => {
    keys[key]?.();
    return keys[key] !== undefined;
  };
  const clearPath = (): void => change((view) => pinPath(view, null));
  const toggles = { toggleColumns: switchColumns, toggleJobs: switchJobs, toggleSteps };
  return { help, toggleLegend, ...toggles, clearPath, onKey };
}
