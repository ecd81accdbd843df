import { describe, expect, it } from 'vitest';
import { ownedElements } from '../../src/insight/owned-elements.js';
import { addressBook } from '../../src/plan/document/address-book.js';
import type { OwnedReport } from '../../src/report/document/report-document.js';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../support/model/lineage-builders.js';
import { lineageOf, named, present, recordOf, unknown } from '../support/model/state-builders.js';
import { renderAs } from '../support/report/rendered.js';

const pairs = [
  fingerprintOf('orders.total', 'raw.amount', 'amount * rate'),
  fingerprintOf('orders.id', 'raw.id'),
  fingerprintOf('orders.old', 'raw.old'),
];

const orders = withRecords(
  lineageOf(
    marked('raw', { shop: { edge: true, pairs, protect: true } }),
    marked(recordOf('fx', 'COPY'), { shop: { pairs: [fingerprintOf('orders.rate', 'fx.rate')] } }),
  ),
  columnRecord('orders.total', ['raw.amount'], {
    transformOperation: 'amount * rate',
    confidenceScore: 0.5,
  }),
  columnRecord('orders.id', ['raw.id']),
  columnRecord('orders.rate', ['fx.rate'], { confidenceScore: 0.9 }),
);

const readings = [
  present('orders', orders),
  present(
    'mart',
    lineageOf(
      marked('orders'),
      marked('a_database.a_schema.a_table_with_a_long_name_indeed'),
      marked('\u001b[31mred'),
    ),
  ),
];

function report(
  some: Parameters<typeof ownedElements>[0],
  more: Partial<OwnedReport> = {},
): OwnedReport {
  const book = addressBook(['orders', 'raw', 'fx', 'mart'].map((name) => named(name)));
  const owned = ownedElements(some, { key: 'shop', formerly: [] }, book);
  return {
    kind: 'owned',
    target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null },
    ...owned,
    columns: false,
    ...more,
  };
}

const render = (some: OwnedReport, format: 'text' | 'json' = 'text') => renderAs(format, some);

describe('the text of a list', () => {
  it('is a table by downstream and a line with the counts', async () => {
    const text = render(report(readings));
    await expect(text).toMatchFileSnapshot('goldens/list-edges.txt');
    expect(
      text.split('\n').filter((line) => line.length > 80 && !line.includes('long_name')),
    ).toEqual([]);
  });

  it('names the column pairs on request', async () => {
    const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' };
    await expect(render(report(readings, { columns: true, target }))).toMatchFileSnapshot(
      'goldens/list-columns.txt',
    );
  });

  it.each([
    ['Owns nothing.', []],
    [
      'Owns 1 edge and 0 column pairs across 1 dataset.',
      [present('mart', lineageOf(marked('orders')))],
    ],
    ['Owns nothing that the catalog shows.', [unknown('orders')]],
    [
      'Owns at least 1 edge and 0 column pairs across 1 dataset.',
      [unknown('orders'), present('mart', lineageOf(marked('orders')))],
    ],
  ])('ends with %j', (line, some) => {
    expect(render(report(some)).split('\n').at(-2)).toBe(line);
  });
});

describe('the JSON of a list', () => {
  it('counts the pairs of each edge', () => {
    const document: unknown = JSON.parse(render(report(readings.slice(0, 1)), 'json'));
    expect(document).toMatchObject({
      formatVersion: '1.2',
      kind: 'list',
      target: { stack: 'shop', target: null },
      complete: true,
      findings: [],
      summary: { edges: 1, pairs: 3, datasets: 1 },
      edges: [
        {
          address: 'orders <- fx',
          type: 'COPY',
          owned: false,
          protected: false,
          pairs: 1,
          pairsGone: 0,
        },
        {
          address: 'orders <- raw',
          type: 'TRANSFORMED',
          owned: true,
          protected: true,
          pairs: 2,
          pairsGone: 1,
        },
      ],
    });
    expect(JSON.stringify(document)).not.toContain('"columns"');
  });

  it('names them on request, and says when it may be incomplete', () => {
    const document: unknown = JSON.parse(
      render(report([...readings.slice(0, 1), unknown('mart')], { columns: true }), 'json'),
    );
    expect(document).toMatchObject({
      complete: false,
      findings: [{ name: 'dataset-unreadable' }],
      edges: [
        {
          pairs: 1,
          columns: [{ address: 'orders.rate <- fx.rate', transform: null, confidence: 0.9 }],
        },
        {
          pairs: 2,
          columns: [
            { address: 'orders.id <- raw.id' },
            { address: 'orders.total <- raw.amount', transform: 'amount * rate' },
          ],
        },
      ],
    });
  });
});
