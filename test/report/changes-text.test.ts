import { describe, expect, it } from 'vitest';
import type {
  Change,
  EdgeChange,
  EdgeValue,
  LineageReason,
  PairChange,
  PairValue,
} from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { desire, observe, somewhere, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { renderAs } from '../support/report/rendered.js';

const empty = planOf(desire([]), observe());
const owned = { type: 'TRANSFORMED', owned: true, protected: false };
const pair = { transform: null, confidence: 1, owned: true };

describe('the lines of a plan', () => {
  it('show kind, element, difference, reason and place, for every kind and reason', async () => {
    const changes: readonly Change[] = [
      edge('create', 'missing', null, owned),
      edge('create', 'missing', null, { ...owned, type: 'COPY' }),
      edge('update', 'differs', { ...owned, type: 'VIEW' }, owned),
      edge('delete', 'undeclared', { ...owned, type: 'COPY' }, null),
      edge('delete', 'exclusive', { ...owned, owned: false }, null),
      edge('mark', 'made-by-us', { ...owned, owned: false }, owned),
      edge('mark', 'shared', { ...owned, owned: false }, owned),
      edge('mark', 'released', owned, { ...owned, owned: false }),
      edge('mark', 'left-to-others', owned, { ...owned, owned: false }),
      edge('mark', 'renamed-stack', owned, owned),
      edge('mark', 'protect', owned, { ...owned, protected: true }),
      edge('mark', 'protect', { ...owned, protected: true }, owned),
      edge('mark', 'mark-outdated', owned, owned),
      edge('mark', 'adopted', { ...owned, owned: false }, owned),
      edge('create', 'rolled-back', null, { ...owned, owned: false }),
      edge('mark', 'rolled-back', { ...owned, owned: false }, { ...owned, protected: true }),
      edge('update', 'rolled-back', { ...owned, type: 'COPY' }, { ...owned, owned: false }),
      edge('mark', 'rolled-back', owned, { ...owned, protected: true }),
      column('delete', 'rolled-back', pair, null),
      column('mark', 'rolled-back', pair, { ...pair, owned: false }),
      column('update', 'rolled-back', { ...pair, confidence: 0.5, owned: false }, pair),
      column('create', 'missing', null, pair),
      column('create', 'missing', null, { ...pair, transform: 'sum(x)', confidence: 0.5 }),
      column('update', 'differs', pair, { ...pair, confidence: 0.9 }),
      column(
        'update',
        'differs',
        { ...pair, transform: 'sum(x)' },
        { ...pair, transform: 'avg(x)' },
      ),
      column('update', 'differs', { ...pair, transform: 'sum(x)' }, pair),
      column('update', 'differs', pair, { ...pair, transform: 'avg(x)' }),
      column('update', 'exclusive', { ...pair, confidence: 0.9, owned: false }, pair),
      column('delete', 'edge-removed', { ...pair, transform: 'sum(x)' }, null),
      column('delete', 'undeclared', { ...pair, confidence: 0.5 }, null),
      column('mark', 'exclusive', { ...pair, owned: false }, pair),
      column('mark', 'left-to-others', pair, { ...pair, transform: 'sum(x)', owned: false }),
    ];
    await expect(render({ ...empty, changes })).toMatchFileSnapshot('goldens/plan-lines.txt');
  });

  it('list sixty columns that keep their name, and count the others unless they go', () => {
    const many = (change: PairChange) =>
      Array.from({ length: 100 }, (_, i) => ({
        ...change,
        address: `orders.c${i} <- raw.c${i}`,
        downstreamField: fieldOf(`orders.c${i}`),
        upstreamField: fieldOf(`raw.c${i}`),
      }));
    const created = render({ ...empty, changes: many(column('create', 'missing', null, pair)) });
    expect(created).toMatch(/c59\s+and\s+40\s+more\s+columns {2}same names/);
    const gone = render({ ...empty, changes: many(column('delete', 'undeclared', pair, null)) });
    expect(gone).toContain('c99');
    expect(gone).not.toContain('more column');
  });

  it('name an environment that is not the usual one', () => {
    const downstream = urnOf('orders', { env: 'DEV' });
    const changes = [{ ...edge('create', 'missing', null, owned), downstream }];
    expect(render({ ...empty, changes })).toContain('\norders  snowflake orders (DEV)  ');
  });

  it('are in natural order', () => {
    const changes = ['t10', 't2', 't1'].map((name) => ({
      ...edge('create', 'missing', null, owned),
      address: `${name} <- raw`,
      downstream: urnOf(name),
    }));
    expect(render({ ...empty, changes }).match(/^t\d+/gm)).toEqual(['t1', 't2', 't10']);
  });

  it('are followed by the next command if the plan was asked for', () => {
    const changes = [edge('create', 'missing', null, owned)];
    const scope = { select: ['orders'], exclude: ['raw_*'], units: 1, outside: 0 };
    const last = (plan: Plan, savedAs: string | null) =>
      renderAs('text', { kind: 'plan', plan, next: { savedAs } })
        .split('\n')
        .find((line) => line.startsWith('Next: '));
    expect(last({ ...empty, changes }, 'a plan.json')).toBe("Next: headwater apply 'a plan.json'");
    expect(last({ ...empty, changes, scope }, null)).toBe(
      "Next: headwater apply --select orders --exclude 'raw_*'; for a review: headwater plan --select orders --exclude 'raw_*' --out plan.json",
    );
    expect(last(empty, null)).toBeUndefined();
    expect(last({ ...empty, changes, appliable: false }, null)).toBeUndefined();
  });

  it.each([
    [{ others: 1, otherPairs: 0 }, '1 edge of these datasets belongs to others and stays.'],
    [{ others: 0, otherPairs: 1 }, '1 column pair of these datasets belongs to others and stays.'],
    [
      { others: 2, otherPairs: 3 },
      '2 edges and 3 column pairs of these datasets belong to others and stay.',
    ],
  ])('count elements of other writers: %o', (counts, line) => {
    expect(render({ ...empty, summary: { ...empty.summary, ...counts } })).toContain(line);
  });
});

function edge(
  kind: EdgeChange['kind'],
  reason: LineageReason,
  before: EdgeValue | null,
  after: EdgeValue | null,
): EdgeChange {
  const ends = { downstream: urnOf('orders'), upstream: urnOf('raw') };
  return {
    element: 'edge',
    kind,
    reason,
    address: 'orders <- raw',
    ...ends,
    place: somewhere,
    before,
    after,
  };
}

function column(
  kind: PairChange['kind'],
  reason: LineageReason,
  before: PairValue | null,
  after: PairValue | null,
): PairChange {
  const ends = {
    downstream: urnOf('orders'),
    upstream: urnOf('raw'),
    downstreamField: fieldOf('orders.total'),
    upstreamField: fieldOf('raw.x'),
  };
  return {
    element: 'pair',
    kind,
    reason,
    address: 'orders.total <- raw.x',
    ...ends,
    place: somewhere,
    before,
    after,
  };
}

function render(plan: Plan): string {
  return renderAs('text', { kind: 'plan', plan });
}
