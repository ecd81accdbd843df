import { describe, expect, it } from 'vitest';
import { toHit, whyOf } from '../../../../src/web/search/hit.js';
import { partsOf, wordsOf } from '../../../../src/web/search/match-words.js';
import { openedAt } from '../../../../src/web/search/recent.js';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.public.orders,PROD)';

function hit(text: string, fields: readonly (readonly [string, string])[], description = '') {
  const entity = { urn, type: 'DATASET', properties: { name: 'orders', description } };
  const matchedFields = fields.map(([name, value]) => ({ name, value }));
  return toHit({ entity, matchedFields }, text);
}

describe('the reasons of a result', () => {
  it.each<[string, readonly (readonly [string, string])[], string]>([
    ['orders', [], 'name'],
    ['public', [['id', 'shop.public.orders']], 'name'],
    ['ordres', [], 'name, similar: ordres → orders'],
    ['amount', [['fieldPaths', 'amount']], 'column'],
    [
      'amt',
      [
        ['fieldPaths', 'amt_a'],
        ['fieldPaths', 'amt_b'],
      ],
      'columns',
    ],
    ['amout', [['fieldPaths', 'amount']], 'column, similar: amout → amount'],
    ['orders amount', [['fieldPaths', 'amount']], 'name, column'],
    ['orders', [['fieldPaths', 'orders_id']], 'name'],
    ['orders', [['fieldPaths', 'orders']], 'name, column'],
    ['sale', [['editedDescription', 'a sale']], 'description'],
    ['team', [['customProperties', 'team=x']], 'property'],
    ['pii', [['tags', 'urn:li:tag:pii']], 'tags'],
    ['anything', [], ''],
  ])('of %s in %j are: %s', (text, fields, why) => {
    expect(whyOf(hit(text, fields))).toBe(why);
  });

  it('names columns as the schema of version 1 does, those with all of the text first', () => {
    const path = '[version=2.0].[type=struct].[type=int].net_amount';
    const fields = [
      ['fieldPaths', path],
      ['fieldPaths', 'amount'],
    ] as const;
    expect(hit('amount', fields).columns).toEqual(['amount', 'net_amount']);
  });
});

it.each([
  ['Orders of orders', 'orders', '[Orders] of [orders]'],
  ['customerOrders', 'ordres', 'customer[Orders]'],
  ['stg_payments', 'pay stg', '[stg]_[pay]ments'],
  ['nothing', 'orders', 'nothing'],
  ['İstanbul orders', 'orders', 'İstanbul orders'],
])('marks in %s what %s finds', (text, typed, marked) => {
  const parts = partsOf(text, wordsOf(typed));
  expect(parts.map((one) => (one.isFound ? `[${one.text}]` : one.text)).join('')).toBe(marked);
});

it.each([
  [`/dataset/${encodeURIComponent(urn)}`, '?tab=lineage&col=x', { urn }],
  [`/dataset/${encodeURIComponent(urn)}/Lineage`, '?col=x', { urn, column: 'x' }],
  ['/dataset/nonsense', '', undefined],
  ['/plan', '', undefined],
])('knows what %s%s opens', (path, search, opened) => {
  expect(openedAt(path, search)).toEqual(opened);
});
