import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import { isRefused } from '../../plan/document/plan.js';
import type { ApplyReport, ApplyResultReport } from '../../report/document/report-document.js';
import type { PlannedStack } from '../plan/plan-request.js';
import type { InvalidStack } from '../stack/stack-request.js';
import type { ApplyRequest, Consent, Review } from './apply-request.js';

/** The result of an apply, or the errors of the manifests. */
export type ApplyTaskResult = AppliedStack | InvalidStack;

/** An apply that came to an end, whether it wrote or not. The exit code says how it ended. */
export interface AppliedStack {
  readonly kind: 'applied';
  readonly report: ApplyReport;
  /** The exit code of `headwater apply` for this end. */
  readonly exitCode: ExitCode;
  /** The reason why the receipt is incomplete. The report is complete. */
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

/** Ends an apply that must not write. Returns undefined if it may write. */
export async function endBeforeWriting(
  shown: Shown,
  { missing }: PlannedStack,
  { approved, dryRun, consent: given, signal }: ApplyRequest,
): Promise<AppliedStack | undefined> {
  const unfit = endIfUnfit(shown);
  if (unfit) return unfit;
  if (shown.plan.changes.length === 0) return end(shown, { kind: 'nothing-to-do' }, exitCodes.ok);
  // Comes before the question for consent, since the catalog would refuse this plan halfway.
  if (missing.length > 0) return end(shown, { kind: 'not-permitted', missing }, exitCodes.error);
  const consent: Consent = approved ? { kind: 'given' } : given;
  return dryRun ? dryRunEnd(shown, consent) : await endWithoutConsent(shown, consent, signal);
}

function dryRunEnd(shown: Shown, consent: Consent): AppliedStack {
  if (consent.kind === 'none')
    return end(shown, { kind: 'dry-run', wouldStop: true }, exitCodes.refused);
  const notApproved = consent.kind === 'review' ? consent.why(shown.plan) : null;
  if (notApproved !== null)
    return end(shown, { kind: 'dry-run', wouldStop: true, notApproved }, exitCodes.stale);
  return end(shown, { kind: 'dry-run', wouldStop: false }, exitCodes.ok);
}

async function endWithoutConsent(
  shown: Shown,
  consent: Consent,
  signal: AbortSignal | undefined,
): Promise<AppliedStack | undefined> {
  switch (consent.kind) {
    case 'given':
      return undefined;
    case 'none':
      return end(shown, { kind: 'no-consent', asked: false }, exitCodes.refused);
    case 'ask':
      return endWithoutYes(shown, await consent.ask(shown.plan), signal);
    case 'review':
      return endWithoutApproval(shown, consent);
  }
}

function endWithoutYes(
  shown: Shown,
  answer: boolean | 'interrupted',
  signal: AbortSignal | undefined,
): AppliedStack | undefined {
  if (answer === true) return undefined;
  const isInterrupted = answer === 'interrupted' || signal?.aborted === true;
  const exitCode = isInterrupted ? exitCodes.interrupted : exitCodes.refused;
  return end(shown, { kind: 'no-consent', asked: true }, exitCode);
}

function endWithoutApproval(shown: Shown, { why: review, next }: Review): AppliedStack | undefined {
  const why = review(shown.plan);
  if (why === null) return undefined;
  const step = next && { next: next(shown.plan) };
  return end(shown, { kind: 'not-approved', why, ...step }, exitCodes.stale);
}
