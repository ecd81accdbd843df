import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Active, Look } from '../look/look.js';
import { findInGraph, type Match } from '../model/find-in-graph.js';
import type { Graph, Path } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import { pathOf } from '../model/path.js';

type Start = Path['start'];

/**
 * The look of the graph now, and its causes: the pinned path is lit, or else the hovered one, and
 * the matches of the find text.
 *
 * @param rest what stands out while no path is lit and nothing is selected
 */
export function useLookNow(
  graph: Graph,
  { pin, selected: chosen }: LineageView,
  rest?: Pick<Look, 'path' | 'selected'>,
) {
  const [active, setActive] = useState<Active | null>(null);
  const { start, hover } = useHover();
  const finding = useFinding(graph);
  const { shown, found } = finding;
  const selected = chosen ?? rest?.selected ?? null;
  const pinned = useMemo((): Path | null => {
    const box = pin && graph.boxes.find(({ isHome, key }) => (pin.key ? key === pin.key : isHome));
    return pin && box ? pathOf(graph, { urn: box.urn, column: pin.column }) : null;
  }, [graph, pin]);
  // A pin keeps the path of the column under the pointer or the keyboard from being lit.
  const hovered = useMemo(() => (start ? pathOf(graph, start) : null), [graph, start]);
  const path = pinned ?? hovered ?? rest?.path ?? null;
  const look = useMemo(
    (): Look => ({ path, active, selected, found, shown }),
    [path, active, selected, found, shown],
  );
  return { look, pinned, hovered, hover, setActive, finding };
}

/** The text that the reader looks for in the graph, and its matches. */
function useFinding(graph: Graph) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const matches: readonly Match[] = useMemo(() => findInGraph(graph, text), [graph, text]);
  const found = useMemo(() => new Set(matches.map(({ key }) => key)), [matches]);
  return { text, setText, matches, found, shown, setShown };
}

/** Milliseconds for which the pointer rests on a column before its path is lit. */
const DELAY_MS = 80;

/** The start of the path that the pointer or the keyboard lights. It changes after a short rest. */
function useHover() {
  const [start, setStart] = useState<Start | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hover = useCallback((next: Start | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setStart(next), DELAY_MS);
  }, []);
  return { start, hover };
}
