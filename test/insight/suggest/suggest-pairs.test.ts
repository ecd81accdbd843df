import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonWords } from '../../../src/insight/suggest/reason-words.js';
import { type ColumnTable, suggestPairs } from '../../../src/insight/suggest/suggest-pairs.js';
import { columnTypes } from '../../../src/model/desired-state.js';

/** `id amount:number` as a table. */
function table(id: string, text: string): ColumnTable {
  const columns = text.split(' ').map((column) => {
    const [name = '', type] = column.split(':');
    const known = columnTypes.find((one) => one === type);
    return known === undefined ? { name } : { name, type: known };
  });
  return { id, name: `shop.public.${id}`, columns };
}

function suggested(
  downstream: ColumnTable,
  ...upstreams: readonly ColumnTable[]
): readonly string[] {
  return suggestPairs(downstream, upstreams).map(
    (pair) =>
      `${pair.downstreamColumn} <- ${pair.upstream}.${pair.upstreamColumn} ${pair.score} ${reasonWords(pair)}`,
  );
}

describe('names', () => {
  it.each([
    ['total', 'TOTAL', '0.99 same name'],
    ['order_total', 'orderTotal', '0.93 same words'],
    ['ordertotal', 'order_total', '0.93 same words'],
    ['order_id', 'id', '0.97 same name after that of the table'],
    ['mart_id', 'id', '0.97 same name after that of the table'],
    ['is_active', 'active', '0.97 same name after is or has'],
    ['last_seen', 'seen', '0.5 same name after an aggregate'],
    ['net_price', 'price', '0.85 same last words'],
  ])('%s may be made of %s', (column, source, expected) => {
    expect(suggested(table('marts', column), table('stg_orders', source))).toEqual([
      `${column} <- stg_orders.${source} ${expected}`,
    ]);
  });

  it.each([
    ['store_id', 'id'],
    ['total', 'amount'],
    ['is', 'has'],
    ['__', '--'],
  ])('%s and %s have nothing in common', (column, source) => {
    expect(suggested(table('mart', column), table('orders', source))).toEqual([]);
  });

  it('a stronger relation hides weaker ones', () => {
    expect(suggested(table('mart', 'order_id'), table('orders', 'id order_id'))).toEqual([
      'order_id <- orders.order_id 0.99 same name',
    ]);
  });
});

describe('types', () => {
  it.each([
    ['number', 'number', '0.99 same name'],
    ['date', 'time', '0.99 same name'],
    ['string', 'date', '0.99 same name'],
    ['enum', 'string', '0.99 same name'],
    ['union', 'number', '0.99 same name'],
    ['number', 'bytes', '0.99 same name'],
    ['number', 'string', '0.2 same name; the types differ'],
    ['boolean', 'time', '0.2 same name; the types differ'],
    ['array', 'record', '0.99 same name'],
  ])('%s upstream and %s downstream', (upstream, downstream, expected) => {
    expect(suggested(table('mart', `a:${downstream}`), table('orders', `a:${upstream}`))).toEqual([
      `a <- orders.a ${expected}`,
    ]);
  });

  it('a column that fits is better than a name that is equal', () => {
    expect(
      suggested(
        table('mart', 'is_paid:boolean'),
        table('orders', 'is_paid:date'),
        table('b', 'paid:boolean'),
      ),
    ).toEqual(['is_paid <- b.paid 0.5 same name after is or has']);
  });
});

describe('several upstreams', () => {
  it('the only one with the name has it', () => {
    expect(
      suggested(table('mart', 'total note'), table('orders', 'total'), table('b', 'note')),
    ).toEqual(['total <- orders.total 0.99 same name', 'note <- b.note 0.99 same name']);
  });

  it('one that shares more names is likelier than the others', () => {
    expect(
      suggested(table('mart', 'total note day'), table('orders', 'total note'), table('b', 'note')),
    ).toEqual([
      'total <- orders.total 0.99 same name',
      'note <- orders.note 0.85 same name; other upstreams have such a column, too',
      'note <- b.note 0.14 same name; another column fits as well',
    ]);
  });

  it.each(['created_at', '_loaded_at', 'id', 'dbt_scd_id', '_fivetran_synced', 'updatedAt'])(
    '%s says nothing about its table',
    (name) => {
      expect(suggested(table('mart', name), table('orders', name), table('b', 'x'))).toEqual([
        `${name} <- orders.${name} 0.75 same name; many tables have such a column`,
      ]);
      expect(suggested(table('mart', name), table('orders', name), table('b', name))).toEqual(
        ['orders', 'b'].map(
          (id) => `${name} <- ${id}.${name} 0.14 same name; another column fits as well`,
        ),
      );
      expect(suggested(table('mart', name), table('orders', name))).toEqual([
        `${name} <- orders.${name} 0.99 same name`,
      ]);
    },
  );

  it('two columns of one upstream compete, too', () => {
    expect(suggested(table('mart', 'orderId'), table('orders', 'order_id Order_Id'))).toEqual(
      ['order_id', 'Order_Id'].map(
        (name) => `orderId <- orders.${name} 0.14 same words; another column fits as well`,
      ),
    );
  });
});

const names = fc.constantFrom(
  'id',
  'ID',
  'order_id',
  'orderId',
  'total',
  'is_paid',
  'paid',
  'é',
  '_x',
  '',
);
const columns = fc.uniqueArray(fc.record({ name: names, type: fc.constantFrom(...columnTypes) }), {
  selector: ({ name }) => name,
  maxLength: 8,
});
const upstreams = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'stg_orders'),
    name: fc.constantFrom('orders', 'x.y'),
    columns,
  }),
  { selector: ({ id }) => id },
);

it('suggests each pair once, of columns that exist, and the same every time', () => {
  fc.assert(
    fc.property(columns, upstreams, (own, tables) => {
      const downstream = { name: 'mart', columns: own };
      const pairs = suggestPairs(downstream, tables);
      const ids = pairs.map(
        (one) => `${one.downstreamColumn} ${one.upstream} ${one.upstreamColumn}`,
      );
      expect(new Set(ids).size).toBe(ids.length);
      for (const pair of pairs) {
        const upstream = tables.find(({ id }) => id === pair.upstream);
        expect(own.map(({ name }) => name)).toContain(pair.downstreamColumn);
        expect(upstream?.columns.map(({ name }) => name)).toContain(pair.upstreamColumn);
        expect(pair.score > 0 && pair.score < 1).toBe(true);
      }
      expect(suggestPairs(downstream, tables)).toEqual(pairs);
      const reversed = suggestPairs(downstream, [...tables].reverse());
      expect(new Set(reversed.map((pair) => JSON.stringify(pair)))).toEqual(
        new Set(pairs.map((pair) => JSON.stringify(pair))),
      );
    }),
  );
});
