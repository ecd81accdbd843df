import { describe, expect, it } from 'vitest';
import { countSteps } from '../../src/model/count-steps.js';

/** The chain `a` -> `b` -> `c`, and back from `c` to `a`. */
const cycle = new Map([
  ['a', ['b']],
  ['b', ['c']],
  ['c', ['a']],
]);

describe('countSteps', () => {
  it('counts the edges from the nearest start and follows a cycle once', () => {
    expect([...countSteps(['a'], cycle)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect(countSteps(['a', 'c'], cycle).get('b')).toBe(1);
  });

  it('stops at the limit', () => {
    expect([...countSteps(['a'], cycle, 1).keys()]).toEqual(['a', 'b']);
    expect([...countSteps(['a'], cycle, 0).keys()]).toEqual(['a']);
  });

  it('keeps a start without neighbors', () => {
    expect([...countSteps(['z'], cycle)]).toEqual([['z', 0]]);
  });
});
