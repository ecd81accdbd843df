import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/model/json.js';
import { formReader, itemPlace, jsonReader } from '../../../src/server/shared/json-reader.js';
import {
  accepted,
  anyObject,
  anything,
  dictionary,
  filledText,
  ifObject,
  list,
  nullish,
  object,
  objectWith,
  optional,
  text,
  wholeNumber,
} from '../../../src/server/shared/json-schema.js';
import { RequestError } from '../../../src/server/shared/request-error.js';
import { formatRefusal } from '../../support/server/store.js';

const even = accepted<number>((value, what) => {
  if (typeof value === 'number' && value % 2 === 0) return;
  throw new RequestError('validation', `${what} is odd`);
});

const size = wholeNumber((_value, what) => {
  throw new RequestError('malformed', `${what} is no size`);
}, 0);

const read = jsonReader(
  object({
    name: text,
    size: nullish(size),
    tags: optional(list(object({ tag: text, n: optional(even) }))),
    'a/b~c': optional(dictionary(list(text))),
    extra: optional(anything),
  }),
);

test('a body that the schema accepts is returned as it is', () => {
  const body = { name: 'x', size: null, tags: [{ tag: 'a', n: 2 }], other: true };
  expect(read(body)).toBe(body);
});

describe('a mistake is refused with its place', () => {
  test.each<readonly [Json, string]>([
    [[], 'the body must be an object, but is an array'],
    [{}, 'name must be a string, but is missing'],
    [{ name: null }, 'name must be a string, but is null'],
    [{ name: 'x', size: -1 }, 'size is no size'],
    [{ name: 'x', size: 2 ** 53 }, 'size is no size'],
    [{ name: 'x', tags: null }, 'tags must be an array, but is null'],
    [{ name: 'x', tags: [{ tag: 'a' }, 5] }, 'tags[1] must be an object, but is a number'],
    [{ name: 'x', tags: [{}] }, 'tags[0].tag must be a string, but is missing'],
    [{ name: 'x', 'a/b~c': { 0: [1] } }, 'a/b~c.0[0] must be a string, but is a number'],
  ])('%j', (body, message) => {
    expect(formatRefusal(() => read(body))).toBe(`malformed: ${message}`);
  });

  test('of the kind that the accepting function says', () => {
    const body = { name: 'x', tags: [{ tag: 'a', n: 3 }] };
    expect(formatRefusal(() => read(body))).toBe('validation: tags[0].n is odd');
  });

  test('the first one in the order of the schema', () => {
    const body = { tags: 5, size: 'x' };
    expect(formatRefusal(() => read(body))).toMatch(/name must be a string, but is missing$/);
    expect(formatRefusal(() => read({ ...body, name: 'x' }))).toMatch(/size is no size$/);
  });
});

describe('items with members of any name', () => {
  const acceptKey = (key: Json | undefined, what: string) => {
    if (key === 'bad') throw new RequestError('malformed', `${what}: a key is bad`);
  };
  const item = objectWith({ id: text }, object({ value: anyObject }), acceptKey);
  const readItems = jsonReader(list(item), itemPlace);

  test.each<readonly [Json, string]>([
    [{}, 'the body must be an array, but is an object'],
    [[5], 'item 0 must be an object, but is a number'],
    [[{ id: 'a' }, { a: 5 }], 'item 1: id must be a string, but is missing'],
    [[{ id: 'a', bad: {} }], 'item 0: a key is bad'],
    [[{ id: 'a', x: 5 }], 'item 0: x must be an object, but is a number'],
    [[{ id: 'a', x: { value: 5 } }], 'item 0: x: value must be an object, but is a number'],
  ])('are refused with their place: %j', (body, message) => {
    expect(formatRefusal(() => readItems(body))).toBe(`malformed: ${message}`);
  });

  test('are accepted, also with names of the prototype', () => {
    const body = [JSON.parse('{"id":"a","__proto__":{"value":{}},"constructor":{"value":{}}}')];
    expect(readItems(body)).toBe(body);
  });

  test('of a body that is one item have the body as their place', () => {
    const readOne = jsonReader(object({ value: anyObject }), itemPlace);
    expect(formatRefusal(() => readOne({}))).toBe(
      'malformed: the body: value must be an object, but is missing',
    );
  });
});

test('a schema for objects does not refuse other values', () => {
  const readAny = jsonReader(ifObject(object({ n: text })));
  for (const value of [null, 5, 'x', [], { n: 'x' }]) expect(readAny(value)).toBe(value);
  expect(formatRefusal(() => readAny({ n: 5 }))).toMatch(/n must be a string, but is a number$/);
});

test('a form is read, or the words for its first mistake are returned', () => {
  const readForm = formReader(object({ name: filledText('Name'), title: filledText('Title') }));
  expect(readForm({ name: 'x', title: 'y' }).ok).toBe(true);
  for (const form of [{}, { name: 5 }, { name: ' \u2003\n' }, { name: '' }])
    expect(readForm(form)).toEqual({ ok: false, problem: 'Name must not be empty.' });
  expect(readForm({ name: 'x' })).toEqual({ ok: false, problem: 'Title must not be empty.' });
});
