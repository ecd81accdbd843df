import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { hopType } from '../lineage/hop-type.js';
import { type ReachedEntity, walkLineage } from '../lineage/walk-lineage.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { LineageDirection } from '../store/lineage-edge.js';
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
  const reached = walkLineage({ start: urn, direction, maxHops }, store);
  const page = takeRows([...reached.values()], { start, count });
  const relationships = page.rows.map((one): LineageRelationship => {
    const [parent = urn] = one.parents();
    const hop = direction === 'UPSTREAM' ? { downstream: parent, upstream: one.urn } : { downstream: one.urn, upstream: parent };
    return { type: hopType(hop, store), entity: one.urn, degree: one.degree, paths: [pathTo(one, reached)] };
  });
  return { start, count: relationships.length, total: page.total, relationships };
}

/** A shortest path from the start, which the walk itself did not reach. */
function pathTo(end: ReachedEntity, reached: ReadonlyMap<Urn, ReachedEntity>): readonly Urn[] {
  const path = [end.urn];
  for (let [parent] = end.parents(); parent !== undefined; [parent] = reached.get(parent)?.parents() ?? []) path.push(parent);
  return path.reverse();
}
