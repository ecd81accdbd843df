import type { EdgeEnd } from '../../model/edge-end.js';
import type { NonEmpty } from '../../model/group-by.js';
import type { Marks } from '../../model/mark.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/**
 * Returns the same key for every spelling of one column, and different keys for different columns.
 * Valid for one downstream.
 */
export type ColumnKeys = (dataset: EntityUrn, path: string) => string;

export interface SpelledColumn {
  readonly dataset: EntityUrn;
  readonly path: string;
}

/** A column pair as one record spells and describes it. */
export interface PairOccurrence {
  /** The fingerprint of this spelling and transform, as marks hold it. */
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstream: EntityUrn;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  /** True if we may change the record: it has a single downstream column and no query. */
  readonly writable: boolean;
}

/** The elements of one downstream, as its aspect shows them. */
export interface ObservedUnit {
  /**
   * Edges by upstream. Several records of one upstream are one edge. It has the marks of all these
   * records.
   */
  readonly edges: ReadonlyMap<string, ObservedEdge>;
  /** Pairs by key. All spellings of a pair have one key. */
  readonly pairs: ReadonlyMap<string, ObservedPair>;
  readonly keys: ColumnKeys;
}

export interface ObservedEdge {
  /** The other end. */
  readonly upstream: EdgeEnd;
  /**
   * The type of each record. A catalog can hold an edge twice: `updateLineage` appends duplicates.
   */
  readonly types: readonly [string, ...string[]];
  /** The user who created each record. */
  readonly creators: readonly (string | undefined)[];
  /** The user who added each record by `updateLineage`, as `mutationActor` tells. */
  readonly mutationActors: readonly (string | undefined)[];
  /** The owners of the marks on each record. */
  readonly owners: readonly (readonly string[])[];
  /** The text of the mark property on the first record, if it has one. */
  readonly markText: string | undefined;
  /** Undefined if another writer put something into the property that we cannot read. */
  readonly marks: Marks | undefined;
}

/** A column pair that exists in at least one record. */
export interface ObservedPair {
  /** The identity of the pair: its two columns, however they are spelled. */
  readonly key: string;
  readonly upstream: EntityUrn;
  /** In the order of the records. */
  readonly occurrences: NonEmpty<PairOccurrence>;
}
