import { expect, it } from 'vitest';
import { reportCandidates } from '../../../src/insight/tests/propose-reports.js';
import { longName } from '../../../src/plan/document/address-book.js';
import { liveEdges } from '../../support/insight/live-edges.js';

const textOf = (lines: readonly string[], hidden: readonly string[] = []) =>
  reportCandidates(liveEdges(lines, { hidden }), longName).map(
    ({ name, entry }) => `${name}: ${JSON.stringify(entry)}`,
  );

it('lists the datasets that a dashboard reads, over its charts', () => {
  const lines = [
    'raw -> orders',
    'orders -> chart:sales',
    'customers -> chart:sales',
    'chart:sales -> dashboard:board',
    'orders -> dashboard:board',
  ];
  expect(textOf(lines)).toEqual([
    'sources-of-board: {"only":{"to":"dashboard:looker:board","from":["snowflake:customers","snowflake:orders"]}}',
  ]);
});

it('takes a chart of no dashboard for a report', () => {
  expect(textOf(['orders -> chart:sales'])).toEqual([
    'sources-of-sales: {"only":{"to":"chart:looker:sales","from":"snowflake:orders"}}',
  ]);
});

it('has no rule for a report that is hidden, reads nothing, or reads more than ten datasets', () => {
  const many = Array.from({ length: 11 }, (_, at) => `table_${at} -> dashboard:wide`);
  expect(textOf(['orders -> dashboard:board'], ['dashboard:board'])).toEqual([]);
  expect(textOf(['dashboard:board', ...many])).toEqual([]);
});
