import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemReason } from '../../../src/server/shared/system-reason.js';

test('explains a known code in words, and shows an unknown code as it is', () => {
  expect(systemReason(errorOf(() => readFileSync('/nowhere/at/all')))).toBe(
    'there is no such file',
  );
  expect(
    systemReason(Object.assign(new Error('EXDEV: link'), { syscall: 'link', code: 'EXDEV' })),
  ).toBe('the system says EXDEV');
});

test('returns nothing for errors that are not from the system', () => {
  for (const error of [
    new Error('x'),
    Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_VALUE' }),
    'text',
  ]) {
    expect(systemReason(error)).toBeUndefined();
  }
});

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
