import { codes } from '../errors/codes.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { RunningApply } from './apply-context.js';

/** Whether no further write may be begun, whatever `--keep-going` says. */
export function isHalted({ signal, breaker }: Pick<RunningApply, 'signal' | 'breaker'>): boolean {
  return signal.aborted || breaker.isOpen;
}

/** Why a unit was not attempted. */
export function whyStopped({ signal, breaker }: Pick<RunningApply, 'signal' | 'breaker'>): Pick<UnitOutcome, 'code' | 'message'> {
  const message = signal.aborted ? 'the run was interrupted first' : 'another write failed, and without --keep-going nothing more is begun';
  return breaker.why ?? { code: codes['not-attempted'].code, message };
}
