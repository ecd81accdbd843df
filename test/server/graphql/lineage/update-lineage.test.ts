import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom, mapping } from '../../../support/server/lineage.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, openGraphqlOver, urn } from '../graphql-client.js';
import { edgeTo, refusal, UPDATE, update } from './update-edges.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const ghost = dataset('ghost');

describe('adding', () => {
  test('appends a record as DataHub writes it, visible from both ends', async () => {
    const client = openGraphqlOver(['a', 'b']);
    await update(client, [edgeTo(b, a)]);
    await expectJson(import.meta, 'adding-appends-a-record-as-datahub', lineageOf(client, b));
    expect(client.store.neighbors(b, 'UPSTREAM')).toEqual([a]);
    expect(client.store.neighbors(a, 'DOWNSTREAM')).toEqual([b]);
    expect(client.store.readAspect(b, 'upstreamLineage')?.created).toEqual({
      time: NOW,
      actor: jane,
    });
  });

  test('keeps an existing edge, column lineage and unknown members unchanged', async () => {
    const client = openGraphqlOver(['a', 'b', 'c']);
    const before = {
      upstreams: [
        { dataset: a, type: 'VIEW', auditStamp: { time: 1, actor: jane }, query: 'urn:li:query:q' },
      ],
      fineGrainedLineages: [mapping('b#x', 'a#y')],
      somebodyElses: { key: [1] },
    };
    client.put(b, 'upstreamLineage', before);
    await update(client, [edgeTo(b, a)]);
    expect(lineageOf(client, b)).toEqual(before);
    expect(client.store.readAspect(b, 'upstreamLineage')?.version).toBe(1);
    await update(client, [edgeTo(b, c)]);
    expect(lineageOf(client, b)).toEqual({
      ...before,
      upstreams: [...before.upstreams, expect.objectContaining({ dataset: c })],
    });
  });

  test('appends a new edge twice if a request has it twice', async () => {
    const client = openGraphqlOver(['a', 'b']);
    await update(client, [edgeTo(b, a), edgeTo(b, a)]);
    expect(upstreamsOf(client, b)).toEqual([a, a]);
  });

  test('accepts soft-deleted entities as existing', async () => {
    const client = openGraphqlOver(['a', 'b']);
    client.put(a, 'status', { removed: true });
    await update(client, [edgeTo(b, a)]);
  });
});

describe('removing', () => {
  test('drops every record of the upstream and keeps column lineage', async () => {
    const client = openGraphqlOver(['b <- a c']);
    client.put(b, 'upstreamLineage', {
      ...derivedFrom('a', 'c', 'a'),
      fineGrainedLineages: [mapping('b#x', 'a#y')],
    });
    await update(client, [], [edgeTo(b, a)]);
    expect(lineageOf(client, b)).toEqual({
      ...derivedFrom('c'),
      fineGrainedLineages: [mapping('b#x', 'a#y')],
    });
  });

  test('leaves an empty list, even if no aspect existed', async () => {
    const client = openGraphqlOver(['b <- a', 'c']);
    await update(client, [], [edgeTo(b, a), edgeTo(c, a)]);
    expect(lineageOf(client, b)).toEqual({ upstreams: [] });
    expect(lineageOf(client, c)).toEqual({ upstreams: [] });
    expect(client.store.neighbors(a, 'DOWNSTREAM')).toEqual([]);
  });

  test('takes precedence over adding', async () => {
    const client = openGraphqlOver(['a', 'b']);
    await update(client, [edgeTo(b, a)], [edgeTo(b, a)]);
    expect(upstreamsOf(client, b)).toEqual([]);
  });

  test('an edge to a missing entity is executed, and then fails with an error about a downstream', async () => {
    const client = openGraphqlOver(['b']);
    client.put(b, 'upstreamLineage', derivedFrom('ghost'));
    expect(await refusal(client, [], [edgeTo(b, ghost)])).toMatchObject({
      message: `Cannot upsert lineage as downstream urn ${ghost} doesn't exist`,
      extensions: { code: 400, type: 'BAD_REQUEST' },
    });
    expect(upstreamsOf(client, b)).toEqual([]);
  });
});

describe('refusing', () => {
  test('a missing downstream', async () => {
    const client = openGraphqlOver(['a']);
    expect(await refusal(client, [edgeTo(ghost, a)])).toEqual({
      message: `Cannot upsert lineage as downstream urn ${ghost} doesn't exist`,
      locations: [{ line: 1, column: 42 }],
      path: ['updateLineage'],
      extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
    });
    expect(client.store.exists(ghost)).toBe(false);
  });

  test('a missing upstream, before anything of its downstream is written', async () => {
    const client = openGraphqlOver(['a', 'b']);
    const error = await refusal(client, [edgeTo(b, a), edgeTo(b, ghost)]);
    expect(error).toMatchObject({
      message: `Error: urn does not exist: ${ghost}`,
      extensions: { code: 400 },
    });
    expect(lineageOf(client, b)).toBeUndefined();
  });

  test('does not undo earlier writes of other downstreams, since the request is not atomic', async () => {
    const client = openGraphqlOver(['a', 'b', 'c']);
    await refusal(client, [edgeTo(b, a), edgeTo(c, ghost)]);
    expect(upstreamsOf(client, b)).toEqual([a]);
    expect(lineageOf(client, c)).toBeUndefined();
  });

  test('an upstream that is not a dataset', async () => {
    const client = openGraphqlOver(['b']);
    const chart = urn('urn:li:chart:(looker,1)');
    client.exist(chart);
    expect(await refusal(client, [edgeTo(b, chart)])).toMatchObject({
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
      const client = openGraphqlOver(['a', 'b'], dialect);
      const error = await refusal(client, [edgeTo(b, a)], [edgeTo('nonsense', a)]);
      expect(error).toMatchObject({
        message: 'Failed to retrieve entity with urn nonsense, invalid urn',
        extensions: { code, type },
      });
      expect(lineageOf(client, b)).toBeUndefined();
    },
  );

  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('an edge that is null, with the code of the dialect %s', async (dialect, code) => {
    const input = { edgesToAdd: [null], edgesToRemove: [] };
    expect(await openGraphql(dialect).refusal(UPDATE, { input })).toMatchObject({
      extensions: { code },
    });
  });
});

function lineageOf(client: GraphqlClient, downstream: Urn): JsonObject | undefined {
  return client.store.readAspect(downstream, 'upstreamLineage')?.value;
}

function upstreamsOf(client: GraphqlClient, downstream: Urn): unknown {
  const upstreams = lineageOf(client, downstream)?.['upstreams'];
  return Array.isArray(upstreams) ? upstreams.map((one) => one.dataset) : undefined;
}
