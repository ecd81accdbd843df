import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/errors/exit-codes.js';
import { findCode } from '../../src/errors/find-code.js';
import { finding } from '../../src/errors/finding.js';
import type { Plan, PlanScope } from '../../src/plan/plan.js';
import type { UnitOutcome } from '../../src/plan/receipt.js';
import type { ApplyResultReport, ReportDocument } from '../../src/report/report-document.js';
import { renderReport } from '../../src/report/reporters.js';
import { planOf } from '../support/plan-of.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../support/state-builders.js';

const sheet = named('sheet', { description: 'by hand', columns: [] });
const nothing = planOf(desire([]), observe());

const everyChange = planOf(
  desire([unitOf('orders', 'a', edgeFrom('b', 'VIEW')), unitOf('sheet', 'a'), unitOf('mart', edgeFrom('orders', 'COPY'))], [sheet]),
  observe(
    'a',
    'b',
    absent('sheet'),
    present('orders', lineageOf('x', 'y')),
    present('mart', lineageOf(recordOf('orders', 'VIEW', us), 'a')),
  ),
  { target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' } },
);
const troubled = planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')), { known: [urnOf('raw', { env: 'DEV' })] });
const settled = planOf(
  desire([unitOf('orders', 'a'), unitOf('mart', 'a', 'b')]),
  observe('a', 'b', present('orders', lineageOf('a', 'x')), present('mart', lineageOf('a', 'b'))),
);
const settledOne = planOf(desire([unitOf('orders', 'a')]), observe('a', present('orders', lineageOf('a'))));

const manifest = 'version: 1\nlineage:\n\t- downstream: ordrs   # a comment\n\u001b[31m  upstreams: []\n';
const sources = new Map([['lineage/a.yaml', manifest]]);
const missing = finding('dataset-missing', {
  message: '"ordrs" is not there',
  place: { file: 'lineage/a.yaml', line: 3, column: 16, endLine: 3, endColumn: 21 },
  related: [at(9), { file: 'lineage/a.yaml', line: 3, column: 16 }],
  suggestion: 'orders',
});
const soft = finding('soft-deleted', {
  message: 'over several lines',
  place: { file: 'lineage/a.yaml', line: 3, column: 4, endLine: 4, endColumn: 2 },
});

describe('the text of a validation', () => {
  const counts = { files: 1, datasets: 2, edges: 1, columnMappings: 0 };

  it('points at the line with a caret, and ends with the verdict', async () => {
    const text = render({
      kind: 'validation',
      findings: [missing, soft, finding('dataset-gone', { message: 'nowhere' })],
      stack: 'shop',
      counts,
    });
    await expect(text).toMatchFileSnapshot('goldens/validation-findings.txt');
  });

  it.each([
    ['one line when all is well', [], counts, 'Valid: stack shop, 1 file, 2 datasets, 1 edge.\n'],
    [
      'column mappings',
      [],
      { ...counts, files: 2, columnMappings: 3 },
      'Valid: stack shop, 2 files, 2 datasets, 1 edge, 3 column mappings.\n',
    ],
    ['nothing to count', [], null, 'Valid: stack shop, nothing to read.\n'],
  ])('is short: %s', (_what, findings, some, expected) => {
    expect(render({ kind: 'validation', findings, stack: 'shop', counts: some })).toBe(expected);
  });

  it('counts warnings without calling the manifests invalid', () => {
    const text = render({ kind: 'validation', findings: [{ ...soft, place: at(99) }], stack: 'shop', counts });
    expect(text).toContain('Valid: stack shop, 1 file, 2 datasets, 1 edge; 1 warning.');
    expect(text).toContain('lineage/a.yaml:99:5');
  });

  it('cuts a long line to a window around the place', () => {
    const line = `${'x'.repeat(300)}HERE${'y'.repeat(300)}`;
    const place = { file: 'long.yaml', line: 1, column: 301, endLine: 1, endColumn: 305 };
    const text = renderReport(
      'text',
      { kind: 'validation', findings: [finding('dataset-gone', { message: 'm', place })], stack: 'shop', counts },
      { color: false, sources: new Map([['long.yaml', line]]) },
    );
    const [shown = '', caret = ''] = text.split('\n').slice(2, 4);
    expect(shown.length).toBeLessThan(120);
    expect(shown.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('HERE');
  });

  it('does not repeat a suggestion that the message makes', () => {
    const findings = [finding('dataset-gone', { message: 'did you mean "orders"?', suggestion: 'orders' })];
    expect(render({ kind: 'validation', findings, stack: 's', counts })).not.toContain('= did you mean');
  });

  it('marks one character where the place has no end', () => {
    const text = render({
      kind: 'validation',
      findings: [finding('dataset-gone', { message: 'm', place: { file: 'lineage/a.yaml', line: 1, column: 1 } })],
      stack: 's',
      counts,
    });
    expect(text).toContain('1 | version: 1\n    | ^\n');
  });
});

describe('the text of a plan', () => {
  it.each([
    ['every-change', everyChange],
    ['not-appliable', troubled],
    ['already-there', settled],
  ])('is as in %s.txt', async (name, plan) => {
    await expect(render({ kind: 'plan', plan })).toMatchFileSnapshot(`goldens/plan-${name}.txt`);
  });

  it('says what it is limited to, and how much it leaves alone', () => {
    const line = (scope: PlanScope) => render({ kind: 'plan', plan: { ...nothing, scope } }).split('\n')[2];
    const some = { select: ['2+mart', 'orders'], exclude: ['raw_*'], units: 3, outside: 9 };
    expect(line(some)).toBe('scope: 2+mart, orders, without raw_*: 3 datasets with lineage; 9 others are left alone');
    expect(line({ ...some, exclude: [], units: 1, outside: 1 })).toBe(
      'scope: 2+mart, orders: 1 dataset with lineage; 1 other is left alone',
    );
    expect(line({ ...some, select: [], exclude: ['a\u001b[2J'] })).toBe(
      'scope: all, without a\\u{1b}[2J: 3 datasets with lineage; 9 others are left alone',
    );
    expect(line({ ...some, exclude: [], outside: 0 })).toBe('scope: 2+mart, orders: 3 datasets with lineage; there is no other');
  });

  it('offers no way past the boundary', () => {
    const guards = [
      { guard: 'boundary', address: 'orders <- raw', message: 'delete "orders <- raw" is outside the scope', allowed: null },
    ] as const;
    const text = render({ kind: 'plan', plan: { ...everyChange, guards } });
    expect(text).toContain('refused HW4006 boundary: delete "orders <- raw" is outside the scope\n  = nothing lifts this');
    expect(text).not.toContain('--allow');
  });

  it('ends with "No changes." when there is nothing to do', () => {
    expect(render({ kind: 'plan', plan: nothing }).split('\n').at(-2)).toBe('No changes.');
    expect(render({ kind: 'plan', plan: settledOne })).toContain('1 declared edge is in the catalog already.');
  });

  it('never says "No changes." of a plan that could not be made', () => {
    const plan = planOf(desire([]), observe(), { findings: [finding('dataset-missing', { message: 'm' })] });
    expect(render({ kind: 'plan', plan }).split('\n').at(-2)).toBe('Plan: 0 to add, 0 to change, 0 to remove across 0 datasets.');
  });

  it('counts marks where there are any', () => {
    const plan = { ...everyChange, summary: { ...everyChange.summary, mark: 2 } };
    expect(render({ kind: 'plan', plan })).toContain('0 to remove, 2 to mark across');
  });

  it('says the same in colour as without', () => {
    const colored = renderReport('text', { kind: 'plan', plan: everyChange }, { color: true, sources });
    expect(colored).not.toBe(render({ kind: 'plan', plan: everyChange }));
    expect(colored.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')).toBe(render({ kind: 'plan', plan: everyChange }));
  });

  it('takes the harm out of hostile names', () => {
    const hostile = { urn: urnOf('a\u001b[2J\u202eb\nc'), shortNames: [], place: at(1, 'evil\u001b[0m.yaml') };
    const plan = planOf(
      { datasets: [hostile], units: [{ ...unitOf('orders'), edges: [{ upstream: hostile.urn, type: 'COPY', place: hostile.place }] }] },
      observe('orders', present('a\u001b[2J\u202eb\nc')),
    );
    const text = render({ kind: 'plan', plan });
    for (const char of ['\u001b', '\u202e']) expect(text).not.toContain(char);
    expect(text).toContain('\\u{1b}');
  });
});

describe('the text of guards', () => {
  const guards: Plan['guards'] = [
    { guard: 'empty-desired', address: null, message: 'no manifest declares lineage', allowed: null },
    { guard: 'mass-delete', address: null, message: 'would remove 60 edges', allowed: 'the old mart goes' },
    { guard: 'protected', address: 'orders <- a', message: '"orders <- a" was applied with protect: true', allowed: null },
  ];

  it('says what, why, and the words that lift it, as in plan-guards.txt', async () => {
    await expect(render({ kind: 'plan', plan: { ...nothing, guards } })).toMatchFileSnapshot('goldens/plan-guards.txt');
  });

  it('ends an apply that they refuse', () => {
    const plan = { ...everyChange, guards };
    expect(render({ kind: 'apply', heldBack: [], plan, result: { kind: 'refused' } })).toBe('Nothing was written.\n');
  });
});

describe('the text of a code', () => {
  it('says what it means, and so does its JSON', () => {
    const found = findCode('HW3021');
    if (!found.ok) throw new Error('no such code');
    const document: ReportDocument = { kind: 'code', entry: found.value };
    expect(render(document)).toMatch(/^warning HW3021 rollback-overtaken\nchanged since/);
    expect(JSON.parse(renderReport('json', document, { color: false, sources }))).toMatchObject({ kind: 'code', code: 'HW3021' });
  });
});

describe('the last line of an apply', () => {
  it('counts marks where there are any', () => {
    const plan = { ...everyChange, summary: { ...everyChange.summary, add: 0, mark: 3 } };
    const result: ApplyResultReport = { kind: 'applied', outcomes: [], exitCode: exitCodes.ok, receipt: 'r.json' };
    expect(render({ kind: 'apply', heldBack: [], plan, result })).toContain('0 removed, 3 marked across');
  });
});

describe('the text of an apply', () => {
  const outcomes: readonly UnitOutcome[] = [
    { urn: urnOf('sheet'), unit: 'entity', outcome: 'applied' },
    { urn: urnOf('orders'), unit: 'lineage', outcome: 'failed', code: 'HW6003', message: 'not permitted' },
    { urn: urnOf('mart'), unit: 'lineage', outcome: 'unverified', code: 'HW5003', message: 'not shown' },
    { urn: urnOf('x'), unit: 'lineage', outcome: 'unknown', code: 'HW6001', message: 'cut' },
    { urn: urnOf('y'), unit: 'entity', outcome: 'not-attempted' },
    { urn: urnOf('z'), unit: 'lineage', outcome: 'not-attempted', message: 'stopped between two steps' },
  ];
  const many = Array.from({ length: 7 }, (_, i) => urnOf(`t${i}`));
  const manyLost = many.map(
    (urn): UnitOutcome => ({ urn, unit: 'lineage', outcome: 'unknown', code: 'HW6001', message: 'the connection was cut' }),
  );
  const manyLeft = many.slice(0, 3).map((urn): UnitOutcome => ({ urn, unit: 'lineage', outcome: 'not-attempted' }));
  const receipt = '.headwater/receipts/r.json';

  it.each<[string, ApplyResultReport]>([
    ['nothing-to-do', { kind: 'nothing-to-do' }],
    ['not-appliable', { kind: 'not-appliable' }],
    ['nobody-to-ask', { kind: 'no-consent', asked: false }],
    ['declined', { kind: 'no-consent', asked: true }],
    ['not-approved', { kind: 'not-approved', why: 'the plan was made for another commit', next: 'revert the commit' }],
    ['not-approved-at-all', { kind: 'not-approved', why: 'nobody looked at it' }],
    ['dry-run-not-approved', { kind: 'dry-run', wouldStop: true, notApproved: 'nobody looked at it' }],
    ['dry-run', { kind: 'dry-run', wouldStop: false }],
    ['dry-run-would-stop', { kind: 'dry-run', wouldStop: true }],
    ['complete', { kind: 'applied', outcomes: outcomes.slice(0, 1), exitCode: exitCodes.ok, receipt }],
    ['incomplete', { kind: 'applied', outcomes, exitCode: exitCodes.partial, receipt }],
    ['many-of-one-reason', { kind: 'applied', outcomes: [...manyLost, ...manyLeft], exitCode: exitCodes.partial, receipt }],
  ])('is as in apply-%s.txt', async (name, result) => {
    await expect(render({ kind: 'apply', heldBack: [], plan: everyChange, result })).toMatchFileSnapshot(`goldens/apply-${name}.txt`);
  });

  it('counts one change that was held back as one', () => {
    const text = render({ kind: 'apply', heldBack: everyChange.changes.slice(0, 1), plan: nothing, result: { kind: 'nothing-to-do' } });
    expect(text).toContain('and 1 change was held back.');
  });

  it.each<[string, ApplyResultReport]>([
    ['held-back', { kind: 'applied', outcomes: outcomes.slice(0, 1), exitCode: exitCodes.ok, receipt }],
    ['all-held-back', { kind: 'nothing-to-do' }],
    ['stale', { kind: 'stale', beyond: everyChange.changes.slice(0, 2).map((change) => ({ change, why: 'was not approved' })) }],
  ])('names what was held back, as in apply-%s.txt', async (name, result) => {
    const heldBack = everyChange.changes.slice(0, 2);
    await expect(render({ kind: 'apply', heldBack, plan: everyChange, result })).toMatchFileSnapshot(`goldens/apply-${name}.txt`);
  });
});

function render(document: ReportDocument): string {
  return renderReport('text', document, { color: false, sources });
}
