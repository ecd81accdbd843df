import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandDocuments } from '../../src/cli/command-documents.js';
import { formatsFor, type ReportFormat } from '../../src/report/document/report-formats.js';
import { renderReport } from '../../src/report/reporters.js';
import { readableMarkup } from '../support/report/html-markup.js';
import { outlineOf } from '../support/report/html-outline.js';
import { reportDocuments } from '../support/report/report-documents.js';

/** The file name extension of each format's golden. A format without a row does not compile. */
const endings: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  json: 'json',
  markdown: 'md',
  html: 'html',
  sarif: 'sarif',
  github: 'github.txt',
  mermaid: 'mmd',
};

/**
 * The pages whose markup is a golden, one for each type of page. Of any other page, the outline is a
 * golden: the same markup with other words would prove nothing more.
 */
const wholePages = [
  'refused',
  'apply-not-permitted',
  'receipt',
  'drift',
  'impact',
  'graph-live',
  'validation',
];

const folder = fileURLToPath(new URL('goldens/formats', import.meta.url));

/** The goldens before any test writes one. */
const there = readdirSync(folder);

const cases = Object.entries(reportDocuments).flatMap(([name, document]) =>
  formatsFor([document.kind]).map((format) => ({
    name,
    format,
    document,
    ...goldenOf(name, format),
  })),
);

interface Golden {
  readonly file: string;
  /** Turns a report into the text of the golden. */
  readonly show: (report: string) => string;
}

function goldenOf(name: string, format: ReportFormat): Golden {
  const file = `${name}.${endings[format]}`;
  if (format !== 'html') return { file, show: (report) => report };
  return wholePages.includes(name)
    ? { file, show: readableMarkup }
    : { file: `${name}.outline.txt`, show: outlineOf };
}

describe('every situation in every format', () => {
  it.each(cases)('matches $file', async ({ format, document, file, show }) => {
    const report = renderReport(format, document, { color: false, sources: new Map() });
    await expect(show(report ?? '')).toMatchFileSnapshot(`${folder}/${file}`);
  });

  it('each case has a golden, and each golden has a case', () => {
    expect(there).toEqual(cases.map(({ file }) => file).sort());
  });

  it('one page of each type is a golden as a whole', () => {
    const pages = cases.filter(({ format }) => format === 'html');
    const whole = pages.filter(({ file }) => file.endsWith('.html'));
    expect(whole.map(({ document }) => document.kind).sort()).toEqual(
      [...new Set(pages.map(({ document }) => document.kind))].sort(),
    );
  });

  it('the cases contain each kind of document that any format besides text and JSON supports', () => {
    const all = new Set(Object.values(commandDocuments).flat());
    const drawn = [...all].filter((kind) =>
      formatsFor([kind]).some((format) => format !== 'text' && format !== 'json'),
    );
    const kinds = new Set(Object.values(reportDocuments).map(({ kind }) => kind));
    expect(drawn.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
