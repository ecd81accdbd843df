import { describe, expect, it } from 'vitest';
import { riceNumbers, riceText } from '../../src/model/rice-code.js';

describe('the Golomb-Rice code of sorted numbers', () => {
  it.each<[string, readonly number[], number]>([
    ['no numbers', [], 3],
    ['numbers without a remainder', [0, 1, 5], 0],
    ['gaps larger than the parameter allows for', [7, 1000, 1001], 2],
    ['equal numbers', [4, 4, 4], 1],
  ])('encodes and decodes %s', (_what, numbers, parameter) => {
    const text = riceText(numbers, parameter);
    expect(riceNumbers(text, { count: numbers.length, parameter })).toEqual(numbers);
  });

  it('is rejected if it holds fewer or more numbers', () => {
    const text = riceText([7, 1000, 1001], 2);
    expect(riceNumbers(text, { count: 4, parameter: 2 })).toBeUndefined();
    expect(riceNumbers(text, { count: 2, parameter: 2 })).toBeUndefined();
  });
});
