import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import type { ReportFormat } from '../../src/report/document/report-formats.js';
import { campaignRuns } from '../campaigns/campaign.js';
import { hostileDocuments } from '../support/report/hostile-documents.js';
import { hostileNames } from '../support/report/hostile-names.js';
import { readJunit } from '../support/report/junit-reading.js';
import { renamedDocument } from '../support/report/renamed-document.js';
import { renderAs } from '../support/report/rendered.js';
import { reportDocuments } from '../support/report/report-documents.js';
import { sarifProblems } from '../support/report/sarif-schema.js';

/** Formats with tests of their own, beside the tests of their parts. */
type Elsewhere = 'json' | 'markdown' | 'html' | 'mermaid';

/**
 * The sinks, one in each row: the check of a report in that format with any names. Each sink has
 * one escaper, and is checked with the parser of its consumer.
 */
const sinks: Readonly<
  Record<Exclude<ReportFormat, Elsewhere>, (report: string, document: ReportDocument) => void>
> = {
  text: (report) => {
    expectNoControls(report);
    for (const line of report.split('\n')) expect(line).not.toMatch(/^\s*::|##\[/);
  },
  sarif: (report) => {
    expect(sarifProblems(report)).toEqual([]);
    expectNoControls(report);
    for (const text of messagesIn(JSON.parse(report))) {
      expect(text).not.toContain('](');
      expect(text).not.toMatch(/(?<!\{)\{\d+\}(?!\})/);
      expectNoControls(text);
    }
  },
  github: (report) => {
    expectNoControls(report);
    for (const line of report.trimEnd().split('\n')) expectOwnCommand(line);
  },
  junit: (report) => {
    expectNoControls(report);
    expect(readJunit(report).cases.length).toBeGreaterThan(0);
  },
};

const formats = Object.keys(sinks) as (keyof typeof sinks)[];

describe.each(formats)('a report as %s', (format) => {
  it.each(hostileNames.map((name) => [JSON.stringify(name).slice(0, 60), name]))(
    'is not harmed by %s',
    (_shown, name) => {
      expectHarmless(format, name);
    },
  );

  it('is not harmed by any mixture of hostile names', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileNames.filter(({ length }) => length < 100)),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const name = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(name, (one) => expectHarmless(format, one)),
      { numRuns: campaignRuns(`mixtures of names as ${format}`, { part: 8, whole: 60 }) },
    );
  });
});

describe.each(Object.entries(reportDocuments))('%s as text', (_name, document) => {
  it('is not harmed by any hostile name', () => {
    for (const name of hostileNames) {
      const report = renderAs('text', renamedDocument(document, name));
      sinks.text(report, document);
    }
  });
});

it('the documents contain the name in every kind, otherwise these tests prove nothing', () => {
  const documents = hostileDocuments('NAME');
  for (const document of documents)
    expect(JSON.stringify(document).split('NAME').length).toBeGreaterThan(5);
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(
    new Set(['validation', 'plan', 'apply', 'receipt', 'drift', 'tests']),
  );
});

function expectHarmless(format: keyof typeof sinks, name: string): void {
  const sources = new Map([[name, `${name}\n${name}\n${name}\n`]]);
  for (const document of hostileDocuments(name)) {
    const report = renderAs(format as ReportFormat, document, { sources, below: `${name}/` });
    if (report !== '') sinks[format](report, document);
  }
}

/** Expects no control characters except our own line breaks. */
function expectNoControls(text: string): void {
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
}

/** Expects that the runner parses the line as one command of ours: command, properties, message. */
function expectOwnCommand(line: string): void {
  const [, name = '', properties = ''] = /^::(\w+) ([^:]*)::/.exec(line) ?? [];
  expect(['error', 'warning', 'notice']).toContain(name);
  const keys = properties.split(',').map((one) => one.split('=')[0]);
  for (const key of keys)
    expect(['file', 'line', 'endLine', 'col', 'endColumn', 'title']).toContain(key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(line.replaceAll('%25', '').replaceAll('%3A', '').replaceAll('%2C', '')).not.toContain('%');
}

/** Every text of a SARIF file that viewers show. */
function messagesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'text' && typeof one === 'string' ? [one] : messagesIn(one),
  );
}
