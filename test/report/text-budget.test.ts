import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import type { Change } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import type { ReportOptions } from '../../src/report/document/report-document.js';
import { desire, observe, somewhere, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { affected, impactOf } from '../support/report/impact-of.js';
import { renderAs } from '../support/report/rendered.js';

const empty = planOf(desire([]), observe());
const owned = { type: 'TRANSFORMED', owned: true, protected: false };

function edge(i: number, kind: 'create' | 'delete'): Change {
  const ends = { downstream: urnOf(`t${Math.floor(i / 3)}`), upstream: urnOf(`u${i}`) };
  const value = kind === 'create' ? { before: null, after: owned } : { before: owned, after: null };
  return {
    element: 'edge',
    kind,
    reason: 'missing',
    address: `t${Math.floor(i / 3)} <- u${i}`,
    ...ends,
    place: somewhere,
    ...value,
  };
}

/** The changes of 250 datasets with three edges each. Those of the last dataset are removals. */
const changes = Array.from({ length: 750 }, (_, i) => edge(i, i < 747 ? 'create' : 'delete'));
const guards: Plan['guards'] = [
  { guard: 'mass-delete', address: null, message: 'would remove 60 edges', allowed: null },
];
const findings = [finding('dataset-gone', { message: 'the finding' })];
const columns = Array.from({ length: 60 }, (_, i) =>
  affected(`m.c${i}`, { category: 'additive', gains: [`m.c${i} a.b c.d`] }),
);
const large: Plan = { ...empty, changes, guards, findings, impact: impactOf(columns) };

describe('the text of a large plan', () => {
  it('has at most 200 lines, with everything important', () => {
    const text = render(large);
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(200);
    expect(lines.length).toBeGreaterThan(180);
    expect(text).toContain('the finding');
    expect(text).toContain('refused HW4001');
    expect(lines.at(-2)).toMatch(/^Plan: /);
    expect(lines.at(-1)).toMatch(/^Cannot be applied: /);
  });

  it('counts by kind what it leaves out, and names the flag that shows it', () => {
    const text = render(large);
    const shown = text.match(/^ {2}\+ <- /gm)?.length ?? 0;
    const left = 747 - shown;
    expect(text).toMatch(
      new RegExp(
        `\\.\\.\\. and ${left} more changes in \\d+ datasets: ${left} to add\\. --full shows all of them\\.\\n`,
      ),
    );
  });

  it('shows every removal, whatever else there is', () => {
    expect(render(large).match(/^ {2}- <- u74[789] /gm)).toHaveLength(3);
    const reversed = {
      ...large,
      changes: changes.map((_, i) => edge(i, i < 3 ? 'create' : 'delete')),
    };
    const text = render(reversed);
    expect(text.match(/^ {2}- <- u\d+/gm)).toHaveLength(747);
    expect(text.match(/^ {2}\+ <- u\d+/gm)).toHaveLength(3);
  });

  it('says of a dataset how many of its elements are left out', () => {
    const wide = Array.from({ length: 300 }, (_, i) => ({
      ...edge(0, 'create'),
      address: `t0 <- u${i}`,
    }));
    expect(render({ ...empty, changes: wide })).toMatch(
      /\n {6}\.\.\. and \d+ more elements of this dataset\n/,
    );
  });

  it('shows the errors and the last line alone if errors prevent the plan', () => {
    const mistaken = finding('unknown-short-name', { message: 'no platform "snowflak"' });
    const warned = finding('unused-dataset', { message: 'not used' });
    const broken = { ...large, findings: [mistaken, warned], appliable: false };
    expect(render(broken).split('\n').slice(1)).toEqual([
      '',
      `error ${mistaken.code} no platform "snowflak"`,
      '',
      '--full shows the plan that these errors would lead to.',
      'Cannot be applied: 1 error, refused by 1 guard. Nothing was written.',
      '',
    ]);
    expect(render(broken, { full: true }).match(/<- u74[789]\b/g)).toHaveLength(3);
    expect(render({ ...large, appliable: false })).toContain('--full shows the plan');
  });

  it('shows some changes even with many findings', () => {
    const many = Array.from({ length: 500 }, (_, i) =>
      finding('dataset-gone', { message: `finding ${i}` }),
    );
    const text = render({ ...large, findings: many });
    expect(text).toContain('... and 490 more of');
    expect(text.match(/^ {2}\+ <- /gm)?.length).toBeGreaterThan(10);
  });

  it('supports any number of changes', () => {
    const many = Array.from({ length: 200_000 }, (_, i) => edge(i, 'create'));
    expect(render({ ...large, changes: many }).split('\n').length).toBeLessThanOrEqual(201);
  });
});

describe('the width of a terminal', () => {
  const long = { ...edge(0, 'create'), address: `t0 <- ${'u'.repeat(50)}` };
  const plan = { ...empty, changes: [edge(1, 'create'), long] };

  it.each([40, 80, 120, 200])('of %i columns is kept', (width) => {
    const lines = render(plan, { columns: width }).split('\n').slice(3, 8);
    const longest = Math.max(...lines.map((line) => line.length));
    expect(longest).toBeLessThanOrEqual(Math.max(width, 56 + 'lineage/a.yaml'.length));
    expect(longest).toBeLessThanOrEqual(120);
  });

  it('does not break lines in logs, so that messages can be searched', () => {
    const message = `long ${'word '.repeat(60)}end`;
    const told = { ...empty, findings: [finding('dataset-gone', { message })] };
    expect(render(told)).toContain(message);
    const lines = render(told, { columns: 80 }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each([40, 80, 100])('of %i columns is enough for the source line of a finding', (width) => {
    const line = `${'x'.repeat(60)}HERE${'y'.repeat(60)}`;
    const place = { file: 'a.yaml', line: 1, column: 61, endLine: 1, endColumn: 65 };
    const document = {
      kind: 'validation',
      findings: [finding('dataset-gone', { message: 'm', place })],
      stack: 's',
      counts: null,
    } as const;
    const text = renderAs('text', document, {
      sources: new Map([['a.yaml', line]]),
      columns: width,
    });
    const [shown = '', caret = ''] = text.split('\n').slice(2, 4);
    expect(shown.length).toBeLessThanOrEqual(Math.max(width, 46));
    expect(shown.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('HERE');
  });
});

function render(plan: Plan, options: Pick<ReportOptions, 'columns' | 'full'> = {}): string {
  return renderAs('text', { kind: 'plan', plan }, options);
}
