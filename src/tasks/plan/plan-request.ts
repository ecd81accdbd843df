import type { Finding } from '../../errors/finding.js';
import type { Allowance } from '../../model/allowance.js';
import type { MissingPrivilege, Plan } from '../../plan/document/plan.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import type { SavedFile } from '../process/saved-file.js';
import type { ScopeRequest } from '../stack/find-scope.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** The intent of a plan. A rollback names the receipt of the apply that it undoes. */
export type IntentRequest =
  | { readonly kind: 'sync' | 'adopt' | 'release' }
  | {
      readonly kind: 'rollback';
      readonly receipt: SavedFile;
      /** The hash of the receipt file that a saved plan recorded. */
      readonly sha256?: string;
    };

/** A plan to make: the stack, the catalog to compare it with, and the limits of the plan. */
export interface PlanRequest extends StackRequest {
  /** Default: `sync`. */
  readonly intent?: IntentRequest | undefined;
  /** The catalog to compare with. */
  readonly catalog: CatalogAccess;
  /** True to look for elements of the stack on datasets that no manifest names. Default: true. */
  readonly discover?: boolean | undefined;
  /** True to delete elements that the stack owns and no longer declares. Default: true. */
  readonly prune?: boolean | undefined;
  /** The scope of the plan. Default: no limit. */
  readonly scope?: ScopeRequest | undefined;
  /** The reason why the saved plan of this rollback lifted `mass-delete`. Default: no reason. */
  readonly undoConsent?: string | undefined;
  /** Guards that the command line lifts. Default: none. */
  readonly allow?: readonly Allowance[] | undefined;
  /**
   * True to ask the catalog how the plan would be written: which way, and with which privileges of
   * the token's user. Default: true.
   */
  readonly privileges?: boolean | undefined;
  /** True to compute which columns the changes affect. Default: true. */
  readonly impact?: boolean | undefined;
  /**
   * `refuse`: a guard refuses the violations of lineage tests that the plan makes. `report`: a finding
   * reports every violation. `skip`: no test runs, and nothing is read for one. Default: `refuse`.
   */
  readonly tests?: 'refuse' | 'report' | 'skip' | undefined;
  /**
   * True to send every downstream through the planner, also where a comparison tells the same; in an
   * apply also before and after each write. The result is the same. Default: false.
   */
  readonly full?: boolean | undefined;
  /** Findings from before the planning, such as about an edited plan. Default: none. */
  readonly findings?: readonly Finding[] | undefined;
  /**
   * Compares the manifests with the code that the settings name. A sync calls it if they name some.
   * Default: no comparison.
   */
  readonly checkCode?: (() => Promise<readonly Finding[]>) | undefined;
  /** Milliseconds since 1970, to end allowances of the settings. Default: now. */
  readonly clock?: (() => number) | undefined;
}

/** The result of planning: a plan, or the errors of the manifests. */
export type PlanResult = PlannedStack | InvalidStack;

/**
 * A stack that was compared with a catalog. The exit code is `error` if the plan cannot be applied,
 * `refused` if a guard holds it back, else `ok`.
 */
export interface PlannedStack extends TaskResult {
  readonly kind: 'planned';
  readonly plan: Plan;
  /** The privileges that an apply of the plan lacks, as far as the catalog tells. */
  readonly missing: readonly MissingPrivilege[];
}
