import { batchesOf } from './batches.js';

/** What is sent together. */
export interface Group<T> {
  readonly units: readonly T[];
  /** How often it was refused because another writer was faster. */
  readonly stale: number;
  /** How often it was sent in vain to a catalog that was out of service, and read not to be there. */
  readonly inVain: number;
}

/** How one try at a group ended. */
export interface Attempt<T> {
  /** Whether any of it was written. */
  readonly wrote: boolean;
  /** What of it is to be tried again; each smaller, or once more stale or in vain, so that there is an end. */
  readonly pieces: readonly Group<T>[];
}

/** After so many tries at which nothing was written, what is wrong is looked for in one place. */
const MAX_WIDE = 3;

/**
 * Sends a batch, and where it is refused its pieces in its place, until each unit is written or stands alone.
 *
 * Large pieces first, so that what can be written is written before single units fail in a row. Where nothing gets
 * through at all, the pieces of the last piece first: the shortest way to units that fail alone, and so to the end.
 *
 * @param isHalted is asked before each request; once it is true, what was not tried yet is left
 */
export async function inPieces<T>(
  units: readonly T[],
  attempt: (group: Group<T>) => Promise<Attempt<T>>,
  isHalted: () => boolean,
): Promise<void> {
  let waiting: readonly Group<T>[] = [{ units, stale: 0, inVain: 0 }];
  let failed = 0;
  for (let [group] = waiting; group !== undefined && !isHalted(); [group] = waiting) {
    const { wrote, pieces } = await attempt(group);
    const others = waiting.slice(1);
    failed = wrote ? 0 : failed + 1;
    waiting = failed < MAX_WIDE ? [...others, ...pieces] : [...pieces, ...others];
  }
}

/** In two; a single unit as it is. */
export function halvesOf<T>({ units, ...group }: Group<T>): readonly Group<T>[] {
  return batchesOf(units, Math.ceil(units.length / 2)).map((half) => ({ ...group, units: half }));
}

/** Each unit alone, so that one that another writer is at holds up no other. */
export function aloneAgain<T>({ units, ...group }: Group<T>): readonly Group<T>[] {
  return units.map((unit) => ({ ...group, units: [unit], stale: group.stale + 1 }));
}
