import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';

export const DIRECTIONS = ['up', 'down'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The fields of an entity that the pages read. Types without a field leave it out. */
export interface Entity {
  readonly urn: string;
  /** DataHub's type, such as `DATASET` or `DATA_JOB`. */
  readonly type: string;
  readonly exists?: boolean | null;
  readonly status?: { readonly removed: boolean } | null;
  readonly properties?: { readonly name: string } | null;
  /** The aspect `upstreamLineage` of a dataset. Null if the caller may not see it. */
  readonly aspects?: readonly { readonly payload: string | null }[] | null;
  readonly ups?: { readonly total: number | null } | null;
  readonly downs?: { readonly total: number | null } | null;
}

/** One neighbor, with the stamps of the edge to it. */
export interface Neighbor {
  readonly entity: Entity | null;
  readonly createdOn: number | null;
  readonly createdActor: { readonly urn: string } | null;
  readonly updatedOn: number | null;
  readonly updatedActor: { readonly urn: string } | null;
}

/** The first neighbors of an entity on one side. */
export interface Hop {
  /** The number of all neighbors. */
  readonly total: number;
  readonly relationships: readonly Neighbor[];
}

/** A column as the schema describes it. */
export interface SchemaColumn {
  readonly fieldPath: string;
  readonly nativeDataType: string | null;
  readonly type: string;
  readonly description: string | null;
}

/** DataHub's name of a direction. */
export function directionName(direction: Direction): string {
  return direction === 'up' ? 'UPSTREAM' : 'DOWNSTREAM';
}

/** The largest number of neighbors that a hop lists. */
const HOP_SIZE = 100;

/** The input of `lineage`. Siblings stay apart, and entities that do not exist are listed. */
export function sideInput(direction: Direction, count: number = HOP_SIZE): object {
  return {
    direction: directionName(direction),
    start: 0,
    count,
    separateSiblings: true,
    includeGhostEntities: true,
  };
}

/** The part of a query that names an entity and tells its state. */
export const MEMBER: string = `
fragment member on Entity {
  urn type
  ... on Dataset { exists status { removed } properties { name } }
  ... on DataJob { exists status { removed } properties { name } }
  ... on Chart { exists status { removed } properties { name } }
  ... on Dashboard { exists status { removed } properties { name } }
}`;

/** The part of a query that reads an {@link Entity}. */
export const FACTS: string = `
fragment facts on Entity {
  ...member
  ... on EntityWithRelationships {
    ups: lineage(input: {
      direction: UPSTREAM, start: 0, count: 1, separateSiblings: true, includeGhostEntities: true
    }) { total }
    downs: lineage(input: {
      direction: DOWNSTREAM, start: 0, count: 1, separateSiblings: true, includeGhostEntities: true
    }) { total }
  }
  ... on Dataset { aspects(input: { aspectNames: ["upstreamLineage"] }) { payload } }
}${MEMBER}`;

/** The part of a query that reads a {@link Hop}. */
export const HOP: string = `
fragment hop on EntityLineageResult {
  total
  relationships {
    createdOn createdActor { urn } updatedOn updatedActor { urn }
    entity { ...facts }
  }
}${FACTS}`;

/** Who changed something, and when. A time of 0 or null: not recorded. */
export interface Stamp {
  readonly time: number | null;
  readonly actor: string | null;
}

/** The facts that the catalog records of an edge between any two entities. */
export interface EdgeFacts {
  /** The type of the lineage, such as `TRANSFORMED`. Undefined: not recorded. */
  readonly type: string | undefined;
  readonly created: Stamp;
  readonly updated: Stamp;
  readonly query: string | undefined;
  /** The text of the marks. */
  readonly mark: string | undefined;
}

/** The facts of a record. Its stamps come from the index if the record has none. */
export function edgeFacts(
  record: UpstreamRecord | undefined,
  related: Neighbor | undefined,
): EdgeFacts {
  const stampOf = (time?: number | null, actor?: { readonly urn: string } | null): Stamp => ({
    time: time ?? null,
    actor: actor?.urn ?? null,
  });
  return {
    type: record?.type,
    created: record?.created ?? stampOf(related?.createdOn, related?.createdActor),
    updated: record?.auditStamp ?? stampOf(related?.updatedOn, related?.updatedActor),
    query: record?.query,
    mark: record?.properties?.[MARK_PROPERTY],
  };
}

/** Why an entity cannot be opened as usual, or `present`. */
export type EntityState = 'present' | 'missing' | 'removed' | 'hidden';

export const stateWords: Readonly<Record<EntityState, string>> = {
  present: '',
  missing: 'not in the catalog',
  removed: 'soft-deleted',
  hidden: 'not visible to you',
};

/** Tells whether an entity exists, as far as the answer says. */
export function stateOf(entity: Pick<Entity, 'exists' | 'status'> | null | undefined): EntityState {
  if (entity?.status?.removed) return 'removed';
  return entity?.exists === false ? 'missing' : 'present';
}
