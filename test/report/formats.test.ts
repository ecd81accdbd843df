import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandDocuments } from '../../src/cli/command-documents.js';
import type { DocumentKind } from '../../src/report/document/report-document.js';
import { formatsFor, type ReportFormat } from '../../src/report/document/report-formats.js';
import { renderReport } from '../../src/report/reporters.js';
import { readableMarkup } from '../support/report/html-markup.js';
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
  junit: 'junit.xml',
};

/**
 * The situation whose report is a golden in every format, one for each kind of document. Any other
 * situation is a golden as text: the same tables and boxes with other words would prove nothing more.
 */
const everywhere: Readonly<Partial<Record<DocumentKind, string>>> = {
  plan: 'refused',
  apply: 'apply-with-failures',
  receipt: 'receipt',
  drift: 'drift',
  tests: 'tests',
  impact: 'impact',
  graph: 'graph-live',
  validation: 'validation',
};

/** The situation whose page is a golden with its frame. All pages have the same one. */
const FRAMED = 'validation';

const folder = fileURLToPath(new URL('goldens/formats', import.meta.url));

/** The goldens before any test writes one. */
const there = readdirSync(folder);

const cases = Object.entries(reportDocuments).flatMap(([name, document]) =>
  formatsFor([document.kind])
    .filter((format) => format === 'text' || everywhere[document.kind] === name)
    .map((format) => ({ name, format, document, file: `${name}.${endings[format]}` })),
);

function shown(report: string, { name, format }: { name: string; format: ReportFormat }): string {
  if (format !== 'html') return report;
  const markup = readableMarkup(report);
  return name === FRAMED
    ? markup
    : markup.replace(/^.*(?=<body>)/s, '').replace(/<\/html>\s*$/, '');
}

describe('every kind of document in every format', () => {
  it.each(cases)('matches $file', async ({ name, format, document, file }) => {
    const report = renderReport(format, document, { color: false, sources: new Map() });
    await expect(shown(report ?? '', { name, format })).toMatchFileSnapshot(`${folder}/${file}`);
  });

  it('each case has a golden, and each golden has a case', () => {
    expect(there).toEqual(cases.map(({ file }) => file).sort());
  });

  it('each kind has a situation in every format', () => {
    const kinds = new Set(Object.values(reportDocuments).map(({ kind }) => kind));
    expect(Object.keys(everywhere).sort()).toEqual([...kinds].sort());
    for (const [kind, name] of Object.entries(everywhere))
      expect(reportDocuments[name]?.kind).toBe(kind);
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
