import { describe, expect, it } from 'vitest';
import type { Classification } from '../../../src/model/classification.js';
import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import { addressBook } from '../../../src/plan/address-book.js';
import { sensitiveAncestor } from '../../../src/plan/guards/sensitive-ancestor.js';
import { assessImpact } from '../../../src/plan/impact/assess-impact.js';
import { NO_IMPACT } from '../../../src/plan/impact/impact.js';
import { sensitiveDifferences } from '../../../src/plan/impact/sensitive-differences.js';
import { NO_SURROUNDINGS, type Surroundings } from '../../../src/plan/impact/surroundings.js';
import type { Plan } from '../../../src/plan/plan.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { guardContext } from '../../support/guard-context.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/lineage-builders.js';
import { planOf } from '../../support/plan-of.js';
import { desire, lineageOf, observe, present, unitOf, unknown, urnOf } from '../../support/state-builders.js';

const PII = 'urn:li:tag:PII';

/** `orders.total` is declared to come from `raw.amount`, of which nothing is there yet. */
const desired = desire([withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.amount']))]);

const schemas = { orders: ['total'], raw: ['amount', 'tax'] };

function catalog(...readings: readonly (string | DatasetReading)[]): ObservedState {
  return withSchemas(observe('orders', 'raw', ...readings), schemas);
}

function around(more: Partial<Surroundings>): Surroundings {
  return { ...NO_SURROUNDINGS, ...more };
}

const mart = present('mart', withRecords(lineageOf('orders'), columnRecord('mart.revenue', ['orders.total'])));

describe('the impact of a plan', () => {
  it('is none where nothing changes', () => {
    const { impact } = planOf(desire([]), observe());
    expect(impact).toEqual(NO_IMPACT);
  });

  it('covers datasets that were read around the changes as well as those of the plan', () => {
    const seen = planOf(desired, catalog(mart)).impact;
    const read = planOf(desired, catalog(), { surroundings: around({ datasets: new Map([[mart.urn, mart]]) }) }).impact;
    expect(read).toEqual(seen);
    expect(seen.columns.map(({ address }) => address)).toEqual(['orders.total', 'snowflake:mart.revenue']);
    expect(seen.downstream).toEqual([{ type: 'DATASET', count: 1 }]);
  });

  it('leaves out mappings without their edge, and lets them in with it', () => {
    const dangling = present('mart', withRecords(lineageOf('raw'), columnRecord('mart.revenue', ['orders.total'])));
    expect(planOf(desired, catalog(dangling)).impact.counts.columns).toBe(1);
    const adding = desire([...desired.units, unitOf('mart', 'orders')]);
    const { impact } = planOf(adding, catalog(dangling));
    expect(impact.columns.map(({ address, direct }) => [address, direct])).toEqual([
      ['mart.revenue', true],
      ['orders.total', true],
    ]);
  });

  it('keeps a pair that stands in another record as well', () => {
    const own = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'sum' });
    const others = columnRecord('orders.total', ['raw.amount'], { query: 'urn:li:query:q' });
    const mark = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'sum')] } };
    const observed = catalog(present('orders', withRecords(lineageOf(marked('raw', mark)), own, others)));
    const { impact, changes } = planOf(desire([unitOf('orders', 'raw')]), observed);
    expect(changes).toMatchObject([{ kind: 'mark', reason: 'left-to-others' }]);
    expect(impact.counts.columns).toBe(0);
  });

  it('names records that are no lineage from columns to columns by nothing', () => {
    const strange = [
      columnRecord('mart.revenue', ['orders.total'], { upstreamType: 'DATASET', upstreams: [urnOf('orders')] }),
      columnRecord('other.revenue', ['orders.total']),
      { ...columnRecord('mart.revenue', []), upstreams: ['urn:li:chart:(looker,1)'] },
      { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
    ];
    expect(planOf(desired, catalog(present('mart', withRecords(lineageOf('orders'), ...strange)))).impact.counts.columns).toBe(1);
  });

  it('says whose lineage is not shown, and what the index lists and edges do not lead to', () => {
    const names = ['p', 'q', 'r', 's'].map((name) => urnOf(name));
    const found = [...names, urnOf('hidden'), 'urn:li:dashboard:(looker,1)'].map((urn) => ({
      urn,
      type: urn.includes('dashboard') ? 'DASHBOARD' : 'DATASET',
    }));
    const surroundings = around({
      found,
      datasets: new Map([[urnOf('hidden'), unknown('hidden')]]),
      limits: [{ reason: 'search-cut', message: 'said before' }],
    });
    const { limits, downstream } = planOf(desired, catalog(), { surroundings }).impact;
    expect(limits).toEqual([
      {
        reason: 'hidden-path',
        message:
          '4 datasets are downstream through entities without columns, such as jobs, or because the index lags: snowflake p (PROD), snowflake q (PROD), snowflake r (PROD) and 1 more',
      },
      { reason: 'search-cut', message: 'said before' },
      { reason: 'unreadable', message: 'the lineage of 1 dataset on the way is not shown to us: snowflake hidden (PROD)' },
    ]);
    expect(downstream).toEqual([
      { type: 'DASHBOARD', count: 1 },
      { type: 'DATASET', count: 5 },
    ]);
  });

  it('says that more than one is not shown', () => {
    const surroundings = around({ found: ['p', 'q'].map((name) => ({ urn: urnOf(name), type: 'DATASET' })) });
    const { impact } = planOf(desired, catalog(unknown('p'), unknown('q')), { surroundings });
    expect(impact.limits).toContainEqual({
      reason: 'unreadable',
      message: 'the lineage of 2 datasets on the way are not shown to us: snowflake p (PROD), snowflake q (PROD)',
    });
  });

  it('compares the nearest columns first, and says how many it did not come to', () => {
    const plan = planOf(desired, catalog(mart));
    const { impact, complete } = assessImpact({ ...inputOf(plan, catalog(mart)), maxLooks: 0 });
    expect(impact.columns.map(({ address }) => address)).toEqual(['orders.total']);
    expect(impact.limits).toEqual([
      { reason: 'too-large', message: expect.stringContaining('of 2 columns that the changes may affect, the 1 nearest') },
    ]);
    expect(complete).toBe(false);
  });

  it('takes a dataset of which nothing was read for one that has no lineage', () => {
    const { changes } = planOf(desired, catalog(mart));
    const { impact } = assessImpact({ changes, datasets: new Map(), surroundings: NO_SURROUNDINGS, book: addressBook([]) });
    expect(impact.columns.map(({ address }) => address)).toEqual(['snowflake:orders.total']);
  });

  it('sorts what is said of several limits of one kind', () => {
    const limits = ['b', 'a'].map((message) => ({ reason: 'search-cut' as const, message }));
    expect(planOf(desired, catalog(), { surroundings: around({ limits }) }).impact.limits.map(({ message }) => message)).toEqual([
      'a',
      'b',
    ]);
  });

  it('lists the nearest of many ancestors and of many columns, and counts all', () => {
    const columns = Array.from({ length: 510 }, (_, i) => `c${String(i).padStart(3, '0')}`);
    const sources = columns.slice(0, 9).map((name) => `raw.${name}`);
    const wide = desire([withColumns(unitOf('orders', 'raw'), ...columns.map((name) => mapping(name, sources)))]);
    const { impact } = planOf(wide, withSchemas(observe('orders', 'raw'), { orders: columns, raw: columns }));
    expect(impact.columns).toHaveLength(500);
    expect(impact.counts).toMatchObject({ columns: 510, direct: 510, additive: 510 });
    expect(impact.columns[0]?.gains).toMatchObject({ count: 9 });
    expect(impact.columns[0]?.gains.listed.map(({ path }) => path[1]?.address)).toEqual([
      'raw.c000',
      'raw.c001',
      'raw.c002',
      'raw.c003',
      'raw.c004',
    ]);
  });
});

function inputOf({ changes }: Plan, { datasets }: ObservedState) {
  return { changes, datasets, surroundings: NO_SURROUNDINGS, book: addressBook(desired.datasets) };
}

function tagged(columns: Readonly<Record<string, readonly string[]>>, dataset: readonly string[] = []): Classification {
  return { kind: 'read', dataset, columns: new Map(Object.entries(columns)) };
}

function guardsOf(
  classifications: readonly (readonly [string, Classification])[],
  observed = catalog(),
  watched = [PII],
): readonly unknown[] {
  const surroundings = around({ classifications: new Map(classifications.map(([name, one]) => [urnOf(name) as DatasetUrn, one])) });
  const { guards } = planOf(desired, observed, { surroundings, settings: { sensitive: watched } });
  return guards.map(({ guard, address, message }) => `${guard} ${address}: ${message}`);
}

describe('the guard sensitive', () => {
  it('names the watched column, what it carries and what gains it', () => {
    expect(guardsOf([['raw', tagged({ amount: [PII, 'urn:li:tag:Other'] })]])).toEqual([
      'sensitive raw.amount: "raw.amount" carries urn:li:tag:PII, and "orders.total" would become derived from it',
    ]);
  });

  it('lets pass what is not watched, and what is watched elsewhere', () => {
    expect(guardsOf([['raw', tagged({ tax: [PII], amount: ['urn:li:tag:Other'] })]])).toEqual([]);
    expect(guardsOf([], catalog(), [])).toEqual([]);
  });

  it('names the first of many columns, and gains and losses together', () => {
    const columns = ['a', 'b', 'c', 'd', 'e'];
    const many = desire([withColumns(unitOf('orders', 'raw'), ...columns.map((name) => mapping(name, ['raw.amount'])))]);
    const lost = columnRecord('orders.gone', ['raw.amount']);
    const observed = withSchemas(observe('raw', present('orders', withRecords(lineageOf('raw'), lost))), {
      orders: columns,
      raw: ['amount'],
    });
    const exclusive = desire(many.units.map((unit) => ({ ...unit, ownership: 'exclusive' as const })));
    const { guards } = planOf(exclusive, observed, {
      surroundings: around({ classifications: new Map([[urnOf('raw'), tagged({}, [PII])]]) }),
      settings: { sensitive: [PII] },
    });
    expect(guards.find(({ guard }) => guard === 'sensitive')?.message).toBe(
      '"raw.amount" carries urn:li:tag:PII, and "orders.a", "orders.b", "orders.c" and 2 more would become derived from it, and "orders.gone" would no longer be derived from it',
    );
  });

  it('refuses where tags were not shown, or were not even asked for', () => {
    expect(guardsOf([['raw', { kind: 'unread', why: 'not permitted' }]])).toEqual([
      'sensitive raw: tags and terms of "raw" cannot be read, so it is unknown whether what is gained or lost is sensitive: not permitted',
    ]);
    expect(guardsOf([])).toEqual([
      'sensitive raw: tags and terms of "raw" cannot be read, so it is unknown whether what is gained or lost is sensitive',
    ]);
  });

  it('refuses where the lineage further up is not shown', () => {
    const observed = catalog(present('raw', lineageOf('vault')), unknown('vault'));
    expect(guardsOf([['raw', tagged({})]], observed)).toEqual([
      'sensitive snowflake:vault: the lineage of "snowflake:vault" cannot be read, and it may be derived from what is sensitive',
    ]);
  });

  it('refuses where not all columns could be compared', () => {
    const sensitive = { ancestors: [], unread: [], complete: false };
    const trips = sensitiveAncestor({ ...guardContext(desired, catalog()), sensitive });
    expect(trips).toEqual([{ guard: 'sensitive', address: null, message: expect.stringContaining('more columns than could be compared') }]);
  });

  it('passes over what is no column of a dataset', () => {
    const { impact } = planOf(desired, catalog());
    const direct = [{ column: 'orders.total', gains: ['urn:li:chart:(looker,1)'], loses: [] }];
    const options = { watched: [PII], surroundings: NO_SURROUNDINGS, book: addressBook([]) };
    expect(sensitiveDifferences({ impact, direct, unreadSources: [], complete: true }, options)).toEqual({
      ancestors: [],
      unread: [],
      complete: true,
    });
  });

  it('tells of several ancestors in the order of their addresses, in whatever order they were found', () => {
    const found = { kind: 'read', dataset: [PII], columns: new Map() } as const;
    const [column, tax, amount] = [fieldOf('orders.total'), fieldOf('raw.tax'), fieldOf('raw.amount')];
    const assessed = { impact: NO_IMPACT, direct: [{ column, gains: [tax, amount], loses: [] }], unreadSources: [], complete: true };
    const surroundings = around({ classifications: new Map([[urnOf('raw'), found]]) });
    const { ancestors } = sensitiveDifferences(assessed, { watched: [PII], surroundings, book: addressBook([]) });
    expect(ancestors.map(({ address }) => address)).toEqual(['snowflake:raw.amount', 'snowflake:raw.tax']);
  });

  it('counts an ancestor once that is found over two ways', () => {
    const raw = present('raw', withRecords(lineageOf('vault', 'x'), columnRecord('raw.amount', ['vault.secret'])));
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
