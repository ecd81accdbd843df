import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { Json } from '../../model/json.js';
import type { LineageChange } from '../../plan/document/change.js';
import type { DeclaredTarget, GuardVerdict, PlanTarget } from '../../plan/document/plan.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Writing } from '../drift/drift.js';

/** A minor version adds members, a major version breaks readers. 1.1 added `tool`. */
export const EXPLANATION_FORMAT_VERSION = '1.2';

/**
 * The explanation of one element, or of the elements of one column or dataset: the declaration, the
 * state in the catalog, and the decision of the plan.
 */
export interface Explanation {
  readonly formatVersion: typeof EXPLANATION_FORMAT_VERSION;
  /** Without origin and actor if no catalog was read. */
  readonly target: PlanTarget | DeclaredTarget;
  readonly subject: { readonly kind: AddressKind; readonly address: string };
  /** The datasets of the elements, the downstream first, then sorted by urn. */
  readonly datasets: readonly ExplainedDataset[];
  /** Sorted by upstream and columns, each edge before its pairs. */
  readonly elements: readonly ExplainedElement[];
  /** Findings about these elements and datasets. Sorted by code and message. */
  readonly findings: readonly Finding[];
  /** Guards about these elements and datasets. Sorted by guard and address. */
  readonly guards: readonly GuardVerdict[];
}

/** The element or the elements that an address names. `dataset` stands for any kind of entity. */
export type AddressKind = 'dataset' | 'column' | 'edge' | 'pair';

/** A dataset of the explained elements. */
export interface ExplainedDataset {
  readonly urn: EntityUrn;
  readonly address: string;
  readonly shortNames: readonly string[];
  /** The first place in a manifest that names it; null if no manifest does. */
  readonly place: Place | null;
  /** True if it is declared with `create: true`. */
  readonly create: boolean;
  /**
   * Stated properties that the target does not override: env, platformInstance, urn. Empty without
   * a target.
   */
  readonly states: readonly string[];
  /** Null if this dataset was not read from a catalog. */
  readonly live: LiveDataset | null;
}

/** The state of a dataset in the catalog. */
export interface LiveDataset {
  readonly state: 'present' | 'soft-deleted' | 'absent' | 'unreadable';
  /** The reason why it cannot be read; null if it can. */
  readonly why: string | null;
  /** The write of the present version of its lineage; null if none is stored. */
  readonly lineage: Writing | null;
}

/** An edge or a column pair with its explanation. */
export type ExplainedElement = ExplainedEdge | ExplainedPair;

/** The facts that all explained elements have. */
interface ExplainedFacts {
  readonly address: string;
  readonly downstream: EntityUrn;
  readonly upstream: EntityUrn;
  /** Null if no manifest declares it. */
  readonly manifest: ManifestSource | null;
  /** The planner's decision; null if no catalog was read. */
  readonly decision: ExplainedDecision | null;
}

/** The place where an element is declared, and the rules of its entry. */
export interface ManifestSource {
  readonly place: Place;
  /** The first entry of the downstream. */
  readonly entry: Place;
  /** True if the mapping is `"*"`. */
  readonly wildcard: boolean;
  readonly ownership: 'shared' | 'exclusive';
  /** The place that states the ownership. */
  readonly ownershipBy: 'entry' | 'settings';
  readonly protect: boolean;
}

/** The explanation of an edge. */
export interface ExplainedEdge extends ExplainedFacts {
  readonly element: 'edge';
  /** The declared type; the stored type if the edge is not declared. */
  readonly type: string;
  /** The declared note. Absent without one, and before format 1.2. */
  readonly note?: string;
  /** Null if no catalog was read. */
  readonly live: LiveEdge | null;
}

/** An edge in the catalog. */
export interface LiveEdge {
  /** One for each record: a catalog can hold an edge twice. Empty if none exists. */
  readonly records: readonly LiveRecord[];
  /** Marks on the edge, sorted by owner; null if the property holds no mark. */
  readonly marks: readonly LiveMark[] | null;
}

/** One upstream record of an edge. */
export interface LiveRecord {
  readonly type: string;
  /** Urn of the user who created it; null if the record does not state one. */
  readonly createdBy: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string | null;
}

/** The mark of one stack on an edge. */
export interface LiveMark {
  readonly owner: string;
  /** True if the owner is this stack, under its present or an earlier name. */
  readonly ours: boolean;
  readonly edge: boolean;
  /** Number of column pairs that it names. */
  readonly pairs: number;
  readonly protect: boolean;
  /** Absent without one, and before format 1.2. */
  readonly note?: string;
}

/** The explanation of a column pair. */
export interface ExplainedPair extends ExplainedFacts {
  readonly element: 'pair';
  /** Urns of the two columns, spelled as in the schema, or as declared if no schema is known. */
  readonly downstreamField: string;
  readonly upstreamField: string;
  /** Null for none. */
  readonly transform: string | null;
  /** 0 to 1, as written. */
  readonly confidence: number;
  /** Null if no catalog was read. */
  readonly live: LivePair | null;
}

/** A column pair in the catalog. */
export interface LivePair {
  /** The fine-grained records that hold it, as they are stored. */
  readonly records: readonly Json[];
  /** Owners whose marks name it, sorted. */
  readonly owners: readonly string[];
  /** Null if no schema was read: the pair is no longer declared, or the dataset does not exist. */
  readonly downstreamColumn: ColumnRule | null;
  readonly upstreamColumn: ColumnRule | null;
}

/**
 * The rule by which a column was found in the live schema: by its exact field path, by its
 * simplified form, or without regard to letter case. `no-schema`: the dataset has none, so the
 * column is taken as written. `not-there`: the schema does not have it, or no longer has it.
 */
export type ColumnRule = 'exact' | 'simplified' | 'letter-case' | 'no-schema' | 'not-there';

/** The planner's decision on one element. */
export interface ExplainedDecision {
  readonly kind: DecisionKind;
  /** One sentence, lower case. */
  readonly why: string;
  /** The planned change; null for none. */
  readonly change: LineageChange | null;
}

/** The kinds of decisions on edges and column pairs. */
export type DecisionKind =
  /** The plan writes the element, or restores it to its value before an apply. */
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  /** The plan writes or removes only our mark. */
  | 'mark'
  | 'release'
  /** Ours, and as declared. */
  | 'keep'
  /** Declared, and exists without our mark: as declared, or with another type. */
  | 'co-declared'
  | 'differs'
  /** Owned by another stack, with another value than declared. */
  | 'foreign'
  /** Not declared and not ours. */
  | 'others'
  /** The property of the marks holds something else. */
  | 'unreadable'
  /** A rollback should restore the element, but leaves it unchanged. */
  | 'overtaken'
  /** Stays unchanged: the plan does not concern the element, or no approval covers its change. */
  | 'held'
  /** Declared, but its columns were not found. */
  | 'unresolved'
  /** The catalog does not show the downstream, so nothing can be decided. */
  | 'unreadable-dataset';
