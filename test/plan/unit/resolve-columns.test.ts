import { describe, expect, it } from 'vitest';
import { mapping } from '../../support/model/lineage-builders.js';
import { at, urnOf } from '../../support/model/state-builders.js';
import { resolved, v2 } from '../../support/plan/resolved-columns.js';

const total = mapping('total', ['raw.amount']);

describe('an explicit mapping', () => {
  it('writes the paths of the schema if the settings ask for them', () => {
    const schemas = { orders: [v2('total')], raw: ['Amount'] };
    expect(resolved([total], { schemas }).pairs).toEqual(['total <- raw.Amount']);
    expect(resolved([total], { schemas, columns: { fieldPaths: 'exact' } }).pairs).toEqual([
      `${v2('total')} <- raw.Amount`,
    ]);
  });

  it('may have columns of several datasets as upstreams, with a transform and a confidence', () => {
    const schemas = { orders: ['total'], raw: ['amount'], fx: ['rate'] };
    expect(
      resolved(
        [mapping('total', ['fx.rate', 'raw.amount'], { transform: 'SUM', confidence: 0.5 })],
        { schemas },
      ).pairs,
    ).toEqual(['total <- fx.rate SUM 0.5', 'total <- raw.amount SUM 0.5']);
  });

  it('is rejected at the place of the column in question', () => {
    const ref = { dataset: urnOf('raw'), column: 'amount', place: at(8) };
    const placed = { ...total, upstreams: [ref], place: at(7) };
    const placesOf = (schemas: Readonly<Record<string, readonly string[]>>) =>
      resolved([placed], { schemas }, ({ place }) => `line ${place?.line}`).findings;
    expect(placesOf({ orders: ['total'], raw: ['id'] })).toEqual(['line 8']);
    expect(placesOf({ orders: ['total'], raw: [v2('amount', 'int'), v2('amount')] })).toEqual([
      'line 8',
    ]);
    expect(placesOf({ orders: ['id'], raw: ['amount'] })).toEqual(['line 7']);
    expect(placesOf({ raw: ['amount'] })).toEqual(['line 7']);
    expect(placesOf({ orders: ['total'] })).toEqual(['line 8']);
  });

  it('gives no finding for the columns of a missing dataset, which has its own finding', () => {
    expect(resolved([total], { schemas: { orders: ['total'] }, missing: ['raw'] })).toEqual({
      pairs: ['total <- raw.amount'],
      findings: [],
    });
  });
});

describe('an explicit mapping of an existing pair', () => {
  const there = ['orders.total <- raw.amount'];

  it('keeps its stored spelling, without a finding about schemas', () => {
    const long = [`orders.${v2('total')} <- raw.AMOUNT`];
    const schemas = { orders: [v2('total')], raw: ['amount'] };
    const kept = { pairs: [`${v2('total')} <- raw.AMOUNT`], findings: [] };
    expect(resolved([total], { schemas, there: long })).toEqual(kept);
    expect(resolved([total], { there: [`orders.total <- raw.${v2('amount')}`] })).toEqual({
      pairs: [`total <- raw.${v2('amount')}`],
      findings: [],
    });
  });

  it('is kept even if several columns share its name now', () => {
    const schemas = { orders: ['total'], raw: [v2('amount', 'int'), v2('amount')] };
    expect(resolved([total], { schemas, there })).toEqual({
      pairs: ['total <- raw.amount'],
      findings: [],
    });
  });

  it('is not one of another dataset or column', () => {
    const schemas = { orders: ['total'], raw: ['id'], fx: ['rate'] };
    const others = [
      'orders.total <- fx.amount',
      'orders.total <- raw.cost',
      'orders.tax <- raw.amount',
    ];
    expect(resolved([total], { schemas, ours: others })).toEqual({
      pairs: [],
      findings: ['unknown-column'],
    });
  });
});

describe('a pair of ours in another letter case', () => {
  const ours = ['orders.TOTAL <- raw.Amount'];
  const kept = ['TOTAL <- raw.Amount'];

  it('is still recognized if no schema has the column any more', () => {
    expect(resolved([total], { ours })).toEqual({ pairs: kept, findings: [] });
    expect(resolved([total], { ours, schemas: { orders: ['total'] } })).toEqual({
      pairs: kept,
      findings: [],
    });
    expect(resolved([total], { ours, schemas: { orders: ['total'], raw: ['id'] } })).toEqual({
      pairs: kept,
      findings: ['column-gone'],
    });
  });

  it('is another pair if the schemas say so, or if several pairs match', () => {
    const schemas = { orders: ['total', 'TOTAL'], raw: ['amount', 'Amount'] };
    expect(resolved([total], { ours, schemas }).pairs).toEqual(['total <- raw.amount']);
    const two = [...ours, 'orders.Total <- raw.AMOUNT'];
    expect(resolved([total], { ours: two })).toEqual({
      pairs: ['total <- raw.amount'],
      findings: ['no-schema', 'no-schema'],
    });
  });
});

describe('one pair under two spellings', () => {
  const schemas = { orders: [v2('total')], raw: ['amount'] };
  const declaredTwice = (attributes: {
    readonly transform?: string;
    readonly confidence?: number;
  }) =>
    resolved([mapping('total', ['raw.amount']), mapping(v2('total'), ['raw.amount'], attributes)], {
      schemas,
    });

  it.each([{ confidence: 0.5 }, { transform: 'sum' }])(
    'is rejected with different attributes: %o',
    (attributes) => {
      expect(declaredTwice(attributes).findings).toEqual(['column-conflict']);
    },
  );
});
