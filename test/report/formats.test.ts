import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandDocuments } from '../../src/cli/command-documents.js';
import { formatsFor, type ReportFormat, renderReport } from '../../src/report/reporters.js';
import { reportDocuments } from '../support/report-documents.js';

/** What the golden of each format is called. A format without a row does not compile. */
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

/** As they were before any test wrote one. */
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
  it.each(cases)('is as in $file', async ({ format, document, file }) => {
    const text = renderReport(format, document, { color: false, sources: new Map() });
    await expect(text).toMatchFileSnapshot(`${folder}/${file}`);
  });

  it('has a golden, and no golden is left over', () => {
    expect(there).toEqual(cases.map(({ file }) => file).sort());
  });

  it('shows each kind of document that some format other than text and JSON has', () => {
    const all = new Set(Object.values(commandDocuments).flat());
    const drawn = [...all].filter((kind) =>
      formatsFor([kind]).some((format) => format !== 'text' && format !== 'json'),
    );
    const kinds = new Set(Object.values(reportDocuments).map(({ kind }) => kind));
    expect(drawn.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
