import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
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
    const patch = { patch: [addUpstream('b')], arrayPrimaryKeys: { upstreams: ['dataset'] } };
    return expectJson(import.meta, 'generic-patches-of-lineage', {
      'of stored lineage': generic(stored, patch, 'upstreamLineage'),
      'of no lineage': generic(undefined, patch, 'upstreamLineage'),
    });
  });

  test('addresses items by their keys, and creates an array that has keys', () => {
    const owners = [
      { owner: 'a', kind: { id: 1 } },
      { owner: 'a', kind: { id: true } },
      { owner: 'b' },
    ];
    const byOwner = { owners: ['owner', 'kind\u241fid'] };
    const owner = { owner: 'c', kind: { id: 'x' } };
    const ofOwners = [remove('/owners/a/true'), remove('/owners/b/'), add('/owners/c/x', owner)];
    const ofTags = [remove('/tags/p'), add('/tags/r', 'r')];
    const items = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'z' },
    ];
    const keyed = (patch: Json, keys: JsonObject, stored: JsonObject = {}) =>
      generic(stored, { patch, arrayPrimaryKeys: keys });
    const both = { list: ['a', 'b'] };
    return expectJson(import.meta, 'generic-patches-by-key', {
      'by several members, and by nested members': keyed(ofOwners, byOwner, { owners }),
      'by no member': keyed(ofTags, { tags: [] }, { tags: ['p', 'q'] }),
      'a list in the place of a key': keyed([add('/list/x', items)], both),
      'a list in the place of an item': keyed([add('/list/x/y', items)], both),
      'a number in the place of a key': keyed([add('/list/x', 5)], both),
      'an empty array': keyed([], { list: ['a'] }, { n: 1 }),
    });
  });

  test('addresses items by index in arrays without keys', async () => {
    const stored = { list: ['a', 'b', { n: 1 }] };
    const changes = [remove('/list/0'), replace('/list/0', 'x'), replace('/list/1/n', 2)];
    await expectJson(import.meta, 'generic-patches-by-index', {
      'before an item': forced(stored, add('/list/1', 'x')),
      'at the end': forced(stored, add('/list/-', 'x')),
      'several changes': forced(stored, ...changes),
      'missing objects on the path': forced(undefined, add('/a/b/c', 1)),
      'the whole aspect is replaced': forced({ a: 1 }, replace('', { b: null })),
      'the whole aspect, then a member': forced({ a: 1 }, add('', { b: 2 }), add('/c', 3)),
    });
    expect(stored).toEqual({ list: ['a', 'b', { n: 1 }] });
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
