import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import { lossLines } from '../../src/report/markdown/loss-lines.js';
import { expectGolden } from '../support/golden.js';
import { desire } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { after, company, withNote } from '../support/report/company.js';
import { renderAs } from '../support/report/rendered.js';

function shown(plan: Plan, format: 'text' | 'markdown' | 'html' | 'github'): string {
  return renderAs(format, { kind: 'plan', plan });
}

describe('a plan that removes the lineage of a job, a chart and a dashboard', () => {
  const gone = planOf({ ...company, units: [] }, after);

  it('names what loses its last input in every format', async () => {
    await expectGolden(import.meta, 'kinds-removed', {
      text: shown(gone, 'text'),
      markdown: shown(gone, 'markdown'),
      github: shown(gone, 'github'),
    });
    expect(shown(gone, 'html')).toContain(
      '1 job, 1 chart and 1 dashboard lose their last input: load_orders, revenue, sales',
    );
  });

  it('names entities without a short name by their long names', async () => {
    const nameless = planOf(desire([]), after);
    await expectGolden(import.meta, 'kinds-removed-nameless', {
      text: shown(nameless, 'text'),
      markdown: shown(nameless, 'markdown'),
    });
  });

  it('lists many removals in lines', () => {
    const told = (plan: Plan) => lossLines(plan.changes).map(({ text }) => text);
    expect(told(gone)).toEqual([
      ' load_orders (job)',
      '-  <- raw_orders (note "runs from cron on etl-3")',
      '-    orders_daily.total <- amount (sum)',
      '-  -> orders_daily',
      ' revenue (chart)',
      '-  <- orders_daily',
      '-    revenue <- total',
      ' sales (dashboard)',
      '-  <- revenue',
    ]);
    expect(told(planOf(desire([]), after))).toContain(' chart:looker:r1');
  });
});

describe('a note', () => {
  const told = (note: string | undefined) => {
    const plan = planOf(withNote(note), after);
    return `${shown(plan, 'text')}\n${shown(plan, 'html').match(/<table class="changes">.*?<\/table>/s)?.[0]}`;
  };

  it('is shown as it was and as it will be', () => {
    expect(told('by hand')).toContain(
      '* <- raw_orders (note "runs from cron on etl-3" -> "by hand")  note declared otherwise',
    );
    expect(told('by hand')).toContain('<ins>note "by hand"</ins>');
    expect(told(undefined)).toContain('* <- raw_orders (note "runs from cron on etl-3" -> none)');
  });

  it('is shown alone where there was none', () => {
    const unnoted = planOf(withNote(undefined), after);
    const [change] = unnoted.changes;
    if (change?.element !== 'edge') throw new Error('no change of an edge');
    const swapped = { ...change, before: change.after, after: change.before };
    const plan = { ...unnoted, changes: [swapped] };
    expect(shown(plan, 'text')).toContain('* <- raw_orders (note "runs from cron on etl-3")');
  });
});
