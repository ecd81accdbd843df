import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  nothingDeclared,
  ordersWith,
  withMart,
} from '../../support/insight/compared-states.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { mapping, withColumns } from '../../support/model/lineage-builders.js';
import {
  desire,
  edgeFrom,
  named,
  somewhere,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

describe('an edge', () => {
  it('is created, deleted, or changes its type', () => {
    const before = desire([unitOf('orders', 'raw', 'fx', 'old')]);
    const after = desire([unitOf('orders', 'raw', edgeFrom('fx', 'COPY'), 'new')]);
    const { changes, summary } = comparisonOf(before, after);
    expect(changes).toEqual([
      expect.objectContaining({
        kind: 'update',
        reason: 'declared-otherwise',
        address: 'orders <- fx',
        before: { type: 'TRANSFORMED', owned: true, protected: false },
        after: { type: 'COPY', owned: true, protected: false },
      }),
      expect.objectContaining({
        kind: 'create',
        reason: 'declared',
        address: 'orders <- new',
        place: somewhere,
        before: null,
      }),
      expect.objectContaining({
        kind: 'delete',
        reason: 'declared-no-more',
        address: 'orders <- old',
        place: null,
        after: null,
      }),
    ]);
    expect(summary).toEqual({
      add: 1,
      change: 1,
      remove: 1,
      mark: 0,
      datasets: 1,
      unchanged: 1,
      unchangedPairs: 0,
      others: 0,
      otherPairs: 0,
    });
  });

  it('that becomes protected is marked, as in a plan', () => {
    const { changes, summary } = comparisonOf(
      withMart,
      desire([{ ...unitOf('mart', 'orders'), protect: true }]),
    );
    expect(changes).toMatchObject([
      { kind: 'mark', reason: 'protect', before: { protected: false }, after: { protected: true } },
    ]);
    expect(summary).toMatchObject({ mark: 1, unchanged: 1 });
  });

  it('of a dataset with a new short name is the same edge, with its current name', () => {
    const renamed = {
      ...withMart,
      datasets: [{ urn: urnOf('mart'), shortNames: ['shelf'], place: somewhere }],
    };
    expect(changesBetween(withMart, renamed)).toEqual([]);
    expect(changesBetween(desire([unitOf('mart', 'orders', 'raw')]), renamed)).toEqual([
      'delete declared-no-more shelf <- raw',
    ]);
  });

  it('keeps its earlier short name if no manifest names it any more', () => {
    const byUrn = {
      datasets: [{ urn: urnOf('mart'), shortNames: [], place: somewhere }],
      units: [],
    };
    expect(changesBetween(withMart, byUrn)).toEqual(['delete declared-no-more mart <- orders']);
  });
});

describe('a column pair', () => {
  it('is created, deleted, or changes its confidence', () => {
    const before = ordersWith(
      mapping('a', ['raw.a']),
      mapping('b', ['raw.b']),
      mapping('c', ['raw.c', 'raw.d']),
    );
    const after = ordersWith(
      mapping('a', ['raw.a'], { confidence: 0.5 }),
      mapping('b', ['raw.x']),
      mapping('c', ['raw.c', 'raw.d']),
    );
    expect(comparisonOf(before, after).summary.unchangedPairs).toBe(2);
    expect(changesBetween(before, after)).toEqual([
      'update declared-otherwise orders.a <- raw.a',
      'delete declared-no-more orders.b <- raw.b',
      'create declared orders.b <- raw.x',
    ]);
  });

  it('with another transform is one change', () => {
    const { changes, summary } = comparisonOf(
      ordersWith(mapping('a', ['raw.a'])),
      ordersWith(mapping('a', ['raw.a'], { transform: 'sum' })),
    );
    expect(summary).toMatchObject({ change: 1, unchangedPairs: 0 });
    expect(changes).toMatchObject([
      {
        kind: 'update',
        reason: 'declared-otherwise',
        before: { transform: null, owned: true },
        after: { transform: 'sum', owned: true },
      },
    ]);
  });

  it('is unchanged if the catalog cannot store the difference in confidence', () => {
    const near = (confidence: number) => ordersWith(mapping('a', ['raw.a'], { confidence }));
    expect(changesBetween(near(0.1), near(0.1 + 1e-10))).toEqual([]);
  });

  it('of a dataset that is not an upstream is ignored, as in a plan', () => {
    expect(
      changesBetween(
        nothingDeclared,
        desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['fx.a']))]),
      ),
    ).toEqual(['create declared orders <- raw']);
  });

  it('is deleted with its edge, and listed', () => {
    expect(changesBetween(ordersWith(mapping('a', ['raw.a'])), nothingDeclared)).toEqual([
      'delete declared-no-more orders <- raw',
      'delete declared-no-more orders.a <- raw.a',
    ]);
  });

  it('is compared as the manifest spells it, with one finding if that may matter', () => {
    const long = mapping('[version=2.0].[type=string].a', ['raw.a']);
    const { changes, findings } = comparisonOf(
      ordersWith(mapping('a', ['raw.a']), mapping('b', ['raw.b'])),
      ordersWith(long),
    );
    expect(changes).toHaveLength(3);
    expect(findings).toMatchObject([{ name: 'compared-as-written', level: 'info' }]);
    expect(findings[0]?.message).toContain('1 column pair differs in nothing but the spelling');
    const both = comparisonOf(
      ordersWith(long, mapping('b', ['raw.b'])),
      ordersWith(mapping('a', ['raw.a']), mapping('[version=2.0].b', ['raw.b'])),
    );
    expect(both.findings[0]?.message).toContain('2 column pairs differ');
    expect(
      comparisonOf(ordersWith(mapping('a', ['raw.a'])), ordersWith(mapping('b', ['raw.a'])))
        .findings,
    ).toEqual([]);
  });
});

describe('a dataset', () => {
  const sheet = (create?: { description?: string }) =>
    desire([], [named('sheet', create && { ...create, columns: [] })]);

  it('is created or updated; one that is no longer declared stays', () => {
    expect(changesBetween(sheet(), sheet({}))).toEqual(['create declared sheet']);
    expect(changesBetween(nothingDeclared, sheet({}))).toEqual(['create declared sheet']);
    expect(changesBetween(sheet({ description: 'a' }), sheet({ description: 'b' }))).toEqual([
      'update declared-otherwise sheet',
    ]);
    expect(changesBetween(sheet({ description: 'a' }), sheet({ description: 'a' }))).toEqual([]);
    expect(changesBetween(sheet({}), sheet())).toEqual([]);
    expect(changesBetween(sheet({}), nothingDeclared)).toEqual([]);
  });
});

describe('the impact', () => {
  it('covers what the manifests declare downstream, and says that it may be incomplete', () => {
    const mart = withColumns(unitOf('mart', 'orders'), mapping('revenue', ['orders.total']));
    const before = desire([
      withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.a'], { transform: 'sum' })),
      mart,
    ]);
    const { impact } = comparisonOf(
      before,
      desire([withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.b'])), mart]),
    );
    expect(impact.columns).toMatchObject([
      { address: 'orders.total', category: 're-route', direct: true },
      { address: 'mart.revenue', category: 're-route', direct: false },
    ]);
    expect(impact.downstream).toEqual([{ type: 'DATASET', count: 1 }]);
    expect(impact.limits).toMatchObject([{ reason: 'declared-only' }]);
  });
});
