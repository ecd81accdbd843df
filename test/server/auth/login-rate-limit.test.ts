import { expect, test } from 'vitest';
import { LoginRateLimit } from '../../../src/server/auth/login-rate-limit.js';
import { movableClock } from '../../support/server-auth.js';

test('a key has so many attempts in a window, which begins with its first', () => {
  const { clock, pass } = movableClock();
  const limit = new LoginRateLimit({ attempts: 2, windowMs: 100, clock });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 100]);
  expect(limit.take('b')).toBe(0);
  pass(99);
  expect(limit.take('a')).toBe(1);
  pass(1);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 100]);
});

test('what is given back may be taken again, once', () => {
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock: () => 0 });
  limit.refund('a');
  limit.take('a');
  limit.refund('a');
  limit.refund('a');
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 100]);
});

test('a flood of keys makes it forget the oldest, and nothing else', () => {
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock: () => 0 });
  for (let i = 0; i < 10_001; i++) limit.take(String(i));
  expect([limit.take('1'), limit.take('10000')]).toEqual([100, 100]);
  expect(limit.take('0')).toBe(0);
});

test('a key that comes back is not the oldest any more', () => {
  const { clock, pass } = movableClock();
  const limit = new LoginRateLimit({ attempts: 1, windowMs: 100, clock });
  for (const key of ['back', 'gone']) limit.take(key);
  pass(100);
  for (const key of ['back', ...Array.from({ length: 9_999 }, (_, i) => String(i))])
    limit.take(key);
  expect(limit.take('back')).toBe(100);
});
