import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import { findingsText } from '../../src/report/text/findings-text.js';
import { nameWidth, rowLines, type TextRow } from '../../src/report/text/rows.js';
import { padColumns, terminalWidth, wrapLines } from '../../src/report/text/terminal-width.js';
import { painter } from '../../src/report/text/text-context.js';

it.each([
  ['orders', 6],
  ['注文', 4],
  ['주문', 4],
  ['📦', 2],
  ['👩‍💻', 2],
  ['e\u0301', 1],
  ['\u001b[31mred\u001b[39m', 3],
  ['', 0],
])('%j takes %i columns', (text, columns) => {
  expect(terminalWidth(text)).toBe(columns);
});

it('counts our own signs as the library does, which splits texts and takes longer', () => {
  const signs = [' ', '~', 'A', '–', '—', '…', '─', '│', '├', '└', '╿'];
  expect(signs.map(terminalWidth)).toEqual(signs.map((sign) => stringWidth(sign)));
  expect(terminalWidth('│  ├─ orders … – x')).toBe(stringWidth('│  ├─ orders … – x'));
});

it('pads by columns, and keeps a text that is wide enough', () => {
  expect(padColumns('注文', 6)).toBe('注文  ');
  expect(padColumns('orders', 4)).toBe('orders');
});

describe('names of wide characters stay aligned', () => {
  const context = { paint: painter(false), sources: new Map(), columns: 80, full: false };

  it('in rows', () => {
    const row = (what: string): TextRow => ({
      label: '+',
      what,
      beside: ['here'],
      paint: (text) => text,
    });
    const rows = [row('注文'), row('raw_orders'), row('📦 box')];
    const width = nameWidth(rows, 80);
    expect(width).toBe(10);
    const starts = rows
      .flatMap((one) => rowLines(one, width, context))
      .map((line) => terminalWidth(line.slice(0, line.indexOf('here'))));
    expect(starts).toEqual([16, 16, 16]);
  });

  it('in the lines below a name that leaves no room', () => {
    const wide: TextRow = {
      label: '+',
      what: '注'.repeat(36),
      beside: ['here'],
      paint: (text) => text,
    };
    expect(nameWidth([wide], 80)).toBe(0);
    expect(rowLines(wide, 0, context)).toHaveLength(2);
  });

  it('above the caret of an excerpt', () => {
    const line = '注文: 原注文';
    const place = { file: 'a.yaml', line: 1, column: 5, endLine: 1, endColumn: 8 };
    const text = findingsText([finding('cycle', { message: 'round', place })], {
      ...context,
      sources: new Map([['a.yaml', line]]),
    });
    expect(text).toContain(`1 | ${line}\n    | ${' '.repeat(6)}${'^'.repeat(6)}\n`);
  });

  it('where lines are wrapped', () => {
    expect(wrapLines('注文 注文', 8)).toBe('注文\n  注文');
    expect(wrapLines('注文 注文', 9)).toBe('注文 注文');
  });
});
