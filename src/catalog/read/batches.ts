import { chunk } from '../../model/chunk.js';
import type { Phase, ReportProgress } from '../../model/progress.js';
import type { Wire } from '../http/wire.js';

/**
 * Maps items with at most `limit` concurrent calls. The results are in the order of the items.
 *
 * After a failure no new call starts. The running calls end before the failure is thrown, so that
 * no request outlives this function.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  map: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      try {
        results[index] = await map(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Announces a phase, if there is one. Returns a function that counts finished items. */
export function startPhase(
  { progress }: { readonly progress: ReportProgress },
  phase: Phase | undefined,
  total: number,
): (count: number) => void {
  if (phase === undefined || total === 0) return () => undefined;
  let done = 0;
  const advance = (count: number) => {
    done += count;
    progress({ kind: 'phase', phase, done, total });
  };
  advance(0);
  return advance;
}

interface Batches {
  readonly size: number;
  /** The phase to announce. Default: the caller reports its own phase. */
  readonly phase: Phase | undefined;
}

/** Maps items in concurrent batches, and reports the items of each finished batch. */
export async function mapBatches<T, R>(
  wire: Pick<Wire, 'progress' | 'concurrency'>,
  items: readonly T[],
  { size, phase }: Batches,
  map: (batch: readonly T[]) => Promise<R>,
): Promise<readonly R[]> {
  const advance = startPhase(wire, phase, items.length);
  return await mapConcurrently(chunk(items, size), wire.concurrency, async (batch) => {
    const result = await map(batch);
    advance(batch.length);
    return result;
  });
}
