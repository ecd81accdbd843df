import { codes } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogWriter } from '../../model/catalog-port.js';
import type { ReportProgress } from '../../model/progress.js';
import type { ReceiptEvent } from '../../plan/document/receipt.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { CircuitBreaker, withCircuitBreaker } from './circuit-breaker.js';
import type { Reason } from './write-strategy.js';

/** The values that the writes of every kind of unit need. */
export interface ApplyContext {
  readonly writer: CatalogWriter;
  /** The user of the token. The audit stamp of a record that we wrote names this user. */
  readonly actor: CorpUserUrn;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /**
   * Resolves when the event is safe on disk. The next write waits for it, so that a killed run
   * leaves a receipt of all its earlier writes. If an event cannot be recorded, the run writes
   * nothing more. The events of a batch are recorded at once: they are stored in the order of the
   * calls, and after a failure every later call fails, so that a receipt has no gap.
   */
  readonly record: (event: ReceiptEvent) => Promise<void>;
  readonly progress: ReportProgress;
  /** Shows a note that is not a failure, such as that the catalog ignores conditions. */
  readonly note: (line: string) => void;
  /** Once the signal is aborted, the run starts no further write. */
  readonly signal: AbortSignal;
  /** True to start further units after a failure, unless interrupted or given up. */
  readonly keepGoing: boolean;
}

/** The context of a running apply. Its writer reports successes and failures to the breaker. */
export interface RunningApply extends ApplyContext {
  readonly breaker: CircuitBreaker;
  /** Returns true once the receipt lacks an event. */
  readonly isReceiptBroken: () => boolean;
}

/**
 * Adds a circuit breaker to a context. The breaker opens when an event cannot be recorded, because
 * nothing may be written without its record. The run then writes nothing more, but still reads back
 * and reports its earlier writes.
 */
export function startApply<C extends ApplyContext>(context: C): C & RunningApply {
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
    : 'another write failed, and the run has no --keep-going';
  return breaker.why ?? { code: codes['not-attempted'].code, message };
}
