import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  buildRows,
  findRegressions,
  type Limits,
  limitsText,
  type Measure,
  measures,
  mergeTables,
  type Row,
  renderFigures,
  summarize,
  withFiguresOf,
} from './bench-modules.js';

const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8')) as Limits;

const plan: Measure = {
  name: 'plan',
  unit: 's',
  series: 'plan',
  limit: 'reads',
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
  it('compares the medians of processor time, time and memory with the medians of the limit', () => {
    const samples = new Map([
      ['plan', [6, 2, 4].map((value) => ({ value, cpuSeconds: 2 * value, peakMb: 90 }))],
      ['reads', [{ value: 2, cpuSeconds: 1, peakMb: 60 }]],
    ]);
    const [row] = buildRows([plan], samples);
    expect(row).toMatchObject({ median: 4, ratios: { cpu: 8, wall: 2, memory: 1.5 } });
  });

  it('compares what both state', () => {
    const samples = new Map([
      ['plan', [{ value: 4, cpuSeconds: 1 }]],
      ['reads', [{ value: 2, peakMb: 60 }]],
    ]);
    expect(buildRows([plan], samples)[0]?.ratios).toEqual({ wall: 2 });
    expect(buildRows([{ ...plan, unit: 'MB' }], samples)[0]?.ratios).toEqual({ size: 2 });
  });

  it('leaves out what was not measured, or whose limit was not', () => {
    const { limit: _, ...alone } = plan;
    const rows = buildRows(
      [plan, alone, { ...plan, series: 'other' }],
      new Map([['plan', [{ value: 1 }]]]),
    );
    expect(rows).toEqual([{ name: 'plan', unit: 's', median: 1, min: 1, max: 1, runs: 1 }]);
  });
});

describe('findRegressions', () => {
  const row = (name: string, ratios?: Row['ratios'], peakMb?: number): Row => ({
    ...{ name, unit: 's', ...summarize([{ value: 1 }]) },
    ...(ratios !== undefined && { ratios }),
    ...(peakMb !== undefined && { peakMb }),
  });
  const one = { value: 2, noise: 1.5 };
  const planLimits: Limits = { datasets: 10, rows: { plan: { cpu: one, wall: one, memory: one } } };
  const within = { cpu: 3, wall: 3, memory: 3 };
  const find = (rows: readonly Row[], limits = planLimits, isChosen = () => true) =>
    findRegressions({ datasets: 10, rows }, limits, isChosen);

  it('accepts figures within their noise', () => {
    expect(find([row('plan', within, 500)])).toEqual([]);
  });

  it.each(['cpu', 'wall', 'memory'])('names the measure, its %s and the limit', (kind) => {
    expect(find([row('plan', { ...within, [kind]: 3.01 })])).toEqual([
      `plan: ${kind} is 3.01, and the limit is 3.00 (2 with a noise of 1.5)`,
    ]);
  });

  it('compares a memory without a ratio in MB, and the size of a file', () => {
    const limits = { datasets: 10, rows: { search: { MB: one }, receipt: { MB: one } } };
    const receipt = { ...row('receipt'), unit: 'MB', median: 4 };
    expect(find([row('search', undefined, 5), receipt], limits)).toEqual([
      'search: MB is 5.00, and the limit is 3.00 (2 with a noise of 1.5)',
      'receipt: MB is 4.00, and the limit is 3.00 (2 with a noise of 1.5)',
    ]);
  });

  it('names what was not measured or has no limit', () => {
    expect(find([row('drift', { cpu: 1 })])).toEqual([
      'plan: was not measured',
      'drift: cpu has no limit',
    ]);
    expect(find([row('plan', { cpu: 1, wall: 1 })])).toEqual(['plan: memory was not measured']);
  });

  it('does not miss a measure that was not chosen', () => {
    expect(find([], planLimits, () => false)).toEqual([]);
  });

  it('refuses to compare another job', () => {
    expect(find([], { ...planLimits, datasets: 20 })).toEqual([
      'the limits are for 20 datasets, and the run had 10',
    ]);
  });

  it('updates the figures of limits, and keeps their noise', () => {
    const rows = [row('plan', { ...within, cpu: 1.234 }), row('drift', { cpu: 1 })];
    const updated = withFiguresOf({ datasets: 10, rows }, planLimits);
    expect(updated.rows).toMatchObject({
      plan: { cpu: { value: 1.23, noise: 1.5 }, wall: { value: 3, noise: 1.5 } },
      drift: { cpu: { value: 1, noise: 1.3 } },
    });
    expect(limitsText(updated)).toContain('      "cpu": { "value": 1.23, "noise": 1.5 },\n');
  });
});

describe('the figures of the page', () => {
  const table = (machine: string, value: number, name: string) => ({
    datasets: 1000,
    rows: [{ name, unit: 's', ...summarize([{ value }]), machine }],
  });

  it('replace a row that was measured again, and drop a measure that is gone', () => {
    const same = 'plan, nothing to do';
    const before = [table('a', 1, same), table('a', 2, 'validate'), table('a', 3, 'gone')];
    const [merged] = mergeTables(before, [table('b', 4, same)]);
    expect(merged?.rows.map(({ name, median, machine }) => [name, median, machine])).toEqual([
      ['validate', 2, 'a'],
      ['plan, nothing to do', 4, 'b'],
    ]);
  });

  it('have units, empty cells for what is unknown, and the machine of each row', () => {
    const ratios = { cpu: 2.345, wall: 12.34, memory: 100.4 };
    const rows = [
      { name: 'plan', unit: 's', machine: 'a', ratios },
      { name: 'read', unit: 'ms', machine: 'a' },
      { name: 'package', unit: 'MB', machine: 'b' },
    ].map((one) => ({ ...summarize([{ value: 0.5, peakMb: 123.4 }]), ...one }));
    expect(renderFigures([{ datasets: 1000, rows }])).toBe(`### 1,000 datasets

Measured with a.

Measured with b: package.

| Measure | CPU × | Wall × | Memory × | CPU | Wall | MB |
| --- | --- | --- | --- | --- | --- | --- |
| plan | 2.35 | 12.3 | 100 |  | 0.50 | 123 |
| read |  |  |  |  | 0.50 ms | 123 |
| package |  |  |  |  |  | 0.50 |
`);
  });

  it('grow from the table before the last one', () => {
    const rows = [1, 12].map((cpuSeconds) => ({
      ...{ ...summarize([{ value: 1, cpuSeconds }]), name: 'plan', unit: 's', machine: 'a' },
    }));
    const tables = rows.map((row, i) => ({ datasets: 10 ** i, rows: [row] }));
    expect(renderFigures(tables)).toContain('| plan |  |  |  | 12.0 | 1.00 |  | 12.0 |\n');
  });
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
    expect(Object.keys(limits.rows).filter((name) => !names.includes(name))).toEqual([]);
  });
});
