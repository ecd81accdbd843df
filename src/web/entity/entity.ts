import type { RawAspect, Relationship } from '../dataset/read-dataset.js';

/** A number of neighbours. */
export interface Total {
  readonly total: number | null;
}

/** What the graph shows of an entity. Types without a field leave it out. */
export interface Entity {
  readonly urn: string;
  readonly type: string;
  readonly exists?: boolean | null;
  readonly status?: { readonly removed: boolean } | null;
  readonly properties?: { readonly name: string } | null;
  /** The aspect `upstreamLineage` of a dataset. Null if the caller may not see it. */
  readonly aspects?: readonly RawAspect[] | null;
  readonly ups?: Total | null;
  readonly downs?: Total | null;
}

/** One neighbour, with the stamps of the edge to it. */
export interface Neighbour extends Omit<Relationship, 'entity'> {
  readonly entity: Entity | null;
}

/** The first neighbours of an entity on one side. */
export interface Hop {
  /** The number of all neighbours. */
  readonly total: number;
  readonly relationships: readonly Neighbour[];
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
