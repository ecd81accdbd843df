import type { CodeName } from '../errors/codes.js';
import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { UnitOutcome } from '../plan/document/receipt.js';

/** Number of failures in a row that cannot be explained by one faulty dataset. */
export const MAX_FAILURES_IN_A_ROW = 3;

/** Errors that concern the catalog or the user, not one dataset alone. */
const countedCodes: ReadonlySet<CodeName> = new Set([
  'catalog-unauthenticated',
  'catalog-forbidden',
  'catalog-failed',
  'catalog-unreachable',
  'certificate-not-trusted',
  'catalog-incomplete',
  'catalog-not-a-catalog',
]);

/**
 * Stops the writes of a run after some failures in a row without a successful write. A refused
 * token opens it at once, since the catalog would refuse it again.
 *
 * Once open it stays open for the rest of the run. Earlier writes are still read back, since reads
 * need fewer privileges.
 */
export class CircuitBreaker {
  #failuresInARow = 0;
  #last: HeadwaterError | undefined;

  get isOpen(): boolean {
    return this.#last !== undefined;
  }

  /** The reason why further units are not attempted. Undefined while the breaker is closed. */
  get why(): Pick<UnitOutcome, 'code' | 'message'> | undefined {
    if (this.#last === undefined) return undefined;
    const { code, message } = this.#last;
    const times =
      this.#failuresInARow > 1
        ? `after ${this.#failuresInARow} failures in a row, the last of them`
        : 'after';
    return {
      code: codes['gave-up'].code,
      message: `nothing more was written ${times} ${code} ${message}`,
    };
  }

  /** Counts a successful write. */
  succeeded(): void {
    if (!this.isOpen) this.#failuresInARow = 0;
  }

  /** Opens the breaker at once, even after successful writes. */
  open(error: HeadwaterError): void {
    if (this.isOpen) return;
    this.#failuresInARow = 1;
    this.#last = error;
  }

  /** Counts a failed request. */
  failed(error: HeadwaterError): void {
    if (this.isOpen || !countedCodes.has(error.codeName)) return;
    this.#failuresInARow++;
    if (
      error.codeName === 'catalog-unauthenticated' ||
      this.#failuresInARow >= MAX_FAILURES_IN_A_ROW
    )
      this.#last = error;
  }
}
