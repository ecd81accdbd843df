import { describe, expect, it } from 'vitest';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { assessImpact } from '../../../src/plan/impact/assess-impact.js';
import { NO_SURROUNDINGS } from '../../../src/plan/impact/surroundings.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
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
import { catalog, desired, surroundingsWith } from '../../support/plan/impact-worlds.js';
import { planOf } from '../../support/plan/plan-of.js';

const mart = present(
  'mart',
  withRecords(lineageOf('orders'), columnRecord('mart.revenue', ['orders.total'])),
);

describe('the impact of a plan', () => {
  it('covers datasets that were read around the changes as well as those of the plan', () => {
    const seen = planOf(desired, catalog(mart)).impact;
    const read = planOf(desired, catalog(), {
      surroundings: surroundingsWith({ datasets: new Map([[mart.urn, mart]]) }),
    }).impact;
    expect(read).toEqual(seen);
    expect(seen.columns.map(({ address }) => address)).toEqual([
      'orders.total',
      'snowflake:mart.revenue',
    ]);
    expect(seen.downstream).toEqual([{ type: 'DATASET', count: 1 }]);
  });

  it('leaves out mappings without their edge, and includes them with it', () => {
    const dangling = present(
      'mart',
      withRecords(lineageOf('raw'), columnRecord('mart.revenue', ['orders.total'])),
    );
    expect(planOf(desired, catalog(dangling)).impact.counts.columns).toBe(1);
    const adding = desire([...desired.units, unitOf('mart', 'orders')]);
    const { impact } = planOf(adding, catalog(dangling));
    expect(impact.columns.map(({ address, direct }) => [address, direct])).toEqual([
      ['mart.revenue', true],
      ['orders.total', true],
    ]);
  });

  it('keeps a pair that another record also holds', () => {
    const own = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'sum' });
    const others = columnRecord('orders.total', ['raw.amount'], { query: 'urn:li:query:q' });
    const mark = {
      shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'sum')] },
    };
    const observed = catalog(
      present('orders', withRecords(lineageOf(marked('raw', mark)), own, others)),
    );
    const { impact, changes } = planOf(desire([unitOf('orders', 'raw')]), observed);
    expect(changes).toMatchObject([{ kind: 'mark', reason: 'left-to-others' }]);
    expect(impact.counts.columns).toBe(0);
  });

  it('ignores records that do not map columns to columns', () => {
    const strange = [
      columnRecord('mart.revenue', ['orders.total'], {
        upstreamType: 'DATASET',
        upstreams: [urnOf('orders')],
      }),
      columnRecord('other.revenue', ['orders.total']),
      { ...columnRecord('mart.revenue', []), upstreams: ['urn:li:chart:(looker,1)'] },
      { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' },
    ];
    expect(
      planOf(desired, catalog(present('mart', withRecords(lineageOf('orders'), ...strange)))).impact
        .counts.columns,
    ).toBe(1);
  });

  it('names datasets whose lineage is hidden, and datasets of the index that no edge reaches', () => {
    const names = ['p', 'q', 'r', 's'].map((name) => urnOf(name));
    const found = [...names, urnOf('hidden'), 'urn:li:dashboard:(looker,1)'].map((urn) => ({
      urn,
      type: urn.includes('dashboard') ? 'DASHBOARD' : 'DATASET',
    }));
    const surroundings = surroundingsWith({
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
      {
        reason: 'unreadable',
        message: 'the lineage of 1 dataset on the way is not shown to us: snowflake hidden (PROD)',
      },
    ]);
    expect(downstream).toEqual([
      { type: 'DASHBOARD', count: 1 },
      { type: 'DATASET', count: 5 },
    ]);
  });

  it('reports several hidden datasets', () => {
    const surroundings = surroundingsWith({
      found: ['p', 'q'].map((name) => ({ urn: urnOf(name), type: 'DATASET' })),
    });
    const { impact } = planOf(desired, catalog(unknown('p'), unknown('q')), { surroundings });
    expect(impact.limits).toContainEqual({
      reason: 'unreadable',
      message:
        'the lineage of 2 datasets on the way are not shown to us: snowflake p (PROD), snowflake q (PROD)',
    });
  });

  it('compares the nearest columns first, and counts the columns that were not compared', () => {
    const plan = planOf(desired, catalog(mart));
    const { impact, complete } = assessImpact({ ...inputOf(plan, catalog(mart)), maxLooks: 0 });
    expect(impact.columns.map(({ address }) => address)).toEqual(['orders.total']);
    expect(impact.limits).toEqual([
      {
        reason: 'too-large',
        message: expect.stringContaining('of 2 columns that the changes may affect, the 1 nearest'),
      },
    ]);
    expect(complete).toBe(false);
  });

  it('treats a dataset that was not read as one without lineage', () => {
    const { changes } = planOf(desired, catalog(mart));
    const { impact } = assessImpact({
      changes,
      datasets: new Map(),
      surroundings: NO_SURROUNDINGS,
      book: addressBook([]),
      watches: false,
    });
    expect(impact.columns.map(({ address }) => address)).toEqual(['snowflake:orders.total']);
  });

  it('sorts several limits of one kind', () => {
    const limits = ['b', 'a'].map((message) => ({ reason: 'search-cut' as const, message }));
    expect(
      planOf(desired, catalog(), { surroundings: surroundingsWith({ limits }) }).impact.limits.map(
        ({ message }) => message,
      ),
    ).toEqual(['a', 'b']);
  });

  it('lists the nearest of many ancestors and of many columns, and counts all', () => {
    const columns = Array.from({ length: 510 }, (_, i) => `c${String(i).padStart(3, '0')}`);
    const sources = columns.slice(0, 9).map((name) => `raw.${name}`);
    const wide = desire([
      withColumns(unitOf('orders', 'raw'), ...columns.map((name) => mapping(name, sources))),
    ]);
    const { impact } = planOf(
      wide,
      withSchemas(observe('orders', 'raw'), { orders: columns, raw: columns }),
    );
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

  it('lists every column that loses an ancestor, however many gain one', () => {
    const columns = Array.from({ length: 510 }, (_, i) => `c${String(i).padStart(3, '0')}`);
    const wide = desire([
      withColumns(unitOf('orders', 'raw'), ...columns.map((name) => mapping(name, ['raw.id']))),
    ]);
    const mark = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.id')] } };
    const { impact } = planOf(
      wide,
      withSchemas(
        observe(
          'raw',
          present(
            'orders',
            withRecords(lineageOf(marked('raw', mark)), columnRecord('orders.total', ['raw.id'])),
          ),
        ),
        { orders: [...columns, 'total'], raw: ['id'] },
      ),
    );
    expect(impact.columns).toHaveLength(500);
    expect(impact.columns.at(-1)).toMatchObject({ address: 'orders.total', category: 'narrowing' });
    expect(impact.columns[0]).toMatchObject({ address: 'orders.c000' });
    expect(impact.counts).toMatchObject({ columns: 511, additive: 510, narrowing: 1 });
  });
});

function inputOf({ changes }: Plan, { datasets }: ObservedState) {
  return {
    changes,
    datasets,
    surroundings: NO_SURROUNDINGS,
    book: addressBook(desired.datasets),
    watches: false,
  };
}
