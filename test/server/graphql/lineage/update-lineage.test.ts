import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { derivedFrom, mapping } from '../../../support/server-lineage.js';
import { dataset, jane } from '../../../support/server-urns.js';
import { type Door, doorOnto, NOW, openDoor, urn } from '../graphql-door.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const ghost = dataset('ghost');

describe('adding', () => {
  test('appends a record as DataHub writes it, visible from both ends', async () => {
    const door = doorOnto(['a', 'b']);
    expect(await update(door, { add: [[b, a]] })).toBe(true);
    const stamp = { time: NOW, actor: jane };
    expect(lineageOf(door, b)).toEqual({
      upstreams: [
        {
          dataset: a,
          type: 'TRANSFORMED',
          auditStamp: stamp,
          created: stamp,
          properties: { source: 'UI' },
        },
      ],
    });
    expect(door.store.neighbours(b, 'UPSTREAM')).toEqual([a]);
    expect(door.store.neighbours(a, 'DOWNSTREAM')).toEqual([b]);
    expect(door.store.readAspect(b, 'upstreamLineage')?.created).toEqual({
      time: NOW,
      actor: jane,
    });
  });

  test('leaves a present edge, column lineage and unknown members exactly as they are', async () => {
    const door = doorOnto(['a', 'b', 'c']);
    const before = {
      upstreams: [
        { dataset: a, type: 'VIEW', auditStamp: { time: 1, actor: jane }, query: 'urn:li:query:q' },
      ],
      fineGrainedLineages: [mapping('b#x', 'a#y')],
      somebodyElses: { key: [1] },
    };
    door.put(b, 'upstreamLineage', before);
    await update(door, { add: [[b, a]] });
    expect(lineageOf(door, b)).toEqual(before);
    expect(door.store.readAspect(b, 'upstreamLineage')?.version).toBe(1);
    await update(door, { add: [[b, c]] });
    expect(lineageOf(door, b)).toEqual({
      ...before,
      upstreams: [...before.upstreams, expect.objectContaining({ dataset: c })],
    });
  });

  test('appends a new edge that is given twice in one request twice', async () => {
    const door = doorOnto(['a', 'b']);
    await update(door, {
      add: [
        [b, a],
        [b, a],
      ],
    });
    expect(upstreamsOf(door, b)).toEqual([a, a]);
  });

  test('takes soft-deleted entities for existing', async () => {
    const door = doorOnto(['a', 'b']);
    door.put(a, 'status', { removed: true });
    expect(await update(door, { add: [[b, a]] })).toBe(true);
  });
});

describe('removing', () => {
  test('drops every record of the upstream and keeps column lineage', async () => {
    const door = doorOnto(['b <- a c']);
    door.put(b, 'upstreamLineage', {
      ...derivedFrom('a', 'c', 'a'),
      fineGrainedLineages: [mapping('b#x', 'a#y')],
    });
    await update(door, { remove: [[b, a]] });
    expect(lineageOf(door, b)).toEqual({
      ...derivedFrom('c'),
      fineGrainedLineages: [mapping('b#x', 'a#y')],
    });
  });

  test('leaves an empty list, also where there was no aspect', async () => {
    const door = doorOnto(['b <- a', 'c']);
    await update(door, {
      remove: [
        [b, a],
        [c, a],
      ],
    });
    expect(lineageOf(door, b)).toEqual({ upstreams: [] });
    expect(lineageOf(door, c)).toEqual({ upstreams: [] });
    expect(door.store.neighbours(a, 'DOWNSTREAM')).toEqual([]);
  });

  test('wins over adding', async () => {
    const door = doorOnto(['a', 'b']);
    expect(await update(door, { add: [[b, a]], remove: [[b, a]] })).toBe(true);
    expect(upstreamsOf(door, b)).toEqual([]);
  });

  test('of an edge to an entity that does not exist is done, and then fails with a word about a downstream', async () => {
    const door = doorOnto(['b']);
    door.put(b, 'upstreamLineage', derivedFrom('ghost'));
    expect(await refusal(door, { remove: [[b, ghost]] })).toMatchObject({
      message: `Cannot upsert lineage as downstream urn ${ghost} doesn't exist`,
      extensions: { code: 400, type: 'BAD_REQUEST' },
    });
    expect(upstreamsOf(door, b)).toEqual([]);
  });
});

describe('refusing', () => {
  test('a missing downstream', async () => {
    const door = doorOnto(['a']);
    expect(await refusal(door, { add: [[ghost, a]] })).toEqual({
      message: `Cannot upsert lineage as downstream urn ${ghost} doesn't exist`,
      locations: [{ line: 1, column: 42 }],
      path: ['updateLineage'],
      extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
    });
    expect(door.store.exists(ghost)).toBe(false);
  });

  test('a missing upstream, before anything of its downstream is written', async () => {
    const door = doorOnto(['a', 'b']);
    const error = await refusal(door, {
      add: [
        [b, a],
        [b, ghost],
      ],
    });
    expect(error).toMatchObject({
      message: `Error: urn does not exist: ${ghost}`,
      extensions: { code: 400 },
    });
    expect(lineageOf(door, b)).toBeUndefined();
  });

  test('nothing of what other downstreams got before: it is not atomic', async () => {
    const door = doorOnto(['a', 'b', 'c']);
    await refusal(door, {
      add: [
        [b, a],
        [c, ghost],
      ],
    });
    expect(upstreamsOf(door, b)).toEqual([a]);
    expect(lineageOf(door, c)).toBeUndefined();
  });

  test('an upstream that is no dataset', async () => {
    const door = doorOnto(['b']);
    const chart = urn('urn:li:chart:(looker,1)');
    door.exist(chart);
    expect(await refusal(door, { add: [[b, chart]] })).toMatchObject({
      message: `Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn: ${chart}`,
      extensions: { code: 400 },
    });
  });

  test.each([
    ['spec', 400, 'BAD_REQUEST'],
    ['datahub', 500, 'SERVER_ERROR'],
  ] as const)(
    'a malformed urn before anything is written, with the code of the dialect %s',
    async (dialect, code, type) => {
      const door = doorOnto(['a', 'b'], dialect);
      const error = await refusal(door, { add: [[b, a]], remove: [['nonsense', a]] });
      expect(error).toMatchObject({
        message: 'Failed to retrieve entity with urn nonsense, invalid urn',
        extensions: { code, type },
      });
      expect(lineageOf(door, b)).toBeUndefined();
    },
  );

  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('an edge that is null, with the code of the dialect %s', async (dialect, code) => {
    const input = { edgesToAdd: [null], edgesToRemove: [] };
    expect(await openDoor(dialect).refusal(UPDATE, { input })).toMatchObject({
      extensions: { code },
    });
  });
});

test('a downstream of a type without lineage is passed over in silence', async () => {
  const door = doorOnto(['a']);
  const tag = urn('urn:li:tag:pii');
  door.exist(tag);
  expect(await update(door, { add: [[tag, a]] })).toBe(true);
  expect(door.store.neighbours(a, 'DOWNSTREAM')).toEqual([]);
});

test('both lists have to be there', async () => {
  const door = doorOnto(['a', 'b']);
  const error = await door.refusal(UPDATE, {
    input: { edgesToAdd: [{ downstreamUrn: b, upstreamUrn: a }] },
  });
  expect(error).toMatchObject({ extensions: { classification: 'ValidationError' } });
  expect(error).not.toHaveProperty('path');
});

const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

interface Edges {
  readonly add?: readonly (readonly [downstream: string, upstream: string])[];
  readonly remove?: readonly (readonly [downstream: string, upstream: string])[];
}

async function update(door: Door, edges: Edges): Promise<unknown> {
  return (await door.ask(UPDATE, { input: inputOf(edges) }))['updateLineage'];
}

function refusal(door: Door, edges: Edges): Promise<JsonObject> {
  return door.refusal(UPDATE, { input: inputOf(edges) });
}

function inputOf({ add = [], remove = [] }: Edges): JsonObject {
  const toEdge = ([downstreamUrn, upstreamUrn]: readonly [string, string]) => ({
    downstreamUrn,
    upstreamUrn,
  });
  return { edgesToAdd: add.map(toEdge), edgesToRemove: remove.map(toEdge) };
}

function lineageOf(door: Door, downstream: Urn): JsonObject | undefined {
  return door.store.readAspect(downstream, 'upstreamLineage')?.value;
}

function upstreamsOf(door: Door, downstream: Urn): unknown {
  const upstreams = lineageOf(door, downstream)?.['upstreams'];
  return Array.isArray(upstreams) ? upstreams.map((one) => one.dataset) : undefined;
}
