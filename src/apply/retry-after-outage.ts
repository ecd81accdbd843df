import type { HeadwaterError } from '../errors/headwater-error.js';
import type { RunningApply } from './apply-context.js';
import type { Batch } from './bisect-batch.js';
import { isHalted } from './halt.js';

/**
 * Number of times that a batch is sent at most to a catalog with an outage, the first time
 * included.
 */
const MAX_ATTEMPTS = 3;

/**
 * Returns a batch to send again after a temporary outage of the catalog, and waits before. A read
 * must have proved that the lost attempt wrote nothing. Returns an empty list if a retry is of no
 * use.
 *
 * The next attempt plans the units again from a fresh reading. So if the lost write arrives late
 * after all, the reading shows it, or it makes the next write stale.
 */
export async function retryAfterOutage<T>(
  batch: Batch<T>,
  error: HeadwaterError,
  context: RunningApply,
): Promise<readonly Batch<T>[]> {
  const outages = batch.outages + 1;
  if (!error.isPassing || outages === MAX_ATTEMPTS || isHalted(context)) return [];
  const mayRetry = await context.writer.waitToRetry(outages, context.signal);
  return mayRetry && !isHalted(context) ? [{ ...batch, outages }] : [];
}
