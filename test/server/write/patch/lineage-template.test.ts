import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../src/model/json.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
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
    expect(upstreams(first, addUpstream('b'))).toEqual(derivedFrom('a', 'b')['upstreams']);
  });

  test('are replaced as a whole at their key, and keep their place', () => {
    const stored = derivedFrom('a', 'b');
    const copy = { dataset: dataset('a'), type: 'COPY' };
    const expected = [copy, { dataset: dataset('b'), type: 'TRANSFORMED' }];
    for (const operation of [addUpstream('a', { type: 'COPY' }), replace(upstreamAt('a'), copy)])
      expect(upstreams(stored, operation)).toEqual(expected);
  });

  test('are removed, and a missing one is ignored', () => {
    const left = upstreams(derivedFrom('a', 'b'), remove(upstreamAt('a')));
    expect(left).toEqual(derivedFrom('b')['upstreams']);
    const same = upstreams(derivedFrom('a'), remove(upstreamAt('z')));
    expect(same).toEqual(derivedFrom('a')['upstreams']);
    expect(upstreams(undefined, remove('/upstreams'))).toEqual([]);
  });

  test('are set as a list', () => {
    const list = derivedFrom('x', 'y')['upstreams'] ?? [];
    expect(upstreams(derivedFrom('a'), add('/upstreams', list))).toEqual(list);
  });

  test('keep their other members', () => {
    const more = { properties: { owner: 'x' }, query: 'urn:li:query:q', matchType: 'EXACT' };
    const theirs = { dataset: dataset('a'), type: 'VIEW', ...more };
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
    expect(upstreams({ upstreams: twice }, NO_CHANGE)).toEqual([
      { dataset: dataset('a'), type: 'VIEW', query: 'urn:li:query:q' },
    ]);
  });

  test('are changed member by member, with the key from the pointer', () => {
    const properties = pointer('upstreams', dataset('a'), 'properties', 'headwater');
    expect(upstreams(derivedFrom('a'), add(properties, '{}'))).toEqual([
      { dataset: dataset('a'), type: 'TRANSFORMED', properties: { headwater: '{}' } },
    ]);
    const type = add(pointer('upstreams', dataset('a'), 'type'), 'COPY');
    expect(upstreams(undefined, type)).toEqual([{ type: 'COPY', dataset: dataset('a') }]);
  });

  test('with slashes and tildes in their names are addressed with escapes', () => {
    const name = 'bucket/a~1b/~c';
    const added = lineage(undefined, addUpstream(name));
    expect(added['upstreams']).toEqual(derivedFrom(name)['upstreams']);
    expect(upstreams(added, remove(upstreamAt(name)))).toEqual([]);
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
    const queries = ['urn:li:query:q', 'urn:li:query:r', ''];
    const summed = lineage(
      undefined,
      ...queries.map((query) => add(at('b#x', 'a#x', 'SUM', query), {})),
    );
    expect(records(summed).map((one) => [one['transformOperation'], one['query']])).toEqual([
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
    expect(records(lineage(undefined, add('/fineGrainedLineages', list)))).toEqual(list);
  });

  test('is rebuilt by a patch of another member', async () => {
    const other = { transformOperation: 'NONE', upstreamType: 'DATASET', confidenceScore: 0.4 };
    const stored = {
      upstreams: [],
      fineGrainedLineages: [
        { ...mapping('b#x', 'a#x'), confidenceScore: 0.9, matchType: 'EXACT' },
        { ...mapping('b#y', 'a#x'), transformOperation: 'SUM', query: 'urn:li:query:q' },
        { ...mapping('b#x', 'a#y'), ...other },
        { ...mapping('b#z'), upstreamType: 'NONE' },
      ],
    };
    const rebuilt = records(lineage(stored, NO_CHANGE));
    await expectJson(import.meta, 'column-lineage-in-the-template-of', rebuilt);
    expect(lineage({ upstreams: [] }, NO_CHANGE)['fineGrainedLineages']).toEqual([]);
  });

  test('of one column in two records has the confidence of the later record, and at most 1', () => {
    const scored = (confidenceScore: number) => ({ ...mapping('b#x', 'a#x'), confidenceScore });
    const merged = (...scores: readonly number[]) => {
      const stored = { upstreams: [], fineGrainedLineages: scores.map(scored) };
      return records(lineage(stored, NO_CHANGE)).map((one) => one['confidenceScore']);
    };
    expect([merged(0.2, 0.7), merged(5)]).toEqual([[0.7], [1]]);
  });

  test.each([0, 2])('with a record of %i downstreams cannot be patched', (count) => {
    const downstreams = ['x', 'y'].slice(0, count).map((name) => column('b', name));
    const fineGrainedLineages = [{ ...mapping('b#x', 'a#x'), downstreams }];
    expect(refusals({ upstreams: [], fineGrainedLineages }, addUpstream('a'))).toEqual([
      expect.stringMatching(/^validation: .*exactly one downstream/),
      expect.stringMatching(/^broken/),
    ]);
  });

  test.each<[string, JsonObject]>([
    ['a number instead of an object', add(at('b#x', 'a#x'), 1)],
    ['an object with too few levels', add('/fineGrainedLineages/NONE', { [column('b', 'x')]: 1 })],
    ['the removal of the whole aspect', remove('/fineGrainedLineages')],
    ['a string instead of the whole aspect', add('/fineGrainedLineages', 'x')],
    ['a string instead of all upstreams', add('/upstreams', 'x')],
  ])('%s is refused as a failure of DataHub', (_what, operation) => {
    expect(refusals(derivedFrom('a'), operation)).toEqual([
      expect.stringMatching(/^validation/),
      expect.stringMatching(/^broken/),
    ]);
  });

  test('a confidence that is not a number is refused', () => {
    const wrong = add(at('b#x', 'a#x'), { confidenceScore: [] });
    expect(formatRefusal(() => lineage(undefined, wrong))).toMatch(/^validation: .*an array/);
  });

  test('operations may have the names of built-in members of objects', () => {
    const names = ['__proto__', 'constructor'];
    const [first, second] = names.map((name) => add(at('b#x', 'a#x', name), {}));
    const twice = lineage(lineage(undefined, first ?? {}), second ?? {});
    expect(records(twice).map((one) => one['transformOperation'])).toEqual(names);
  });
});

test('an upstream that is added and removed leaves the others unchanged', () => {
  const unit = fc.constantFrom('a', 'b', '/', '~', '0', '1', '%', '.');
  const name = fc.string({ unit, minLength: 1, maxLength: 5 });
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
        const stored = others.map((one) => ({
          dataset: dataset(one.name),
          type: one.type,
          auditStamp: { time: one.time, actor: 'urn:li:corpuser:jane' },
          properties: { note: one.note },
        }));
        const between = lineage({ upstreams: stored }, addUpstream(added));
        const last = { dataset: dataset(added), type: 'TRANSFORMED' };
        expect(between['upstreams']).toEqual([...stored, last]);
        expect(upstreams(between, remove(upstreamAt(added)))).toEqual(stored);
      },
    ),
  );
});

function lineage(stored: JsonObject | undefined, ...operations: readonly Json[]): JsonObject {
  return patched(stored, operations);
}

function upstreams(...[stored, ...operations]: Parameters<typeof lineage>): Json | undefined {
  return lineage(stored, ...operations)['upstreams'];
}

/** How each dialect refuses an operation. */
function refusals(stored: JsonObject, operation: Json): readonly string[] {
  return dialects.map((dialect) => formatRefusal(() => patched(stored, [operation], { dialect })));
}

function records({ fineGrainedLineages }: JsonObject): readonly JsonObject[] {
  return (Array.isArray(fineGrainedLineages) ? fineGrainedLineages : []) as readonly JsonObject[];
}

function columnOf(text: string): string {
  const [name = '', fieldPath = ''] = text.split('#');
  return column(name, fieldPath);
}
