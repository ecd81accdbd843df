import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/plan/document/plan.js';
import type { ReportFormat } from '../../src/report/document/report-formats.js';
import { PAGE_BYTES } from '../../src/report/html/cut.js';
import { MARKDOWN_BUDGET } from '../../src/report/markdown/part.js';
import { MERMAID_BUDGET } from '../../src/report/mermaid/flowchart.js';
import { largePlan } from '../support/report/large-plan.js';
import { type MarkdownReading, readMarkdown } from '../support/report/markdown-reading.js';
import { readMermaid } from '../support/report/mermaid-reading.js';
import { removalsInMarkdown } from '../support/report/removals-in-markdown.js';
import { limitedBytes, renderAs } from '../support/report/rendered.js';

/**
 * The budget of each format that people read: maps a text to the share that it uses. Null for
 * formats that programs read whole.
 */
const budgets: Readonly<Record<ReportFormat, ((text: string) => number) | null>> = {
  // Other tests cover the limit of 400 lines.
  text: null,
  json: null,
  sarif: null,
  github: null,
  junit: null,
  markdown: (text) => text.length / MARKDOWN_BUDGET,
  html: (text) => limitedBytes(text) / PAGE_BYTES,
  mermaid: (text) => Buffer.byteLength(text) / MERMAID_BUDGET.bytes,
};

/** Numbers of datasets. The largest makes every format cut every part. */
const sizes = [1, 20, 200, 600];
const plans = new Map(sizes.map((size) => [size, largePlan(size)]));

const cases = Object.entries(budgets).flatMap(([format, share]) =>
  share === null ? [] : sizes.map((size) => ({ format: format as ReportFormat, share, size })),
);

it('the budgets are as documented', () => {
  expect([MARKDOWN_BUDGET, MERMAID_BUDGET.bytes, PAGE_BYTES]).toEqual([60_000, 20_000, 2_000_000]);
});

describe('a plan over many datasets', () => {
  it.each(cases)('fits as $format: $size datasets', ({ format, share, size }) => {
    const text = rendered(format, plans.get(size));
    expect(text.length).toBeGreaterThan(0);
    expect(share(text)).toBeLessThanOrEqual(1);
  });
});

describe('the flowchart of a plan over many datasets', () => {
  it.each(sizes)('draws or counts every change: %s datasets', async (size) => {
    const plan = plans.get(size) ?? largePlan(size);
    const { links, nodes } = await readMermaid(rendered('mermaid', plan));
    const counted = [...links.map(({ label }) => label), ...nodes.values()]
      .flatMap((label) => [...label.matchAll(/[+~*-](\d+)(?= )/g)])
      .map(([, count]) => Number(count));
    expect(links.length + sum(...counted)).toBe(plan.changes.length);
  });
});

describe('the markdown of a plan over many datasets', () => {
  it.each(sizes)('shows or counts every change: %s datasets', (size) => {
    const plan = plans.get(size) ?? largePlan(size);
    const markdown = rendered('markdown', plan);
    const read = readMarkdown(markdown);
    expect(changesToldOf(read) + lossesToldOf(markdown, plan)).toBe(plan.changes.length);
    expect(datasetsToldOf(read)).toBe(size);
    expect(sum(toldOf(read, /^Refused$/), restOf(read, 'refusal'))).toBe(plan.guards.length);
    expect(sum(toldOf(read, /^warning$/), restOf(read, 'finding'))).toBe(plan.findings.length);
    expect(
      sum(
        rowsOf(read, /^additive/),
        restOf(read, 'affected column'),
        restOf(read, 'columns that the plan count'),
      ),
    ).toBe(plan.impact.counts.columns);
    expect(sum(valuesOf(read), restOf(read, 'change', 'the values of '))).toBeGreaterThanOrEqual(
      rowsOf(read, /see below$/),
    );
  });

  it('shows all removals, and some of everything else', () => {
    const plan = plans.get(200) ?? largePlan(200);
    const read = readMarkdown(rendered('markdown', plan));
    expect(removalsInMarkdown(rendered('markdown', plan)).unlisted).toBe(0);
    expect(rowsOf(read, CHANGE)).toBeGreaterThan(5);
    expect(rowsOf(read, /^additive/)).toBeGreaterThan(10);
    expect(toldOf(read, /^Refused$/)).toBeGreaterThan(100);
    expect(toldOf(read, /^warning$/)).toBeGreaterThan(20);
    expect(read.text).toContain('Refused by 200 guards.');
  });

  it('is never cut inside a table, a fence or a fold', () => {
    for (const size of sizes) {
      const text = rendered('markdown', plans.get(size));
      expect(text.match(/<details>/g)?.length ?? 0).toBe(text.match(/<\/details>/g)?.length ?? 0);
      const read = readMarkdown(text);
      expect(read.prose.join('')).not.toMatch(/```|\| ---/);
      expect(new Set(read.rows.map((cells) => cells.length))).toEqual(new Set(sizesOfRows(read)));
      expect(text.endsWith('\n')).toBe(true);
    }
  });
});

const CHANGE = /^[+~*]\u{a0}(?:create|update|mark)$/u;

const COUNTS = /(\d+) to add, (\d+) to change, (\d+) to remove(?:, (\d+) to mark)?/;

const texts = new Map<string, string>();

/** Renders a plan once, since several tests read the same large report. */
function rendered(format: ReportFormat, plan: Plan | undefined): string {
  if (!plan) throw new Error('no such plan');
  const key = `${format} ${plan.changes.length}`;
  const text = texts.get(key) ?? renderAs(format, { kind: 'plan', plan }) ?? '';
  texts.set(key, text);
  return text;
}

/** Counts the removals that are shown, and those that the first lines count. */
function lossesToldOf(markdown: string, { changes }: Plan): number {
  const { addresses, unlisted } = removalsInMarkdown(markdown);
  const removed = changes.filter(({ kind }) => kind === 'delete');
  return removed.filter(({ address }) => addresses.has(address)).length + unlisted;
}

/**
 * Counts the other changes in rows, the changes in datasets that are only counted, and those counted
 * together.
 */
function changesToldOf(read: MarkdownReading): number {
  const counted = read.rows
    .filter(([, counts = '']) => COUNTS.test(counts))
    .map(([, counts = '']) => added(counts));
  const more = read.prose
    .flatMap((text) => [...text.matchAll(/… and (\d+) more changes? of/g)])
    .map(([, count]) => Number(count));
  const together = read.prose
    .flatMap((text) => [...text.matchAll(/more datasets? with (\d+) change/g)])
    .map(([, count]) => Number(count));
  return sum(rowsOf(read, CHANGE), ...counted, ...more, ...together);
}

/** Counts the datasets with a table of other changes, those with a row, and those counted together. */
function datasetsToldOf(read: MarkdownReading): number {
  const tables = read.rows.filter(
    ([first, second], at) =>
      first === 'Change' && second === 'Element' && !read.rows[at + 1]?.[0]?.startsWith('-'),
  ).length;
  const counted = read.rows.filter(([, counts = '']) => COUNTS.test(counts)).length;
  return sum(tables, counted, restOf(read, 'dataset'));
}

function added(counts: string): number {
  return sum(...(COUNTS.exec(counts) ?? []).slice(1).map((count) => Number(count ?? 0)));
}

/** Counts the rows with such a cell. */
function rowsOf({ rows }: MarkdownReading, cell: RegExp): number {
  return rows.filter((cells) => cells.some((text) => cell.test(text))).length;
}

/** Counts the items that begin with this word. */
function toldOf({ prose }: MarkdownReading, word: RegExp): number {
  return prose.filter((text) => word.test(text)).length;
}

function valuesOf({ prose }: MarkdownReading): number {
  return prose.filter((text) => text.startsWith('Transform of')).length;
}

/** Sums all counts of left-out items, for example `… and 7 more findings`. */
function restOf({ prose }: MarkdownReading, what: string, before = ''): number {
  const pattern = new RegExp(`… and ${before}(\\d+) more ${what}s?\\b(?! of)`, 'g');
  return sum(
    ...prose.flatMap((text) => [...text.matchAll(pattern)]).map(([, count]) => Number(count)),
  );
}

function sizesOfRows({ rows }: MarkdownReading): readonly number[] {
  return rows
    .filter(([first]) => first === 'Change' || first === 'Column' || first?.startsWith('Dataset'))
    .map((cells) => cells.length);
}

function sum(...counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
