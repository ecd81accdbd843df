import { type CodeName, codes } from '../../errors/codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogWriter } from '../../model/catalog-port.js';
import type { Reason } from './write-strategy.js';

/** After this number of failures in a row, one faulty dataset can no longer be the cause. */
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
 * token opens the breaker at once, since the catalog would refuse the token again.
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
  get why(): Reason | undefined {
    if (this.#last === undefined) return undefined;
    const { code, message } = this.#last;
    const count = this.#failuresInARow;
    const times = count > 1 ? `after ${count} failures in a row, the last of them` : 'after';
    const said = `nothing more was written ${times} ${code} ${message}`;
    return { code: codes['gave-up'].code, message: said };
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

/**
 * Wraps a writer so that it reports its successes and failures to the breaker. It sends no write
 * while the breaker is open.
 *
 * A successful read is not reported, since it proves nothing about writes. A missing privilege for
 * a batch of several units is not reported either: the batch is split, and its parts report.
 */
export function withCircuitBreaker(writer: CatalogWriter, breaker: CircuitBreaker): CatalogWriter {
  const report = async <T>(call: Promise<T>, units = 1): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (
        error instanceof HeadwaterError &&
        (units === 1 || error.codeName !== 'catalog-forbidden')
      )
        breaker.failed(error);
      throw error;
    }
  };
  const write = async (begin: () => Promise<void>, units: number): Promise<void> => {
    // The breaker may have opened after the batch started, if an event could not be recorded.
    if (breaker.why) throw new HeadwaterError('gave-up', breaker.why.message, { isUnsent: true });
    await report(begin(), units);
    breaker.succeeded();
  };
  return {
    ...writer,
    readDatasets: (urns) => report(writer.readDatasets(urns)),
    readExistence: (urns) => report(writer.readExistence(urns)),
    readContents: (urns) => report(writer.readContents(urns)),
    updateLineage: (edges) => {
      const all = [...edges.edgesToAdd, ...edges.edgesToRemove];
      const downstreams = new Set(all.map(({ downstreamUrn }) => downstreamUrn));
      return write(() => writer.updateLineage(edges), downstreams.size);
    },
    propose: (proposals) => write(() => writer.propose(proposals), proposals.length),
  };
}
