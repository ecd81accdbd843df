import { describe, expect, it } from 'vitest';
import { mapping, wildcard } from '../../support/model/lineage-builders.js';
import { resolved, v2 } from '../../support/plan/resolved-columns.js';

describe('a wildcard', () => {
  const schemas = { orders: ['id', 'total', 'note'], raw: ['id', 'total', 'internal'], fx: ['id'] };

  it('leaves out the excepted columns, in any spelling, at either end', () => {
    expect(resolved([wildcard('raw', { except: ['total'] })], { schemas }).pairs).toEqual([
      'id <- raw.id',
    ]);
    expect(
      resolved([wildcard('raw', { except: ['TOTAL', 'internal'] })], { schemas }).pairs,
    ).toEqual(['id <- raw.id']);
    const long = { orders: ['ID', 'total'], raw: [v2('id'), 'total'] };
    expect(resolved([wildcard('raw', { except: [v2('id')] })], { schemas: long }).pairs).toEqual([
      'total <- raw.total',
    ]);
  });

  it('is overridden by an explicit mapping of the column, from any dataset and in any spelling', () => {
    const columns = [wildcard('raw', { transform: 'COPY' }), mapping('ID', ['fx.id'])];
    expect(resolved(columns, { schemas }).pairs).toEqual([
      'id <- fx.id',
      'total <- raw.total COPY',
    ]);
  });

  it('does not guess among members of a union', () => {
    const unions = {
      orders: [v2('id'), 'value', 'kind'],
      raw: ['id', v2('value'), v2('value', 'int'), 'kind'],
    };
    const turned = { orders: unions.raw, raw: unions.orders };
    for (const schemas of [unions, turned]) {
      expect(resolved([wildcard('raw')], { schemas }).pairs).toEqual([
        'id <- raw.id',
        'kind <- raw.kind',
      ]);
    }
  });
});
