import { expect, test } from 'vitest';
import type { DependentColumn, DependentDataset } from '../../src/plan/document/impact.js';
import type { ImpactReport } from '../../src/report/document/report-document.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { urnOf } from '../support/model/state-builders.js';
import { renderAs } from '../support/report/rendered.js';

function column(address: string, ...way: readonly string[]): DependentColumn {
  const path = [address, ...way].map((one) => ({ column: fieldOf(one), address: one }));
  return { column: fieldOf(address), address, distance: way.length, path };
}

function dataset(name: string, columns: number, distance = 1): DependentDataset {
  return { urn: urnOf(name), address: name, distance, columns };
}

function report(more: Partial<ImpactReport>): ImpactReport {
  return {
    kind: 'impact',
    target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null },
    subject: { dataset: urnOf('raw'), column: null, address: 'raw' },
    columns: [],
    datasets: [],
    downstream: [],
    limits: [],
    ...more,
  };
}

test('columns have their path, datasets without columns have their own lines, and limits are reported', () => {
  const text = renderAs(
    'text',
    report({
      columns: [
        column('orders.total', 'raw.amount'),
        column('mart.revenue', 'orders.total', 'raw.amount'),
      ],
      datasets: [
        dataset('orders', 1),
        dataset('sheet', 0),
        dataset('mart', 1, 2),
        dataset('pad', 0, 2),
      ],
      downstream: [
        { type: 'DATASET', count: 4 },
        { type: 'DATA_JOB', count: 1 },
        { type: 'DASHBOARD', count: 2 },
      ],
      limits: [{ reason: 'search-cut', message: 'the index gave 3 of 9' }],
    }),
  );
  expect(text).toMatchInlineSnapshot(`
    "Headwater impact of raw
    catalog http://127.0.0.1:8080

      orders.total  <- raw.amount
      mart.revenue  <- orders.total <- raw.amount

    Downstream, and no column of them is known to depend on it:
      sheet  (1 edge away)
      pad  (2 edges away)

    There may be more: the index gave 3 of 9.
    Impact: 2 columns depend on it, 1 directly and 1 by way of others; 4 datasets downstream; also downstream: 1 data job, 2 dashboards.
    "
  `);
});

test('one column, and none', () => {
  const one = report({
    columns: [column('orders.total', 'raw.amount')],
    datasets: [dataset('orders', 1)],
  });
  expect(renderAs('text', one)).toContain(
    'Impact: 1 column depends on it, 1 directly and 0 by way of others; 1 dataset downstream.\n',
  );
  expect(renderAs('text', report({ datasets: [dataset('sheet', 0)] }))).toContain(
    'Impact: 0 columns depend on it; 1 dataset downstream.\n',
  );
});

test('long lists are cut, and count the rest', () => {
  const columns = Array.from({ length: 305 }, (_, i) => column(`t.c${i}`, 'raw.amount'));
  const datasets = Array.from({ length: 52 }, (_, i) => dataset(`d${i}`, 0));
  const text = renderAs('text', report({ columns, datasets }));
  expect(text).toContain('  ... and 5 columns further away: --full shows all of them\n');
  expect(text).toContain('  ... and 2 datasets more\n');
});

test('names are escaped', () => {
  const text = renderAs(
    'text',
    report({ columns: [column('orders.\u001b[31mx', 'raw.\nImpact: nothing')] }),
  );
  expect(text).toContain('orders.\\u{1b}[31mx');
  expect(text.split('\n').filter((line) => line.startsWith('Impact:'))).toHaveLength(1);
});

test('JSON is the report itself', () => {
  expect(JSON.parse(renderAs('json', report({})))).toEqual({
    formatVersion: '1.2',
    ...report({}),
  });
});

test('full has no limit', () => {
  const many = report({
    columns: Array.from({ length: 301 }, (_, i) => column(`t${i}.c`, 'raw.amount')),
    datasets: Array.from({ length: 51 }, (_, i) => dataset(`d${i}`, 0)),
  });
  const cut = renderAs('text', many);
  expect(cut).toContain('... and 1 column further away: --full shows all of them');
  expect(cut).toContain('... and 1 dataset more');
  const full = renderAs('text', many, { full: true });
  expect(full).toContain('t300.c');
  expect(full).toContain('d50');
  expect(full).not.toContain('... and');
});
