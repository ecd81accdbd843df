import { performance } from 'node:perf_hooks';
import { SLICE_MS } from './slice-ms.js';

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
