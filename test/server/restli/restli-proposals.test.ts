import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { INGEST, proposal } from '../../support/server/ingest-proposal.js';
import { deriving, making, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const INGEST_BATCH = '/aspects?action=ingestProposalBatch';
const orders = dataset('orders');

describe('ingestProposal', () => {
  test.each([INGEST, '/aspects/?action=ingestProposal', `/api/gms${INGEST}`])(
    '%s stores an aspect that GET /aspects returns',
    async (path) => {
      const catalog = await runningCatalog();
      const description = 'Straße';
      const sent = proposal(upsert(orders, 'datasetProperties', { description }));
      const written = await post(catalog, path, sent);
      expect([written.status, written.body]).toEqual([200, { value: 'success' }]);
      const aspect = { 'com.linkedin.dataset.DatasetProperties': { description } };
      for (const urn of [quoted(orders), encodeURIComponent(orders), orders]) {
        const read = await get(catalog, `/aspects/${urn}?aspect=datasetProperties&version=0`);
        expect([read.status, read.body]).toEqual([200, { version: 0, aspect }]);
      }
    },
  );

  test('accepts system metadata as an object or as JSON text, and async as a string or a boolean', async () => {
    const catalog = await runningCatalog();
    for (const [systemMetadata, async] of [
      [{ runId: 'a' }, 'true'],
      ['{"runId":"b"}', false],
      [null, undefined],
    ]) {
      const plain = onRestli(upsert(orders, 'status', { removed: false }));
      const body = { proposal: { ...plain, systemMetadata, headers: null }, async };
      expect((await post(catalog, INGEST, body)).status).toBe(200);
    }
    const wrong = { ...proposal(upsert(orders, 'status', {})), async: 'yes' };
    expect((await post(catalog, INGEST, wrong)).status).toBe(400);
  });

  test('writes on behalf of the user in a header', async () => {
    const catalog = await runningCatalog({ clock: () => 77 });
    const writerOf = async (actor: string) => {
      const sent = proposal(upsert(orders, 'custom', { actor }));
      await post(catalog, INGEST, sent, { 'X-DataHub-Actor': actor });
      const path = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';
      const { body } = await post(catalog, path, [{ urn: orders, custom: {} }]);
      return body[0].custom.auditStamp;
    };
    const [jane, datahub] = ['urn:li:corpuser:jane', 'urn:li:corpuser:datahub'];
    expect(await writerOf(String(jane))).toEqual({ time: 77, actor: jane });
    expect(await writerOf('urn:li:tag:jane')).toEqual({ time: 77, actor: datahub });
  });

  test('accepts unknown types of entities and unknown aspects', async () => {
    const catalog = await runningCatalog();
    const urn = 'urn:li:dataHubExecutionRequest:1' as Urn;
    const value = { a: [{ b: null }] };
    const { status } = await post(catalog, INGEST, proposal(upsert(urn, 'somethingNew', value)));
    expect(status).toBe(200);
    const stored = async (name: string) =>
      (await get(catalog, `/aspects/${urn}?aspect=${name}`)).body.aspect;
    expect([await stored('somethingNew'), await stored('dataHubExecutionRequestKey')]).toEqual([
      { 'com.linkedin.unknown.SomethingNew': value },
      { 'com.linkedin.metadata.key.ExecutionRequestKey': { id: '1' } },
    ]);
  });

  test.each([
    [
      'a stale condition',
      upsert(orders, 'status', {}, { headers: { 'If-Version-Match': '7' } }),
      422,
      'Expected version 7, actual version -1',
    ],
    ['an upstream that does not exist', deriving('orders', 'nowhere'), 422, dataset('nowhere')],
    [
      'an unknown type of lineage',
      upsert(orders, 'upstreamLineage', { upstreams: [{ dataset: orders, type: 'X' }] }),
      422,
      '/upstreams/0/type',
    ],
  ])('answers %s with an error in the form of Rest.li', async (_what, one, status, words) => {
    const catalog = await runningCatalog();
    const { body, headers, ...answer } = await post(catalog, INGEST, proposal(one));
    expect(answer.status).toBe(status);
    expect(body).toEqual({
      exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
      message: expect.stringContaining(words),
      status,
    });
    expect(headers.get('X-RestLi-Error-Response')).toBe('true');
  });

  test('writes a restated aspect without a check of its conditions', async () => {
    const catalog = await runningCatalog();
    const how = { changeType: 'RESTATE', headers: { 'If-Version-Match': '7' } } as const;
    const restated = upsert(orders, 'status', { removed: true }, how);
    expect((await post(catalog, INGEST, { proposal: onRestli(restated) })).status).toBe(200);
    expect((await get(catalog, `/aspects/${quoted(orders)}?aspect=status`)).body.aspect).toEqual({
      'com.linkedin.common.Status': { removed: true },
    });
  });

  test.each([
    ['an aspect', { aspectName: 'tagged' }, [200, 404, 200]],
    ['the entity, by its key', { aspectName: 'datasetKey' }, [200, 404, 404]],
    ['the entity, if no aspect is named', {}, [200, 404, 404]],
    [
      'nothing if the condition fails',
      { aspectName: 'tagged', headers: { 'If-Version-Match': '7' } },
      [422, 200, 200],
    ],
  ])('deletes %s', async (_what, about, expected) => {
    const catalog = await runningCatalog();
    const made = ['tagged', 'custom'].map((name) => onRestli(upsert(orders, name, { n: 1 })));
    await post(catalog, INGEST_BATCH, { proposals: made });
    const { status } = await post(catalog, INGEST, {
      proposal: { entityType: 'dataset', entityUrn: orders, changeType: 'DELETE', ...about },
    });
    const left = await Promise.all(
      ['tagged', 'custom'].map((name) => get(catalog, `/aspects/${quoted(orders)}?aspect=${name}`)),
    );
    expect([status, ...left.map((one) => one.status)]).toEqual(expected);
  });

  test('deletes in the order of a batch, and deletes nothing if the batch is refused', async () => {
    const catalog = await runningCatalog();
    await post(catalog, INGEST, { proposal: onRestli(upsert(orders, 'custom', { n: 1 })) });
    const gone = { entityType: 'dataset', entityUrn: orders, changeType: 'DELETE' };
    const headers = { 'If-Version-Match': '1' };
    const stale = onRestli(upsert(orders, 'custom', { n: 2 }, { headers }));
    const read = (name: string) => get(catalog, `/aspects/${quoted(orders)}?aspect=${name}`);
    const send = (...proposals: readonly unknown[]) => post(catalog, INGEST_BATCH, { proposals });
    expect((await send(gone, stale)).status).toBe(422);
    expect((await read('custom')).body.aspect['com.linkedin.unknown.Custom']).toEqual({ n: 1 });
    expect((await send(gone, onRestli(upsert(orders, 'other', {})))).status).toBe(200);
    expect([(await read('custom')).status, (await read('other')).status]).toEqual([404, 200]);
  });
});

describe('ingestProposalBatch', () => {
  test('stores nothing if one proposal is refused, and names it', async () => {
    const catalog = await runningCatalog();
    const bad = { ...onRestli(upsert(orders, 'status', {})), changeType: 'MOVE' };
    const proposals = [...making('raw').map(onRestli), bad];
    const { status, body } = await post(catalog, INGEST_BATCH, { proposals });
    expect([status, body.message]).toEqual([400, expect.stringContaining('proposals[1]')]);
    const raw = { urn: dataset('raw') };
    expect((await post(catalog, '/entities?action=exists', raw)).body).toEqual({ value: false });
    expect((await post(catalog, INGEST_BATCH, { proposals: {} })).status).toBe(400);
  });
});
