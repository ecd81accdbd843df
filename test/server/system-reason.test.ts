import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemReason } from '../../src/server/system-reason.js';

test('speaks our words where it knows the code, and gives the code where not', () => {
  expect(systemReason(errorOf(() => readFileSync('/nowhere/at/all')))).toBe(
    'there is no such file',
  );
  expect(
    systemReason(Object.assign(new Error('EXDEV: link'), { syscall: 'link', code: 'EXDEV' })),
  ).toBe('the system says EXDEV');
});

test('says nothing of errors that are not the system’s', () => {
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
