import { describe, expect, it } from 'vitest';
import { mapInSteps } from '../../../src/server/shared/steps.js';
import { stepsWithinTurn } from '../../../src/server/turns/in-turn.js';
import type { Turn } from '../../../src/server/turns/turn-scheduler.js';

describe('stepsWithinTurn', () => {
  it('makes no promise while the time slice lasts', () => {
    const turn = countingTurn(() => false);
    expect(stepsWithinTurn(double([1, 2, 3]), turn)).toEqual([2, 4, 6]);
    expect(turn.pauses()).toBe(0);
  });

  it('waits for a turn before each step after the end of the slice', async () => {
    const turn = countingTurn(() => true);
    const doubled = stepsWithinTurn(double([1, 2, 3]), turn);
    expect(doubled).toBeInstanceOf(Promise);
    expect(await doubled).toEqual([2, 4, 6]);
    expect(turn.pauses()).toBe(3);
  });
});

function double(numbers: readonly number[]) {
  return mapInSteps(numbers, (one) => 2 * one);
}

function countingTurn(isOver: () => boolean): Turn & { readonly pauses: () => number } {
  let count = 0;
  const next = async (): Promise<void> => {
    count++;
  };
  return { isOver, next, pauses: () => count };
}
