import { describe, expect, it } from 'vitest';
import { mapInTurn } from '../../../src/server/turns/in-turn.js';
import type { Turn } from '../../../src/server/turns/turn-scheduler.js';

describe('mapInTurn', () => {
  it('keeps the order, and waits for a turn before each item after the end of the slice', async () => {
    const turn = countingTurn(() => true);
    expect(await mapInTurn(['a', 'b'], turn, (one, i) => `${one}${i}`)).toEqual(['a0', 'b1']);
    expect(turn.pauses()).toBe(2);
  });
});

function countingTurn(isOver: () => boolean): Turn & { readonly pauses: () => number } {
  let count = 0;
  const next = async (): Promise<void> => {
    count++;
  };
  return { isOver, next, pauses: () => count };
}
