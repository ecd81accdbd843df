import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { planShapes, randomPlan } from '../support/report/random-plan.js';
import { renderAs } from '../support/report/rendered.js';
import { readRows, readTree, type ToldChange } from '../support/report/text-reading.js';

const numRuns = campaignRuns('losses in text', { part: 12, whole: 200 });

const signs = { create: '+', update: '~', delete: '-', mark: '*' } as const;

const tell = ({ kind, address }: Change): ToldChange => `${signs[kind]} ${address}`;

/** Removals, and new values for what others wrote. */
const losses = ({ changes }: Plan) =>
  changes.filter(
    ({ kind, reason }) => kind === 'delete' || (kind === 'update' && reason === 'exclusive'),
  );

const render = (plan: Plan, more: { columns?: number; full?: boolean }) =>
  renderAs('text', { kind: 'plan', plan }, more);

describe('the text of any plan', () => {
  it.each([60, 80, 120])('names every removal if it has no errors, at %i columns', (columns) => {
    fc.assert(
      fc.property(planShapes, (shape) => {
        const plan = { ...randomPlan(shape), findings: [], appliable: true };
        const told = readTree(render(plan, { columns }));
        expect(
          losses(plan)
            .map(tell)
            .filter((one) => !told.has(one)),
        ).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('names no change if it has errors', () => {
    fc.assert(
      fc.property(planShapes, (shape) => {
        const plan = { ...randomPlan(shape), appliable: false };
        const text = render(plan, { columns: 80 });
        expect(readTree(text)).toEqual(new Set());
        expect(text).toMatch(/--full shows the plan that these errors would lead to\.\n.*\n$/);
      }),
      { numRuns },
    );
  });

  it('names every change with --full', () => {
    fc.assert(
      fc.property(planShapes, (shape) => {
        const plan = randomPlan(shape);
        expect(readRows(render(plan, { full: true }))).toEqual(new Set(plan.changes.map(tell)));
      }),
      { numRuns },
    );
  });

  it('names only changes of the plan', () => {
    fc.assert(
      fc.property(planShapes, (shape) => {
        const plan = randomPlan(shape);
        const planned = new Set(plan.changes.map(tell));
        const told = readTree(render(plan, { columns: 80 }));
        expect([...told].filter((one) => !planned.has(one))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('has errors, refused guards, removals and narrowed columns before anything else', () => {
    fc.assert(
      fc.property(planShapes, (shape) => {
        const plan = randomPlan(shape);
        const text = render(plan, { columns: 80 });
        const places = [
          lastOf(text, /^error HW/gm),
          lastOf(text, /^refused HW/gm),
          ...(losses(plan).length < plan.changes.length ? [lastOf(text, /^Removals/gm)] : []),
          lastOf(text, /^ {2}- narrowing/gm),
          text.indexOf('\nOther changes\n'),
        ].filter((place) => place >= 0);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
      { numRuns },
    );
  });
});

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1;
}
