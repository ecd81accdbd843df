import type { FindingLevel } from '../../errors/code-entry.js';
import type { Place } from '../../errors/place.js';

/** The outcome of one lineage test. */
export interface TestOutcome {
  readonly name: string;
  readonly level: Exclude<FindingLevel, 'info'>;
  /** True if a plan is refused for violations that it does not make, too. */
  readonly existing: boolean;
  /** The reason of the rule as the user states it, or null. */
  readonly description: string | null;
  /** The place of the name of the test. */
  readonly place: Place;
  /** The rule as a clause: `no edge leads from "snowflake:*.raw.*" to "snowflake:*.mart.*"`. */
  readonly sentence: string;
  /** `skipped`: the test could not run, for the reason in `limit`. */
  readonly state: 'held' | 'violated' | 'skipped';
  /** The number of entities or columns that each selector selects, after the changes. */
  readonly selected: readonly SelectedCount[];
  /** The number of violations after the changes. */
  readonly violations: number;
  /** The number of them that were not there before. Null if no state before is known. */
  readonly made: number | null;
  /** The number of violations that were there before and that the changes end. */
  readonly fixed: number;
  /** Violations that the changes make first, then by the length of the path and by address. */
  readonly shown: readonly Violation[];
  /** The reason for which the numbers may be incomplete, as a clause. Null if they are complete. */
  readonly limit: string | null;
}

/** The largest number of violations of one test that an outcome shows. */
export const MAX_SHOWN_VIOLATIONS = 10;

/** The number of items that one selector of a test selects. */
export interface SelectedCount {
  /** The key of the selector in the rule: `from`, `to`, `of`, `unless.through`. */
  readonly role: string;
  readonly count: number;
}

/** One violation of a test. */
export interface Violation {
  /** For people: `mart_orders <- raw_orders` for a path, `mart_orders` for an entity. */
  readonly address: string;
  /** What is wrong: `mart_orders <- stg_orders <- raw_orders`, `mart_orders has 0 upstreams`. */
  readonly message: string;
  /** True if it was not there before the changes. Null if no state before is known. */
  readonly made: boolean | null;
  /**
   * The shortest path, from upstream to downstream. A cycle ends where it starts. One node for a
   * violation without a path.
   */
  readonly path: readonly PathNode[];
  /**
   * The declaration that makes it: of the first step that the changes add, else of the first
   * declared step. Null if no manifest declares a step.
   */
  readonly place: Place | null;
}

/** An entity or a column on a path, and the step that leads to it from the node before. */
export interface PathNode {
  /** The urn of an entity, or of a column. */
  readonly urn: string;
  readonly address: string;
  /** The transform of the column pair that leads to it. Null without one and for the first node. */
  readonly transform: string | null;
  /** The declaration of the step. Null if no manifest declares it, and for the first node. */
  readonly place: Place | null;
  /** True if the changes add the step. */
  readonly made: boolean;
}
