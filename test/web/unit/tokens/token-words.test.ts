import { expect, test } from 'vitest';
import { expiryWords, userName, userUrn } from '../../../../src/web/tokens/token-words.js';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-1, 'expired'],
  [0, 'expired'],
  [1, 'in 1 minute'],
  [HOUR - MINUTE, 'in 59 minutes'],
  [HOUR - 1, 'in 1 hour'],
  [DAY - 1, 'in 24 hours'],
  [47 * HOUR, 'in 47 hours'],
  [2 * DAY - 1, 'in 2 days'],
  [12 * DAY, 'in 12 days'],
  [365 * DAY - 5, 'in 365 days'],
])('a token that expires after %d ms: %s', (ms, words) =>
  expect(expiryWords(NOW + ms, NOW)).toBe(words),
);

test('a token without expiry never expires', () => expect(expiryWords(null, NOW)).toBe('never'));

test('users are shown by name, and named by name or urn', () => {
  expect(userName('urn:li:corpuser:jane')).toBe('jane');
  expect(userName('urn:li:corpGroup:team')).toBe('urn:li:corpGroup:team');
  expect(userUrn('jane')).toBe('urn:li:corpuser:jane');
  expect(userUrn('urn:li:corpuser:jane')).toBe('urn:li:corpuser:jane');
});
