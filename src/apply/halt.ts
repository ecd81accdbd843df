import { codes } from '../errors/codes.js';
import type { UnitOutcome } from '../plan/document/receipt.js';
import type { RunningApply } from './apply-context.js';

/** Returns true if the run may start no further write, even with `--keep-going`. */
export function isHalted({ signal, breaker }: Pick<RunningApply, 'signal' | 'breaker'>): boolean {
  return signal.aborted || breaker.isOpen;
}

/** Returns the reason why a unit was not attempted. */
export function notAttemptedReason({
  signal,
  breaker,
}: Pick<RunningApply, 'signal' | 'breaker'>): Pick<UnitOutcome, 'code' | 'message'> {
  const message = signal.aborted
    ? 'the run was interrupted first'
    : 'another write failed, and without --keep-going nothing more is begun';
  return breaker.why ?? { code: codes['not-attempted'].code, message };
}
