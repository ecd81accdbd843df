import { expect, it } from 'vitest';
import { proposeTests } from '../../../src/insight/tests/propose-tests.js';
import { longName } from '../../../src/plan/document/address-book.js';
import { liveEdges } from '../../support/insight/live-edges.js';

const shop = [
  'shop.raw.orders -> shop.staging.orders',
  'shop.raw.customers -> shop.staging.customers',
  'shop.staging.orders -> shop.mart.daily',
  'shop.staging.customers -> shop.mart.daily',
  'shop.staging.customers -> shop.mart.customers',
  'shop.mart.daily -> dashboard:board',
  'shop.mart.customers -> dashboard:board',
];

const propose = (lines: readonly string[], ...taken: readonly string[]) =>
  proposeTests(liveEdges(lines), longName, new Set(taken));
const namesOf = (lines: readonly string[], ...taken: readonly string[]) =>
  propose(lines, ...taken).map(({ name }) => name);

it('proposes what holds, each with a sentence and the numbers of its selectors', () => {
  const proposed = propose(shop);
  expect(proposed.map(({ name }) => name)).toEqual([
    'mart-not-from-raw',
    'nothing-back-from-mart',
    'nothing-back-from-staging',
    'mart-has-sources',
    'sources-of-board',
    'no-cycles',
    'fan-out',
    'depth',
  ]);
  expect(proposed[0]).toMatchObject({
    selected: [
      { role: 'from', count: 2 },
      { role: 'to', count: 2 },
    ],
  });
  expect(proposed.every(({ sentence, basis }) => sentence !== '' && basis !== '')).toBe(true);
  expect(proposed.at(-1)?.entry).toEqual({
    require: { of: '*', depth: '<=5' },
    level: 'warning',
  });
});

it('proposes no name that exists', () => {
  expect(namesOf(shop, 'mart-not-from-raw', 'no-cycles', 'depth')).toEqual([
    'nothing-back-from-mart',
    'nothing-back-from-staging',
    'mart-has-sources',
    'sources-of-board',
    'fan-out',
  ]);
});

it('proposes nothing that is violated today', () => {
  const circle = ['shop.mart.daily -> shop.old.x', 'shop.old.x -> shop.mart.daily'];
  const names = namesOf([...shop, ...circle, 'shop.mart.orphan -> dashboard:wide']);
  expect(names).not.toContain('no-cycles');
  expect(names).not.toContain('mart-has-sources');
});

it('proposes the smallest round bound', () => {
  const wide = Array.from({ length: 7 }, (_, at) => `hub -> spoke_${at}`);
  const fanOut = propose(wide).find(({ name }) => name === 'fan-out');
  expect(fanOut?.entry).toEqual({ require: { of: '*', downstreams: '<=10' }, level: 'warning' });
});

it('proposes at most ten reports, and each name once', () => {
  const boards = Array.from({ length: 40 }, (_, at) => `table_${at} -> dashboard:board_${at}`);
  const same = ['a -> dashboard:x y', 'b -> dashboard:x.y'];
  const reports = namesOf([...same, ...boards]).filter((name) => name.startsWith('sources-of'));
  expect(reports).toHaveLength(10);
  expect(new Set(namesOf(same)).size).toBe(namesOf(same).length);
});

it('proposes nothing without lineage', () => {
  expect(propose(['orders'])).toEqual([]);
});
