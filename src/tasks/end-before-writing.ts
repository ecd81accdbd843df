import { exitCodes } from '../errors/exit-codes.js';
import { type AppliedStack, end, endIfUnfit, type Shown } from './applied-stack.js';
import type { ApplyRequest, Consent, Review } from './apply-request.js';
import type { PlannedStack } from './planned-stack.js';

/**
 * Ends an apply that has nothing to write, may not write, is a dry run or has no consent. Returns
 * undefined where the plan is to be written.
 */
export async function endBeforeWriting(
  shown: Shown,
  { missing }: PlannedStack,
  { approved, dryRun, consent: given, signal }: ApplyRequest,
): Promise<AppliedStack | undefined> {
  const unfit = endIfUnfit(shown);
  if (unfit) return unfit;
  if (shown.plan.changes.length === 0) return end(shown, { kind: 'nothing-to-do' }, exitCodes.ok);
  // Before the question for consent: the catalog would refuse this plan halfway.
  if (missing.length > 0) return end(shown, { kind: 'not-permitted', missing }, exitCodes.error);
  const consent: Consent = approved ? { kind: 'given' } : given;
  return dryRun ? dryRunEnd(shown, consent) : await endWithoutConsent(shown, consent, signal);
}

function dryRunEnd(shown: Shown, consent: Consent): AppliedStack {
  if (consent.kind === 'nobody')
    return end(shown, { kind: 'dry-run', wouldStop: true }, exitCodes.refused);
  const notApproved = consent.kind === 'review' ? consent.why(shown.plan) : null;
  if (notApproved !== null)
    return end(shown, { kind: 'dry-run', wouldStop: true, notApproved }, exitCodes.stale);
  return end(shown, { kind: 'dry-run', wouldStop: false }, exitCodes.ok);
}

async function endWithoutConsent(
  shown: Shown,
  consent: Consent,
  signal: AbortSignal,
): Promise<AppliedStack | undefined> {
  switch (consent.kind) {
    case 'given':
      return undefined;
    case 'nobody':
      return end(shown, { kind: 'no-consent', asked: false }, exitCodes.refused);
    case 'ask':
      if (await consent.ask()) return undefined;
      return end(
        shown,
        { kind: 'no-consent', asked: true },
        signal.aborted ? exitCodes.interrupted : exitCodes.refused,
      );
    case 'review':
      return endWithoutApproval(shown, consent);
  }
}

function endWithoutApproval(shown: Shown, { why: review, next }: Review): AppliedStack | undefined {
  const why = review(shown.plan);
  if (why === null) return undefined;
  return end(
    shown,
    { kind: 'not-approved', why, ...(next && { next: next(shown.plan) }) },
    exitCodes.stale,
  );
}
