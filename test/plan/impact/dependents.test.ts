import { describe, expect, it } from 'vitest';
import { addressBook } from '../../../src/plan/document/address-book.js';
import type { Dependents } from '../../../src/plan/document/impact.js';
import { findDependents } from '../../../src/plan/impact/dependents.js';
import { columnRecord, fieldOf, withRecords } from '../../support/model/lineage-builders.js';
import { lineageOf, observe, present, unknown, urnOf } from '../../support/model/state-builders.js';

const strange = 'not an urn';

const orders = present(
  'orders',
  withRecords(
    lineageOf('raw'),
    columnRecord('orders.a', ['raw.x']),
    columnRecord('orders.b', ['raw.y']),
  ),
);
const mart = present(
  'mart',
  withRecords(
    lineageOf('orders', 'raw'),
    columnRecord('mart.m', ['orders.a', 'raw.x']),
    columnRecord('mart.n', ['orders.b']),
  ),
);
const report = present('report', lineageOf('mart'));

function dependents(
  column: string | null,
  more: Partial<Parameters<typeof findDependents>[1]> = {},
): Dependents {
  const { datasets } = observe('raw', orders, mart, report);
  const search = {
    entities: [{ urn: 'urn:li:dashboard:(looker,1)', type: 'DASHBOARD' }],
    failures: [],
  };
  return findDependents(
    { dataset: urnOf('raw'), column: column && fieldOf(column) },
    { readings: datasets, search, book: addressBook([]), ...more },
  );
}

function told({ columns }: Dependents): readonly string[] {
  return columns.map(
    ({ distance, path }) =>
      `${distance}: ${path.map(({ address }) => address.replace('snowflake:', '')).join(' <- ')}`,
  );
}

describe('dependents', () => {
  it('of a column come by a shortest path, nearest first', () => {
    expect(told(dependents('raw.x'))).toEqual(['1: mart.m <- raw.x', '1: orders.a <- raw.x']);
    expect(told(dependents('raw.y'))).toEqual([
      '1: orders.b <- raw.y',
      '2: mart.n <- orders.b <- raw.y',
    ]);
    expect(told(dependents('raw.nothing'))).toEqual([]);
  });

  it('of a dataset are the dependents of all its columns', () => {
    expect(told(dependents(null))).toEqual([
      '1: mart.m <- raw.x',
      '1: orders.a <- raw.x',
      '1: orders.b <- raw.y',
      '2: mart.n <- orders.b <- raw.y',
    ]);
  });

  it('are counted as datasets with edges and columns, and as entities of other types', () => {
    const { datasets, downstream, limits } = dependents('raw.x');
    expect(datasets.map(({ address, distance, columns }) => [address, distance, columns])).toEqual([
      ['snowflake:mart', 1, 1],
      ['snowflake:orders', 1, 1],
      ['snowflake:report', 2, 0],
    ]);
    expect(downstream).toEqual([
      { type: 'DASHBOARD', count: 1 },
      { type: 'DATASET', count: 3 },
    ]);
    expect(limits).toEqual([]);
  });

  it('leave out what is not a dataset', () => {
    const odd = { ...orders, urn: strange as typeof orders.urn };
    const readings = new Map([[odd.urn, odd]]);
    expect(dependents(null, { readings })).toMatchObject({ columns: [], datasets: [] });
  });

  it('of a dataset that is hidden are read from the other datasets', () => {
    const { datasets } = observe(unknown('raw'), orders);
    expect(told(dependents('raw.x', { readings: datasets }))).toEqual(['1: orders.a <- raw.x']);
  });

  it('list hidden datasets and the limits of the search', () => {
    const search = {
      entities: [{ urn: urnOf('secret'), type: 'DATASET' }],
      failures: ['too many', 'too slow'],
    };
    const { datasets } = observe('raw', unknown('secret'));
    expect(
      dependents(null, { readings: datasets, search }).limits.map(
        ({ reason, message }) => `${reason}: ${message}`,
      ),
    ).toEqual([
      'search-cut: the search for downstream entities failed or was incomplete, 2 times: too many',
      'unreadable: the lineage of 1 dataset on the way is not shown to us: snowflake secret (PROD)',
    ]);
  });
});
