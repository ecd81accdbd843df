import { describe, expect, it } from 'vitest';
import {
  columnKeys,
  findMultipleSpellings,
  recordColumns,
  unitColumns,
} from '../../../src/plan/unit/column-keys.js';
import { pairKey, spelledPairKey } from '../../../src/plan/unit/record-pairs.js';
import {
  columnRecord,
  fieldOf,
  mapping,
  wildcard,
  withColumns,
} from '../../support/model/lineage-builders.js';
import { unitOf, urnOf } from '../../support/model/state-builders.js';
import { v2 } from '../../support/plan/resolved-columns.js';

const raw = urnOf('raw');

/**
 * True if two spellings of a column of `raw` mean one column. `also` are further spellings of the
 * dataset.
 */
function isOne(
  one: string,
  other: string,
  schema: readonly string[] | null,
  also: readonly string[] = [],
): boolean {
  const spelled = [one, other, ...also].map((path) => ({ dataset: raw, path }));
  const keys = columnKeys(
    () => schema,
    () => spelled,
  );
  return keys(raw, one) === keys(raw, other);
}

describe('with a schema, two spellings are one column', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['the schema has one of the two', 'a', v2('a'), ['a']],
    ['the schema has the longer one', 'a', v2('a'), [v2('a')]],
    ['the schema has it once, in any letter case', 'A', 'a', [v2('a')]],
    ['the schema has neither of the two', v2('a', 'int'), v2('a', 'string'), ['a', 'b']],
    ['the schema lacks it', 'a', v2('a'), ['b']],
  ])('if %s', (_what, one, other, schema) => {
    expect(isOne(one, other, schema)).toBe(true);
  });

  it.each<[string, string, string, readonly string[]]>([
    ['has both', 'A', 'a', ['A', 'a']],
    [
      'has both as members of a union',
      v2('a', 'int'),
      v2('a', 'string'),
      [v2('a', 'int'), v2('a', 'string')],
    ],
    [
      'has several columns that the simple one may mean',
      'a',
      v2('a', 'int'),
      [v2('a', 'int'), v2('a', 'string')],
    ],
    ['lacks it, and they differ in letter case', 'A', 'a', ['b']],
  ])('unless the schema %s', (_what, one, other, schema) => {
    expect(isOne(one, other, schema)).toBe(false);
  });
});

describe('without a schema', () => {
  it('a simple path means the longer path that it fits', () => {
    expect(isOne('a', v2('a'), null)).toBe(true);
    expect(isOne('a', v2('b'), null)).toBe(false);
    expect(isOne(v2('a'), v2('a'), null, [v2('a'), v2('b')])).toBe(true);
  });

  it('no two of several longer paths are one column, and a simple path means none of them', () => {
    expect(isOne(v2('a', 'int'), v2('a'), null)).toBe(false);
    expect(isOne('a', v2('a'), null, [v2('a', 'int')])).toBe(false);
  });

  it('letter case counts', () => {
    expect(isOne('a', 'A', null)).toBe(false);
  });

  it('the spellings of one dataset do not affect another', () => {
    const spelled = [v2('a'), v2('a', 'int')].map((path) => ({ dataset: urnOf('fx'), path }));
    const keys = columnKeys(
      () => null,
      () => spelled,
    );
    expect(keys(raw, v2('a'))).toBe(keys(raw, 'a'));
    expect(keys(urnOf('fx'), v2('a'))).not.toBe(keys(urnOf('fx'), 'a'));
  });
});

describe('spellings are collected', () => {
  const at = (dataset: string, path: string) => ({ dataset: urnOf(dataset), path });

  it('from column records, without urns that are not columns', () => {
    const record = columnRecord('orders.total', ['raw.a', 'fx.b'], {
      upstreams: [fieldOf('raw.a'), 'urn:li:tag:x', fieldOf('fx.b')],
    });
    const bare = { upstreamType: 'NONE', downstreamType: 'FIELD' };
    expect(recordColumns([record, bare])).toEqual([
      at('orders', 'total'),
      at('raw', 'a'),
      at('fx', 'b'),
    ]);
  });

  it('from the mappings of a manifest', () => {
    const unit = withColumns(
      unitOf('orders', 'raw', 'fx'),
      mapping('total', ['raw.a', 'fx.b']),
      wildcard('raw'),
    );
    expect(unitColumns(unit)).toEqual([at('orders', 'total'), at('raw', 'a'), at('fx', 'b')]);
    expect(unitColumns(undefined)).toEqual([]);
  });
});

describe('the key of a pair', () => {
  const keys = columnKeys(() => null);

  it('is the same for its urns and for its columns', () => {
    const fields = {
      downstreamField: fieldOf(`orders.${v2('total')}`),
      upstreamField: fieldOf('raw.amount'),
    };
    const columns = [
      { dataset: urnOf('orders'), path: 'total' },
      { dataset: raw, path: v2('amount') },
    ] as const;
    expect(pairKey(fields, keys)).toBe(spelledPairKey(...columns, keys));
  });

  it('keeps an urn that is not a column of a dataset as it is', () => {
    expect(
      pairKey({ downstreamField: 'nonsense', upstreamField: fieldOf('raw.a') }, keys),
    ).toContain('nonsense');
  });
});

it('datasets that have one name in several spellings are found', () => {
  const at = (dataset: string, path: string) => ({ dataset: urnOf(dataset), path });
  const spelled = [
    at('orders', 'total'),
    at('orders', 'total'),
    at('raw', 'amount'),
    at('fx', 'rate'),
    at('raw', 'AMOUNT'),
    at('fx', '[version=2.0].[type=double].rate'),
  ];
  expect(findMultipleSpellings(spelled)).toEqual([urnOf('fx'), urnOf('raw')]);
});
