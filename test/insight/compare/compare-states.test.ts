import { expect, it } from 'vitest';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { Scope } from '../../../src/plan/scope/scope.js';
import { comparisonOf } from '../../support/insight/comparison-of.js';
import { mapping, wildcard, withColumns } from '../../support/model/lineage-builders.js';
import {
  desire,
  edgeFrom,
  named,
  somewhere,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { expectStories } from '../../support/plan/plan-story.js';

const nothingDeclared = desire([]);
const withMart = desire([unitOf('mart', 'orders')]);

/** `orders` with these columns, which all come from `raw`. */
function ordersWith(...columns: Parameters<typeof withColumns>[1][]): DesiredState {
  return desire([withColumns(unitOf('orders', 'raw'), ...columns)]);
}

/** A dataset that the stack creates, with these columns. */
const tableWith = (name: string, ...columns: readonly string[]) =>
  named(name, {
    columns: columns.map((fieldPath) => ({ fieldPath, type: 'string', nativeType: 'string' })),
  });

const long = '[version=2.0].[type=string].a';
const aFromA = ordersWith(mapping('a', ['raw.a']));

it('edges and column pairs are created, deleted and changed', async () => {
  const renamed = {
    ...withMart,
    datasets: [{ urn: urnOf('mart'), shortNames: ['shelf'], place: somewhere }],
  };
  const byUrn = {
    datasets: [{ urn: urnOf('mart'), shortNames: [], place: somewhere }],
    units: [],
  };
  const near = (confidence: number) => ordersWith(mapping('a', ['raw.a'], { confidence }));
  await expectStories(import.meta, 'elements', {
    'edges come, go, and change their type': comparisonOf(
      desire([unitOf('orders', 'raw', 'fx', 'old')]),
      desire([unitOf('orders', 'raw', edgeFrom('fx', 'COPY'), 'new')]),
    ),
    'an edge becomes protected': comparisonOf(
      withMart,
      desire([{ ...unitOf('mart', 'orders'), protect: true }]),
    ),
    'a dataset has a new short name': comparisonOf(withMart, renamed),
    'an edge goes from a dataset with a new short name': comparisonOf(
      desire([unitOf('mart', 'orders', 'raw')]),
      renamed,
    ),
    'a dataset has no short name any more': comparisonOf(withMart, byUrn),
    'pairs come, go, and change their confidence': comparisonOf(
      ordersWith(
        mapping('a', ['raw.a']),
        mapping('b', ['raw.b']),
        mapping('c', ['raw.c', 'raw.d']),
      ),
      ordersWith(
        mapping('a', ['raw.a'], { confidence: 0.5 }),
        mapping('b', ['raw.x']),
        mapping('c', ['raw.c', 'raw.d']),
      ),
    ),
    'a pair has another transform': comparisonOf(
      aFromA,
      ordersWith(mapping('a', ['raw.a'], { transform: 'sum' })),
    ),
    'the catalog cannot store the difference in confidence': comparisonOf(
      near(0.1),
      near(0.1 + 1e-10),
    ),
    'a pair is of a dataset that is not an upstream': comparisonOf(
      nothingDeclared,
      desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['fx.a']))]),
    ),
    'a pair goes with its edge': comparisonOf(aFromA, nothingDeclared),
    'the spelling of a pair differs, and perhaps nothing else': comparisonOf(
      ordersWith(mapping('a', ['raw.a']), mapping('b', ['raw.b'])),
      ordersWith(mapping(long, ['raw.a'])),
    ),
    'the spelling of two pairs differs': comparisonOf(
      ordersWith(mapping(long, ['raw.a']), mapping('b', ['raw.b'])),
      ordersWith(mapping('a', ['raw.a']), mapping('[version=2.0].b', ['raw.b'])),
    ),
    'the name of a pair differs': comparisonOf(aFromA, ordersWith(mapping('b', ['raw.a']))),
  });
});

it('a dataset is created or updated; one that is no longer declared stays', async () => {
  const sheet = (create?: { description?: string }) =>
    desire([], [named('sheet', create && { ...create, columns: [] })]);
  await expectStories(import.meta, 'datasets', {
    'create: true comes': comparisonOf(sheet(), sheet({})),
    'the dataset comes': comparisonOf(nothingDeclared, sheet({})),
    'its description changes': comparisonOf(
      sheet({ description: 'a' }),
      sheet({ description: 'b' }),
    ),
    'nothing changes': comparisonOf(sheet({ description: 'a' }), sheet({ description: 'a' })),
    'create: true goes': comparisonOf(sheet({}), sheet()),
    'the dataset goes': comparisonOf(sheet({}), nothingDeclared),
  });
});

it('a wildcard is one pair of its own, unless both sides have columns to expand it to', async () => {
  const all = wildcard('raw');
  const blind = ordersWith(all);
  const notC = wildcard('raw', { except: ['c'] });
  const made = (columns: readonly string[], ...mappings: Parameters<typeof withColumns>[1][]) =>
    desire(
      [withColumns(unitOf('orders', 'raw'), ...mappings)],
      [tableWith('orders', ...columns), tableWith('raw', ...columns)],
    );
  const abc = ['a', 'b', 'c'];
  await expectStories(import.meta, 'wildcards', {
    'it comes without columns': comparisonOf(
      nothingDeclared,
      ordersWith(wildcard('raw', { except: ['note', 'secret'], confidence: 0.5 })),
    ),
    'it has other exceptions': comparisonOf(
      blind,
      ordersWith(wildcard('raw', { except: ['note'] })),
    ),
    'an explicit column comes beside it': comparisonOf(
      blind,
      ordersWith(all, mapping('a', ['raw.b'])),
    ),
    'it comes with columns': comparisonOf(nothingDeclared, made(abc, notC)),
    'an explicit column overrides it': comparisonOf(
      made(abc, notC),
      made(abc, notC, mapping('b', ['raw.c'])),
    ),
    'both datasets gain a column': comparisonOf(made(['a'], all), made(['a', 'b'], all)),
    'columns come': comparisonOf(blind, made(['a'], all)),
    'columns go': comparisonOf(made(['a'], all), blind),
    'a side without a wildcard does not prevent the expansion': comparisonOf(
      aFromA,
      made(['a', 'b'], all),
    ),
  });
});

it('ownership and guards follow what was declared, within the scope', async () => {
  const exclusive = desire([{ ...unitOf('mart', 'orders'), ownership: 'exclusive' }]);
  const ownership = { before: 'shared', after: 'exclusive' } as const;
  const many = (count: number) =>
    desire([unitOf('mart', ...Array.from({ length: count }, (_, i) => `t${i}`))]);
  const guarded = desire([
    { ...withColumns(unitOf('mart', 'orders', 'raw'), mapping('a', ['raw.a'])), protect: true },
  ]);
  const scope: Scope = {
    select: ['mart'],
    exclude: [],
    selected: new Set([urnOf('mart')]),
    excluded: new Set(),
  };
  const before = desire([...many(12).units, unitOf('orders', 'raw')], [named('raw')]);
  const after = desire(
    [{ ...unitOf('orders', 'fx'), ownership: 'exclusive' }, unitOf('mart', 't1')],
    [tableWith('raw', 'a')],
  );
  const scoped = comparisonOf(before, after, { scope });
  expect(scoped.scope).toEqual({ select: ['mart'], exclude: [], units: 1, outside: 1 });
  await expectStories(import.meta, 'guards', {
    'ownership becomes exclusive': comparisonOf(withMart, exclusive),
    'exclusive ownership comes': comparisonOf(nothingDeclared, exclusive),
    'ownership becomes shared': comparisonOf(exclusive, withMart),
    'ownership stays exclusive': comparisonOf(exclusive, exclusive),
    'exclusive ownership goes': comparisonOf(exclusive, nothingDeclared),
    'the settings become exclusive': comparisonOf(withMart, withMart, { ownership }),
    'the settings become exclusive instead of the entry': comparisonOf(exclusive, withMart, {
      ownership,
    }),
    'a fifth of the edges goes': comparisonOf(many(50), many(40)),
    'most edges go': comparisonOf(many(50), many(10)),
    'most edges go, and the settings allow it': comparisonOf(many(50), many(10), {
      allowances: [{ guard: 'mass-delete', reason: 'moved' }],
    }),
    'everything goes, and it was protected': comparisonOf(guarded, nothingDeclared),
    'a protected pair goes': comparisonOf(guarded, desire([unitOf('mart', 'orders', 'raw')])),
    'the only edge goes': comparisonOf(withMart, nothingDeclared),
    'nothing was declared': comparisonOf(nothingDeclared, nothingDeclared),
    'all else is outside the scope': scoped,
  });
});

it('the impact covers what the manifests declare downstream, and may be incomplete', () => {
  const mart = withColumns(unitOf('mart', 'orders'), mapping('revenue', ['orders.total']));
  const from = (column: string, more = {}) =>
    desire([withColumns(unitOf('orders', 'raw'), mapping('total', [column], more)), mart]);
  const { impact } = comparisonOf(from('raw.a', { transform: 'sum' }), from('raw.b'));
  expect(impact.columns).toMatchObject([
    { address: 'orders.total', category: 're-route', direct: true },
    { address: 'mart.revenue', category: 're-route', direct: false },
  ]);
  expect(impact.downstream).toEqual([{ type: 'DATASET', count: 1 }]);
  expect(impact.limits).toMatchObject([{ reason: 'declared-only' }]);
});
