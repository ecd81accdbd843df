import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/model/json.js';
import { readPatch, readPatchOrOperations } from '../../../../src/server/write/patch/read-patch.js';
import { formatRefusal } from '../../../support/server/store.js';

describe('a patch', () => {
  test('is read with its pointers split into segments', () => {
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
    ['a patch that is not an object', 'x'],
    ['operations that are not a list', { patch: {} }],
    ['an invalid operation', { patch: ['add'] }],
    ['an operation without an op', { patch: [{ path: '/a', value: 1 }] }],
    ['an op that is not supported', { patch: [{ op: 'move', path: '/a', from: '/b' }] }],
    ['an operation without a path', { patch: [{ op: 'remove' }] }],
    ['a path that is not a string', { patch: [{ op: 'remove', path: 5 }] }],
    ['a path without a slash', { patch: [{ op: 'remove', path: 'a' }] }],
    ['a path with a lone tilde', { patch: [{ op: 'remove', path: '/a~2' }] }],
    ['a path that is too deep', { patch: [{ op: 'remove', path: '/a'.repeat(51) }] }],
    ['an operation without a value', { patch: [{ op: 'add', path: '/a' }] }],
    ['keys that are not lists', { patch: [], arrayPrimaryKeys: { a: 'b' } }],
    ['keys that are not an object', { patch: [], arrayPrimaryKeys: ['a'] }],
    ['keys that are not strings', { patch: [], arrayPrimaryKeys: { a: [1] } }],
    [
      'keys of too many members',
      { patch: [], arrayPrimaryKeys: { a: Array.from({ length: 51 }, () => 'x') } },
    ],
    ['an invalid flag', { patch: [], forceGenericPatch: 'true' }],
  ])('with %s is refused', (_what, json) => {
    expect(formatRefusal(() => readPatch(json, 'x'))).toMatch(/^malformed: x/);
  });

  test.each<[string, Json]>([
    ['absent', {}],
    ['null', { patch: null }],
  ])('with operations that are %s is refused as incomplete', (_what, json) => {
    expect(formatRefusal(() => readPatchOrOperations(json, 'x'))).toBe(
      'malformed: Missing `patch` field.',
    );
  });

  test('may be a list of operations only in proposals', () => {
    expect(formatRefusal(() => readPatch([], 'x'))).toMatch(/^malformed: x must be an object/);
  });
});
