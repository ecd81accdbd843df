import { edgeFacts } from '../../entity/edge-record.js';
import type { Neighbor } from '../../entity/entity.js';
import { type Link, linksOf } from '../../entity/links.js';
import type { BoxEdge } from './graph.js';
import type { Node, OpenSide, Walk } from './walk.js';

/**
 * The edges between the boxes of a walk: first the edges that aspects record, then the edges that
 * only the index of the catalog knows, such as edges of models.
 */
export function edgesOf({ nodes, sides }: Walk): readonly BoxEdge[] {
  const edges = new Map<string, BoxEdge>();
  const related = relatedOf(sides);
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

/** The id of the edge between two boxes. */
function edgeId(upstream: Node, downstream: Node): string {
  return `${upstream.key}-${downstream.key}`;
}

/** The neighbors of open sides, by `UPSTREAM\nDOWNSTREAM`. */
function relatedOf(sides: ReadonlyMap<string, OpenSide>): ReadonlyMap<string, Neighbor> {
  const related = new Map<string, Neighbor>();
  for (const { node, direction, hop } of sides.values()) {
    for (const neighbor of hop?.relationships ?? []) {
      const other = neighbor.entity?.urn;
      if (other === undefined) continue;
      const ends = direction === 'up' ? `${other}\n${node.urn}` : `${node.urn}\n${other}`;
      related.set(ends, neighbor);
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

function toEdge(
  upstream: Node,
  downstream: Node,
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
