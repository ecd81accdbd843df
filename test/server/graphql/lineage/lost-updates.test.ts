import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../../src/server/start-catalog.js';
import { fill, get, post, runningCatalog } from '../../../support/server/catalog.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { making, onOpenapi, upsert } from '../../../support/server/proposals.js';
import { dataset } from '../../../support/server/urns.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const UPSTREAMS = Array.from({ length: 11 }, (_, i) => `u${i}`);
const b = dataset('b');
const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,PROD),j)';

/** Long enough that calls sent at once overlap, however busy the machine is. */
const WINDOW_MS = 500;

async function catalogOf(dialect: Dialect, windowMs = WINDOW_MS): Promise<Catalog> {
  const updateLineageWindow = () => setTimeout(windowMs);
  const catalog = await runningCatalog({ dialect, updateLineageWindow });
  const job = { urn: JOB, status: { value: { removed: false } } };
  await fill(catalog, ...making('b', ...UPSTREAMS));
  await post(catalog, BULK.replace('dataset', 'dataJob'), [job]);
  return catalog;
}

async function add(catalog: Catalog, upstreamUrn: string, downstreamUrn: string): Promise<unknown> {
  const input = { edgesToAdd: [{ upstreamUrn, downstreamUrn }], edgesToRemove: [] };
  const query = 'mutation($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const { body } = await post(catalog, '/api/graphql', { query, variables: { input } });
  return body.data.updateLineage;
}

async function stored(catalog: Catalog, urn: string, name: string) {
  const type = urn.split(':')[2];
  const body = [{ urn, [name]: {} }];
  const answer = await post(
    catalog,
    `/openapi/v3/entity/${type}/batchGet?systemMetadata=true`,
    body,
  );
  return answer.body[0][name];
}

async function upstreamsOf(catalog: Catalog): Promise<readonly string[]> {
  const { value } = await stored(catalog, b, 'upstreamLineage');
  return value.upstreams.map((one: { dataset: string }) => one.dataset);
}

describe('parallel calls of updateLineage that add to one dataset', () => {
  test('lose updates in the dialect datahub, and all answer true', async () => {
    const catalog = await catalogOf('datahub');
    const answers = await Promise.all(UPSTREAMS.map((name) => add(catalog, dataset(name), b)));
    expect(answers).toEqual(UPSTREAMS.map(() => true));
    expect((await upstreamsOf(catalog)).length).toBeLessThan(UPSTREAMS.length);
  });

  test('lose nothing in the dialect spec, which has no window', async () => {
    const catalog = await catalogOf('spec');
    await Promise.all(UPSTREAMS.map((name) => add(catalog, dataset(name), b)));
    expect((await upstreamsOf(catalog)).toSorted()).toEqual(UPSTREAMS.map(dataset).toSorted());
  });

  test('calls one after another lose nothing', async () => {
    const catalog = await catalogOf('datahub', 0);
    for (const name of UPSTREAMS) await add(catalog, dataset(name), b);
    expect(await upstreamsOf(catalog)).toEqual(UPSTREAMS.map(dataset));
  });
});

test('parallel calls that add outputs to one job lose updates in the dialect datahub', async () => {
  const catalog = await catalogOf('datahub');
  await Promise.all(UPSTREAMS.map((name) => add(catalog, JOB, dataset(name))));
  const { value } = await stored(catalog, JOB, 'dataJobInputOutput');
  expect(value.outputDatasetEdges.length).toBeLessThan(UPSTREAMS.length);
});

describe('a conditional write in the window of updateLineage', () => {
  async function writeInWindow(dialect: Dialect) {
    const catalog = await catalogOf(dialect);
    const call = add(catalog, dataset('u0'), b);
    // After three requests the call has read. In the dialect spec it has written, too.
    for (let i = 0; i < 3; i++) await get(catalog, '/config');
    const exists = dialect === 'spec';
    const headers = { 'If-Version-Match': exists ? '1' : '-1' };
    const write = upsert(b, 'upstreamLineage', derivedFrom('u1'), { headers });
    const { status } = await post(catalog, BULK, [onOpenapi(write)]);
    expect([status, await call]).toEqual([200, true]);
    return [
      await upstreamsOf(catalog),
      (await stored(catalog, b, 'upstreamLineage')).systemMetadata,
    ];
  }

  test('is undone in the dialect datahub', async () => {
    expect(await writeInWindow('datahub')).toMatchObject([[dataset('u0')], { version: '2' }]);
  });

  test('stays in the dialect spec', async () => {
    expect(await writeInWindow('spec')).toMatchObject([[dataset('u1')], { version: '2' }]);
  });
});
