import { describe, expect, it } from 'vitest';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { longName } from '../../../src/plan/document/address-book.js';
import { resolveScope } from '../../../src/plan/scope/resolve-scope.js';
import { isWithin, summarizeScope } from '../../../src/plan/scope/scope.js';
import { planUniverse } from '../../../src/plan/scope/universe.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { expressionsOf, type Limits, scopeIn } from '../../support/plan/scope-of.js';

/**
 * raw -> staging -> orders -> mart -> report, and fx -> orders. The edge `old <- raw` exists with
 * our mark, and no manifest names `old`.
 */
const chain = desire([
  unitOf('staging', 'raw'),
  unitOf('orders', 'staging', 'fx'),
  unitOf('mart', 'orders'),
  unitOf('report', 'mart'),
]);
const there = observe(
  'raw',
  'fx',
  present('old', lineageOf(marked('raw'), 'theirs')),
  present('others', lineageOf('raw')),
  unknown('hidden'),
);

const every = ['fx', 'hidden', 'mart', 'old', 'orders', 'raw', 'report', 'staging'];

/** The names of all datasets inside, sorted. */
function within(
  limits: Limits,
  desired: DesiredState = chain,
  observed: ObservedState = there,
): readonly string[] {
  const scope = scopeIn(limits, desired, observed);
  const urns = new Set<EntityUrn>([
    ...desired.datasets.map(({ urn }) => urn),
    ...observed.datasets.keys(),
    urnOf('theirs'),
  ]);
  return [...urns]
    .filter((urn) => isWithin(scope, urn))
    .map((urn) => longName(urn).replace('snowflake:', ''))
    .sort();
}

describe('a scope', () => {
  it.each<[string, readonly string[]]>([
    ['orders', ['orders']],
    ['orders+', ['mart', 'orders', 'report']],
    ['orders+1', ['mart', 'orders']],
    ['orders+0', ['orders']],
    ['+orders', ['fx', 'orders', 'raw', 'staging']],
    ['1+orders', ['fx', 'orders', 'staging']],
    ['1+orders+1', ['fx', 'mart', 'orders', 'staging']],
    ['+orders+', ['fx', 'mart', 'orders', 'raw', 'report', 'staging']],
    ['raw+1', ['old', 'raw', 'staging']],
    ['old', ['old']],
    ['+old', ['old', 'raw']],
    [urnOf('old'), ['old']],
    ['snowflake:old', ['old']],
    ['hidden', ['hidden']],
    ['*', every],
    ['snowflake:*', every],
    ['urn:li:dataset:*,PROD)', every],
    ['?r*', ['orders']],
    ['r*', ['raw', 'report']],
    ['s*', ['staging']],
    ['*:r*', ['raw', 'report']],
  ])('of %s', (expression, expected) => {
    expect(within({ select: [expression] })).toEqual(expected);
  });

  it('contains everything that any expression selects, without what others exclude', () => {
    expect(within({ select: ['fx', 'mart+'] })).toEqual(['fx', 'mart', 'report']);
    expect(within({ select: ['orders+'], exclude: ['mart'] })).toEqual(['orders', 'report']);
    expect(within({ select: ['orders'], exclude: ['orders'] })).toEqual([]);
    expect(within({ exclude: ['orders+', 'old'] })).toEqual([
      'fx',
      'hidden',
      'others',
      'raw',
      'staging',
      'theirs',
    ]);
  });

  it('is everything if no expression limits it', () => {
    expect(isWithin(null, urnOf('anything'))).toBe(true);
    expect(summarizeScope(null, [urnOf('orders')])).toBeNull();
  });

  it('walks a cycle once', () => {
    const cycle = desire([unitOf('a', 'b'), unitOf('b', 'c'), unitOf('c', 'a')]);
    expect(within({ select: ['a+'] }, cycle, observe())).toEqual(['a', 'b', 'c']);
    expect(within({ select: ['+a'] }, cycle, observe())).toEqual(['a', 'b', 'c']);
    expect(within({ select: ['1+a'] }, cycle, observe())).toEqual(['a', 'b']);
  });

  it('follows edges with our mark, with an earlier name of ours or with an unreadable mark, but not edges of others', () => {
    const garbled = { dataset: urnOf('raw'), type: 'COPY', properties: { headwater: 'nonsense' } };
    const observed = observe(
      present('odd', lineageOf(garbled)),
      present('late', lineageOf(marked('odd', { old: { edge: true } }))),
      present('far', lineageOf(marked('late', { finance: { edge: true } }))),
    );
    expect(within({ select: ['raw+'] }, desire([]), observed)).toEqual(['late', 'odd']);
  });

  it('resolves a short name only as the manifests define it', () => {
    const desired = desire(
      [],
      [
        { ...named('shop.orders'), shortNames: ['orders'] },
        { ...named('orders'), shortNames: ['pg_orders'] },
      ],
    );
    expect(within({ select: ['orders'] }, desired)).toEqual(['shop.orders']);
    expect(within({ select: ['snowflake:orders'] }, desired)).toEqual(['orders']);
    expect(within({ select: ['order?'] }, desired)).toEqual(['orders', 'shop.orders']);
    expect(within({ select: ['*_orders'] }, desired)).toEqual(['orders']);
  });

  it('of a name is every dataset of that name', () => {
    const [prod, dev] = [urnOf('x.orders'), urnOf('x.orders', { env: 'DEV' })];
    const desired = desire(
      [],
      [prod, dev].map((urn) => ({ ...named('x'), urn, shortNames: [] })),
    );
    const scope = scopeIn({ select: ['x.orders'] }, desired, observe());
    expect([prod, dev].map((urn) => isWithin(scope, urn))).toEqual([true, true]);
  });

  it('matches the urn alone if the entity is not a dataset', () => {
    const job = 'urn:li:dataJob:(x,y)';
    const observed = observe(
      present(
        'orders',
        lineageOf({ dataset: job, type: 'COPY', properties: { headwater: 'nonsense' } }),
      ),
    );
    const isJobWithin = (select: string) =>
      isWithin(scopeIn({ select: [select] }, desire([]), observed), job as EntityUrn);
    expect([isJobWithin('urn:li:dataJob:*'), isJobWithin('*')]).toEqual([true, false]);
  });
});

describe('expressions that match nothing', () => {
  const resolve = (limits: Limits, approved?: readonly EntityUrn[]) =>
    resolveScope(
      { ...expressionsOf(limits), approved },
      planUniverse(chain, there, { key: 'shop', formerly: [] }),
    );

  it('are all listed, each with a suggestion', () => {
    expect(
      resolve({ select: ['ordrs+', 'mart'], exclude: ['1+reprot', 'nothing like it', 'others'] }),
    ).toEqual({
      ok: false,
      problem: [
        { flag: 'select', text: 'ordrs+', suggestion: 'orders+' },
        { flag: 'exclude', text: '1+reprot', suggestion: '1+report' },
        { flag: 'exclude', text: 'nothing like it', suggestion: undefined },
        { flag: 'exclude', text: 'others', suggestion: 'orders' },
      ],
    });
  });

  it.each(['?????:r*', '*:*,PROD*', '*,PROD)', 'snowflake', '', 'others'])(
    'include %j',
    (pattern) => {
      const expression = { text: pattern, pattern, upstreamHops: 0, downstreamHops: 0 };
      const universe = planUniverse(chain, there, { key: 'shop', formerly: [] });
      expect(resolveScope({ select: [expression], exclude: [] }, universe).ok).toBe(false);
    },
  );

  it('get the correct urn suggested if a name in an urn is mistyped', () => {
    const mistyped = urnOf('old').replace('PROD', 'PORD');
    expect(resolve({ select: [mistyped] })).toMatchObject({
      problem: [{ suggestion: urnOf('old') }],
    });
  });

  it('are ignored for a saved plan, whose datasets stay selected', () => {
    const scope = resolve({ select: ['gone', 'mart'], exclude: ['gone too', 'fx'] }, [
      urnOf('gone'),
      urnOf('fx'),
    ]);
    expect(scope).toMatchObject({
      ok: true,
      value: { select: ['gone', 'mart'], exclude: ['fx', 'gone too'] },
    });
    const urns = ['gone', 'mart', 'fx', 'orders'].map((name) => urnOf(name));
    expect(scope.ok && urns.map((urn) => isWithin(scope.value, urn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the scope in a plan', () => {
  it('has the expressions, sorted and without duplicates, and the numbers of downstreams inside and outside', () => {
    const scope = scopeIn(
      { select: ['orders+', 'mart', 'orders+'], exclude: ['report'] },
      chain,
      there,
    );
    const downstreams = ['mart', 'old', 'orders', 'report', 'staging'].map((name) => urnOf(name));
    expect(summarizeScope(scope, downstreams)).toEqual({
      select: ['mart', 'orders+'],
      exclude: ['report'],
      units: 2,
      outside: 3,
    });
  });
});

it('ignores names of marked edges that no urn gives', () => {
  const broken = { dataset: 'urn:li:dataset:broken', type: 'TRANSFORMED' };
  const observed = observe('raw', present('old', lineageOf(marked(broken))));
  const { datasets } = planUniverse(chain, observed, { key: 'shop', formerly: [] });
  expect(datasets).toContainEqual({ urn: broken.dataset });
});
