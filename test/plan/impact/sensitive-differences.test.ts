import { describe, expect, it } from 'vitest';
import type { Classification } from '../../../src/model/observed-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { NO_IMPACT } from '../../../src/plan/document/impact.js';
import { sensitiveAncestor } from '../../../src/plan/guards/sensitive-ancestor.js';
import { sensitiveDifferences } from '../../../src/plan/impact/sensitive-differences.js';
import { NO_SURROUNDINGS } from '../../../src/plan/impact/surroundings.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { guardContext } from '../../support/plan/guard-context.js';
import { catalog, desired, surroundingsWith } from '../../support/plan/impact-worlds.js';
import { planOf } from '../../support/plan/plan-of.js';

const PII = 'urn:li:tag:PII';

function tagged(
  columns: Readonly<Record<string, readonly string[]>>,
  dataset: readonly string[] = [],
): Classification {
  return {
    kind: 'read',
    dataset,
    columns: new Map(Object.entries(columns)),
    domains: [],
    owners: [],
  };
}

function guardsOf(
  classifications: readonly (readonly [string, Classification])[],
  observed = catalog(),
  watched = [PII],
): readonly unknown[] {
  const surroundings = surroundingsWith({
    classifications: new Map(
      classifications.map(([name, one]) => [urnOf(name) as DatasetUrn, one]),
    ),
  });
  const { guards } = planOf(desired, observed, { surroundings, settings: { sensitive: watched } });
  return guards.map(({ guard, address, message }) => `${guard} ${address}: ${message}`);
}

describe('the guard sensitive', () => {
  it('names the watched column, its classification and the column that gains it', () => {
    expect(guardsOf([['raw', tagged({ amount: [PII, 'urn:li:tag:Other'] })]])).toEqual([
      'sensitive raw.amount: "raw.amount" carries urn:li:tag:PII, and "orders.total" would become derived from it',
    ]);
  });

  it('passes columns that are not watched, or watched for something else', () => {
    expect(guardsOf([['raw', tagged({ tax: [PII], amount: ['urn:li:tag:Other'] })]])).toEqual([]);
    expect(guardsOf([], catalog(), [])).toEqual([]);
  });

  it('names the first of many columns, with gains and losses together', () => {
    const columns = ['a', 'b', 'c', 'd', 'e'];
    const many = desire([
      withColumns(unitOf('orders', 'raw'), ...columns.map((name) => mapping(name, ['raw.amount']))),
    ]);
    const lost = columnRecord('orders.gone', ['raw.amount']);
    const observed = withSchemas(
      observe('raw', present('orders', withRecords(lineageOf('raw'), lost))),
      {
        orders: columns,
        raw: ['amount'],
      },
    );
    const exclusive = desire(
      many.units.map((unit) => ({ ...unit, ownership: 'exclusive' as const })),
    );
    const { guards } = planOf(exclusive, observed, {
      surroundings: surroundingsWith({
        classifications: new Map([[urnOf('raw'), tagged({}, [PII])]]),
      }),
      settings: { sensitive: [PII] },
    });
    expect(guards.find(({ guard }) => guard === 'sensitive')?.message).toBe(
      '"raw.amount" carries urn:li:tag:PII, and "orders.a", "orders.b", "orders.c" and 2 more would become derived from it, and "orders.gone" would no longer be derived from it',
    );
  });

  it('refuses if tags were hidden or not requested', () => {
    expect(guardsOf([['raw', { kind: 'unread', why: 'not permitted' }]])).toEqual([
      'sensitive raw: tags and terms of "raw" cannot be read, so it is unknown whether what is gained or lost is sensitive: not permitted',
    ]);
    expect(guardsOf([])).toEqual([
      'sensitive raw: tags and terms of "raw" cannot be read, so it is unknown whether what is gained or lost is sensitive',
    ]);
  });

  it('refuses if the lineage further up is hidden', () => {
    const observed = catalog(present('raw', lineageOf('vault')), unknown('vault'));
    expect(guardsOf([['raw', tagged({})]], observed)).toEqual([
      'sensitive snowflake:vault: the lineage of "snowflake:vault" cannot be read, and it may be derived from what is sensitive',
    ]);
  });

  it('refuses if not all columns could be compared', () => {
    const sensitive = { ancestors: [], unread: [], complete: false };
    const trips = sensitiveAncestor({ ...guardContext(desired, catalog()), sensitive });
    expect(trips).toEqual([
      {
        guard: 'sensitive',
        address: null,
        message: expect.stringContaining('more columns than could be compared'),
      },
    ]);
  });

  it('skips what is not a column of a dataset', () => {
    const { impact } = planOf(desired, catalog());
    const direct = [{ column: 'orders.total', gains: ['urn:li:chart:(looker,1)'], loses: [] }];
    const options = { watched: [PII], surroundings: NO_SURROUNDINGS, book: addressBook([]) };
    expect(
      sensitiveDifferences(
        { impact, direct, dashboardsBelow: () => [], unreadSources: [], complete: true },
        options,
      ),
    ).toEqual({
      ancestors: [],
      unread: [],
      complete: true,
    });
  });

  it('lists ancestors in the order of their addresses, whatever order they were found in', () => {
    const found = {
      kind: 'read',
      dataset: [PII],
      columns: new Map(),
      domains: [],
      owners: [],
    } as const;
    const [column, tax, amount] = [
      fieldOf('orders.total'),
      fieldOf('raw.tax'),
      fieldOf('raw.amount'),
    ];
    const assessed = {
      impact: NO_IMPACT,
      direct: [{ column, gains: [tax, amount], loses: [] }],
      dashboardsBelow: () => [],
      unreadSources: [],
      complete: true,
    };
    const surroundings = surroundingsWith({ classifications: new Map([[urnOf('raw'), found]]) });
    const { ancestors } = sensitiveDifferences(assessed, {
      watched: [PII],
      surroundings,
      book: addressBook([]),
    });
    expect(ancestors.map(({ address }) => address)).toEqual([
      'snowflake:raw.amount',
      'snowflake:raw.tax',
    ]);
  });

  it('counts an ancestor once if two paths lead to it', () => {
    const raw = present(
      'raw',
      withRecords(lineageOf('vault', 'x'), columnRecord('raw.amount', ['vault.secret'])),
    );
    const observed = catalog(raw, 'vault');
    expect(
      guardsOf(
        [
          ['raw', tagged({})],
          ['vault', tagged({ secret: [PII] })],
        ],
        observed,
      ),
    ).toEqual([
      'sensitive snowflake:vault.secret: "snowflake:vault.secret" carries urn:li:tag:PII, and "orders.total" would become derived from it',
    ]);
  });
});
