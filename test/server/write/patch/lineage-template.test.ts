import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import {
  add,
  addUpstream,
  patched,
  pointer,
  remove,
  replace,
  upstreamAt,
} from '../../../support/server/patches.js';
import { formatRefusal } from '../../../support/server/store.js';
import { column, dataset } from '../../../support/server/urns.js';

const NO_CHANGE = remove(upstreamAt('nothing'));

describe('upstreams in the template of upstreamLineage', () => {
  test('are added to an empty and to an existing list', () => {
    const first = lineage(undefined, addUpstream('a'));
    expect(first).toEqual({
      upstreams: [{ dataset: dataset('a'), type: 'TRANSFORMED' }],
      fineGrainedLineages: [],
    });
    expect(lineage(first, addUpstream('b'))['upstreams']).toEqual(
      derivedFrom('a', 'b')['upstreams'],
    );
  });

  test('are replaced as a whole at their key, and keep their place', () => {
    const stored = derivedFrom('a', 'b');
    const copy = { dataset: dataset('a'), type: 'COPY' };
    for (const operation of [addUpstream('a', { type: 'COPY' }), replace(upstreamAt('a'), copy)]) {
      expect(lineage(stored, operation)['upstreams']).toEqual([
        copy,
        { dataset: dataset('b'), type: 'TRANSFORMED' },
      ]);
    }
  });

  test('are removed, and a missing one is ignored', () => {
    expect(lineage(derivedFrom('a', 'b'), remove(upstreamAt('a')))['upstreams']).toEqual(
      derivedFrom('b')['upstreams'],
    );
    expect(lineage(derivedFrom('a'), remove(upstreamAt('z')))['upstreams']).toEqual(
      derivedFrom('a')['upstreams'],
    );
    expect(lineage(undefined, remove('/upstreams'))['upstreams']).toEqual([]);
  });

  test('are set as a list', () => {
    const upstreams = derivedFrom('x', 'y')['upstreams'] ?? [];
    expect(lineage(derivedFrom('a'), add('/upstreams', upstreams))['upstreams']).toEqual(upstreams);
  });

  test('keep their other members', () => {
    const theirs = {
      dataset: dataset('a'),
      type: 'VIEW',
      properties: { owner: 'x' },
      query: 'urn:li:query:q',
      matchType: 'EXACT',
    };
    expect(lineage({ upstreams: [theirs], more: 1 }, addUpstream('b'))).toMatchObject({
      upstreams: [theirs, {}],
      more: 1,
    });
  });

  test('are merged if several name the same dataset', () => {
    const twice = [
      { dataset: dataset('a'), type: 'COPY', query: 'urn:li:query:q' },
      { dataset: dataset('a'), type: 'VIEW' },
    ];
    expect(lineage({ upstreams: twice }, NO_CHANGE)['upstreams']).toEqual([
      { dataset: dataset('a'), type: 'VIEW', query: 'urn:li:query:q' },
    ]);
  });

  test('are changed member by member, with the key from the pointer', () => {
    const properties = pointer('upstreams', dataset('a'), 'properties', 'headwater');
    expect(lineage(derivedFrom('a'), add(properties, '{}'))['upstreams']).toEqual([
      { dataset: dataset('a'), type: 'TRANSFORMED', properties: { headwater: '{}' } },
    ]);
    expect(
      lineage(undefined, add(pointer('upstreams', dataset('a'), 'type'), 'COPY'))['upstreams'],
    ).toEqual([{ type: 'COPY', dataset: dataset('a') }]);
  });

  test('with slashes and tildes in their names are addressed with escapes', () => {
    const name = 'bucket/a~1b/~c';
    const added = lineage(undefined, addUpstream(name));
    expect(added['upstreams']).toEqual(derivedFrom(name)['upstreams']);
    expect(lineage(added, remove(upstreamAt(name)))['upstreams']).toEqual([]);
  });
});

describe('column lineage in the template of upstreamLineage', () => {
  const at = (downstream: string, upstream: string, operation = 'NONE', query = 'NONE') =>
    pointer('fineGrainedLineages', operation, columnOf(downstream), query, columnOf(upstream));

  test('is added by column, with default types and confidence', () => {
    const patched = lineage(
      undefined,
      add(at('b#x', 'a#x'), {}),
      add(at('b#x', 'a#y'), { confidenceScore: 0.5, downstreamType: 'FIELD_SET' }),
    );
    expect(patched['fineGrainedLineages']).toEqual([
      {
        upstreamType: 'FIELD_SET',
        upstreams: [column('a', 'x'), column('a', 'y')],
        downstreamType: 'FIELD_SET',
        downstreams: [column('b', 'x')],
        transformOperation: 'NONE',
        confidenceScore: 0.5,
      },
    ]);
  });

  test('is separated by operation and query, and an empty segment means no query', () => {
    const patched = lineage(
      undefined,
      add(at('b#x', 'a#x', 'SUM', 'urn:li:query:q'), {}),
      add(at('b#x', 'a#x', 'SUM', 'urn:li:query:r'), {}),
      add(at('b#x', 'a#x', 'SUM', ''), {}),
    );
    expect(records(patched).map((one) => [one['transformOperation'], one['query']])).toEqual([
      ['SUM', 'urn:li:query:q'],
      ['SUM', 'urn:li:query:r'],
      ['SUM', undefined],
    ]);
  });

  test('is removed by column, and a record with its last column', () => {
    const stored = { upstreams: [], fineGrainedLineages: [mapping('b#x', 'a#x', 'a#y')] };
    const one = lineage(stored, remove(at('b#x', 'a#x')));
    expect(records(one).map((record) => record['upstreams'])).toEqual([[column('a', 'y')]]);
    expect(records(lineage(one, remove(at('b#x', 'a#y'))))).toEqual([]);
    expect(records(lineage(stored, remove(at('z#x', 'a#x', 'SUM'))))).toHaveLength(1);
  });

  test('is set as a list without changes', () => {
    const list = [{ ...mapping('b#x', 'a#x'), downstreams: [column('b', 'x'), column('b', 'y')] }];
    expect(lineage(undefined, add('/fineGrainedLineages', list))['fineGrainedLineages']).toEqual(
      list,
    );
  });

  test('is rebuilt by a patch of another member', async () => {
    const stored = {
      upstreams: [],
      fineGrainedLineages: [
        { ...mapping('b#x', 'a#x'), confidenceScore: 0.9, matchType: 'EXACT' },
        { ...mapping('b#y', 'a#x'), transformOperation: 'SUM', query: 'urn:li:query:q' },
        {
          ...mapping('b#x', 'a#y'),
          transformOperation: 'NONE',
          upstreamType: 'DATASET',
          confidenceScore: 0.4,
        },
        { ...mapping('b#z'), upstreamType: 'NONE' },
      ],
    };
    await expectJson(
      import.meta,
      'column-lineage-in-the-template-of',
      lineage(stored, NO_CHANGE)['fineGrainedLineages'],
    );
    expect(lineage({ upstreams: [] }, NO_CHANGE)['fineGrainedLineages']).toEqual([]);
  });

  test('of one column in two records has the confidence of the later record, and at most 1', () => {
    const twice = (...scores: readonly number[]) =>
      lineage(
        {
          upstreams: [],
          fineGrainedLineages: scores.map((confidenceScore) => ({
            ...mapping('b#x', 'a#x'),
            confidenceScore,
          })),
        },
        NO_CHANGE,
      );
    expect(records(twice(0.2, 0.7)).map((one) => one['confidenceScore'])).toEqual([0.7]);
    expect(records(twice(5)).map((one) => one['confidenceScore'])).toEqual([1]);
  });

  test.each([0, 2])('with a record of %i downstreams cannot be patched', (count) => {
    const downstreams = ['x', 'y'].slice(0, count).map((name) => column('b', name));
    const stored = {
      upstreams: [],
      fineGrainedLineages: [{ ...mapping('b#x', 'a#x'), downstreams }],
    };
    expect(formatRefusal(() => lineage(stored, addUpstream('a')))).toMatch(
      /^validation: .*exactly one downstream/,
    );
    expect(
      formatRefusal(() => patched(stored, [addUpstream('a')], { dialect: 'datahub' })),
    ).toMatch(/^broken/);
  });

  test.each<[string, JsonObject]>([
    ['a number instead of an object', add(at('b#x', 'a#x'), 1)],
    ['an object with too few levels', add('/fineGrainedLineages/NONE', { [column('b', 'x')]: 1 })],
    ['the removal of the whole aspect', remove('/fineGrainedLineages')],
    ['a string instead of the whole aspect', add('/fineGrainedLineages', 'x')],
    ['a string instead of all upstreams', add('/upstreams', 'x')],
  ])('%s is refused as a failure of DataHub', (_what, operation) => {
    expect(formatRefusal(() => lineage(derivedFrom('a'), operation))).toMatch(/^validation/);
    expect(
      formatRefusal(() => patched(derivedFrom('a'), [operation], { dialect: 'datahub' })),
    ).toMatch(/^broken/);
  });

  test('a confidence that is not a number is refused', () => {
    expect(
      formatRefusal(() => lineage(undefined, add(at('b#x', 'a#x'), { confidenceScore: [] }))),
    ).toMatch(/^validation: .*an array/);
  });

  test('operations may have the names of built-in members of objects', () => {
    const patchedTwice = lineage(
      lineage(undefined, add(at('b#x', 'a#x', '__proto__'), {})),
      add(at('b#x', 'a#x', 'constructor'), {}),
    );
    expect(records(patchedTwice).map((one) => one['transformOperation'])).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});

test('an upstream that is added and removed leaves the others unchanged', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'b', '/', '~', '0', '1', '%', '.'),
    minLength: 1,
    maxLength: 5,
  });
  const upstream = fc.record({
    name,
    type: fc.constantFrom('COPY', 'VIEW'),
    time: fc.nat(),
    note: fc.string(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(upstream, { selector: (one) => one.name }),
      name,
      (others, added) => {
        fc.pre(others.every((one) => one.name !== added));
        const upstreams = others.map((one) => ({
          dataset: dataset(one.name),
          type: one.type,
          auditStamp: { time: one.time, actor: 'urn:li:corpuser:jane' },
          properties: { note: one.note },
        }));
        const between = lineage({ upstreams }, addUpstream(added));
        expect(between['upstreams']).toEqual([
          ...upstreams,
          { dataset: dataset(added), type: 'TRANSFORMED' },
        ]);
        expect(lineage(between, remove(upstreamAt(added)))['upstreams']).toEqual(upstreams);
      },
    ),
  );
});

function lineage(stored: JsonObject | undefined, ...operations: readonly Json[]): JsonObject {
  return patched(stored, operations);
}

function records({ fineGrainedLineages }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(fineGrainedLineages) ? fineGrainedLineages : []) as readonly JsonObject[];
}

function columnOf(text: string): string {
  const [name = '', fieldPath = ''] = text.split('#');
  return column(name, fieldPath);
}
