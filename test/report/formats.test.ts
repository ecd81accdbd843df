import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandDocuments } from '../../src/cli/command-documents.js';
import { formatsFor, type ReportFormat, renderReport } from '../../src/report/reporters.js';
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

const folder = fileURLToPath(new URL('goldens/formats', import.meta.url));

/** The goldens before any test writes one. */
const there = readdirSync(folder);

const cases = Object.entries(reportDocuments).flatMap(([name, document]) =>
  formatsFor([document.kind]).map((format) => ({
    name,
    format,
    document,
    file: `${name}.${endings[format]}`,
  })),
);

describe('every situation in every format', () => {
  it.each(cases)('matches $file', async ({ format, document, file }) => {
    const text = renderReport(format, document, { color: false, sources: new Map() });
    await expect(text).toMatchFileSnapshot(`${folder}/${file}`);
  });

  it('each case has a golden, and each golden has a case', () => {
    expect(there).toEqual(cases.map(({ file }) => file).sort());
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
