import { expect, test } from 'vitest';
import { nextAddress } from '../../../../src/web/login/log-in.js';

const next = (value: string) =>
  nextAddress(`?next=${encodeURIComponent(value)}`, 'https://catalog.test');

test.each(['/settings/tokens', '/?q=orders&page=2', '/dataset/urn%3Ali%3Adataset/Lineage#a'])(
  'a path of the same origin is opened: %s',
  (path) => expect(next(path)).toBe(path),
);

test.each([
  '',
  'settings',
  'https://other.test/',
  'javascript:alert(1)',
  '//other.test',
  '/\\other.test',
  '/\t/other.test',
  '/.//other.test',
  '/%2e//other.test',
  '/login',
  '/login?next=/login',
  '/a/../login',
])('anything else leads to the search: %j', (path) => expect(next(path)).toBe('/'));

test('an address without next leads to the search', () =>
  expect(nextAddress('', 'https://catalog.test')).toBe('/'));
