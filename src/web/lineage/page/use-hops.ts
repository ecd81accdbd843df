import { useCallback, useEffect, useRef } from 'react';
import { openSide } from '../model/change-view.js';
import type { Box, Direction, Graph } from '../model/graph.js';
import type { ChangeView } from './use-lineage-view.js';

/** Boxes whose neighbours have to open too, once they are drawn. */
interface Waiting {
  readonly urns: readonly string[];
  readonly direction: Direction;
  /** The hops that are left. */
  readonly hops: number;
}

/** Opens a side of a box by some hops. Each hop waits for the one before. */
export function useHops(graph: Graph, change: ChangeView) {
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => {
    const now = waiting.current;
    if (now === null) return;
    const boxes = graph.boxes.filter(({ urn }) => now.urns.includes(urn));
    if (boxes.some(({ sides }) => sides[now.direction].isLoading)) return;
    const next = neighboursOf(graph, now).filter(({ sides }) => !sides[now.direction].isOpen);
    const isLast = next.length === 0 || now.hops <= 1;
    waiting.current = isLast
      ? null
      : { ...now, urns: next.map(({ urn }) => urn), hops: now.hops - 1 };
    if (now.hops > 0 && next.length > 0)
      change((view) => next.reduce((one, box) => openSide(one, box, now.direction), view), {
        replace: true,
      });
  }, [graph, change]);
  return useCallback(
    (box: Box, direction: Direction, hops: number): void => {
      change((view) => openSide(view, box, direction));
      waiting.current = hops > 1 ? { urns: [box.urn], direction, hops: hops - 1 } : null;
    },
    [change],
  );
}

function neighboursOf({ boxes, edges }: Graph, { urns, direction }: Waiting): readonly Box[] {
  const near = new Set(urns);
  const far = new Set(
    edges.flatMap(({ upstream, downstream }) => {
      const [from, to] = direction === 'up' ? [downstream, upstream] : [upstream, downstream];
      return near.has(from) && !near.has(to) ? [to] : [];
    }),
  );
  return boxes.filter(({ urn }) => far.has(urn));
}
