import { performance } from 'node:perf_hooks';

/** Milliseconds that work in turns keeps the thread before the event loop continues. */
export const SLICE_MS = 15;

/** Work in steps. At each `yield`, other code may run before the work goes on. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps at once. */
export function runAll<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Makes a single step of work. */
export function* inOneStep<T>(work: () => T): Steps<T> {
  yield;
  return work();
}

/** Maps items, with a step before each. */
export function* mapInSteps<T, U>(items: Iterable<T>, map: (item: T) => U): Steps<readonly U[]> {
  const mapped: U[] = [];
  for (const item of items) {
    yield;
    mapped.push(map(item));
  }
  return mapped;
}

/** Maps items by work that has steps itself, with a step before each item. */
export function* mapByStepsOf<T, U>(
  items: Iterable<T>,
  map: (item: T) => Steps<U>,
): Steps<readonly U[]> {
  const mapped: U[] = [];
  for (const item of items) {
    yield;
    mapped.push(yield* map(item));
  }
  return mapped;
}

/**
 * A search in steps, for the body of a generator. It yields each result, and undefined for a step
 * without one, so that a search that finds nothing has steps as well.
 */
export type Search<T> = Iterable<T | undefined>;

/** Collects the results of a search, with a step before each. */
export function* collectInSteps<T>(search: Search<T>): Steps<readonly T[]> {
  const results: T[] = [];
  for (const one of search) {
    yield;
    if (one !== undefined) results.push(one);
  }
  return results;
}

/** Begins a time slice. The returned function tells when it is over. */
export function timeSlice(): () => boolean {
  const end = performance.now() + SLICE_MS;
  return () => performance.now() >= end;
}

/** A promise that the returned function resolves. */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
