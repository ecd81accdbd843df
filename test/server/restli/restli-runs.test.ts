import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { movableClock } from '../../support/server/auth.js';
import {
  fill,
  filledCatalog,
  get,
  post,
  quoted,
  runningCatalog,
} from '../../support/server/catalog.js';
import { deriving, making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset } from '../../support/server/urns.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const ROLLBACK = '/runs?action=rollback';
const [orders, raw] = [dataset('orders'), dataset('raw')];

/** Writes an aspect under the id of a run. */
async function write(
  catalog: Catalog,
  runId: string,
  urn: Urn,
  name: string,
  value: { readonly [key: string]: number | boolean },
) {
  const item = onOpenapi(upsert(urn, name, value, { systemMetadata: { runId } }));
  expect((await post(catalog, BULK, [item])).status).toBe(200);
}

async function storedAt(catalog: Catalog, urn: Urn, name: string): Promise<unknown> {
  const path = `/openapi/v3/entity/dataset/${quoted(urn)}/${name}?systemMetadata=true`;
  const { status, body } = await get(catalog, path);
  return status === 200 ? { value: body.value, version: body.systemMetadata.version } : undefined;
}

const exists = async (catalog: Catalog, urn: Urn) =>
  (await post(catalog, '/entities?action=exists', { urn })).body.value;

const ONE_ENTITY = { aspectsReverted: 3, entitiesDeleted: 1, entitiesAffected: 1 };

async function rolledBack(catalog: Catalog, asked: object): Promise<unknown> {
  const { status, body } = await post(catalog, ROLLBACK, asked);
  expect(status).toBe(200);
  return body.value;
}

describe('POST /runs?action=rollback', () => {
  test('restores the state before the run, after any number of writes', async () => {
    const catalog = await runningCatalog();
    await write(catalog, 'first', orders, 'access', { n: 1 });
    for (const n of [2, 3]) await write(catalog, 'second', orders, 'access', { n });
    await write(catalog, 'second', orders, 'embed', { n: 1 });
    const told = await rolledBack(catalog, { runId: 'second', safe: true });
    const counts = { aspectsReverted: 3, entitiesAffected: 1, entitiesDeleted: 0 };
    expect(told).toMatchObject({ ...counts, unsafeEntities: [] });
    const aspectNames = ['access', 'embed'].map((aspectName) => ({ aspectName }));
    expect(told).toMatchObject({ aspectRowSummaries: aspectNames });
    expect(await storedAt(catalog, orders, 'access')).toEqual({ value: { n: 1 }, version: '1' });
    expect(await storedAt(catalog, orders, 'embed')).toBeUndefined();
    await write(catalog, 'third', orders, 'access', { n: 4 });
    expect(await storedAt(catalog, orders, 'access')).toEqual({ value: { n: 4 }, version: '2' });
  });

  test('keeps aspects that other runs have overwritten', async () => {
    const catalog = await runningCatalog();
    await write(catalog, 'first', orders, 'access', { n: 1 });
    await write(catalog, 'second', orders, 'access', { n: 2 });
    await post(catalog, ROLLBACK, { runId: 'first', hardDelete: false });
    expect(await storedAt(catalog, orders, 'access')).toEqual({ value: { n: 2 }, version: '2' });
  });

  test('soft-deletes an entity that the run created, and reports aspects of other runs on it', async () => {
    const catalog = await runningCatalog();
    await write(catalog, 'run', orders, 'access', { n: 1 });
    await write(catalog, 'other', orders, 'cost', { n: 1 });
    const told = await rolledBack(catalog, { runId: 'run', dryRun: false, safe: true });
    const unsafe = { unsafeEntitiesCount: 1, unsafeEntities: [{ urn: orders }] };
    expect(told).toMatchObject({ entitiesDeleted: 1, aspectsAffected: 1, ...unsafe });
    expect(await exists(catalog, orders)).toBe(true);
    expect(await storedAt(catalog, orders, 'access')).toBeUndefined();
    expect(await storedAt(catalog, orders, 'status')).toMatchObject({ value: { removed: true } });
    expect(await storedAt(catalog, orders, 'cost')).toMatchObject({ value: { n: 1 } });
  });

  test.each([{ safe: false }, { hardDelete: true }])(
    'deletes the entity for good on request: %s',
    async (how) => {
      const catalog = await runningCatalog();
      await write(catalog, 'run', orders, 'access', { n: 1 });
      await write(catalog, 'other', raw, 'access', { n: 1 });
      // The reverted aspects are the key, the platform instance and the aspect itself.
      expect(await rolledBack(catalog, { runId: 'run', ...how })).toMatchObject(ONE_ENTITY);
      expect([await exists(catalog, orders), await exists(catalog, raw)]).toEqual([false, true]);
    },
  );

  test('removes the edges of the run, and restores the edges before it', async () => {
    const catalog = await filledCatalog({}, ...making('a', 'b', 'orders'), deriving('orders', 'a'));
    await fill(catalog, { ...deriving('orders', 'b'), systemMetadata: { runId: 'run' } });
    await post(catalog, ROLLBACK, { runId: 'run' });
    const query = `{ searchAcrossLineage(input: { urn: "${orders}", direction: UPSTREAM, query: "*" }) { searchResults { entity { urn } } } }`;
    const { searchResults } = (await post(catalog, '/api/graphql', { query })).body.data
      .searchAcrossLineage;
    expect(searchResults).toEqual([{ entity: { urn: dataset('a') } }]);
  });

  test('reports its effect in a dry run, and has a lasting effect without it', async () => {
    const db = `${tempFolder()}/catalog.db`;
    const catalog = await runningCatalog({ db });
    await write(catalog, 'run', orders, 'access', { n: 1 });
    const dry = await rolledBack(catalog, { runId: 'run', dryRun: true, safe: false });
    expect(dry).toMatchObject(ONE_ENTITY);
    expect(await storedAt(catalog, orders, 'access')).toMatchObject({ value: { n: 1 } });
    await post(catalog, ROLLBACK, { runId: 'run', safe: false });
    await catalog.stop();
    expect(await exists(await runningCatalog({ db }), orders)).toBe(false);
  });

  test('does nothing for an unknown run, and refuses a request without a run', async () => {
    const catalog = await filledCatalog({}, ...making('orders'));
    expect(await rolledBack(catalog, { runId: 'unknown' })).toEqual({
      aspectsAffected: 0,
      aspectsReverted: 0,
      entitiesAffected: 0,
      entitiesDeleted: 0,
      unsafeEntitiesCount: 0,
      unsafeEntities: [],
      aspectRowSummaries: [],
    });
    for (const body of [{ runId: 'no-run-id-provided', safe: false }, {}])
      expect((await post(catalog, ROLLBACK, body)).status).toBe(400);
    expect(await exists(catalog, orders)).toBe(true);
  });
});

describe('POST /runs?action=list', () => {
  test('lists runs in pages, the latest first', async () => {
    const { clock, pass } = movableClock(1000);
    const catalog = await runningCatalog({ clock });
    await write(catalog, 'first', orders, 'access', { n: 1 });
    pass(1);
    await write(catalog, 'second', orders, 'access', { n: 2 });
    const runs = async (body: object) =>
      (await post(catalog, '/runs?action=list', body)).body.value;
    // The last run holds the writes of the catalog at its start.
    const atStart = { runId: 'no-run-id-provided', rows: expect.any(Number), timestamp: 1000 };
    const first = { runId: 'first', rows: 2, timestamp: 1000 };
    expect(await runs({ pageOffset: 0, pageSize: 10 })).toEqual([
      { runId: 'second', rows: 1, timestamp: 1001 },
      first,
      atStart,
    ]);
    expect(await runs({ pageOffset: 1, pageSize: 1 })).toEqual([first]);
    await write(catalog, 'third', orders, 'status', { removed: true });
    expect(await runs({})).toEqual([atStart]);
    expect(await runs({ includeSoft: true })).toHaveLength(4);
  });
});

describe('POST /runs?action=describe', () => {
  test('lists the writes of a run, with the aspects on request', async () => {
    const catalog = await runningCatalog({ clock: () => 5 });
    await write(catalog, 'run', orders, 'access', { n: 1 });
    const page = { runId: 'run', start: 0, count: 100 };
    const describeRun = async (more: object) =>
      (await post(catalog, '/runs?action=describe', { ...page, ...more })).body.value;
    const row = { runId: 'run', urn: orders, timestamp: 5, version: 0, keyAspect: false };
    expect(await describeRun({})).toEqual([
      { ...row, aspectName: 'access' },
      { ...row, aspectName: 'dataPlatformInstance' },
      { ...row, aspectName: 'datasetKey', keyAspect: true },
    ]);
    expect(await describeRun({ includeAspect: true, count: 1 })).toEqual([
      { ...row, aspectName: 'access', aspect: { n: 1 } },
    ]);
  });
});
