import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/model/json.js';
import { readPatch, readPatchOrOperations } from '../../../../src/server/write/patch/read-patch.js';
import { refusalBy } from '../../../support/server-store.js';

describe('a patch', () => {
  test('is read with its pointers taken apart', () => {
    const operations = [
      { op: 'add', path: '/a~1b/~01/', value: null },
      { op: 'remove', path: '', value: {} },
    ];
    const read = [
      { op: 'add', path: ['a/b', '~1', ''], value: null },
      { op: 'remove', path: [] },
    ];
    expect(readPatchOrOperations(operations, 'x')).toEqual({
      operations: read,
      arrayPrimaryKeys: new Map(),
      forceGenericPatch: false,
    });
    const whole = {
      patch: operations,
      arrayPrimaryKeys: { tags: ['tag'] },
      forceGenericPatch: true,
      more: 1,
    };
    for (const reader of [readPatch, readPatchOrOperations]) {
      expect(reader(whole, 'x')).toEqual({
        operations: read,
        arrayPrimaryKeys: new Map([['tags', ['tag']]]),
        forceGenericPatch: true,
      });
    }
    expect(
      readPatch({ patch: [], arrayPrimaryKeys: null, forceGenericPatch: null }, 'x')
        .arrayPrimaryKeys.size,
    ).toBe(0);
  });

  test.each<[string, Json]>([
    ['no object', 'x'],
    ['operations that are no list', { patch: {} }],
    ['an operation that is none', { patch: ['add'] }],
    ['no op', { patch: [{ path: '/a', value: 1 }] }],
    ['an op that is not supported', { patch: [{ op: 'move', path: '/a', from: '/b' }] }],
    ['no path', { patch: [{ op: 'remove' }] }],
    ['a path that is no text', { patch: [{ op: 'remove', path: 5 }] }],
    ['a path without a slash', { patch: [{ op: 'remove', path: 'a' }] }],
    ['a path with a lone tilde', { patch: [{ op: 'remove', path: '/a~2' }] }],
    ['a path that is deeper than any aspect', { patch: [{ op: 'remove', path: '/a'.repeat(51) }] }],
    ['no value', { patch: [{ op: 'add', path: '/a' }] }],
    ['keys that are no lists', { patch: [], arrayPrimaryKeys: { a: 'b' } }],
    ['keys that are no object', { patch: [], arrayPrimaryKeys: ['a'] }],
    ['keys that are no texts', { patch: [], arrayPrimaryKeys: { a: [1] } }],
    [
      'keys of too many members',
      { patch: [], arrayPrimaryKeys: { a: Array.from({ length: 51 }, () => 'x') } },
    ],
    ['a flag that is none', { patch: [], forceGenericPatch: 'true' }],
  ])('with %s is refused', (_what, json) => {
    expect(refusalBy(() => readPatch(json, 'x'))).toMatch(/^malformed: x/);
  });

  test.each<[string, Json]>([
    ['absent', {}],
    ['null', { patch: null }],
  ])('whose operations are %s says what is missing', (_what, json) => {
    expect(refusalBy(() => readPatchOrOperations(json, 'x'))).toBe(
      'malformed: Missing `patch` field.',
    );
  });

  test('that is a list is one for proposals alone', () => {
    expect(refusalBy(() => readPatch([], 'x'))).toMatch(/^malformed: x must be an object/);
  });
});
