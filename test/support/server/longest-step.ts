import type { JsonObject } from '../../../src/model/json.js';
import type { Steps } from '../../../src/server/shared/steps.js';

/** Objects that record which of them are read. */
export interface Watched {
  readonly items: readonly JsonObject[];
  /** The numbers of the items that were read since the set was cleared. */
  readonly read: Set<number>;
}

export function watch(objects: readonly JsonObject[]): Watched {
  const read = new Set<number>();
  const items = objects.map(
    (object, i) =>
      new Proxy(object, {
        get: (target, key) => {
          read.add(i);
          return Reflect.get(target, key);
        },
      }),
  );
  return { items, read };
}

/** Does all steps. Returns the greatest number of watched items that one step read. */
export function longestStep(steps: Steps<unknown>, { read }: Watched): number {
  let longest = 0;
  let isDone = false;
  while (!isDone) {
    read.clear();
    isDone = steps.next().done === true;
    longest = Math.max(longest, read.size);
  }
  return longest;
}

export function countSteps(steps: Steps<unknown>): number {
  let count = 1;
  while (steps.next().done !== true) count++;
  return count;
}
