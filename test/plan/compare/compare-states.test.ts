import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../../src/model/desired-state.js';
import { isRefused } from '../../../src/plan/plan.js';
import type { Scope } from '../../../src/plan/scope/scope.js';
import { comparisonOf } from '../../support/comparison-of.js';
import { fieldOf, mapping, wildcard, withColumns } from '../../support/lineage-builders.js';
import { desire, edgeFrom, named, somewhere, unitOf, urnOf } from '../../support/state-builders.js';

const nothing = desire([]);
const withMart = desire([unitOf('mart', 'orders')]);

function said(before: DesiredState, after: DesiredState): readonly string[] {
  return comparisonOf(before, after).changes.map(({ kind, reason, address }) => `${kind} ${reason} ${address}`);
}

/** `orders` with these columns, all of which come from `raw`. */
function ordersOf(...columns: Parameters<typeof withColumns>[1][]): DesiredState {
  return desire([withColumns(unitOf('orders', 'raw'), ...columns)]);
}

const table = (name: string, ...columns: readonly string[]) =>
  named(name, { columns: columns.map((fieldPath) => ({ fieldPath, type: 'string', nativeType: 'string' })) });

describe('an edge', () => {
  it('came, went, or has another type', () => {
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
      expect.objectContaining({ kind: 'create', reason: 'declared', address: 'orders <- new', place: somewhere, before: null }),
      expect.objectContaining({ kind: 'delete', reason: 'declared-no-more', address: 'orders <- old', place: null, after: null }),
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

  it('that is protected from now on is marked, as in a plan', () => {
    const { changes, summary } = comparisonOf(withMart, desire([{ ...unitOf('mart', 'orders'), protect: true }]));
    expect(changes).toMatchObject([{ kind: 'mark', reason: 'protect', before: { protected: false }, after: { protected: true } }]);
    expect(summary).toMatchObject({ mark: 1, unchanged: 1 });
  });

  it('of a dataset under another short name is the same edge, named as it is now', () => {
    const renamed = { ...withMart, datasets: [{ urn: urnOf('mart'), shortNames: ['shelf'], place: somewhere }] };
    expect(said(withMart, renamed)).toEqual([]);
    expect(said(desire([unitOf('mart', 'orders', 'raw')]), renamed)).toEqual(['delete declared-no-more shelf <- raw']);
  });

  it('keeps the short name that it had where nothing names it any more', () => {
    const byUrn = { datasets: [{ urn: urnOf('mart'), shortNames: [], place: somewhere }], units: [] };
    expect(said(withMart, byUrn)).toEqual(['delete declared-no-more mart <- orders']);
  });
});

describe('a column pair', () => {
  it('came, went, or has another confidence', () => {
    const before = ordersOf(mapping('a', ['raw.a']), mapping('b', ['raw.b']), mapping('c', ['raw.c', 'raw.d']));
    const after = ordersOf(mapping('a', ['raw.a'], { confidence: 0.5 }), mapping('b', ['raw.x']), mapping('c', ['raw.c', 'raw.d']));
    expect(comparisonOf(before, after).summary.unchangedPairs).toBe(2);
    expect(said(before, after)).toEqual([
      'update declared-otherwise orders.a <- raw.a',
      'delete declared-no-more orders.b <- raw.b',
      'create declared orders.b <- raw.x',
    ]);
  });

  it('with another transform is one change', () => {
    const { changes, summary } = comparisonOf(ordersOf(mapping('a', ['raw.a'])), ordersOf(mapping('a', ['raw.a'], { transform: 'sum' })));
    expect(summary).toMatchObject({ change: 1, unchangedPairs: 0 });
    expect(changes).toMatchObject([
      { kind: 'update', reason: 'declared-otherwise', before: { transform: null, owned: true }, after: { transform: 'sum', owned: true } },
    ]);
  });

  it('whose confidence the catalog could not tell apart is the same', () => {
    const near = (confidence: number) => ordersOf(mapping('a', ['raw.a'], { confidence }));
    expect(said(near(0.1), near(0.1 + 1e-10))).toEqual([]);
  });

  it('of a dataset that is no upstream is none, as in a plan', () => {
    expect(said(nothing, desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['fx.a']))]))).toEqual([
      'create declared orders <- raw',
    ]);
  });

  it('goes with its edge, and is named', () => {
    expect(said(ordersOf(mapping('a', ['raw.a'])), nothing)).toEqual([
      'delete declared-no-more orders <- raw',
      'delete declared-no-more orders.a <- raw.a',
    ]);
  });

  it('is compared as it is written, and it is said once where that may matter', () => {
    const long = mapping('[version=2.0].[type=string].a', ['raw.a']);
    const { changes, findings } = comparisonOf(ordersOf(mapping('a', ['raw.a']), mapping('b', ['raw.b'])), ordersOf(long));
    expect(changes).toHaveLength(3);
    expect(findings).toMatchObject([{ name: 'compared-as-written', level: 'info' }]);
    expect(findings[0]?.message).toContain('1 column pair differs in nothing but the spelling');
    const both = comparisonOf(
      ordersOf(long, mapping('b', ['raw.b'])),
      ordersOf(mapping('a', ['raw.a']), mapping('[version=2.0].b', ['raw.b'])),
    );
    expect(both.findings[0]?.message).toContain('2 column pairs differ');
    expect(comparisonOf(ordersOf(mapping('a', ['raw.a'])), ordersOf(mapping('b', ['raw.a']))).findings).toEqual([]);
  });
});

describe('a wildcard', () => {
  it('without columns to expand it to is one pair of its own', () => {
    const { changes, findings } = comparisonOf(nothing, ordersOf(wildcard('raw', { except: ['note', 'secret'], confidence: 0.5 })));
    expect(changes).toMatchObject([
      { element: 'edge' },
      {
        element: 'pair',
        address: 'orders.* <- raw.* except note, secret',
        downstreamField: fieldOf('orders.*'),
        upstream: urnOf('raw'),
        after: { confidence: 0.5 },
      },
    ]);
    expect(findings[0]?.message).toContain('"*" is compared as a whole');
  });

  it('with other exceptions is another', () => {
    expect(said(ordersOf(wildcard('raw')), ordersOf(wildcard('raw', { except: ['note'] })))).toEqual([
      'create declared orders.* <- raw.* except note',
      'delete declared-no-more orders.* <- raw.*',
    ]);
    expect(said(ordersOf(wildcard('raw')), ordersOf(wildcard('raw'), mapping('a', ['raw.b'])))).toEqual([
      'create declared orders.a <- raw.b',
    ]);
  });

  const made = (columns: readonly string[], ...mappings: Parameters<typeof withColumns>[1][]) =>
    desire([withColumns(unitOf('orders', 'raw'), ...mappings)], [table('orders', ...columns), table('raw', ...columns)]);

  it('between datasets that we make is what it stands for; an explicit column beats it', () => {
    const before = made(['a', 'b', 'c'], wildcard('raw', { except: ['c'] }));
    const after = made(['a', 'b', 'c'], wildcard('raw', { except: ['c'] }), mapping('b', ['raw.c']));
    expect(said(nothing, before)).toContain('create declared orders.a <- raw.a');
    expect(said(before, after)).toEqual(['delete declared-no-more orders.b <- raw.b', 'create declared orders.b <- raw.c']);
  });

  it('finds a column that one of them got', () => {
    expect(said(made(['a'], wildcard('raw')), made(['a', 'b'], wildcard('raw')))).toEqual([
      'update declared-otherwise orders',
      'create declared orders.b <- raw.b',
      'update declared-otherwise raw',
    ]);
  });

  it('is expanded on both sides or on none', () => {
    const blind = ordersOf(wildcard('raw'));
    expect(said(blind, made(['a'], wildcard('raw')))).toEqual(['create declared orders', 'create declared raw']);
    expect(said(made(['a'], wildcard('raw')), blind)).toEqual([]);
    // A side without a wildcard has no say in it.
    expect(said(ordersOf(mapping('a', ['raw.a'])), made(['a', 'b'], wildcard('raw')))).toContain('create declared orders.b <- raw.b');
  });
});

describe('a dataset', () => {
  const sheet = (create?: { description?: string }) => desire([], [named('sheet', create && { ...create, columns: [] })]);

  it('is to be made, or made otherwise; one that is declared no more stays', () => {
    expect(said(sheet(), sheet({}))).toEqual(['create declared sheet']);
    expect(said(nothing, sheet({}))).toEqual(['create declared sheet']);
    expect(said(sheet({ description: 'a' }), sheet({ description: 'b' }))).toEqual(['update declared-otherwise sheet']);
    expect(said(sheet({ description: 'a' }), sheet({ description: 'a' }))).toEqual([]);
    expect(said(sheet({}), sheet())).toEqual([]);
    expect(said(sheet({}), nothing)).toEqual([]);
  });
});

describe('ownership', () => {
  const exclusive = desire([{ ...unitOf('mart', 'orders'), ownership: 'exclusive' }]);
  const findingsOf = (...args: Parameters<typeof comparisonOf>) =>
    comparisonOf(...args).findings.map(({ name, level }) => `${name} ${level}`);

  it('that becomes exclusive is a warning, and back an info', () => {
    expect(findingsOf(withMart, exclusive)).toEqual(['ownership-changed warning']);
    expect(findingsOf(nothing, exclusive)).toEqual(['ownership-changed warning']);
    expect(findingsOf(exclusive, withMart)).toEqual(['ownership-changed info']);
    expect(findingsOf(exclusive, exclusive)).toEqual([]);
    expect(findingsOf(exclusive, nothing)).toEqual([]);
  });

  it('may come from the settings of either side', () => {
    expect(findingsOf(withMart, withMart, { ownership: { before: 'shared', after: 'exclusive' } })).toEqual(['ownership-changed warning']);
    expect(findingsOf(exclusive, withMart, { ownership: { before: 'shared', after: 'exclusive' } })).toEqual([]);
  });
});

describe('guards', () => {
  const many = (count: number) => desire([unitOf('mart', ...Array.from({ length: count }, (_, i) => `t${i}`))]);

  it('count what goes of what was declared', () => {
    const comparison = comparisonOf(many(50), many(10));
    expect(comparison.guards).toEqual([
      {
        guard: 'mass-delete',
        address: null,
        allowed: null,
        message: 'would remove 40 of the 50 edges that were declared (80 %, more than 20 %)',
      },
    ]);
    expect(isRefused(comparison)).toBe(true);
    expect(comparisonOf(many(50), many(40)).guards).toEqual([]);
  });

  it('are lifted by the settings', () => {
    const allowances = [{ guard: 'mass-delete', reason: 'moved' }] as const;
    expect(comparisonOf(many(50), many(10), { allowances }).guards).toMatchObject([{ allowed: 'moved' }]);
  });

  it('refuse an empty manifest, and what was protected', () => {
    const before = desire([{ ...withColumns(unitOf('mart', 'orders', 'raw'), mapping('a', ['raw.a'])), protect: true }]);
    expect(comparisonOf(before, nothing).guards).toMatchObject([
      { guard: 'empty-desired', message: 'no manifest declares lineage any more, and 2 edges were declared' },
      { guard: 'protected', address: 'mart <- orders' },
      { guard: 'protected', address: 'mart <- raw' },
    ]);
    expect(comparisonOf(before, desire([unitOf('mart', 'orders', 'raw')])).guards).toMatchObject([
      { guard: 'protected', address: 'mart.a <- raw.a' },
    ]);
    expect(comparisonOf(withMart, nothing).guards).toMatchObject([{ message: expect.stringContaining('1 edge was declared') }]);
    expect(comparisonOf(nothing, nothing).guards).toEqual([]);
  });
});

describe('a scope', () => {
  const scope: Scope = { select: ['mart'], exclude: [], selected: new Set([urnOf('mart')]), excluded: new Set() };

  it('leaves the rest out, and counts inside', () => {
    const before = desire([unitOf('mart', ...Array.from({ length: 12 }, (_, i) => `t${i}`)), unitOf('orders', 'raw')], [named('raw')]);
    const after = desire([{ ...unitOf('orders', 'fx'), ownership: 'exclusive' }, unitOf('mart', 't1')], [table('raw', 'a')]);
    const comparison = comparisonOf(before, after, { scope });
    expect(comparison.scope).toEqual({ select: ['mart'], exclude: [], units: 1, outside: 1 });
    expect(comparison.changes).toHaveLength(11);
    expect(comparison.summary.unchanged).toBe(1);
    expect(comparison.summary.unchangedPairs).toBe(0);
    expect(comparison.findings).toEqual([]);
    expect(comparison.guards).toMatchObject([
      { message: expect.stringContaining('11 of the 12 edges that were declared within the scope') },
    ]);
  });
});

describe('the impact', () => {
  it('is what the manifests declare downstream, and says that this may not be all', () => {
    const mart = withColumns(unitOf('mart', 'orders'), mapping('revenue', ['orders.total']));
    const before = desire([withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.a'], { transform: 'sum' })), mart]);
    const { impact } = comparisonOf(before, desire([withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.b'])), mart]));
    expect(impact.columns).toMatchObject([
      { address: 'orders.total', category: 're-route', direct: true },
      { address: 'mart.revenue', category: 're-route', direct: false },
    ]);
    expect(impact.downstream).toEqual([{ type: 'DATASET', count: 1 }]);
    expect(impact.limits).toMatchObject([{ reason: 'declared-only' }]);
  });
});
