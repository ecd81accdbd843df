import { edgeFacts } from '../../entity/edge-record.js';
import type { Neighbor } from '../../entity/entity.js';
import { type Link, linksOf } from '../../entity/links.js';
import type { BoxEdge } from './graph.js';
import type { Node, Walk } from './walk.js';

/**
 * The edges between the boxes of a walk: first the edges that aspects record, then the edges that
 * only the index of the catalog knows, such as edges of models.
 */
export function edgesOf({ nodes, sides }: Walk): readonly BoxEdge[] {
  const edges = new Map<string, BoxEdge>();
  const related = relatedOf({ nodes, sides });
  for (const node of nodes.values()) {
    if (!node.entity) continue;
    for (const link of linksOf(node.entity).byEnd.values()) {
      const [upstream, downstream] = [nodes.get(link.upstream), nodes.get(link.downstream)];
      if (!upstream || !downstream) continue;
      const neighbor = related.get(`${link.upstream}\n${link.downstream}`);
      const edge = toEdge(upstream, downstream, neighbor, link);
      edges.set(edge.id, withDrawnPairs(edge, nodes));
    }
  }
  for (const [ends, neighbor] of related) {
    const [upstream, downstream] = ends.split('\n').map((urn) => nodes.get(urn));
    if (!upstream || !downstream) continue;
    const id = edgeId(upstream, downstream);
    if (!edges.has(id)) edges.set(id, toEdge(upstream, downstream, neighbor));
  }
  return [...edges.values()];
}

type EdgeEnd = Pick<Node, 'urn' | 'key'>;

function edgeId(upstream: EdgeEnd, downstream: EdgeEnd): string {
  return `${upstream.key}-${downstream.key}`;
}

/**
 * The drawn neighbors of open sides, by `UPSTREAM\nDOWNSTREAM`. Undefined: only the urn of the
 * neighbor is read.
 */
function relatedOf({ nodes, sides }: Pick<Walk, 'nodes' | 'sides'>) {
  const related = new Map<string, Neighbor | undefined>();
  for (const { node, direction, hop, urns } of sides.values()) {
    const listed = new Map(hop?.relationships.map((one) => [one.entity?.urn, one]));
    for (const other of urns) {
      if (!nodes.has(other)) continue;
      const ends = direction === 'up' ? `${other}\n${node.urn}` : `${node.urn}\n${other}`;
      related.set(ends, listed.get(other));
    }
  }
  return related;
}

/** Leaves out pairs of a job with datasets that are not drawn. */
function withDrawnPairs(edge: BoxEdge, nodes: Walk['nodes']): BoxEdge {
  const pairs = edge.pairs.filter(
    ({ upstream, downstream }) => nodes.has(upstream.dataset) && nodes.has(downstream.dataset),
  );
  return { ...edge, pairs, hiddenPairs: edge.pairs.length - pairs.length };
}

/** An edge with what its record and the index tell of it, if there are any. */
export function toEdge(
  upstream: EdgeEnd,
  downstream: EdgeEnd,
  related: Neighbor | undefined,
  link?: Link,
): BoxEdge {
  return {
    id: edgeId(upstream, downstream),
    upstream: upstream.urn,
    downstream: downstream.urn,
    isLoop: upstream.urn === downstream.urn,
    ...edgeFacts(link, related),
    source: link?.record?.properties?.['source'],
    pairs: link?.pairs ?? [],
    hiddenPairs: 0,
    fromWhole: link?.fromWhole ?? [],
    through: [],
  };
}
