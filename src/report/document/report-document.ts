import type { ExitCode } from '../../errors/exit-codes.js';
import type { RegisteredCode } from '../../errors/find-code.js';
import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { Drift } from '../../insight/drift/drift.js';
import type { Explanation } from '../../insight/explain/explanation.js';
import type { GraphDocument } from '../../insight/graph/graph-document.js';
import type { OwnedElements } from '../../insight/owned-elements.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { AccessToken, CreatedToken } from '../../model/access-token.js';
import type { BeyondCeiling } from '../../plan/ceiling.js';
import type { Change } from '../../plan/document/change.js';
import type { Dependents, ImpactOrigin } from '../../plan/document/impact.js';
import type {
  MissingPrivilege,
  Plan,
  PlanDocument,
  PlanTarget,
  ToolVersion,
} from '../../plan/document/plan.js';
import type { Receipt, UnitOutcome } from '../../plan/document/receipt.js';
import type { ImportReport } from './import-report.js';
import type { InitReport } from './init-report.js';
import type { SuggestionsReport } from './suggestions-report.js';

/** All documents that can be rendered. */
export type ReportDocument =
  | ValidationReport
  | PlanReport
  | ApplyReport
  | ReceiptReport
  | DriftReport
  | TestReport
  | OwnedReport
  | ImpactReport
  | GraphReport
  | SuggestionsReport
  | TokenReport
  | TokensReport
  | RevokedTokenReport
  | DoctorReport
  | ImportReport
  | InitReport
  | CodeReport
  | ExplanationReport
  | ErrorReport;

/** The kind of a document. */
export type DocumentKind = ReportDocument['kind'];

/** The document of one kind. */
export type DocumentOf<K extends DocumentKind> = Extract<ReportDocument, { readonly kind: K }>;

/** A document that can have messages at places of files. */
export type AnnotatedDocument = DocumentOf<
  'validation' | 'plan' | 'apply' | 'receipt' | 'drift' | 'tests'
>;

/** The result of reading the manifests. */
export interface ValidationReport {
  readonly kind: 'validation';
  readonly findings: readonly Finding[];
  readonly stack: string | null;
  /** Null if errors prevented the counts. */
  readonly counts: ManifestCounts | null;
}

/** The numbers of declared elements. */
export interface ManifestCounts {
  readonly files: number;
  readonly datasets: number;
  readonly edges: number;
  readonly columnMappings: number;
  /** True if jobs, charts or dashboards are among the datasets. */
  readonly otherKinds?: true;
}

/** A plan or a comparison. */
export interface PlanReport {
  readonly kind: 'plan';
  readonly plan: PlanDocument;
  /**
   * Present for `headwater plan`: its text ends with the next command. `savedAs` is the path of the
   * saved plan, or null.
   */
  readonly next?: { readonly savedAs: string | null };
}

/** The plan of an apply, and how the apply ended. */
export interface ApplyReport {
  readonly kind: 'apply';
  readonly plan: Plan;
  /**
   * Changes that the ceiling does not cover and that the apply left out. Empty without a saved
   * plan.
   */
  readonly heldBack: readonly Change[];
  readonly result: ApplyResultReport;
}

/** The end of an apply. */
export type ApplyResultReport =
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'not-appliable' }
  | { readonly kind: 'refused' }
  /** The apply would exceed the ceiling. */
  | { readonly kind: 'stale'; readonly beyond: readonly BeyondCeiling[] }
  /** Before the first write, the catalog reported that the user of the token lacks privileges. */
  | { readonly kind: 'not-permitted'; readonly missing: readonly MissingPrivilege[] }
  | { readonly kind: 'no-consent'; readonly asked: boolean }
  | NotApproved
  /** `wouldStop`: an apply would stop for lack of consent, or for the reason in `notApproved`. */
  | { readonly kind: 'dry-run'; readonly wouldStop: boolean; readonly notApproved?: string }
  | {
      readonly kind: 'applied';
      readonly outcomes: readonly UnitOutcome[];
      readonly exitCode: ExitCode;
      /** Path of the receipt, relative to the working directory. */
      readonly receipt: string;
    };

/** A review did not approve the plan. The texts are clauses without a full stop. */
interface NotApproved {
  readonly kind: 'not-approved';
  readonly why: string;
  /** The next step. Default: to save the plan, have it reviewed, and apply it. */
  readonly next?: string;
}

/** The record of a past apply. */
export interface ReceiptReport {
  readonly kind: 'receipt';
  readonly receipt: Receipt;
  /** The content of the file, for JSON. */
  readonly stored: object;
  /** True if the run that wrote the receipt was not interrupted. */
  readonly complete: boolean;
  /** Findings about the file itself, such as that it was edited. Default: none. */
  readonly findings?: readonly Finding[];
}

/** The differences between the catalog and what a stack declared and applied. */
export interface DriftReport {
  readonly kind: 'drift';
  readonly drift: Drift;
}

/** The outcomes of lineage tests. */
export interface TestReport {
  readonly kind: 'tests';
  readonly tests: TestDocument;
  /** True to show what each test means and selects, also where it holds. Default: false. */
  readonly explained?: boolean;
}

/** The elements that a stack owns in the catalog. */
export interface OwnedReport extends OwnedElements {
  readonly kind: 'owned';
  readonly target: Pick<PlanTarget, 'origin' | 'stack' | 'target'>;
  /** True to name the column pairs, false to only count them. */
  readonly columns: boolean;
}

/** The dependents of one dataset or column. */
export interface ImpactReport extends Dependents {
  readonly kind: 'impact';
  readonly target: Pick<PlanTarget, 'origin' | 'stack' | 'target'>;
  readonly subject: ImpactOrigin & { readonly address: string };
}

/** The lineage around some datasets. */
export interface GraphReport {
  readonly kind: 'graph';
  readonly graph: GraphDocument;
}

/** A new token. The only document that contains a secret. */
export interface TokenReport extends CreatedToken {
  readonly kind: 'token';
}

/** The personal access tokens of a catalog, without their secrets. */
export interface TokensReport {
  readonly kind: 'tokens';
  readonly origin: string;
  /** True for the tokens of all users, false for the tokens that the caller created. */
  readonly all: boolean;
  readonly tokens: readonly AccessToken[];
}

/** A token that was revoked, by its id. */
export interface RevokedTokenReport {
  readonly kind: 'token-revoked';
  readonly id: string;
}

/** The result of each check that an apply depends on. */
export interface DoctorReport {
  readonly kind: 'doctor';
  /** Null without a usable address or a usable token. */
  readonly origin: string | null;
  /** In the order of execution. */
  readonly checks: readonly DoctorCheck[];
}

/** A check of `headwater doctor`. */
export type CheckName =
  | 'address'
  | 'service'
  | 'version'
  | 'token'
  | 'privileges'
  | 'EDIT_LINEAGE'
  | 'EDIT_ENTITY'
  | 'CREATE_ENTITY'
  | 'conditions'
  | 'writes';

/** The result of one check. */
export interface DoctorCheck {
  readonly name: CheckName;
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  /** The code of the problem, or of a skipped check. */
  readonly code?: `HW${number}`;
  readonly message: string;
  /** The next step for the user. */
  readonly hint?: string;
  /** Urns of all datasets that the check concerns. */
  readonly datasets?: readonly string[];
}

/** The meaning of one code. */
export interface CodeReport {
  readonly kind: 'code';
  readonly entry: RegisteredCode;
}

/** The steps from the declaration of an element to the decision about it. */
export interface ExplanationReport {
  readonly kind: 'explanation';
  readonly explanation: Explanation;
}

/** The error that ended a command before it had a document of its own. */
export interface ErrorReport {
  readonly kind: 'error';
  /** Null for an unexpected error, which is a bug. */
  readonly code: `HW${number}` | null;
  /** The readable name of the code; `internal-error` for a bug. */
  readonly name: string;
  readonly message: string;
  /** The next step for the user. */
  readonly hint: string | null;
  readonly exitCode: ExitCode;
}

/** Options of the rendering. */
export interface ReportOptions {
  /** True to color text with escape sequences of terminals. Other formats ignore it. */
  readonly color: boolean;
  /** The text of each manifest by path, for the source lines of findings. */
  readonly sources: ReadonlyMap<string, string>;
  /**
   * The program, for JSON documents that do not name it themselves. Default: no program is named.
   */
  readonly tool?: ToolVersion | undefined;
  /** The width of a line of text. Default: {@link DEFAULT_COLUMNS}. */
  readonly columns?: number | undefined;
  /**
   * True to show everything, one line for each element, without the limits of text and HTML.
   * Default: false.
   */
  readonly full?: boolean | undefined;
  /**
   * The path from the top of the repository to the folder of the settings, such as `data/lineage/`.
   * Formats for readers of the whole repository put it before each path. Default: the folder is the
   * top.
   */
  readonly below?: string | undefined;
  /**
   * Returns the address of a place's line on a web page. Markdown and HTML then link places to it.
   * Default: no links.
   */
  readonly link?: ((place: Place) => string) | undefined;
  /**
   * The way to apply a plan, shown in markdown and HTML: a command, or the merge of the pull
   * request. Default: a command.
   */
  readonly appliedBy?: 'command' | 'merge' | undefined;
  /**
   * Returns true if warnings and notices at a file become annotations. The path starts at the top
   * of the repository and includes `below`. Errors and messages without a place always become
   * annotations. For workflow commands only. Default: all files.
   */
  readonly annotated?: ((file: string) => boolean) | undefined;
}

/** The width of a line without a terminal. It keeps logs and files the same on all systems. */
export const DEFAULT_COLUMNS = 100;
