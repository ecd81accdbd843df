import { HeadwaterError } from '../errors/headwater-error.js';
import type { ApplyContext } from './apply-context.js';
import type { Breaker } from './breaker.js';

export interface GuardedRecord {
  readonly record: ApplyContext['record'];
  /** True once the receipt lacks an event. */
  readonly isBroken: () => boolean;
}

/**
 * Opens the breaker when an event cannot be recorded: nothing is written without its record, so the run writes nothing
 * more. It still reads back and reports what it wrote before.
 */
export function guardedRecord(record: ApplyContext['record'], breaker: Breaker): GuardedRecord {
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
