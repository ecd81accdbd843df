import { expect, test } from 'vitest';
import { retrySeconds } from '../../../../src/web/login/log-in.js';

test.each([
  ['12', 12],
  ['0', 0],
  [null, 60],
  ['', 60],
  ['-5', 60],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 60],
])('Retry-After %j means %d seconds', (header, seconds) =>
  expect(retrySeconds(header)).toBe(seconds),
);
