import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { hopType } from '../lineage/hop-type.js';
import type { LineageReads } from '../lineage/lineage-hops.js';
import { type ReachedEntity, walkLineage } from '../lineage/walk-lineage.js';
import { pageByOffset } from '../search/page-by-offset.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { LineageDirection } from '../store/lineage-edge.js';

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
  /** The number of entities on this page. */
  readonly count: number;
  readonly total: number;
  readonly relationships: readonly LineageRelationship[];
}

/** An entity that is reachable by lineage. */
export interface LineageRelationship extends JsonObject {
  /** The type of the relationship of the last hop. */
  readonly type: string;
  readonly entity: Urn;
  readonly degree: number;
  /** One shortest path from the start to the entity, even if there are several. */
  readonly paths: readonly (readonly Urn[])[];
}

/**
 * Lists the entities within a number of hops, the nearest first. Entities that do not exist are
 * listed as well.
 */
export function lineageResult(
  { urn, direction, start, count, maxHops }: LineageQuery,
  store: LineageReads & Pick<AspectReads, 'relationships'>,
): LineageResult {
  const reached = walkLineage({ start: urn, direction, maxHops }, store);
  const page = pageByOffset([...reached.values()], { start, count });
  const relationships = page.rows.map((one): LineageRelationship => {
    const [parent = urn] = one.parents();
    const hop =
      direction === 'UPSTREAM'
        ? { downstream: parent, upstream: one.urn }
        : { downstream: one.urn, upstream: parent };
    return {
      type: hopType(hop, store),
      entity: one.urn,
      degree: one.degree,
      paths: [pathTo(one, reached)],
    };
  });
  return { start, count: relationships.length, total: page.total, relationships };
}

/** Finds a shortest path to an entity. `reached` does not contain the start. */
function pathTo(end: ReachedEntity, reached: ReadonlyMap<Urn, ReachedEntity>): readonly Urn[] {
  const path = [end.urn];
  for (
    let [parent] = end.parents();
    parent !== undefined;
    [parent] = reached.get(parent)?.parents() ?? []
  )
    path.push(parent);
  return path.reverse();
}
