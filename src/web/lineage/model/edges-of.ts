import { edgeFacts, type Neighbor } from '../../entity/entity.js';
import { type Link, linksOf } from '../../entity/links.js';
import type { BoxEdge } from './graph.js';
import type { Node, OpenSide, Walk } from './walk.js';

/**
 * The edges between the boxes of a walk: those that aspects record, then those that only the index
 * of the catalog knows, such as edges of jobs.
 */
export function edgesOf({ nodes, sides }: Walk): readonly BoxEdge[] {
  const edges = new Map<string, BoxEdge>();
  const related = relatedOf(sides);
  for (const node of nodes.values()) {
    if (!node.entity) continue;
    for (const [urn, link] of linksOf(node.entity).byUpstream) {
      const upstream = nodes.get(urn);
      if (!upstream) continue;
      const id = edgeId(upstream, node);
      edges.set(id, toEdge(upstream, node, related.get(`${urn}\n${node.urn}`), link));
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
    ...edgeFacts(link?.record, related),
    source: link?.record?.properties?.['source'],
    pairs: link?.pairs ?? [],
    fromWhole: link?.fromWhole ?? [],
  };
}
