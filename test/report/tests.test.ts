import { describe, expect, it } from 'vitest';
import type { ReportDocument, ReportOptions } from '../../src/report/document/report-document.js';
import { readableMarkup } from '../support/report/html-markup.js';
import { renderAs } from '../support/report/rendered.js';
import {
  outcome,
  planWithHeldTests,
  planWithTests,
  testDocument,
  testsCompared,
  testsLive,
  violation,
  withTests,
} from '../support/report/test-documents.js';

const link: ReportOptions['link'] = ({ file, line }) => `https://git.example/${file}#L${line}`;

describe('the text of lineage tests', () => {
  it.each([60, 100])('reads well at %i columns', async (columns) => {
    const text = renderAs('text', { kind: 'tests', tests: testsCompared }, { columns });
    await expect(text).toMatchFileSnapshot(`goldens/widths/tests-${columns}.txt`);
  });

  it('names ten held tests and counts the others, unless it is full', () => {
    const tests = testDocument(Array.from({ length: 12 }, (_, i) => outcome(`t${i}`)));
    expect(renderAs('text', { kind: 'tests', tests })).toContain(
      'Held: t0, t1, t2, t3, t4, t5, t6, t7, t8, t9 and 2 more\n',
    );
    const full = renderAs('text', { kind: 'tests', tests }, { full: true });
    expect(full.split('\n').filter((line) => line.startsWith('held t'))).toHaveLength(12);
  });
});

describe('lineage tests in Markdown', () => {
  it('link places, and say what a held test selects if they are explained', () => {
    const shown = renderAs(
      'markdown',
      { kind: 'tests', tests: testsLive, explained: true },
      { link },
    );
    expect(shown).toContain(
      '- `analytics.mart.payments <- analytics.raw.payments` [`lineage/a.yaml:20`](https://git.example/lineage/a.yaml#L20)\n',
    );
    expect(shown).toContain(
      '### 2 held tests\n\n- **held** `layers` [`headwater.yaml:4`](https://git.example/headwater.yaml#L4): no edge leads from "snowflake:\\*.raw.\\*" to "snowflake:\\*.mart.\\*"\n  - from selects 12, to selects 40\n',
    );
  });
});

const report: ReportDocument = { kind: 'plan', plan: planWithTests };

describe('a plan with tests', () => {
  it.each([
    ['md', renderAs('markdown', report, { link })],
    ['html', readableMarkup(renderAs('html', report, { link })).replace(/^.*(?=<body>)/s, '')],
    ['github.txt', renderAs('github', report)],
    ['junit.xml', renderAs('junit', report)],
  ])('is a golden as %s', async (ending, text) => {
    await expect(text).toMatchFileSnapshot(`goldens/tests/plan.${ending}`);
  });

  it('has no word about tests if there are none', () => {
    const { tests: _, ...without } = planWithHeldTests;
    for (const plan of [without, { ...without, tests: [] }])
      expect(renderAs('text', { kind: 'plan', plan })).not.toMatch(/tests/i);
  });

  it('says of a single test that it holds', () => {
    const plan = { ...planWithHeldTests, tests: [outcome('layers')] };
    expect(renderAs('text', { kind: 'plan', plan })).toContain('\nTests: 1 holds.\n');
  });

  it('is at the test in SARIF if no declaration makes the violation', () => {
    const tests = [
      outcome('sources', {
        state: 'violated',
        violations: 1,
        made: 1,
        shown: [violation(['mart'], { made: true, message: 'mart has 0 upstreams' })],
      }),
    ];
    const shown = renderAs('sarif', { kind: 'plan', plan: withTests(planWithHeldTests, tests) });
    expect(shown).toContain('"uri": "headwater.yaml"');
    expect(shown).toContain('"startLine": 4');
  });

  it.each(['text', 'markdown', 'html'] as const)('says in one line that all hold: %s', (format) => {
    const text = renderAs(format, { kind: 'plan', plan: planWithHeldTests });
    expect(text).toContain('Tests: 2 hold.');
    expect(text).not.toContain('Lineage tests');
  });
});
