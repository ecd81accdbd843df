import { expect, test } from 'vitest';
import { exitCodes } from '../../src/errors/exit-codes.js';
import { HeadwaterError } from '../../src/errors/headwater-error.js';
import { ok, problem } from '../../src/errors/result.js';

test('an error has its code; by default it exits with 1 and has no hint', () => {
  const error = new HeadwaterError('catalog-stale', 'changed');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'HeadwaterError',
    code: 'HW6004',
    codeName: 'catalog-stale',
    message: 'changed',
    exitCode: 1,
  });
  expect(error.hint).toBeUndefined();
  expect('cause' in error).toBe(false);
});

test('exit code, hint and cause are kept', () => {
  const cause = new Error('underneath');
  const error = new HeadwaterError('bad-flag', 'no', {
    exitCode: exitCodes.usage,
    hint: 'try --help',
    cause,
  });
  expect(error).toMatchObject({ exitCode: 64, hint: 'try --help', cause });
});

test('no two outcomes share an exit code', () => {
  const all = Object.values(exitCodes);
  expect(new Set(all).size).toBe(all.length);
});

test('a result is a value or a list of findings', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(problem('no')).toEqual({ ok: false, problem: 'no' });
});
