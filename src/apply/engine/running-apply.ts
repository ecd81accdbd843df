import { codes } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyContext } from './apply-context.js';
import { CircuitBreaker, withCircuitBreaker } from './circuit-breaker.js';
import type { Reason } from './write-strategy.js';

/** The context of a running apply. Its writer reports successes and failures to the breaker. */
export interface RunningApply extends ApplyContext {
  readonly breaker: CircuitBreaker;
  /** Returns true once the receipt lacks an event. */
  readonly isReceiptBroken: () => boolean;
}

/**
 * Adds a breaker to a context. The breaker opens when an event cannot be recorded: nothing may be
 * written without its record, so the run writes nothing more. It still reads back and reports its
 * earlier writes.
 */
export function startApply(context: ApplyContext): RunningApply {
  const breaker = new CircuitBreaker();
  let isBroken = false;
  return {
    ...context,
    breaker,
    writer: withCircuitBreaker(context.writer, breaker),
    record: async (event) => {
      if (isBroken) return;
      try {
        await context.record(event);
      } catch (error) {
        if (!(error instanceof HeadwaterError)) throw error;
        isBroken = true;
        breaker.open(error);
      }
    },
    isReceiptBroken: () => isBroken,
  };
}

/** Returns true if the run may start no further write, even with `--keep-going`. */
export function isHalted({ signal, breaker }: RunningApply): boolean {
  return signal.aborted || breaker.isOpen;
}

/** Returns the reason why a unit was not attempted. */
export function notAttemptedReason({ signal, breaker }: RunningApply): Reason {
  const message = signal.aborted
    ? 'the run was interrupted first'
    : 'another write failed, and without --keep-going nothing more is begun';
  return breaker.why ?? { code: codes['not-attempted'].code, message };
}
