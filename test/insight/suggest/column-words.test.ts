import { expect, it } from 'vitest';
import { nameWords, tableNames } from '../../../src/insight/suggest/column-words.js';

it.each([
  ['orderId', 'order id'],
  ['ORDER_ID', 'order id'],
  ['Order ID', 'order id'],
  ['line2Text', 'line2 text'],
  ['größeMax', 'größe max'],
  ['_id', 'id'],
  ['--', ''],
])('the words of %s are %s', (name, words) => {
  expect(nameWords(name).join(' ')).toBe(words);
});

it.each([
  ['raw.public.stg_orders', ['order', 'orders']],
  ['dim_order_items', ['order item', 'order items', 'item', 'items']],
  ['stg_shop__companies', ['company', 'companies']],
  ['src_boxes', ['box', 'boxes']],
  ['status', ['status', 'status']],
  ['address', ['address', 'address']],
  ['base', ['base', 'base']],
  ['', []],
])('columns may repeat of %s: %j', (name, expected) => {
  expect(tableNames(name).map((words) => words.join(' '))).toEqual(expected);
});
