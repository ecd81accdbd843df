import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { type ReachedNode, walkLineage } from '../lineage/walk-lineage.js';
import type { AspectStore, LineageDirection } from '../store/aspect-store.js';
import { lineageEdge } from '../store/lineage-edge.js';
import { takeRows } from './take-rows.js';

export interface LineageQuery {
  readonly urn: Urn;
  readonly direction: LineageDirection;
  readonly start: number;
  readonly count: number;
  readonly maxHops: number;
}

/** The record `EntityLineageResult`. */
export interface LineageResult extends JsonObject {
  readonly start: number;
  /** How many there are on this page. */
  readonly count: number;
  readonly total: number;
  readonly relationships: readonly LineageRelationship[];
}

/** An entity that lineage leads to. */
export interface LineageRelationship extends JsonObject {
  /** That of the last hop. */
  readonly type: string;
  readonly entity: Urn;
  readonly degree: number;
  /** From the start to the entity. One, though there may be several of the same length. */
  readonly paths: readonly (readonly Urn[])[];
}

/** What lineage leads to within some hops, the nearest first; the graph as it is, whether its entities exist or not. */
export function lineageOf({ urn, direction, start, count, maxHops }: LineageQuery, store: AspectStore): LineageResult {
  const reached = walkLineage({ start: urn, neighbours: (one) => store.neighbours(one, direction), maxHops });
  const page = takeRows([...reached.values()], { start, count });
  const relationships = page.rows.map(
    (one): LineageRelationship => ({
      type: typeOfHop(one, direction, store),
      entity: one.node,
      degree: one.degree,
      paths: [pathTo(one, reached)],
    }),
  );
  return { start, count: relationships.length, total: page.total, relationships };
}

/** A shortest path from the start, which the walk itself did not reach. */
function pathTo(end: ReachedNode<Urn>, reached: ReadonlyMap<Urn, ReachedNode<Urn>>): readonly Urn[] {
  const path = [end.node];
  for (let [parent] = end.parents; parent !== undefined; [parent] = reached.get(parent)?.parents ?? []) path.push(parent);
  return path.reverse();
}

/** The name of the relationship that the last hop goes along, which may lead either way: a job `Produces` what is downstream of it. */
function typeOfHop({ node, parents }: ReachedNode<Urn>, direction: LineageDirection, store: AspectStore): string {
  const [parent] = parents;
  const [upstream, downstream] = direction === 'UPSTREAM' ? [node, parent] : [parent, node];
  const stated = [...store.relationships(node, 'OUTGOING'), ...store.relationships(node, 'INCOMING')];
  const hop = stated.find((one) => {
    const edge = lineageEdge(one);
    return edge?.upstream === upstream && edge?.downstream === downstream;
  });
  return hop?.type ?? '';
}
