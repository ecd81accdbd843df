import { expect, test } from 'vitest';
import { toAspect } from '../../../src/server/store/to-aspect.js';
import { dataset, jane } from '../../support/server/urns.js';

const row = {
  urn: dataset('orders'),
  name: 'custom',
  version: 1,
  metadata: '{}',
  time: 1,
  actor: jane,
};

test('the value of an aspect is parsed at its first use', () => {
  const broken = toAspect({ ...row, value: '{' });
  expect(broken.version).toBe(1);
  expect(() => broken.value).toThrow(SyntaxError);
});

test('the value of an aspect is parsed once', () => {
  const aspect = toAspect({ ...row, value: '{"a":[1]}' });
  expect(aspect.value).toEqual({ a: [1] });
  expect(aspect.value).toBe(aspect.value);
});
