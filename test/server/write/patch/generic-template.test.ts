import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { add, addUpstream, patched, remove, replace } from '../../../support/server/patches.js';
import { formatRefusal } from '../../../support/server/store.js';

describe('a generic patch', () => {
  const generic = (stored: JsonObject | undefined, patch: JsonObject, aspectName = 'custom') =>
    patched(stored, patch, { aspectName });
  const forced = (stored: JsonObject | undefined, ...patch: readonly Json[]) =>
    generic(stored, { patch, forceGenericPatch: true });

  test('leaves column lineage as it is', () => {
    const stored = {
      ...derivedFrom('a'),
      fineGrainedLineages: [
        mapping('b#x', 'a#x'),
        mapping('b#x', 'a#y'),
        { ...mapping('b#z'), more: 1 },
      ],
    };
    const arrayPrimaryKeys = { upstreams: ['dataset'] };
    expect(
      generic(stored, { patch: [addUpstream('b')], arrayPrimaryKeys }, 'upstreamLineage'),
    ).toEqual({
      ...stored,
      upstreams: derivedFrom('a', 'b')['upstreams'],
    });
    expect(
      generic(undefined, { patch: [addUpstream('b')], arrayPrimaryKeys }, 'upstreamLineage'),
    ).toEqual({
      upstreams: derivedFrom('b')['upstreams'],
      fineGrainedLineages: [],
    });
  });

  test('addresses items by several members, and by nested members', () => {
    const stored = {
      owners: [{ owner: 'a', kind: { id: 1 } }, { owner: 'a', kind: { id: true } }, { owner: 'b' }],
    };
    const arrayPrimaryKeys = { owners: ['owner', 'kind\u241fid'] };
    const owner = { owner: 'c', kind: { id: 'x' } };
    const patch = [remove('/owners/a/true'), remove('/owners/b/'), add('/owners/c/x', owner)];
    expect(generic(stored, { patch, arrayPrimaryKeys })).toEqual({
      owners: [{ owner: 'a', kind: { id: 1 } }, owner],
    });
    expect(
      generic(
        { tags: ['p', 'q'] },
        { patch: [remove('/tags/p'), add('/tags/r', 'r')], arrayPrimaryKeys: { tags: [] } },
      ),
    ).toEqual({
      tags: ['q', 'r'],
    });
  });

  test('appends the items of a list that is added in the place of an item or a key', () => {
    const items = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'z' },
    ];
    const arrayPrimaryKeys = { list: ['a', 'b'] };
    expect(generic({}, { patch: [add('/list/x', items)], arrayPrimaryKeys })).toEqual({
      list: items,
    });
    expect(generic({}, { patch: [add('/list/x/y', items)], arrayPrimaryKeys })).toEqual({
      list: items,
    });
    expect(generic({}, { patch: [add('/list/x', 5)], arrayPrimaryKeys })).toEqual({ list: [] });
  });

  test('creates an array that has keys, even if it is empty', () => {
    expect(generic({ n: 1 }, { patch: [], arrayPrimaryKeys: { list: ['a'] } })).toEqual({
      n: 1,
      list: [],
    });
  });

  test('addresses items by index in arrays without keys', () => {
    const stored = { list: ['a', 'b', { n: 1 }] };
    expect(forced(stored, add('/list/1', 'x'))).toEqual({ list: ['a', 'x', 'b', { n: 1 }] });
    expect(forced(stored, add('/list/-', 'x'))).toEqual({ list: ['a', 'b', { n: 1 }, 'x'] });
    expect(
      forced(stored, remove('/list/0'), replace('/list/0', 'x'), replace('/list/1/n', 2)),
    ).toEqual({ list: ['x', { n: 2 }] });
    expect(stored).toEqual({ list: ['a', 'b', { n: 1 }] });
  });

  test('creates missing objects on its path, and can replace the whole aspect', () => {
    expect(forced(undefined, add('/a/b/c', 1))).toEqual({ a: { b: { c: 1 } } });
    expect(forced({ a: 1 }, replace('', { b: null }))).toEqual({ b: null });
    expect(forced({ a: 1 }, add('', { b: 2 }), add('/c', 3))).toEqual({ b: 2, c: 3 });
  });

  test.each<[string, JsonObject]>([
    ['to an index past the end', add('/list/3', 'x')],
    ['to an index with a leading zero', add('/list/01', 'x')],
    ['of a missing member', replace('/nothing', 1)],
    ['of an item past the end', remove('/list/2')],
    ['after the last item', replace('/list/-', 1)],
    ['below a string', add('/list/0/x', 1)],
    ['below a list, by name', remove('/list/x/y')],
    ['that removes the whole aspect', remove('')],
    ['of the whole aspect to a string', replace('', 'x')],
  ])('refuses a change %s', (_what, operation) => {
    expect(formatRefusal(() => forced({ list: ['a', 'b'] }, operation))).toMatch(/^malformed/);
  });

  test('refuses keys of a value that is not an array', () => {
    const patch = { patch: [], arrayPrimaryKeys: { list: ['a'] } };
    expect(formatRefusal(() => generic({ list: ['x'] }, patch))).toMatch(/^validation: .*a string/);
  });

  test('is the only patch for aspects without a template', () => {
    expect(formatRefusal(() => patched({}, [add('/a', 1)], { aspectName: 'custom' }))).toMatch(
      /^validation: custom has no patch template/,
    );
  });
});
