import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../ui/notice.js';
import { connectionsOf, itemsOf, withMembers } from '../layout/graph-items.js';
import { layoutInWorker } from '../layout/layout-in-worker.js';
import { placeNew } from '../layout/place-new.js';
import type { PlacedGraph, Places } from '../layout/placed.js';
import type { Graph } from '../model/graph.js';

/**
 * Keeps places for a graph. The first boxes get a layout. Later boxes get places beside them, as if
 * the reader opened them one by one, and until the reader acts, the view fits them.
 *
 * @param isSettled true if no answer is on its way
 */
export function usePlaces(graph: Graph, isSettled: boolean) {
  const [placed, setPlaced] = useState<PlacedGraph | null>(null);
  const [layoutError, setError] = useState<string | null>(null);
  const [tidied, setTidied] = useState(0);
  const hasActed = useRef(false);
  const anchor = useRef<string | null>(null);
  const last = useRef<{ readonly places: Places; readonly tidied: number } | null>(null);

  useEffect(() => {
    if (graph.boxes.length === 0) return;
    const before = last.current;
    // One layout of all is better where boxes of several starts come together.
    const isOneStart = graph.boxes.every(({ isRoot, isHome }) => isHome || !isRoot);
    const isEarly = !hasActed.current && !isOneStart && isSettled;
    const isWhole = before === null || before.tidied !== tidied || isEarly;
    // A link can open much. Its boxes appear at once, and not with each answer.
    if (!isWhole && !hasActed.current && !isSettled) return;
    const items = itemsOf(graph);
    const connections = connectionsOf(graph);
    const show = (found: Places, isLayout: boolean): void => {
      const places = withMembers(graph, found);
      last.current = { places, tidied };
      setError(null);
      setPlaced((now) => ({ graph, places, layouts: (now?.layouts ?? 0) + (isLayout ? 1 : 0) }));
    };
    if (!isWhole) {
      const places = placeNew(before.places, items, connections, anchor.current ?? graph.home);
      return show(places, !hasActed.current);
    }
    const controller = new AbortController();
    layoutInWorker({ items, connections }, controller.signal).then(
      (places) => show(places, true),
      (reason: unknown) => {
        if (!controller.signal.aborted) setError(messageOf(reason));
      },
    );
    return () => controller.abort();
  }, [graph, isSettled, tidied]);

  // The reader looks at the present places. They stay from now on.
  const hold = useCallback(() => {
    hasActed.current = true;
  }, []);
  // The box that the reader acts on keeps its place from now on.
  const actOn = useCallback((id: string) => {
    hasActed.current = true;
    anchor.current = id;
  }, []);
  // Finds new places for all boxes.
  const tidy = useCallback(() => setTidied((count) => count + 1), []);
  return { placed, layoutError, actOn, hold, tidy };
}
