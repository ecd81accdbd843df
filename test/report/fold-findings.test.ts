import { describe, expect, it } from 'vitest';
import { finding, withLevel } from '../../src/errors/finding.js';
import { renderReport } from '../../src/report/reporters.js';
import { errorsFirst, foldFindings } from '../../src/report/words/fold-findings.js';
import { renderAs } from '../support/report/rendered.js';

function missing(index: number, file = `f${index % 3}.yaml`) {
  return finding('dataset-missing', {
    message: `"d${index}" is missing`,
    place: { file, line: index + 1, column: 1 },
  });
}

const note = finding('dataset-stays', { message: 'stays' });
const warning = finding('dataset-gone', { message: 'gone' });
const later = finding('yaml-syntax', { message: 'broken' });
const repeated = Array.from({ length: 30 }, (_, index) => missing(index));
const all = [note, warning, ...repeated, later];

describe('folded findings', () => {
  it('have errors first', () => {
    expect(errorsFirst([note, warning, later])).toEqual([later, warning, note]);
  });

  it('are limited for each code, and count what is left with its files', () => {
    const { shown, rest } = foldFindings(all, { ofOneCode: 10, all: 40 });
    expect(shown).toEqual([...repeated.slice(0, 10), later, warning, note]);
    expect(rest).toEqual([{ level: 'error', code: 'HW3001', count: 20, files: 3 }]);
  });

  it('have the first of each code, however few are shown', () => {
    const { shown, rest } = foldFindings(all, { ofOneCode: 10, all: 2 });
    expect(shown).toEqual([...repeated.slice(0, 3), later, warning, note]);
    expect(rest[0]?.count).toBe(27);
  });

  it('are all of them without limits', () => {
    const limits = { ofOneCode: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY };
    expect(foldFindings(all, limits)).toEqual({ shown: errorsFirst(all), rest: [] });
  });
});

describe('the text of many findings', () => {
  const render = (full: boolean) =>
    renderAs('text', { kind: 'validation', findings: all, stack: null, counts: null }, { full });

  it('counts repetitions, and says where they are', () => {
    const text = render(false);
    expect(text.match(/^error HW3001/gm)).toHaveLength(10);
    expect(text).toContain(
      '\n... and 20 more of error HW3001 in 3 files; --format json has all of them\n',
    );
    expect(text.indexOf('error HW2001')).toBeLessThan(text.indexOf('warning HW3002'));
    expect(text.trimEnd().split('\n').length).toBeLessThan(50);
  });

  it('has all of them if it is full', () => {
    expect(render(true).match(/^error HW3001/gm)).toHaveLength(30);
    expect(render(true)).not.toContain('more of');
  });

  it('names no file for findings without a place', () => {
    const findings = Array.from({ length: 12 }, (_, index) =>
      finding('dataset-gone', { message: `${index}` }),
    );
    const text = renderAs('text', { kind: 'validation', findings, stack: null, counts: null });
    expect(text).toContain('\n... and 2 more of warning HW3002; --format json has all of them\n');
  });

  it('counts related places beyond the fifth', () => {
    const related = Array.from({ length: 7 }, (_, index) => ({
      file: 'b.yaml',
      line: index + 1,
      column: 1,
    }));
    const findings = [finding('dataset-gone', { message: 'x', related })];
    const options = { color: false, sources: new Map() };
    const report = { kind: 'validation', findings, stack: null, counts: null } as const;
    const text = renderReport('text', report, options);
    expect(text).toContain('see also b.yaml:5:1\n  = and 2 more places\n');
    const many = related.map((place) => ({ ...place, file: 'c.yaml' }));
    const page = renderReport(
      'html',
      {
        ...report,
        findings: [finding('dataset-gone', { message: 'x', related: [...related, ...many] })],
      },
      options,
    );
    expect(page).toContain('c.yaml:3:1 and 4 more places');
  });
});

describe('annotations for GitHub', () => {
  it('begin with the first of each code, since GitHub shows ten of a level', () => {
    const findings = [
      ...repeated,
      finding('yaml-syntax', { message: 'broken', place: { file: 'z.yaml', line: 1, column: 1 } }),
      warning,
    ];
    const lines =
      renderAs('github', { kind: 'validation', findings, stack: null, counts: null })?.split(
        '\n',
      ) ?? [];
    expect(lines[0]).toContain('HW3001');
    expect(lines[1]).toContain('HW2001');
    expect(lines[2]).toContain('HW3001');
    expect(lines[31]).toContain('::warning');
  });
});

describe('the Markdown of many findings', () => {
  it('shows every error, and the first warnings of each code open', () => {
    const findings = [...repeated.map((one) => withLevel(one, 'warning')), later];
    const text = renderAs('markdown', { kind: 'validation', findings, stack: null, counts: null });
    const open = text?.slice(0, text.indexOf('<details>'));
    expect(open?.match(/HW3001/g)).toHaveLength(5);
    expect(open).toContain('HW2001');
  });
});
