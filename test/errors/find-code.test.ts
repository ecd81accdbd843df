import { describe, expect, it } from 'vitest';
import { codes } from '../../src/errors/codes.js';
import { findCode, registeredCodes } from '../../src/errors/find-code.js';

describe('a code', () => {
  it.each(['HW3001', 'hw3001', 'dataset-missing', 'Dataset-Missing'])('is found by %s', (word) => {
    expect(findCode(word)).toEqual({
      ok: true,
      value: { name: 'dataset-missing', ...codes['dataset-missing'] },
    });
  });

  it.each([
    ['dataset-mising', 'dataset-missing'],
    ['DATASET-MISING', 'dataset-missing'],
    ['HW30001', 'HW3001'],
    ['HW999', 'HW1001'],
    ['hw3000', expect.stringMatching(/^HW2\d{3} or HW3001$/)],
    ['HW9999', registeredCodes.at(-1)?.code],
    ['toString', undefined],
    ['', undefined],
  ])('is not found by %j; the suggestion is %s', (word, suggestion) => {
    expect(findCode(word)).toEqual({ ok: false, problem: { suggestion } });
  });
});

describe('the registry', () => {
  it('lists each code once, sorted by number', () => {
    expect(registeredCodes.map(({ name }) => name).sort()).toEqual(Object.keys(codes).sort());
    const numbers = registeredCodes.map(({ code }) => code);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  });
});
