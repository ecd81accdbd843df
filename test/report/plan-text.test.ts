import { describe, expect, it } from 'vitest';
import type { Plan, PlanScope } from '../../src/plan/document/plan.js';
import { renderReport } from '../../src/report/reporters.js';
import {
  absent,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { everyChange, nothing, renderText, sources } from '../support/report/text-samples.js';

const troubled = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')), {
  known: [urnOf('raw', { env: 'DEV' })],
});
const settled = planOf(
  desire([unitOf('orders', 'a'), unitOf('mart', 'a', 'b')]),
  observe('a', 'b', present('orders', lineageOf('a', 'x')), present('mart', lineageOf('a', 'b'))),
);
const settledOne = planOf(
  desire([unitOf('orders', 'a')]),
  observe('a', present('orders', lineageOf('a'))),
);

describe('the text of a plan', () => {
  it.each([
    ['every-change', everyChange],
    ['not-appliable', troubled],
    ['already-there', settled],
  ])('matches %s.txt', async (name, plan) => {
    await expect(renderText({ kind: 'plan', plan })).toMatchFileSnapshot(
      `goldens/plan-${name}.txt`,
    );
  });

  it('shows its scope, and counts what is outside', () => {
    const line = (scope: PlanScope) =>
      renderText({ kind: 'plan', plan: { ...nothing, scope } }).split('\n')[1];
    const some = { select: ['2+mart', 'orders'], exclude: ['raw_*'], units: 3, outside: 9 };
    expect(line(some)).toBe(
      'scope: 2+mart, orders, without raw_*: 3 datasets with lineage; 9 others are left alone',
    );
    expect(line({ ...some, exclude: [], units: 1, outside: 1 })).toBe(
      'scope: 2+mart, orders: 1 dataset with lineage; 1 other is left alone',
    );
    expect(line({ ...some, select: [], exclude: ['a\u001b[2J'] })).toBe(
      'scope: all, without a\\u{1b}[2J: 3 datasets with lineage; 9 others are left alone',
    );
    expect(line({ ...some, exclude: [], outside: 0 })).toBe(
      'scope: 2+mart, orders: 3 datasets with lineage; there is no other',
    );
  });

  it('suggests no allowance for the boundary guard', () => {
    const guards = [
      {
        guard: 'boundary',
        address: 'orders <- raw',
        message: 'delete "orders <- raw" is outside the scope',
        allowed: null,
      },
    ] as const;
    const text = renderText({ kind: 'plan', plan: { ...everyChange, guards } });
    expect(text).toContain(
      'refused HW4006 boundary: delete "orders <- raw" is outside the scope\n  = nothing lifts this',
    );
    expect(text).not.toContain('--allow');
  });

  it('ends with "No changes." if there are none', () => {
    expect(renderText({ kind: 'plan', plan: nothing }).split('\n').at(-2)).toBe('No changes.');
    expect(renderText({ kind: 'plan', plan: settledOne })).toContain(
      '1 declared edge is in the catalog already.',
    );
  });

  it('counts marks if it has any', () => {
    const plan = { ...everyChange, summary: { ...everyChange.summary, mark: 2 } };
    expect(renderText({ kind: 'plan', plan })).toContain('0 to remove, 2 to mark across');
  });

  it('is the same in color and without', () => {
    const colored = renderReport(
      'text',
      { kind: 'plan', plan: everyChange },
      { color: true, sources },
    );
    expect(colored).not.toBe(renderText({ kind: 'plan', plan: everyChange }));
    expect(colored.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')).toBe(
      renderText({ kind: 'plan', plan: everyChange }),
    );
  });
});

describe('the text of guards', () => {
  const guards: Plan['guards'] = [
    {
      guard: 'empty-desired',
      address: null,
      message: 'no manifest declares lineage',
      allowed: null,
    },
    {
      guard: 'mass-delete',
      address: null,
      message: 'would remove 60 edges',
      allowed: 'the old mart goes',
    },
    {
      guard: 'protected',
      address: 'orders <- a',
      message: '"orders <- a" was applied with protect: true',
      allowed: null,
    },
  ];

  it('shows the guard, the reason and the flag that lifts it, as in plan-guards.txt', async () => {
    await expect(renderText({ kind: 'plan', plan: { ...nothing, guards } })).toMatchFileSnapshot(
      'goldens/plan-guards.txt',
    );
  });

  it('says once that they block an apply, in the last line of the plan', () => {
    const plan = { ...nothing, guards };
    const apply = { kind: 'apply', heldBack: [], plan, result: { kind: 'refused' } } as const;
    expect(`${renderText({ kind: 'plan', plan })}${renderText(apply)}`).toMatch(
      /\nCannot be applied: refused by 2 guards\. Nothing was written\.\n$/,
    );
  });
});
