import type { Place } from '../../errors/place.js';
import type { Classification, SchemaReading } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/**
 * The lineage that tests run on, in one state or in two: before and after the changes of a plan.
 *
 * Times are {@link BEFORE}, {@link AFTER} or both. Lineage in one state is `AFTER` alone.
 */
export interface TestedLineage {
  /** Every entity that a state shows, and both ends of every edge and of every pair. Sorted by urn. */
  readonly entities: readonly TestedEntity[];
  /** Each pair of ends once. */
  readonly edges: readonly TestedEdge[];
  /** Only pairs whose entities an edge of the same holder joins, as catalogs show paths. */
  readonly pairs: readonly TestedPair[];
  /** The canonical urn of each column, by number. Schemas may name columns that no pair has. */
  readonly columns: readonly string[];
  /** The entity of each column, by number. */
  readonly columnEntities: readonly EntityUrn[];
  /** True if there is a state before. */
  readonly compared: boolean;
  /** Tags, terms, domains and owners. Null without a catalog. May lack entities that it lacks. */
  readonly facts: ReadonlyMap<EntityUrn, Classification> | null;
  /** The columns of datasets, from the catalog or from `create: true`. May lack datasets. */
  readonly schemas: ReadonlyMap<EntityUrn, SchemaReading>;
  /** Reasons for which the lineage itself may be incomplete, as clauses. */
  readonly limits: readonly string[];
  /** Reasons for which column pairs alone may be missing, as clauses. Default: none. */
  readonly columnLimits?: readonly string[];
}

export interface TestedEntity {
  readonly urn: EntityUrn;
  /** Sorted. */
  readonly shortNames: readonly string[];
  /**
   * The states in which the catalog shows the entity. It hides soft-deleted and missing entities:
   * no selector selects them and no number counts them, but paths lead through them.
   */
  readonly shown: number;
}

export interface TestedEdge {
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
  readonly times: number;
  /** The declaration. Null if no manifest declares the edge. */
  readonly place: Place | null;
}

/** A column pair, by the numbers of its columns. Each transform of a pair is one of these. */
export interface TestedPair {
  readonly downstream: number;
  readonly upstream: number;
  readonly transform: string | null;
  readonly times: number;
  readonly place: Place | null;
}
