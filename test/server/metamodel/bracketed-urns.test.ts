import { describe, expect, test } from 'vitest';
import {
  encodeNames,
  requireAllowed,
  splitBracketed,
  withBrackets,
} from '../../../src/server/metamodel/bracketed-urns.js';
import { asDatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { Urn } from '../../../src/urn/urn.js';

function named(name: string): Urn {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)` as Urn;
}

describe('names with brackets', () => {
  test.each([
    [named('a'), named('a')],
    [named('f(x)'), named('f%28x%29')],
    [named('f(x,g(y))'), named('f%28x%2Cg%28y%29%29')],
    [`urn:li:schemaField:(${named('f(x)')},c)`, `urn:li:schemaField:(${named('f%28x%29')},c)`],
  ])('%s is encoded as %s', (urn, encoded) => expect(encodeNames(urn)).toBe(encoded));

  test.each([named('f(x'), named('x)'), named('a,b'), 'f(x)'])('%s stays wrong', (text) => {
    const problem = asDatasetUrn(text);
    expect(problem.ok).toBe(false);
    expect(withBrackets(asDatasetUrn)(text)).toEqual(problem);
  });

  test('the key has them as they are', () => {
    expect(splitBracketed(named('f(x)'))).toMatchObject({
      ok: true,
      value: { key: ['urn:li:dataPlatform:hive', 'f(x)', 'PROD'] },
    });
  });

  test('the dialect decides if they are allowed', () => {
    expect(() => requireAllowed(named('f(x)'), 'datahub')).not.toThrow();
    expect(() => requireAllowed(named('f(x)'), 'spec')).toThrow(
      `"${named('f(x)')}" holds the reserved character "("`,
    );
  });
});
