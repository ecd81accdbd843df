import type { Finding } from '../../errors/finding.js';
import type { GuardName } from '../../model/allowance.js';
import type { DatasetContent } from '../../model/desired-state.js';
import type { EdgeRef } from '../../model/edge-ref.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Change } from './change.js';
import type { Impact } from './impact.js';
import type { Intent } from './intent.js';
import type { TestOutcome } from './test-outcome.js';
import type { UnitTarget } from './unit-target.js';

/**
 * A minor version adds members, a major version breaks readers. 1.1 added `digests.document`, 1.2
 * added `kind`, 1.3 added `way`, 1.4 added `impact.dashboards`, `impact.withoutInputs`,
 * `summary.otherKinds` and the notes of edges, 1.5 added `tests`.
 */
export const PLAN_FORMAT_VERSION = '1.5';

/**
 * A document of the shape of a plan, made with or without a catalog. Published as
 * `schemas/plan.schema.json`.
 */
export type PlanDocument = Plan | Comparison;

/**
 * The changes that an apply would make, sorted and without secrets. It is the same for the same
 * manifests and catalog, whatever the order of files and keys. Exceptions: `source`, places, and
 * `digests.document`, which covers both.
 */
export interface Plan extends PlanBody {
  /** Absent before format 1.2. */
  readonly kind?: 'plan';
  readonly target: PlanTarget;
  readonly base: null;
  /** The way of the writes; null if no lineage is written. Absent before format 1.3. */
  readonly way?: WriteWay | null;
}

/**
 * The differences between the manifests of two revisions. It is made without a catalog and can
 * never be applied.
 */
export interface Comparison extends PlanBody {
  /** Absent before format 1.2. */
  readonly kind?: 'comparison';
  readonly target: DeclaredTarget;
  readonly base: Revision;
  readonly appliable: false;
}

/** The parts that plans and comparisons have. */
interface PlanBody {
  /** A saved plan may have an older or a newer version than this program writes. */
  readonly formatVersion: `1.${number}`;
  readonly tool: ToolVersion;
  readonly intent: Intent;
  readonly source: PlanSource;
  /** The scope of the plan; null for no limit. */
  readonly scope: PlanScope | null;
  /** Sorted by dataset, created datasets before their edges, then by upstream. */
  readonly changes: readonly Change[];
  readonly writes: Writes;
  /** Findings from the manifests and the catalog. Sorted by code and message. */
  readonly findings: readonly Finding[];
  /** Tripped guards, each with its allowance if it has one. Sorted by guard and address. */
  readonly guards: readonly GuardVerdict[];
  /** The outcomes of the lineage tests. Absent without tests, and before format 1.5. */
  readonly tests?: readonly TestOutcome[];
  readonly impact: Impact;
  readonly summary: PlanSummary;
  /** False if a finding of level error exists. */
  readonly appliable: boolean;
  readonly digests: PlanDigests;
}

/**
 * The hashes of a plan, as `sha256:` and lower-case hex. `effect` covers everything that the plan
 * would bring about.
 */
export interface PlanDigests {
  readonly effect: string;
  /**
   * Covers everything else in the finished plan. Absent before the plan is finished, and in format
   * 1.0.
   */
  readonly document?: string;
}

/** The downstreams that a plan is limited to. The plan never touches another downstream. */
export interface PlanScope {
  /** Expressions as the user gave them; empty for all. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  /** Number of downstreams within the scope. */
  readonly units: number;
  /** Number of downstreams that are declared or ours and that the scope leaves out. */
  readonly outside: number;
}

/** The program that made a document, and its version. */
export interface ToolVersion {
  readonly name: 'headwater';
  readonly version: string;
}

/** The catalog, the stack and the user that a plan is made for. */
export interface PlanTarget {
  /** The catalog's address without credentials. */
  readonly origin: string;
  readonly stack: string;
  /** The named target of the settings, or null. */
  readonly target: string | null;
  /** The user of the token. */
  readonly actor: CorpUserUrn;
}

/** The target of a comparison. The user is unknown, because no catalog was read. */
export interface DeclaredTarget {
  readonly origin: null;
  readonly stack: string;
  readonly target: string | null;
  readonly actor: null;
}

/** The revision of the manifests that a comparison starts from. */
export interface Revision {
  /** The name that the user gave: a branch, a tag, a hash. */
  readonly ref: string;
  /** The full hash. */
  readonly commit: string;
}

/** The source of the manifests. */
export interface PlanSource {
  /** The commit that was checked out, null outside a git repository. */
  readonly commit: string | null;
  /** True if the work tree differed from the commit. Null outside a git repository. */
  readonly dirty: boolean | null;
  /** Sorted by path. */
  readonly files: readonly FileDigest[];
  /** The receipt of the apply that a rollback undoes; null for every other intent. */
  readonly receipt: FileDigest | null;
}

/** A file and the hash of its content. */
export interface FileDigest {
  /** Relative to the folder of the settings. */
  readonly path: string;
  /** SHA-256 of the text with LF line ends and without a byte order mark, lower-case hex. */
  readonly sha256: string;
}

/** The way in which an apply writes the plain edges of a plan. Everything else goes by proposals. */
export interface WriteWay {
  /** `proposals` are conditional. `mutations` are calls of `updateLineage`. */
  readonly route: 'proposals' | 'mutations';
  readonly why: WayReason;
  /** True if the mutation of this catalog cannot undo a concurrent write. */
  readonly isAtomic: boolean;
  /**
   * Downstreams whose proposals the catalog refuses, since the token lacks a privilege. Their plain
   * edges go by the mutation, unless the settings forbid it.
   */
  readonly refused: readonly EntityUrn[];
}

/**
 * The reason of a way.
 *
 * `conditions`: the catalog refuses outdated proposals. `atomic-mutation`: its mutation cannot undo
 * a concurrent write. `no-conditions`: its version ignores the conditions of proposals. `setting`:
 * the settings say so.
 */
export type WayReason = 'conditions' | 'atomic-mutation' | 'no-conditions' | 'setting';

/** The requests of an apply by step, in the order of the steps. */
export interface Writes {
  readonly entities: readonly EntityWrite[];
  /** Sent with the mutation `updateLineage`. */
  readonly edgesToAdd: readonly EdgeRef[];
  /** Conditional rewrites of one `upstreamLineage` aspect each. */
  readonly proposals: readonly LineageWrite[];
  readonly edgesToRemove: readonly EdgeRef[];
}

/** An entity to create, or an entity of ours to update. */
export interface EntityWrite {
  readonly urn: EntityUrn;
  /** `restore` removes the parts that the content does not state. */
  readonly kind: 'create' | 'update' | 'restore';
  /** True for a chart or dashboard to create that exists already, without its description. */
  readonly exists?: true;
  readonly content: DatasetContent;
  /**
   * The owner key, stored among the entity's properties: only the stack that created an entity
   * changes it.
   */
  readonly maker: string;
}

/**
 * The changes of one conditional proposal. The write merges them with the records of other writers
 * in the aspect.
 */
export interface LineageWrite extends UnitTarget {
  readonly urn: EntityUrn;
  /** The version that was planned against, `"-1"` for an aspect that does not exist. */
  readonly baseVersion: string;
}

/** The numbers of changes by kind, and of elements that stay. */
export interface PlanSummary {
  readonly add: number;
  readonly change: number;
  readonly remove: number;
  readonly mark: number;
  /** Datasets, and entities of other kinds, with at least one change. */
  readonly datasets: number;
  /** True if a downstream is no dataset. Absent if all are, and before format 1.4. */
  readonly otherKinds?: true;
  /** Declared edges that already exist. */
  readonly unchanged: number;
  /** Declared column pairs that already exist. */
  readonly unchangedPairs: number;
  /** Edges of these datasets that are not ours and that stay. */
  readonly others: number;
  /** Column pairs of these datasets that are not ours and that stay. */
  readonly otherPairs: number;
}

/** Returns true if a guard refuses the plan, so that an apply would write nothing. */
export function isRefused({ guards }: Pick<PlanDocument, 'guards'>): boolean {
  return guards.some(({ allowed }) => allowed === null);
}

/** One reason for which a guard refuses a plan. */
export interface GuardViolation {
  readonly guard: GuardName | 'boundary';
  /** The address of the element or dataset. Null for the plan as a whole. */
  readonly address: string | null;
  /** The reason, with numbers. */
  readonly message: string;
}

/** A violation, and the allowance that lifts it. */
export interface GuardVerdict extends GuardViolation {
  /** The reason of the allowance. Null if the violation refuses the plan. */
  readonly allowed: string | null;
}

/** A privilege on a dataset, by its name in DataHub's policies. */
export type Privilege = 'EDIT_LINEAGE' | 'EDIT_ENTITY' | 'CREATE_ENTITY';

/** A privilege that a write needs on a dataset. */
export interface PrivilegeNeed {
  readonly dataset: EntityUrn;
  readonly privilege: Privilege;
}

/** A privilege that the user lacks. */
export interface MissingPrivilege extends PrivilegeNeed {
  /** The address of the dataset. */
  readonly address: string;
  /** Any one of these privileges suffices. */
  readonly anyOf: readonly string[];
}
