import { describe, expect, it } from 'vitest';
import type { Change, PairChange } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { desire, observe, somewhere, unitOf, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { affected, impactOf } from '../support/report/impact-of.js';
import { renderAs } from '../support/report/rendered.js';

const allNew = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'));
/** One change is no addition, so the affected columns are listed. */
const base: Plan = {
  ...allNew,
  changes: allNew.changes.map((change) => ({ ...change, kind: 'mark' }) as Change),
};

const mapping: PairChange = {
  element: 'pair',
  kind: 'create',
  reason: 'missing',
  address: 'orders.total <- raw.amount',
  downstream: urnOf('orders'),
  upstream: urnOf('raw'),
  downstreamField: fieldOf('orders.total'),
  upstreamField: fieldOf('raw.amount'),
  place: somewhere,
  before: null,
  after: { transform: null, confidence: 1, owned: true },
};
const mapped: Plan = { ...base, changes: [...base.changes, mapping] };
const gained = affected('orders.total', {
  category: 'additive',
  direct: true,
  gains: ['orders.total raw.amount'],
});

const everything = impactOf(
  [
    gained,
    affected('mart.total', {
      category: 'additive',
      gains: ['mart.total orders.total raw.amount', 'mart.total a.b c.d e.f g.h i.j'],
    }),
    affected('mart.far', { category: 'additive', gains: ['mart.far a.b c.d e.f g.h raw.amount'] }),
    affected('mart.less', {
      category: 'narrowing',
      loses: ['mart.less orders.total x.y'],
      more: 6,
    }),
    affected('mart.both', {
      category: 're-route',
      gains: ['mart.both raw.tax'],
      loses: ['mart.both orders.total raw.amount'],
      reRouted: [['mart.both raw.id', 'mart.both orders.id raw.id']],
    }),
    affected('orders.id', { category: 'metadata', direct: true }),
  ],
  {
    downstream: [
      { type: 'DASHBOARD', count: 1 },
      { type: 'DATA_JOB', count: 2 },
    ],
    limits: [{ reason: 'search-cut', message: 'the search for what lies downstream failed' }],
  },
);

describe('the affected columns of a plan', () => {
  it.each([80, 160])('are below the changes, at %i columns', async (columns) => {
    await expect(render({ ...mapped, impact: everything }, columns)).toMatchFileSnapshot(
      `goldens/plan-affected-${columns}.txt`,
    );
  });

  it('do not repeat the head of a comparison', () => {
    const limits = [{ reason: 'declared-only', message: 'no catalog was asked' }] as const;
    expect(render({ ...mapped, impact: { ...everything, limits } })).not.toContain(
      'There may be more',
    );
  });

  it('are left out if the changes already show everything', () => {
    expect(render({ ...mapped, impact: impactOf([gained]) })).not.toContain('Affected columns');
    expect(render({ ...base, impact: impactOf([gained]) })).toContain(
      '+ additive  orders.total  gains raw.amount\n',
    );
  });

  it.each([
    affected('orders.total', {
      category: 'additive',
      direct: true,
      gains: ['orders.total raw.amount', 'orders.total raw.amount x.y'],
    }),
    affected('orders.total', {
      category: 'additive',
      direct: true,
      gains: ['orders.total raw.amount'],
      more: 1,
    }),
    affected('orders.total', {
      category: 'narrowing',
      direct: true,
      loses: ['orders.total raw.amount x.y'],
    }),
    affected('orders.total', {
      category: 're-route',
      direct: true,
      reRouted: [['orders.total a.b', 'orders.total raw.amount a.b']],
    }),
    affected('orders.total', { category: 'additive', gains: ['orders.total raw.amount'] }),
  ])('are shown if there is more to report: %j', (column) => {
    expect(render({ ...mapped, impact: impactOf([column]) })).toMatch(
      /^(?:Affected columns|Columns that lose an ancestor)$/m,
    );
  });

  it('end after forty lines, with the total number', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      affected(`mart.c${i}`, {
        category: 'additive',
        gains: [`mart.c${i} orders.total raw.amount`],
      }),
    );
    const text = render({ ...mapped, impact: impactOf(many) });
    expect(text.match(/^ {2}\+ additive/gm)).toHaveLength(40);
    expect(text).toContain('  ... and 20 more columns; --format json names up to 500 of them.\n');
  });

  it('are only counted if everything is new and nothing is lost', () => {
    const changes = [...allNew.changes, mapping];
    const gains = affected('mart.total', {
      category: 'additive',
      gains: ['mart.total orders.total raw.amount'],
    });
    const text = render({ ...allNew, changes, impact: impactOf([gained, gains]) });
    expect(text).toContain('\nThe plan only adds; nothing downstream loses anything.\n');
    expect(text).not.toContain('Affected columns');
    const limits = [{ reason: 'search-cut', message: 'the search failed' }] as const;
    expect(render({ ...allNew, changes, impact: impactOf([gains], { limits }) })).toContain(
      'Affected columns',
    );
  });

  it('come before the changes if they lose an ancestor, without a limit', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      affected(`mart.c${i}`, {
        category: 'narrowing',
        loses: [`mart.c${i} orders.total raw.amount`],
      }),
    );
    const impact = impactOf(many);
    const text = render({
      ...mapped,
      impact: { ...impact, counts: { ...impact.counts, narrowing: 900, columns: 900 } },
    });
    expect(text.match(/^ {2}- narrowing/gm)).toHaveLength(60);
    expect(text.indexOf('- narrowing')).toBeLessThan(text.indexOf('\norders  '));
    expect(text).toContain(
      '  ... and 840 more columns that lose an ancestor; a plan names 500 columns.\n',
    );
  });

  it('report that an impact lists only some of them', () => {
    const impact = impactOf([
      affected('mart.c', { category: 'additive', gains: ['mart.c orders.total raw.amount'] }),
    ]);
    const text = render({
      ...mapped,
      impact: { ...impact, counts: { ...impact.counts, columns: 900 } },
    });
    expect(text).toContain('  ... and 899 more columns; --format json');
  });
});

function render(plan: Plan, columns?: number): string {
  return renderAs('text', { kind: 'plan', plan }, { columns });
}
