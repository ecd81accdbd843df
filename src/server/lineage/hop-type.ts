import type { AspectReads } from '../store/aspect-store.js';
import { type LineageEdge, lineageEdge } from '../store/lineage-edge.js';

/**
 * Returns the type of the relationship behind a hop. The relationship may point in either
 * direction: a job `Produces` its downstream.
 */
export function hopType(
  { downstream, upstream }: LineageEdge,
  store: Pick<AspectReads, 'relationships'>,
): string {
  const stated = [
    ...store.relationships(downstream, 'OUTGOING'),
    ...store.relationships(upstream, 'OUTGOING'),
  ];
  const hop = stated.find((one) => {
    const edge = lineageEdge(one);
    return edge?.upstream === upstream && edge.downstream === downstream;
  });
  return hop?.type ?? '';
}
