import { describe, expect, it } from 'vitest';
import { buildNameTable, parseAddress } from '../../../src/insight/explain/parse-address.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { explainAddress } from '../../support/insight/explain-address.js';
import { urnOf } from '../../support/model/state-builders.js';
import { after, chart, company, daily, job, raw } from '../../support/report/company.js';

const others = [
  'urn:li:chart:(looker,twin)' as EntityUrn,
  'urn:li:dashboard:(looker,twin)' as EntityUrn,
  'urn:li:chart:(looker,shared)' as EntityUrn,
  urnOf('shared'),
  // A catalog may hold what is no urn of a kind that we know.
  'urn:li:chart:broken',
];
const names = buildNameTable(company.datasets, others);

describe('an address', () => {
  it('of a pair may begin with the job that holds it', () => {
    const read = parseAddress('load_orders: orders_daily.total <- raw_orders.amount', names);
    expect(read).toEqual({
      ok: true,
      value: {
        kind: 'pair',
        job,
        downstream: daily,
        downstreamColumn: 'total',
        upstream: raw,
        upstreamColumn: 'amount',
      },
    });
  });

  it('of anything else may not', () => {
    const why = (text: string) => {
      const read = parseAddress(text, names);
      return read.ok ? 'fine' : read.problem;
    };
    expect(why('load_orders: orders_daily <- raw_orders')).toContain('write the column pair');
    expect(why('load_orders: nowhere.a <- raw_orders.b')).toContain('no dataset "nowhere.a"');
    expect(why('revenue: orders_daily.total <- raw_orders.amount')).toContain('no dataset');
    expect(why('twin: a.b <- c.d')).toContain('no dataset');
    expect(why('twin')).toContain('is the name of 2 entities: write the urn of one');
  });

  it('takes the urn of a chart or of its column, and prefers a dataset of a name', () => {
    expect(parseAddress(chart, names)).toMatchObject({ value: { downstream: chart } });
    expect(parseAddress(schemaFieldUrn(chart, 'revenue'), names)).toMatchObject({
      value: { kind: 'column', downstream: chart, downstreamColumn: 'revenue' },
    });
    expect(parseAddress('shared', names)).toMatchObject({
      value: { downstream: urnOf('shared') },
    });
    expect(parseAddress('chart:looker:shared', names)).toMatchObject({
      value: { downstream: 'urn:li:chart:(looker,shared)' },
    });
  });

  it('of a dataset finds the job that writes it in the catalog alone', () => {
    const { elements } = explainAddress('orders_daily', { ...company, units: [] }, after);
    expect(elements.map(({ address }) => address)).toEqual([
      'orders_daily <- load_orders',
      'load_orders: orders_daily.total <- raw_orders.amount',
    ]);
  });
});
