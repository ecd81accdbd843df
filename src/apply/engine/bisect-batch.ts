import { chunk } from '../../model/chunk.js';

/** Units to send in one request. */
export interface WriteBatch<T> {
  readonly units: readonly T[];
  /** Number of stale answers so far. A stale answer means that another writer was faster. */
  readonly stale: number;
  /** Number of attempts that ended in an outage. A read proved that each wrote nothing. */
  readonly outages: number;
}

export interface AttemptResult<T> {
  /** True if anything was written. */
  readonly wrote: boolean;
  /** Batches to send again. Each is smaller or has a higher count, so that the retries end. */
  readonly retries: readonly WriteBatch<T>[];
}

/** After this many attempts in a row without a write, the search goes depth first. */
const MAX_FAILED_BREADTH_FIRST = 3;

/**
 * Sends a batch. If the catalog refuses it, sends smaller batches instead, until each unit is
 * written or has failed alone.
 *
 * Sends large batches first, so that it writes every unit that can be written before single units
 * fail in a row. If several attempts in a row write nothing, it sends the parts of the last batch
 * first. This is the shortest way to single units that fail, and these end the search.
 *
 * @param isHalted called before each request; once it returns true, the remaining batches are
 *   dropped
 */
export async function bisectBatch<T>(
  units: readonly T[],
  attempt: (batch: WriteBatch<T>) => Promise<AttemptResult<T>>,
  isHalted: () => boolean,
): Promise<void> {
  let waiting: readonly WriteBatch<T>[] = [{ units, stale: 0, outages: 0 }];
  let failed = 0;
  for (let [batch] = waiting; batch !== undefined && !isHalted(); [batch] = waiting) {
    const { wrote, retries } = await attempt(batch);
    const later = waiting.slice(1);
    failed = wrote ? 0 : failed + 1;
    waiting = failed < MAX_FAILED_BREADTH_FIRST ? [...later, ...retries] : [...retries, ...later];
  }
}

/** Splits a batch in two. A batch of one unit stays whole. */
export function halve<T>({ units, ...batch }: WriteBatch<T>): readonly WriteBatch<T>[] {
  return chunk(units, Math.ceil(units.length / 2)).map((half) => ({ ...batch, units: half }));
}

/**
 * Sends a stale batch again in halves. Each attempt reads its units again, so both halves mostly
 * pass. Units that another writer keeps changing are alone after a few attempts and do not block
 * the others. Only a unit that is alone counts its further attempts.
 */
export function retryStale<T>({ units, stale, outages }: WriteBatch<T>): readonly WriteBatch<T>[] {
  const counted = units.length === 1 ? stale + 1 : Math.max(stale, 1);
  return halve({ units, stale: counted, outages });
}
