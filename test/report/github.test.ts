import { describe, expect, it } from 'vitest';
import { type Finding, finding } from '../../src/errors/finding.js';
import type { Change, EdgeChange } from '../../src/plan/document/change.js';
import { type Impact, NO_IMPACT } from '../../src/plan/document/impact.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import type { ReportDocument, ReportOptions } from '../../src/report/document/report-document.js';
import { receiptOf, receiptReportOf } from '../support/model/receipt-builders.js';
import { at, desire, observe, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import {
  applyReport,
  applyResults,
  plainPlan,
  validationReport,
} from '../support/report/annotated-documents.js';
import { affected, edgeChange, impactOf, pairChange } from '../support/report/drawing-builders.js';
import { renderAs } from '../support/report/rendered.js';

describe('the workflow commands', () => {
  it.each([
    ['nothing-to-do', 'Nothing to do.'],
    ['not-appliable', 'This plan cannot be applied. Nothing was written.'],
    ['refused', 'Refused by a guard. Nothing was written.'],
    ['stale', 'Refused: the approved plan does not have 2 changes. Nothing was written.'],
    ['not-permitted', 'Not permitted to write all of it. Nothing was written.'],
    ['no-consent', 'No consent. Nothing was written.'],
    ['not-approved', 'Not approved: the commit came without a pull request. Nothing was written.'],
    ['dry-run', 'Dry run. Nothing was written.'],
    ['applied', 'Applied and verified: 2 added, 0 changed, 0 removed across 2 datasets.'],
  ])('sum up an apply that ended as %s', (kind, summary) => {
    const result = applyResults.find((one) => one.kind === kind);
    if (!result) throw new Error(kind);
    expect(render(applyReport(result)).trimEnd().split('\n').at(-1)).toBe(
      `::notice title=Headwater apply::${summary}`,
    );
  });

  it('sum up a partial apply and its held-back changes', () => {
    const result = applyResults.at(-1);
    if (!result) throw new Error('no result');
    expect(render(applyReport(result, { heldBack: plainPlan.changes.slice(0, 1) }))).toContain(
      '::notice title=Headwater apply::Not complete: 1 failed, 1 unknown, 1 not attempted. 1 change was held back.\n',
    );
    expect(
      render(applyReport({ kind: 'nothing-to-do' }, { heldBack: plainPlan.changes })),
    ).toContain('Nothing to do. 2 changes were held back.');
  });

  it('leave out the columns of a place that spans lines, which the runner does not support', () => {
    expect(render(validationReport)).toContain(
      '::warning file=lineage/a.yaml,line=3,endLine=4,title=HW3004 soft-deleted::over several lines\n',
    );
  });

  it('have paths relative to the top of the repository', () => {
    expect(render(validationReport, { below: 'data/' })).toContain(
      '::error file=data/lineage/a b.yaml,line=3,',
    );
    expect(render(validationReport, { below: 'data/' })).toContain(
      '(see also data/lineage/a.yaml:9:5)',
    );
  });

  it('escape characters that would end a property or a command', () => {
    const place = { file: 'a,b:c%0A\r\n::error::x.yaml', line: 1, column: 1 };
    const text = render(
      withFindings([
        finding('dataset-gone', { message: '50%\n::set-output name=a::b, c: d', place }),
      ]),
    );
    expect(text.split('\n')[0]).toBe(
      '::warning file=a%2Cb%3Ac%250A\\u{d}\\u{a}%3A%3Aerror%3A%3Ax.yaml,line=1,endLine=1,col=1,title=HW3002 dataset-gone::50%25\\u{a}::set-output name=a::b, c: d',
    );
  });

  it('use the code number as the title of a code of a later version', () => {
    const later = {
      ...finding('dataset-gone', { message: 'm', place: at(1) }),
      code: 'HW9999',
    } as Finding;
    expect(render(withFindings([later]))).toContain(',title=HW9999::m\n');
  });

  it("keep every line, and report the runner's limit before the notices that it hides", () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      finding('dataset-stays', { message: `stays ${i}` }),
    );
    const lines = render(withFindings([...many, finding('dataset-missing', { message: 'm' })]))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[0]).toMatch(/^::error /);
    expect(lines[1]).toBe(
      '::notice title=Headwater validation::GitHub shows 10 annotations of a kind for each step; here are 1 of kind error, 0 of kind warning, 14 of kind notice: all of them are in the log of the step',
    );
    expect(lines[2]).toMatch(/^::notice title=Headwater validation::Invalid/);
  });

  describe('limited to changed files', () => {
    const findings = [
      finding('dataset-missing', { message: 'an error elsewhere', place: at(1, 'b.yaml') }),
      finding('dataset-gone', { message: 'a warning here', place: at(1, 'a.yaml') }),
      finding('dataset-gone', { message: 'a warning elsewhere', place: at(1, 'b.yaml') }),
      finding('dataset-gone', { message: 'a warning nowhere' }),
      finding('dataset-stays', { message: 'a notice elsewhere', place: at(2, 'b.yaml') }),
      finding('dataset-stays', { message: 'a notice here', place: at(2, 'a.yaml') }),
    ];
    const saidOf = (text: string) => text.split('\n').map((one) => one.split('::')[2]);
    const annotated = (file: string) => file === 'data/a.yaml';

    it('leave out warnings and notices with a place in other files, and report how many', () => {
      expect(
        saidOf(render(withFindings(findings), { below: 'data/', annotated })).slice(0, -1),
      ).toEqual([
        'an error elsewhere',
        'a warning here',
        'a warning nowhere',
        '2 more findings in files that were not changed',
        expect.stringMatching(/^Invalid/),
        'a notice here',
      ]);
    });

    it('use the singular for one, and report nothing if nothing was left out', () => {
      expect(render(withFindings(findings.slice(0, 3)), { below: 'data/', annotated })).toContain(
        '::1 more finding in files that',
      );
      expect(render(withFindings(findings), { annotated: () => true })).toBe(
        render(withFindings(findings)),
      );
    });

    it.each([
      [7, false],
      [8, true],
    ])("report the runner's limit once, without counting what was left out: %i", (count, over) => {
      const here = Array.from({ length: count }, (_, i) =>
        finding('dataset-stays', { message: `stays ${i}`, place: at(i + 1, 'a.yaml') }),
      );
      const there = Array.from({ length: 20 }, (_, i) =>
        finding('dataset-stays', { message: `stays ${i}`, place: at(i + 1, 'b.yaml') }),
      );
      const text = render(withFindings([...here, ...there]), {
        annotated: (file) => file === 'a.yaml',
      });
      expect(text.includes('GitHub shows')).toBe(over);
      expect(text.match(/^::notice/gm)).toHaveLength(count + (over ? 3 : 2));
      if (over) expect(text).toContain(`${count + 3} of kind notice`);
    });
  });
});

describe('the warnings about removals', () => {
  const removing = (changes: readonly Change[], impact: Impact = NO_IMPACT): ReportDocument => ({
    kind: 'plan',
    plan: { ...planOf(desire([]), observe()), changes, impact },
  });
  const gone = finding('dataset-gone', { message: 'gone' });
  const before = (changes: readonly EdgeChange[]): ReceiptEvent => ({
    event: 'before',
    unit: 'lineage',
    urn: urnOf('orders'),
    version: '3',
    upstreamLineage: null,
    changes,
  });
  const warningsOf = (text: string) =>
    text.split('\n').filter((one) => one.startsWith('::warning'));

  it('name the elements of a dataset together, at their places, in any file', () => {
    const removed = pairChange('delete', 'orders.total <- raw.amount', ['sum(a)', null]);
    const changes: readonly Change[] = [
      { ...removed, place: null },
      { ...edgeChange('delete', 'orders <- raw'), place: null },
      { ...edgeChange('update', 'orders <- fx', ['VIEW', 'COPY']), reason: 'exclusive' },
      edgeChange('create', 'orders <- new'),
    ];
    expect(
      warningsOf(render(removing(changes), { annotated: () => false, below: 'data/' })),
    ).toEqual([
      '::warning title=removes 2 elements of orders::column orders.total <- raw.amount (sum(a)); edge orders <- raw',
      '::warning file=data/lineage/a.yaml,line=3,endLine=3,col=5,title=removes or overwrites 1 element of orders::edge orders <- fx (VIEW -> COPY)',
    ]);
  });

  it('come before other warnings, and the first counts them if GitHub shows only some', () => {
    const changes = Array.from({ length: 10 }, (_, at) => edgeChange('delete', `t${at} <- raw`));
    const plan = { ...planOf(desire([]), observe()), changes, findings: [gone] };
    const warnings = warningsOf(render({ kind: 'plan', plan }));
    expect(warnings).toHaveLength(12);
    expect(warnings[0]).toBe(
      '::warning title=10 removals in 10 datasets::GitHub shows only the first of them here. The log of the step has all of them, and headwater plan --full lists them.',
    );
    expect(warnings.at(-1)).toContain('dataset-gone');
    const receipt = receiptOf([before(changes)], {});
    expect(warningsOf(render(receiptReportOf(receipt)))[0]).toContain(
      'headwater show RECEIPT --full',
    );
  });

  it('name the columns that lose ancestors, and count the others', () => {
    const columns = Array.from({ length: 30 }, (_, at) =>
      affected(`mart.c${at}`, 'narrowing', { loses: [`mart.c${at} <- raw.x`] }),
    );
    const [warning = ''] = warningsOf(render(removing([], impactOf(...columns))));
    expect(warning).toMatch(
      /^::warning title=columns that lose ancestors::30 columns: mart\.c0, .*, mart\.c24 and 5 more$/,
    );
  });
});

function withFindings(findings: readonly Finding[]): ReportDocument {
  return { ...validationReport, findings };
}

function render(document: ReportDocument, options: Partial<ReportOptions> = {}): string {
  return renderAs('github', document, options);
}
