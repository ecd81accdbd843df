import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { Json } from '../../model/json.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { LineageChange } from '../change.js';
import type { Writing } from '../drift/drift.js';
import type { GuardVerdict } from '../guards/evaluate-guards.js';
import type { EdgeDecision } from '../lineage/decide-edge.js';
import type { PairDecision } from '../lineage/decide-pair.js';
import type { DeclaredTarget, PlanTarget } from '../plan.js';
import type { SubjectKind } from './subject.js';

/** A minor step adds, a major step breaks. */
export const TRACE_FORMAT_VERSION = '1.0';

/** How one element, or those of one column or dataset, came to be decided on: from the manifest to the catalog to the plan. */
export interface Trace {
  readonly formatVersion: typeof TRACE_FORMAT_VERSION;
  /** Without origin and actor where no catalog was asked. */
  readonly target: PlanTarget | DeclaredTarget;
  readonly subject: { readonly kind: SubjectKind; readonly address: string };
  /** The datasets at all ends, the downstream first, then by urn. */
  readonly datasets: readonly TracedDataset[];
  /** Each edge before its pairs; by upstream and columns. */
  readonly elements: readonly TracedElement[];
  /** Those that speak of an element or a dataset of this trace. Sorted by code and message. */
  readonly findings: readonly Finding[];
  /** Guards that are about it. Sorted by guard and address. */
  readonly guards: readonly GuardVerdict[];
}

export interface TracedDataset {
  readonly urn: DatasetUrn;
  readonly address: string;
  readonly shortNames: readonly string[];
  /** Where a manifest first names it; null where none does. */
  readonly place: Place | null;
  /** Whether it is ours to make if it is missing. */
  readonly create: boolean;
  /** What it states itself, so that a target does not reach it: env, platformInstance, urn. Empty without a target. */
  readonly states: readonly string[];
  /** Null where no catalog was asked, or not about this dataset. */
  readonly live: LiveDataset | null;
}

export interface LiveDataset {
  readonly state: 'present' | 'soft-deleted' | 'absent' | 'unreadable';
  /** Why it cannot be read. */
  readonly why: string | null;
  /** The version of its lineage that is there, and who wrote it; null where none is stored. */
  readonly lineage: Writing | null;
}

export type TracedElement = TracedEdge | TracedPair;

interface TracedFacts {
  readonly address: string;
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Null where no manifest declares it. */
  readonly manifest: DeclaredAs | null;
  /** What a plan makes of it; null where no catalog was asked. */
  readonly decision: Decided | null;
}

/** Where an element is declared, and under which rules of its entry. */
export interface DeclaredAs {
  readonly place: Place;
  /** The first entry of the downstream. */
  readonly entry: Place;
  /** `"*"`, which stands for more than one column. */
  readonly wildcard: boolean;
  readonly ownership: 'shared' | 'exclusive';
  /** Whether the entry states it, or the settings. */
  readonly ownershipBy: 'entry' | 'settings';
  readonly protect: boolean;
}

export interface TracedEdge extends TracedFacts {
  readonly element: 'edge';
  /** As declared, else as it is. */
  readonly type: string;
  /** Null where no catalog was asked. */
  readonly live: LiveEdge | null;
}

export interface LiveEdge {
  /** One for each record: a catalog can hold an edge twice. Empty where there is none. */
  readonly records: readonly LiveRecord[];
  /** Whose marks stand on it, sorted by owner; null for a property that is no mark. */
  readonly marks: readonly LiveMark[] | null;
}

export interface LiveRecord {
  readonly type: string;
  /** Urn of the user who made it, as far as the record says. */
  readonly createdBy: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string | null;
}

export interface LiveMark {
  readonly owner: string;
  /** Whether this is us, under this name or an earlier one. */
  readonly ours: boolean;
  readonly edge: boolean;
  /** How many column pairs it names. */
  readonly pairs: number;
  readonly protect: boolean;
}

export interface TracedPair extends TracedFacts {
  readonly element: 'pair';
  /** Urns of the two columns: as the schema spells them, or as they are written where no schema tells. */
  readonly downstreamField: string;
  readonly upstreamField: string;
  /** Null for none. */
  readonly transform: string | null;
  /** 0 to 1, as written. */
  readonly confidence: number;
  /** Null where no catalog was asked. */
  readonly live: LivePair | null;
}

export interface LivePair {
  /** The fine-grained records that hold it, as they are stored. */
  readonly records: readonly Json[];
  /** Owners whose marks name it, sorted. */
  readonly owners: readonly string[];
  /** Null where no schema was looked at: of what is not declared any more, or of a dataset that is not there. */
  readonly downstreamColumn: ColumnRule | null;
  readonly upstreamColumn: ColumnRule | null;
}

/**
 * How a column was found in the live schema: under its exact field path, by its simplified form, or without regard to letter
 * case. `no-schema`: there is none, so it is taken as it is written; `not-there`: the schema does not have it (any more).
 */
export type ColumnRule = 'exact' | 'simplified' | 'letter-case' | 'no-schema' | 'not-there';

export interface Decided {
  /** `unresolved`: declared, but no column that it means was found; `unreadable-dataset`: nothing can be decided. */
  readonly kind: EdgeDecision['kind'] | PairDecision['kind'] | 'unresolved' | 'unreadable-dataset';
  /** One sentence, lower case. */
  readonly why: string;
  /** What a plan would do; null for nothing. */
  readonly change: LineageChange | null;
}
