import { describe, expect, test } from 'vitest';
import { javaText } from '../../../src/server/shared/java-text.js';

describe('javaText', () => {
  test.each([
    ['a text', 'f(x), {y}', 'f(x), {y}'],
    ['a number', 1_700_000_000_000, '1700000000000'],
    ['a flag and a null', [true, null], '[true, null]'],
    ['an empty record and an empty list', [{}, []], '[{}, []]'],
    [
      'members in the order of a map of eight buckets, the later first in a bucket',
      { created: 1, properties: { k: 'v', headwater: 'm' }, dataset: 'd', type: 'COPY' },
      '{type=COPY, dataset=d, properties={headwater=m, k=v}, created=1}',
    ],
  ])('formats %s', (_what, value, text) => expect(javaText(value)).toBe(text));

  test.each([
    [1, '1.0'],
    [0, '0.0'],
    [0.12345679, '0.12345679'],
    [0.001, '0.001'],
    [0.00012, '1.2E-4'],
    [1e7, '1.0E7'],
    [-2, '-2.0'],
  ])('formats a float %d', (value, text) =>
    expect(javaText({ confidenceScore: value })).toBe(`{confidenceScore=${text}}`),
  );
});
