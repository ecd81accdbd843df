import type { ExitCode } from '../errors/exit-codes.js';
import type { MissingPrivilege } from '../plan/document/missing-privilege.js';
import type { Plan } from '../plan/document/plan.js';
import type { InvalidStack } from './validation-result.js';

/** The result of planning: a plan, or the errors of the manifests. */
export type PlanResult = PlannedStack | InvalidStack;

/** A stack that was compared with a catalog. */
export interface PlannedStack {
  readonly kind: 'planned';
  readonly plan: Plan;
  /**
   * `error` for a plan that cannot be applied, `refused` for one that a guard holds back, else
   * `ok`.
   */
  readonly exitCode: ExitCode;
  /** The text of every file that was read, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The privileges that an apply of the plan lacks, as far as the catalog tells. */
  readonly missing: readonly MissingPrivilege[];
}
