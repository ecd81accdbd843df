import { expect, test } from 'vitest';
import { LoginRateLimit } from '../../../src/server/auth/log-in.js';
import { movableClock } from '../../support/server/auth.js';

test('a key has a limited number of attempts in a window that begins with its first attempt', () => {
  const { clock, pass } = movableClock();
  const limit = new LoginRateLimit({ attempts: 2, windowMs: 100, clock });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 100]);
  expect(limit.take('b')).toBe(0);
  pass(99);
  expect(limit.take('a')).toBe(1);
  pass(1);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 100]);
});

test('a window that began while the clock was ahead does not outlast the correction', () => {
  const { clock, pass } = movableClock();
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock });
  pass(1_000_000);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 100]);
  pass(-1_000_000);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 100]);
});

test('an attempt that is given back can be taken once more', () => {
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock: () => 0 });
  limit.refund('a');
  limit.take('a');
  limit.refund('a');
  limit.refund('a');
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 100]);
});

test('too many keys drop only the oldest key', () => {
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock: () => 0 });
  for (let i = 0; i < 10_001; i++) limit.take(String(i));
  expect([limit.take('1'), limit.take('10000')]).toEqual([100, 100]);
  expect(limit.take('0')).toBe(0);
});

test('a key that is used again is not the oldest any more', () => {
  const { clock, pass } = movableClock();
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock });
  for (const key of ['back', 'gone']) limit.take(key);
  pass(100);
  for (const key of ['back', ...Array.from({ length: 9_999 }, (_, i) => String(i))])
    limit.take(key);
  expect(limit.take('back')).toBe(100);
});
