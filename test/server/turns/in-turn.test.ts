import { describe, expect, it } from 'vitest';
import { collectWithinTurn, mapInTurn, type Search } from '../../../src/server/turns/in-turn.js';
import { countingTurn } from '../../support/server/counting-turn.js';

describe('collectWithinTurn', () => {
  it('makes no promise while the time slice lasts', () => {
    const turn = countingTurn(false);
    expect(collectWithinTurn(oddOnes([1, 2, 3]), turn)).toEqual([1, 3]);
    expect(turn.pauses()).toBe(0);
  });

  it('waits for a turn after each step after the end of the slice', async () => {
    const turn = countingTurn();
    const found = collectWithinTurn(oddOnes([1, 2, 3]), turn);
    expect(found).toBeInstanceOf(Promise);
    expect(await found).toEqual([1, 3]);
    expect(turn.pauses()).toBe(3);
  });
});

describe('mapInTurn', () => {
  it('keeps the order, and waits for a turn before each item after the end of the slice', async () => {
    const turn = countingTurn();
    expect(await mapInTurn(['a', 'b'], turn, (one, i) => `${one}${i}`)).toEqual(['a0', 'b1']);
    expect(turn.pauses()).toBe(2);
  });
});

function* oddOnes(numbers: readonly number[]): Search<number> {
  for (const one of numbers) yield one % 2 === 1 ? one : undefined;
}
