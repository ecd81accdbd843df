import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { derivedFrom, mapping } from '../../../support/server-lineage.js';
import { add, addUpstream, patched, remove, replace } from '../../../support/server-patches.js';
import { refusalBy } from '../../../support/server-store.js';

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

  test('names items by several members, and by members of members', () => {
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

  test('spreads out lists that are put where items or keys belong', () => {
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

  test('leaves an array of its keys behind, be it empty', () => {
    expect(generic({ n: 1 }, { patch: [], arrayPrimaryKeys: { list: ['a'] } })).toEqual({
      n: 1,
      list: [],
    });
  });

  test('works on indexes where there are no keys', () => {
    const stored = { list: ['a', 'b', { n: 1 }] };
    expect(forced(stored, add('/list/1', 'x'))).toEqual({ list: ['a', 'x', 'b', { n: 1 }] });
    expect(forced(stored, add('/list/-', 'x'))).toEqual({ list: ['a', 'b', { n: 1 }, 'x'] });
    expect(
      forced(stored, remove('/list/0'), replace('/list/0', 'x'), replace('/list/1/n', 2)),
    ).toEqual({ list: ['x', { n: 2 }] });
    expect(stored).toEqual({ list: ['a', 'b', { n: 1 }] });
  });

  test('makes the objects on the way, and may replace the whole', () => {
    expect(forced(undefined, add('/a/b/c', 1))).toEqual({ a: { b: { c: 1 } } });
    expect(forced({ a: 1 }, replace('', { b: null }))).toEqual({ b: null });
    expect(forced({ a: 1 }, add('', { b: 2 }), add('/c', 3))).toEqual({ b: 2, c: 3 });
  });

  test.each<[string, JsonObject]>([
    ['to an index past the end', add('/list/3', 'x')],
    ['to an index with a leading zero', add('/list/01', 'x')],
    ['of nothing', replace('/nothing', 1)],
    ['of an item past the end', remove('/list/2')],
    ['behind the last item', replace('/list/-', 1)],
    ['below a text', add('/list/0/x', 1)],
    ['below a list, by name', remove('/list/x/y')],
    ['of everything', remove('')],
    ['of everything by a text', replace('', 'x')],
  ])('refuses a change %s', (_what, operation) => {
    expect(refusalBy(() => forced({ list: ['a', 'b'] }, operation))).toMatch(/^malformed/);
  });

  test('refuses keys of what has none', () => {
    const patch = { patch: [], arrayPrimaryKeys: { list: ['a'] } };
    expect(refusalBy(() => generic({ list: ['x'] }, patch))).toMatch(/^validation: .*a string/);
  });

  test('is the only one for aspects without a template', () => {
    expect(refusalBy(() => patched({}, [add('/a', 1)], { aspectName: 'custom' }))).toMatch(
      /^validation: custom has no patch template/,
    );
  });
});
