import { describe, expect, it } from 'vitest';
import { mapping, wildcard } from '../../support/model/lineage-builders.js';
import { resolved, v2 } from '../../support/plan/resolved-columns.js';

describe('a wildcard', () => {
  const schemas = { orders: ['id', 'total', 'note'], raw: ['id', 'total', 'internal'], fx: ['id'] };

  it('maps every column that both datasets have', () => {
    expect(resolved([wildcard('raw')], { schemas })).toEqual({
      pairs: ['id <- raw.id', 'total <- raw.total'],
      findings: [],
    });
  });

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

  it('writes simple names, or the paths of the schemas if the settings ask for them', () => {
    const long = { orders: [v2('id')], raw: ['id'] };
    expect(resolved([wildcard('raw')], { schemas: long }).pairs).toEqual(['id <- raw.id']);
    expect(
      resolved([wildcard('raw')], { schemas: long, columns: { fieldPaths: 'exact' } }).pairs,
    ).toEqual([`${v2('id')} <- raw.id`]);
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

describe('a wildcard between schemas in different letter case', () => {
  const schemas = { orders: ['id', 'Total', 'note'], raw: ['ID', 'TOTAL', 'note'] };

  it('maps equal names regardless of letter case, each end as its schema spells it', () => {
    expect(resolved([wildcard('raw')], { schemas }).pairs).toEqual([
      'note <- raw.note',
      'id <- raw.ID',
      'Total <- raw.TOTAL',
    ]);
  });

  it('maps only names in equal letter case if the settings say so', () => {
    expect(
      resolved([wildcard('raw')], { schemas, columns: { wildcardCase: 'exact' } }).pairs,
    ).toEqual(['note <- raw.note']);
  });

  it('prefers equal letter case, and does not guess otherwise', () => {
    const twice = { orders: ['id', 'ID', 'total'], raw: ['id', 'TOTAL', 'Total'] };
    expect(resolved([wildcard('raw')], { schemas: twice }).pairs).toEqual(['id <- raw.id']);
    const union = { orders: ['value', 'VALUE'], raw: [v2('value'), v2('value', 'int')] };
    expect(resolved([wildcard('raw')], { schemas: union }).pairs).toEqual([]);
  });
});

describe('a wildcard without a schema', () => {
  it('creates no pair', () => {
    expect(resolved([wildcard('raw')], { schemas: { orders: ['id'] } })).toEqual({
      pairs: [],
      findings: ['wildcard-without-schema'],
    });
    expect(resolved([wildcard('raw')], {}).findings).toEqual([
      'wildcard-without-schema',
      'wildcard-without-schema',
    ]);
    expect(
      resolved([wildcard('raw')], { schemas: { orders: ['id'] }, missing: ['raw'] }).findings,
    ).toEqual([]);
  });

  it('keeps the pairs that it made', () => {
    const ours = ['orders.id <- raw.ID', 'orders.x <- raw.y', 'orders.tax <- raw.tax'];
    const there = ['orders.note <- raw.note'];
    expect(resolved([wildcard('raw', { except: ['tax'] })], { ours, there })).toEqual({
      pairs: ['id <- raw.ID'],
      findings: ['wildcard-without-schema', 'wildcard-without-schema'],
    });
    expect(resolved([wildcard('raw')], { ours, columns: { wildcardCase: 'exact' } }).pairs).toEqual(
      ['tax <- raw.tax'],
    );
  });
});

describe('a wildcard over existing pairs', () => {
  const schemas = { orders: ['id', 'total', 'note'], raw: ['id', 'total', 'internal'] };

  it('uses the spelling of every writer', () => {
    const there = [`orders.ID <- raw.${v2('id')}`];
    expect(resolved([wildcard('raw')], { schemas, there }).pairs).toEqual([
      `ID <- raw.${v2('id')}`,
      'total <- raw.total',
    ]);
  });

  it('keeps its pairs when a column left one of the schemas', () => {
    const ours = [
      'orders.old <- raw.old',
      'orders.internal <- raw.internal',
      'orders.note <- raw.note',
      'orders.total <- raw.total',
      'orders.x <- raw.y',
      'orders.old <- fx.old',
      'orders.skip <- raw.skip',
    ];
    const there = ['orders.gone <- raw.gone'];
    expect(resolved([wildcard('raw', { except: ['skip'] })], { schemas, ours, there })).toEqual({
      pairs: [
        'id <- raw.id',
        'total <- raw.total',
        'old <- raw.old',
        'internal <- raw.internal',
        'note <- raw.note',
      ],
      findings: ['column-gone', 'column-gone', 'column-gone'],
    });
  });
});
