import type { AspectStore } from '../store/aspect-store.js';
import { type LineageEdge, lineageEdge } from '../store/lineage-edge.js';

/** The name of the relationship that a hop goes along, which may lead either way: a job `Produces` what is downstream of it. */
export function hopType({ downstream, upstream }: LineageEdge, store: AspectStore): string {
  const stated = [...store.relationships(downstream, 'OUTGOING'), ...store.relationships(upstream, 'OUTGOING')];
  const hop = stated.find((one) => {
    const edge = lineageEdge(one);
    return edge?.upstream === upstream && edge.downstream === downstream;
  });
  return hop?.type ?? '';
}
