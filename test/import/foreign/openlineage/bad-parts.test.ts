import { expect, test } from 'vitest';
import { BadParts } from '../../../../src/import/foreign/openlineage/bad-parts.js';

test('a fault of the program is not taken for a malformed part', () => {
  const parts = new BadParts('e.json');
  const fault = () => {
    throw new TypeError('a fault');
  };
  expect(() => parts.attempt(1, fault)).toThrow(TypeError);
  expect(parts.leftOut).toEqual([]);
});
