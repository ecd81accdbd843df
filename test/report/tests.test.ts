import { describe, expect, it } from 'vitest';
import type { ReportDocument, ReportOptions } from '../../src/report/document/report-document.js';
import { readableMarkup } from '../support/report/html-markup.js';
import { renderAs } from '../support/report/rendered.js';
import {
  planWithHeldTests,
  planWithTests,
  testsCompared,
} from '../support/report/test-documents.js';

const link: ReportOptions['link'] = ({ file, line }) => `https://git.example/${file}#L${line}`;

describe('the text of lineage tests', () => {
  it.each([60, 100])('reads well at %i columns', async (columns) => {
    const text = renderAs('text', { kind: 'tests', tests: testsCompared }, { columns });
    await expect(text).toMatchFileSnapshot(`goldens/widths/tests-${columns}.txt`);
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

  it.each(['text', 'markdown', 'html'] as const)('says in one line that all hold: %s', (format) => {
    const text = renderAs(format, { kind: 'plan', plan: planWithHeldTests });
    expect(text).toContain('Tests: 2 hold.');
    expect(text).not.toContain('Lineage tests');
  });
});
