import { expect, it } from 'vitest';
import { planOf } from '../support/plan/plan-of.js';
import { before, board, company, sales } from '../support/report/company.js';

it('a missing dashboard is an error without a near miss, even if another has almost its name', () => {
  const datasets = new Map(before.datasets);
  datasets.set(sales, { kind: 'absent', urn: sales });
  expect(datasets.has(board)).toBe(true);
  const { findings } = planOf(company, { ...before, datasets });
  const missing = findings.filter(({ name }) => name === 'dataset-missing');
  expect(missing).toHaveLength(1);
  expect(missing[0]?.message).toContain('dashboard looker d1');
  expect(missing[0]?.suggestion).toBeUndefined();
});
