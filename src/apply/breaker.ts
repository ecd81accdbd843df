import type { CodeName } from '../errors/codes.js';
import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { UnitOutcome } from '../plan/receipt.js';

/** How many failures in a row are more than bad luck with one dataset. */
export const MAX_FAILURES_IN_A_ROW = 3;

/** What says something of the catalog or of the user, and not of one dataset alone. */
const counted: ReadonlySet<CodeName> = new Set([
  'catalog-unauthenticated',
  'catalog-forbidden',
  'catalog-failed',
  'catalog-unreachable',
  'certificate-not-trusted',
  'catalog-incomplete',
  'catalog-not-a-catalog',
]);

/**
 * Keeps a run from knocking at a closed door: after some failures in a row without a write that went through, nothing
 * more is written. A token that is not accepted is reason enough by itself: it will not be accepted the next time.
 *
 * Once open it stays open, for the rest of the run. What was written before is still read back: that asks for less.
 */
export class Breaker {
  #inARow = 0;
  #last: HeadwaterError | undefined;

  get isOpen(): boolean {
    return this.#last !== undefined;
  }

  /** Why the rest is not attempted; nothing while it is closed. */
  get why(): Pick<UnitOutcome, 'code' | 'message'> | undefined {
    if (this.#last === undefined) return undefined;
    const { code, message } = this.#last;
    const many = this.#inARow > 1 ? `after ${this.#inARow} failures in a row, the last of them` : 'after';
    return { code: codes['gave-up'].code, message: `nothing more was written ${many} ${code} ${message}` };
  }

  /** Something was written. */
  succeeded(): void {
    if (!this.isOpen) this.#inARow = 0;
  }

  /** Whatever went well before: nothing more may be written after this. */
  open(error: HeadwaterError): void {
    if (this.isOpen) return;
    this.#inARow = 1;
    this.#last = error;
  }

  failed(error: HeadwaterError): void {
    if (this.isOpen || !counted.has(error.codeName)) return;
    this.#inARow++;
    if (error.codeName === 'catalog-unauthenticated' || this.#inARow >= MAX_FAILURES_IN_A_ROW) this.#last = error;
  }
}
