import { exitCodes } from '../../errors/exit-codes.js';
import type { AppliedStack } from '../../tasks/applied-stack.js';
import type { Outcome } from '../command-result.js';

/** Returns the outcome of an apply. */
export function applyOutcome({ report: { result, heldBack }, exitCode }: AppliedStack): Outcome {
  switch (exitCode) {
    case exitCodes.ok:
      if (heldBack.length > 0) return 'held-back';
      return result.kind === 'applied' ? 'applied' : 'no-changes';
    case exitCodes.refused:
      return 'refused';
    case exitCodes.stale:
      return result.kind === 'not-approved' ? 'not-approved' : 'stale';
    case exitCodes.partial:
      return 'partial';
    case exitCodes.unverified:
      return 'unverified';
    case exitCodes.interrupted:
      return 'interrupted';
    default:
      return 'error';
  }
}
