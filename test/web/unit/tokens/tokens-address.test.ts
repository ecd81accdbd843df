import { expect, test } from 'vitest';
import { readTokensAddress, tokensAddress } from '../../../../src/web/tokens/tokens-address.js';

test.each([
  ['', { all: false, owner: '', page: 1 }],
  ['?all=1&owner=jane&page=3', { all: true, owner: 'jane', page: 3 }],
  ['?owner=jane', { all: false, owner: '', page: 1 }],
  ['?all=yes&page=0', { all: false, owner: '', page: 1 }],
  ['?page=-2', { all: false, owner: '', page: 1 }],
  ['?page=1e3', { all: false, owner: '', page: 1 }],
])('reads %j', (search, address) => expect(readTokensAddress(search)).toEqual(address));

test.each([
  '/settings/tokens',
  '/settings/tokens?all=1',
  '/settings/tokens?all=1&owner=jane&page=2',
  '/settings/tokens?page=2',
])('writes %j as it was read', (path) =>
  expect(tokensAddress(readTokensAddress(path.slice('/settings/tokens'.length)))).toBe(path),
);
