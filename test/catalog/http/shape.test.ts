import { expect, test } from 'vitest';
import {
  anyObject,
  anything,
  dictionary,
  flag,
  integer,
  list,
  literal,
  nonEmptyText,
  nullable,
  number,
  object,
  shape,
  text,
  type WireSchema,
} from '../../../src/catalog/http/shape.js';
import type { Json } from '../../../src/model/json.js';

const person = object({ name: text }, { age: number, email: nullable(text) });

test.each<[string, WireSchema<Json>, readonly Json[], readonly (Json | undefined)[]]>([
  ['text', text, ['', 'a'], [7, null, undefined, ['a']]],
  ['non-empty text', nonEmptyText, ['a'], ['', 7, null]],
  ['a number', number, [0, -1.5, Number.POSITIVE_INFINITY], ['0', null, undefined]],
  ['an integer', integer(-5, 5), [-5, 0, 5], [6, -6, 0.5, '1', Number.POSITIVE_INFINITY]],
  ['a flag', flag, [true, false], ['true', 0, null, undefined]],
  ['a literal', literal(true), [true], [false, 'true', 1, undefined]],
  ['an object', anyObject, [{}, { a: null }], [[], null, 'a', undefined]],
  ['anything', anything, [null, [], {}, 0, ''], []],
  ['text or null', nullable(text), ['a', null], [7, undefined]],
  ['a list', list(text), [[], ['a', 'b']], [['a', 7], {}, 'a', null, undefined]],
  ['a list that is not empty', list(text, 1), [['a']], [[], [7]]],
  ['a dictionary', dictionary(text), [{}, { a: 'b' }], [{ a: 'b', c: 7 }, [], null]],
  [
    'a person',
    person,
    [{ name: 'a' }, { name: 'a', age: 7, email: null }, { name: 'a', more: {} }],
    [{}, { name: 7 }, { name: 'a', age: null }, { name: 'a', email: 7 }, ['a'], null, undefined],
  ],
  [
    'a list of people',
    list(person),
    [[{ name: 'a' }, { name: 'b', age: 7 }]],
    [[{ name: 'a' }, { age: 7 }], [null]],
  ],
])('the shape of %s', (_what, schema, good, bad) => {
  const matches = shape(schema);
  expect(good.filter((value) => !matches(value))).toEqual([]);
  expect(bad.filter((value) => matches(value))).toEqual([]);
});
