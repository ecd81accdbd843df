import type { Finding } from '../errors/finding.js';
import type { EdgeRef } from '../model/catalog-port.js';
import type { DatasetContent } from '../model/desired-state.js';
import type { CorpUserUrn } from '../urn/corp-user-urn.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { Change } from './change.js';
import type { GuardVerdict } from './guards/evaluate-guards.js';
import type { Impact } from './impact/impact.js';
import type { Intent } from './intent.js';
import type { UnitTarget } from './lineage/unit-target.js';

/** A minor step adds, a major step breaks. 1.1 added `digests.document`. */
export const PLAN_FORMAT_VERSION = '1.1';

/** Everything of the shape of a plan, made against a catalog or not. Published as `schemas/plan.schema.json`. */
export type PlanDocument = Plan | Comparison;

/**
 * What an apply would do, as a value: sorted, without secrets, and the same for the same manifests and catalog whatever
 * the order of files and keys (`source`, places and `digests.document`, which covers both, aside).
 */
export interface Plan extends PlanBody {
  readonly target: PlanTarget;
  readonly base: null;
}

/** What differs between the manifests of two revisions. No catalog was asked, and it can never be applied. */
export interface Comparison extends PlanBody {
  readonly target: DeclaredTarget;
  readonly base: Revision;
  readonly appliable: false;
}

interface PlanBody {
  /** The version of the program that made it: a plan that was saved may be older or newer. */
  readonly formatVersion: `1.${number}`;
  readonly tool: ToolVersion;
  readonly intent: Intent;
  readonly source: PlanSource;
  /** What the plan is limited to; null where it is not. */
  readonly scope: PlanScope | null;
  /** Sorted by dataset, created datasets before their edges, then by upstream. */
  readonly changes: readonly Change[];
  readonly writes: Writes;
  /** What was found in the manifests and against the catalog. Sorted by code and message. */
  readonly findings: readonly Finding[];
  /** What needs a word of its own, and whether somebody gave it. Sorted by guard and address. */
  readonly guards: readonly GuardVerdict[];
  readonly impact: Impact;
  readonly summary: PlanSummary;
  /** False when a finding of level error stands in the way. */
  readonly appliable: boolean;
  readonly digests: PlanDigests;
}

export interface PlanDigests {
  readonly effect: string;
  /** Of everything else in the finished plan. Absent before it is finished, and in format 1.0. */
  readonly document?: string;
}

/** The downstreams that a plan is limited to. It never touches another one. */
export interface PlanScope {
  /** As they were given, none for all. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  /** Downstreams within. */
  readonly units: number;
  /** Downstreams that are declared or ours and that the scope leaves out. */
  readonly outside: number;
}

export interface ToolVersion {
  readonly name: 'headwater';
  readonly version: string;
}

export interface PlanTarget {
  /** The catalog's address without credentials. */
  readonly origin: string;
  readonly stack: string;
  /** The named target of the settings, or null. */
  readonly target: string | null;
  /** Whose token was used. */
  readonly actor: CorpUserUrn;
}

/** Of a comparison: nobody was asked who we are. */
export interface DeclaredTarget {
  readonly origin: null;
  readonly stack: string;
  readonly target: string | null;
  readonly actor: null;
}

/** The revision of the manifests that a comparison begins with. */
export interface Revision {
  /** As it was named: a branch, a tag, a hash. */
  readonly ref: string;
  /** The full hash. */
  readonly commit: string;
}

/** Where the manifests came from. */
export interface PlanSource {
  /** The commit that was checked out, null outside a git repository. */
  readonly commit: string | null;
  /** Whether the work tree differed from the commit, null outside a git repository. */
  readonly dirty: boolean | null;
  /** Sorted by path. */
  readonly files: readonly SourceFile[];
  /** The receipt of the apply that a rollback undoes; null for every other intent. */
  readonly receipt: SourceFile | null;
}

export interface SourceFile {
  /** Relative to the folder of the settings. */
  readonly path: string;
  /** Of its bytes, lower-case hex. */
  readonly sha256: string;
}

/** What goes over the wire, by step, in the order of the steps. */
export interface Writes {
  readonly entities: readonly EntityWrite[];
  /** By the mutation `updateLineage`. */
  readonly edgesToAdd: readonly EdgeRef[];
  /** Conditional rewrites of one `upstreamLineage` aspect each. */
  readonly proposals: readonly LineageWrite[];
  readonly edgesToRemove: readonly EdgeRef[];
}

/** A dataset to be made, or one of ours to be brought in line. */
export interface EntityWrite {
  readonly urn: DatasetUrn;
  /** `restore`: what the content does not state is taken away. */
  readonly kind: 'create' | 'update' | 'restore';
  readonly content: DatasetContent;
  /** In whose name: it stands among the dataset's properties, so that only its maker ever changes it. */
  readonly maker: string;
}

/** What one conditional proposal changes. Not the whole aspect: what others wrote is merged in when it is sent. */
export interface LineageWrite extends UnitTarget {
  readonly urn: DatasetUrn;
  /** The version that was planned against, `"-1"` for an aspect that does not exist. */
  readonly baseVersion: string;
}

export interface PlanSummary {
  readonly add: number;
  readonly change: number;
  readonly remove: number;
  readonly mark: number;
  /** Datasets with at least one change. */
  readonly datasets: number;
  /** Declared edges that are there already. */
  readonly unchanged: number;
  /** Declared column pairs that are there already. */
  readonly unchangedPairs: number;
  /** Edges of these datasets that belong to others, and that stay. */
  readonly others: number;
  /** Column pairs of these datasets that belong to others, and that stay. */
  readonly otherPairs: number;
}

/** Whether a guard refuses the plan, so that an apply would write nothing. */
export function isRefused({ guards }: Pick<PlanDocument, 'guards'>): boolean {
  return guards.some(({ allowed }) => allowed === null);
}
