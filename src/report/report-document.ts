import type { ExitCode } from '../errors/exit-codes.js';
import type { RegisteredCode } from '../errors/find-code.js';
import type { Finding } from '../errors/finding.js';
import type { AccessToken, MadeToken } from '../model/access-token.js';
import type { BeyondCeiling } from '../plan/ceiling.js';
import type { Change } from '../plan/change.js';
import type { Drift } from '../plan/drift/drift.js';
import type { LineageGraph } from '../plan/graph/lineage-graph.js';
import type { Dependents, Subject } from '../plan/impact/dependents.js';
import type { OwnedElements } from '../plan/owned-elements.js';
import type { Plan, PlanDocument } from '../plan/plan.js';
import type { MissingPrivilege } from '../plan/privileges/missing-privileges.js';
import type { Receipt, UnitOutcome } from '../plan/receipt.js';
import type { Trace } from '../plan/trace/trace.js';

/** Everything that can be rendered, in any format. */
export type ReportDocument =
  | ValidationReport
  | PlanReport
  | ApplyReport
  | ReceiptReport
  | DriftReport
  | OwnedReport
  | ImpactReport
  | GraphReport
  | TokenReport
  | TokensReport
  | RevokedTokenReport
  | DoctorReport
  | CodeReport
  | TraceReport;

export type DocumentKind = ReportDocument['kind'];

/** The document of one kind. */
export type DocumentOf<K extends DocumentKind> = Extract<ReportDocument, { readonly kind: K }>;

/** What reading the manifests came to. */
export interface ValidationReport {
  readonly kind: 'validation';
  readonly findings: readonly Finding[];
  readonly stack: string | null;
  /** Null where the manifests could not be read that far. */
  readonly counts: ManifestCounts | null;
}

export interface ManifestCounts {
  readonly files: number;
  readonly datasets: number;
  readonly edges: number;
  readonly columnMappings: number;
}

export interface PlanReport {
  readonly kind: 'plan';
  readonly plan: PlanDocument;
}

export interface ApplyReport {
  readonly kind: 'apply';
  readonly plan: Plan;
  /** What a saved plan does not approve, and what was therefore left as it is. Empty without a saved plan. */
  readonly heldBack: readonly Change[];
  readonly result: ApplyResultReport;
}

/** How an apply ended. */
export type ApplyResultReport =
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'not-appliable' }
  | { readonly kind: 'refused' }
  /** More would be done than a saved plan approves. */
  | { readonly kind: 'stale'; readonly beyond: readonly BeyondCeiling[] }
  /** Asked before the first write, the catalog said that the user of the token may not write all of it. */
  | { readonly kind: 'not-permitted'; readonly missing: readonly MissingPrivilege[] }
  | { readonly kind: 'no-consent'; readonly asked: boolean }
  | NotApproved
  /** It would stop since nobody consented, or for the reason of `notApproved`. */
  | { readonly kind: 'dry-run'; readonly wouldStop: boolean; readonly notApproved?: string }
  | {
      readonly kind: 'applied';
      readonly outcomes: readonly UnitOutcome[];
      readonly exitCode: ExitCode;
      /** Path of the receipt, relative to the working directory. */
      readonly receipt: string;
    };

/** Whoever reviews such plans did not approve this one. Clauses without a full stop. */
interface NotApproved {
  readonly kind: 'not-approved';
  readonly why: string;
  /** What to do. Default: to save the plan, have it reviewed, and apply it. */
  readonly next?: string;
}

/** What an apply of the past did. */
export interface ReceiptReport {
  readonly kind: 'receipt';
  readonly receipt: Receipt;
  /** Whether the run that wrote it came to its end. */
  readonly complete: boolean;
  /** About the file itself, such as that it was edited. Default: none. */
  readonly findings?: readonly Finding[];
}

/** Where the catalog is not as a stack made it. */
export interface DriftReport {
  readonly kind: 'drift';
  readonly drift: Drift;
}

/** What a stack owns in the catalog. */
export interface OwnedReport extends OwnedElements {
  readonly kind: 'owned';
  readonly target: { readonly origin: string; readonly stack: string; readonly target: string | null };
  /** Whether to name the column pairs, or to count them only. */
  readonly columns: boolean;
}

/** What depends on one dataset or column. */
export interface ImpactReport extends Dependents {
  readonly kind: 'impact';
  readonly target: { readonly origin: string; readonly stack: string; readonly target: string | null };
  readonly subject: Subject & { readonly address: string };
}

/** Lineage around some datasets. */
export interface GraphReport {
  readonly kind: 'graph';
  readonly graph: LineageGraph;
}

/** A token that was just made: the one document that holds a secret. */
export interface TokenReport extends MadeToken {
  readonly kind: 'token';
}

/** The personal access tokens of a catalog, without their texts. */
export interface TokensReport {
  readonly kind: 'tokens';
  readonly origin: string;
  /** Whether those of everybody were asked for, or those that the caller made. */
  readonly all: boolean;
  readonly tokens: readonly AccessToken[];
}

export interface RevokedTokenReport {
  readonly kind: 'token-revoked';
  readonly id: string;
}

/** What stands between here and an apply, check by check. */
export interface DoctorReport {
  readonly kind: 'doctor';
  /** Null where there is no usable address, or no usable token to send there. */
  readonly origin: string | null;
  /** In the order in which they were made. */
  readonly checks: readonly Check[];
}

export type CheckName =
  | 'address'
  | 'service'
  | 'version'
  | 'token'
  | 'privileges'
  | 'EDIT_LINEAGE'
  | 'EDIT_ENTITY'
  | 'CREATE_ENTITY'
  | 'conditions';

export interface Check {
  readonly name: CheckName;
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** Of what is wrong, or was not looked at. */
  readonly code?: `HW${number}`;
  readonly message: string;
  /** What to do. */
  readonly hint?: string;
  /** Urns of all datasets that it is about. */
  readonly datasets?: readonly string[];
}

/** What one code means. */
export interface CodeReport {
  readonly kind: 'code';
  readonly entry: RegisteredCode;
}

/** How an element came to be decided on. */
export interface TraceReport {
  readonly kind: 'trace';
  readonly trace: Trace;
}

export interface ReportOptions {
  readonly color: boolean;
  /** The text of each manifest by path, for the lines that findings point at. */
  readonly sources: ReadonlyMap<string, string>;
  /** Of a line of text. Default: {@link DEFAULT_COLUMNS}. */
  readonly columns?: number | undefined;
  /**
   * Where the folder of the settings lies below the top of its repository, such as `data/lineage/`, for readers that see
   * the whole repository. Default: it is the top.
   */
  readonly below?: string | undefined;
  /** What brings a plan about where it is shown in markdown: a command, or the merge of the pull request. Default: a command. */
  readonly appliedBy?: 'command' | 'merge' | undefined;
  /**
   * Whether warnings and notices at a file are shown beside its lines, by the path from the top of the repository, `below`
   * included. Errors always are, and what has no place. For workflow commands alone. Default: at every file.
   */
  readonly annotated?: ((file: string) => boolean) | undefined;
}

/** Where no terminal says otherwise, so that logs and files are the same everywhere. */
export const DEFAULT_COLUMNS = 120;
