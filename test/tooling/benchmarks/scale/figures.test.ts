import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  buildRows,
  findRegressions,
  type Limits,
  type Measure,
  measures,
  type Row,
  renderTable,
  summarize,
  tableCells,
} from './bench-modules.js';

const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8')) as Limits;

const plan: Measure = {
  name: 'plan',
  unit: 's',
  series: 'plan',
  about: '',
  limit: 'reads',
  peer: 'client',
};

describe('summarize', () => {
  it('takes the middle of an odd number, with the spread', () => {
    expect(summarize([{ value: 9 }, { value: 1 }, { value: 2 }])).toEqual({
      median: 2,
      min: 1,
      max: 9,
      runs: 3,
    });
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(summarize([{ value: 4 }, { value: 1 }, { value: 2 }, { value: 9 }]).median).toBe(3);
  });

  it('has CPU time and memory of the samples that state them', () => {
    const samples = [{ value: 1, cpuSeconds: 2, peakMb: 50 }, { value: 1 }];
    expect(summarize(samples)).toMatchObject({ cpuSeconds: 2, peakMb: 50 });
  });
});

describe('buildRows', () => {
  it('compares medians with those of the limit and of the client', () => {
    const samples = new Map([
      ['plan', [{ value: 6 }, { value: 2 }, { value: 4 }]],
      ['reads', [{ value: 2 }]],
      ['client', [{ value: 8 }]],
    ]);
    expect(buildRows([plan], samples)).toMatchObject([{ median: 4, ratio: 2, peerRatio: 0.5 }]);
  });

  it('leaves out what was not measured', () => {
    const [row] = buildRows(
      [plan, { ...plan, series: 'other' }],
      new Map([['plan', [{ value: 1 }]]]),
    );
    expect(row).toEqual({ name: 'plan', unit: 's', median: 1, min: 1, max: 1, runs: 1 });
  });
});

describe('findRegressions', () => {
  const row = (name: string, ratio?: number): Row => ({
    name,
    unit: 's',
    ...summarize([{ value: 1 }]),
    ...(ratio !== undefined && { ratio }),
  });
  const planLimit: Limits = { datasets: 10, ratios: { plan: { ratio: 2, noise: 1.5 } } };
  const find = (rows: readonly Row[], datasets = 10, isChosen = () => true) =>
    findRegressions({ datasets, rows }, planLimit, isChosen);

  it('accepts a ratio within the noise', () => {
    expect(find([row('plan', 3), row('package')])).toEqual([]);
  });

  it('names the measure, its ratio and the limit', () => {
    expect(find([row('plan', 3.01)])).toEqual([
      'plan: the ratio is 3.01, and the limit is 3.00 (2 with a noise of 1.5)',
    ]);
  });

  it('names a measure without samples or without a limit', () => {
    expect(find([row('drift', 1)])).toEqual(['plan: was not measured', 'drift: has no limit']);
  });

  it('does not miss a measure that was not chosen', () => {
    expect(find([], 10, () => false)).toEqual([]);
  });

  it('refuses to compare another job', () => {
    expect(find([row('plan', 1)], 20)).toEqual([
      'the limits are for 10 datasets, and the run had 20',
    ]);
  });
});

it('renders figures with their units, and leaves a cell empty that has no figure', () => {
  const samples = [{ value: 0.5, peakMb: 123.4 }, { value: 12.34 }];
  const row = { name: 'plan', unit: 's', ...summarize(samples), ratio: 2.345 };
  expect(renderTable(tableCells([row]))).toContain(
    '| plan | 6.42 s | 0.50-12.3 | 2 |  | 123 MB |  |  | 2.35 |  |  |  |\n',
  );
});

describe('measures', () => {
  it('have names of their own', () => {
    const names = measures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say what their limit is', () => {
    for (const { limit, limitAbout } of measures)
      expect(limit === undefined).toBe(limitAbout === undefined);
  });

  it('exist for each limit of the check', () => {
    const names = measures.map(({ name }) => name);
    expect(Object.keys(limits.ratios).filter((name) => !names.includes(name))).toEqual([]);
  });
});
