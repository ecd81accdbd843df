import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import { isRefused } from '../plan/document/plan.js';
import type { ApplyReport, ApplyResultReport } from '../report/report-document.js';
import type { InvalidStack } from './validation-result.js';

/** The result of an apply, or the errors of the manifests. */
export type ApplyTaskResult = AppliedStack | InvalidStack;

/** An apply that came to an end, whether it wrote or not. The exit code says how it ended. */
export interface AppliedStack {
  readonly kind: 'applied';
  readonly report: ApplyReport;
  /** The exit code of `headwater apply` for this end. */
  readonly exitCode: ExitCode;
  /**
   * The reason why the receipt is incomplete. The report contains everything that the receipt
   * lacks.
   */
  readonly receiptError?: HeadwaterError;
}

/** The parts of the report that every end of an apply has. */
export type Shown = Pick<ApplyReport, 'plan' | 'heldBack'>;

/** Ends an apply with a result and an exit code. */
export function end(shown: Shown, result: ApplyResultReport, exitCode: ExitCode): AppliedStack {
  return { kind: 'applied', report: { kind: 'apply', ...shown, result }, exitCode };
}

/** Ends the apply of a plan that cannot be applied, even with consent. */
export function endIfUnfit(shown: Shown): AppliedStack | undefined {
  if (!shown.plan.appliable) return end(shown, { kind: 'not-appliable' }, exitCodes.error);
  return isRefused(shown.plan) ? end(shown, { kind: 'refused' }, exitCodes.refused) : undefined;
}
