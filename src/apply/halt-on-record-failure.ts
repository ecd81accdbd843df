import { HeadwaterError } from '../errors/headwater-error.js';
import type { ApplyContext } from './apply-context.js';
import type { CircuitBreaker } from './circuit-breaker.js';

export interface HaltingRecord {
  readonly record: ApplyContext['record'];
  /** Returns true once the receipt lacks an event. */
  readonly isBroken: () => boolean;
}

/**
 * Opens the breaker when an event cannot be recorded. Nothing may be written without its record, so
 * the run writes nothing more. It still reads back and reports its earlier writes.
 */
export function haltOnRecordFailure(
  record: ApplyContext['record'],
  breaker: CircuitBreaker,
): HaltingRecord {
  let isBroken = false;
  return {
    record: async (event) => {
      if (isBroken) return;
      try {
        await record(event);
      } catch (error) {
        if (!(error instanceof HeadwaterError)) throw error;
        isBroken = true;
        breaker.open(error);
      }
    },
    isBroken: () => isBroken,
  };
}
