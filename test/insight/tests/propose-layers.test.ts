import { expect, it } from 'vitest';
import { layerCandidates } from '../../../src/insight/tests/propose-layers.js';
import { layerReaders } from '../../../src/insight/tests/schema-layers.js';
import { liveEdges } from '../../support/insight/live-edges.js';

const shop = [
  'shop.raw.orders -> shop.staging.orders',
  'shop.raw.customers -> shop.staging.customers',
  'shop.staging.orders -> shop.mart.daily',
  'shop.staging.customers -> shop.mart.daily',
  'shop.staging.customers -> shop.mart.customers',
];

const readersOf = (...lines: readonly string[]) =>
  [...layerReaders(liveEdges(lines))].map(
    ([{ label, pattern, size }, readers]) =>
      `${label} ${pattern} ${size} -> ${[...readers].map((one) => one.label).join()}`,
  );

const textOf = (...lines: readonly string[]) => {
  const { skipped, backward, sourced } = layerCandidates(liveEdges(lines));
  return [...skipped, ...backward, ...sourced].map(
    ({ name, entry }) => `${name}: ${JSON.stringify(entry)}`,
  );
};

it('finds the schemas of datasets and which reads which', () => {
  expect(readersOf(...shop)).toEqual([
    'mart snowflake:shop.mart.* 2 -> ',
    'raw snowflake:shop.raw.* 2 -> staging',
    'staging snowflake:shop.staging.* 2 -> mart',
  ]);
});

it('finds schemas that jobs join, and follows no path over another dataset', () => {
  expect(
    readersOf(
      'shop.raw.a -> job:load',
      'job:load -> shop.mart.b',
      'shop.raw.a -> shop.raw.c',
      'shop.raw.c -> plain',
      'plain -> shop.mart.d',
      'shop.mart.d -> chart:sales',
    ),
  ).toEqual(['mart snowflake:shop.mart.* 2 -> ', 'raw snowflake:shop.raw.* 2 -> mart']);
});

it('names the platform where two have a schema of that name, and stars where databases differ', () => {
  expect(
    readersOf('hive:raw.a -> eu.raw.a', 'eu.raw.a -> us.raw.b', 'shop.raw.*x -> us.raw.b'),
  ).toEqual(['hive-raw hive:raw.* 1 -> snowflake-raw', 'snowflake-raw snowflake:*.raw.* 2 -> ']);
});

it('knows no schema of hidden datasets', () => {
  const readers = layerReaders(liveEdges(['s.raw.a -> s.mart.b'], { hidden: ['s.raw.a'] }));
  expect([...readers.keys()].map(({ label }) => label)).toEqual(['mart']);
});

it('keeps the order of three schemas', () => {
  expect(textOf(...shop)).toEqual([
    'mart-not-from-raw: {"forbid":{"from":"snowflake:shop.raw.*","to":"snowflake:shop.mart.*","direct":true}}',
    'nothing-back-from-mart: {"forbid":{"from":"snowflake:shop.mart.*","to":["snowflake:shop.raw.*","snowflake:shop.staging.*"]}}',
    'nothing-back-from-staging: {"forbid":{"from":"snowflake:shop.staging.*","to":"snowflake:shop.raw.*"}}',
    'mart-has-sources: {"require":{"of":"snowflake:shop.mart.*","upstreams":">=1"}}',
  ]);
});

it('forbids paths without a dataset between where jobs write datasets', () => {
  const [skipped] = textOf(
    ...shop,
    'shop.raw.orders -> job:load',
    'job:load -> shop.staging.orders',
  );
  expect(skipped).toBe(
    'mart-not-from-raw: {"forbid":{"from":"snowflake:shop.raw.*","to":"snowflake:shop.mart.*","unless":{"through":{"kind":"dataset"}}}}',
  );
});

it('puts the rule between the first and the last schema first', () => {
  const names = textOf(
    ...shop,
    'shop.mart.daily -> shop.report.q3',
    'shop.mart.customers -> shop.report.q4',
  ).map((text) => text.split(':')[0]);
  expect(names.slice(0, 3)).toEqual([
    'report-not-from-raw',
    'mart-not-from-raw',
    'report-not-from-staging',
  ]);
});

it('has no rule for schemas of one dataset, in a circle, or without lineage between them', () => {
  expect(textOf('s.raw.a -> s.mart.b')).toEqual([]);
  expect(
    textOf('s.a.x -> s.b.x', 's.b.y -> s.a.y', 's.c.x -> chart:x', 's.c.y -> chart:x'),
  ).toEqual([]);
});

it('has no rule about more upstream schemas than people remember', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((schema) => [
    `s.${schema}.x -> s.mart.x`,
    `s.${schema}.y -> s.mart.y`,
  ]);
  expect(textOf(...lines)).toEqual([
    'mart-has-sources: {"require":{"of":"snowflake:s.mart.*","upstreams":">=1"}}',
  ]);
});

it('makes a name of a schema that no name of a test can begin with', () => {
  expect(textOf('s.raw.a -> s.2024 x.a', 's.raw.b -> s.2024 x.b').at(-1)).toContain(
    '_2024-x-has-sources: ',
  );
});
