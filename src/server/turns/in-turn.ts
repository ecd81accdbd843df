import type { Turn } from './turn-scheduler.js';

/**
 * Does work for each item. Other requests run in between.
 *
 * @throws RequestLimitExceeded past the deadline of the request; the work so far is done
 */
export async function eachInTurn<T>(
  items: Iterable<T>,
  turn: Turn,
  work: (item: T) => void,
): Promise<void> {
  for (const item of items) {
    if (turn.isOver()) await turn.next();
    work(item);
  }
}

/** Runs the steps of a generator to its result. Other requests run in between. */
export async function finishInTurn<T>(steps: Generator<void, T>, turn: Turn): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    if (turn.isOver()) await turn.next();
    step = steps.next();
  }
  return step.value;
}

/** Maps items. Other requests run in between, as in {@link eachInTurn}. */
export async function mapInTurn<T, U>(
  items: Iterable<T>,
  turn: Turn,
  map: (item: T, i: number) => U,
): Promise<readonly U[]> {
  const mapped: U[] = [];
  await eachInTurn(items, turn, (item) => {
    mapped.push(map(item, mapped.length));
  });
  return mapped;
}

/** The number of items to sort without a check of the time. */
const RUN_LENGTH = 2_000;

/** Sorts a list. Other requests run in between. The sort is stable, like `toSorted`. */
export async function sortInTurn<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  turn: Turn,
): Promise<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let from = 0; from < items.length; from += RUN_LENGTH) {
    if (turn.isOver()) await turn.next();
    runs.push(items.slice(from, from + RUN_LENGTH).sort(compare));
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let i = 0; i < runs.length; i += 2)
      merged.push(await merge(runs[i] ?? [], runs[i + 1] ?? [], { compare, turn }));
    runs = merged;
  }
  return runs[0] ?? [];
}

interface MergeOptions<T> {
  readonly compare: (a: T, b: T) => number;
  readonly turn: Turn;
}

/** Merges two sorted lists. The first list wins between equal items. */
async function merge<T>(
  first: readonly T[],
  second: readonly T[],
  { compare, turn }: MergeOptions<T>,
): Promise<readonly T[]> {
  const merged: T[] = [];
  let i = 0;
  for (const item of second) {
    if (turn.isOver()) await turn.next();
    for (; i < first.length && compare(first[i] as T, item) <= 0; i++) merged.push(first[i] as T);
    merged.push(item);
  }
  return merged.concat(first.slice(i));
}
