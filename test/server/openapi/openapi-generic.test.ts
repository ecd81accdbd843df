import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { get, patch, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { add } from '../../support/server/patches.js';
import { onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const GENERIC = '/openapi/v3/entity/generic';
const orders = dataset('orders');
const chart = 'urn:li:chart:(looker,1)' as Urn;

const both = (n: number) => ({
  dataset: [onOpenapi(upsert(orders, 'embed', { n }))],
  chart: [onOpenapi(upsert(chart, 'embed', { n }))],
});

describe('POST /generic', () => {
  test('writes entities of several types as one batch, and answers by type', async () => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, `${GENERIC}?async=false`, both(1));
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        dataset: [{ urn: orders, embed: { value: { n: 1 } } }],
        chart: [{ urn: chart, embed: { value: { n: 1 } } }],
      },
    ]);
    expect((await post(catalog, `/api/gms${GENERIC}`, both(2))).status).toBe(202);
    expect(
      (await get(catalog, `/openapi/v3/entity/chart/${quoted(chart)}/embed`)).body.value,
    ).toEqual({ n: 2 });
  });
});

test('POST /generic/batchGet reads entities of several types', async () => {
  const catalog = await runningCatalog();
  await post(catalog, GENERIC, both(1));
  const body = {
    chart: [{ urn: chart, embed: {} }],
    dataset: [{ urn: orders, embed: {} }, { urn: dataset('none') }],
    tag: [],
  };
  const answer = await post(catalog, `${GENERIC}/batchGet?systemMetadata=true`, body);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    chart: [{ urn: chart, embed: { value: { n: 1 } } }],
    dataset: [{ urn: orders }],
    tag: [],
  });
  expect(answer.body.dataset).toHaveLength(1);
  expect(answer.body.chart[0].embed.systemMetadata.version).toBe('1');
});

test('PATCH /generic patches entities of several types, and answers by type if the request waits', async () => {
  const catalog = await runningCatalog();
  await post(catalog, GENERIC, both(1));
  const value = { patch: [add('/m', 2)], forceGenericPatch: true };
  const body = {
    dataset: [{ urn: orders, embed: { value } }],
    chart: [{ urn: chart, embed: { value } }],
  };
  const answer = await patch(catalog, `${GENERIC}?async=false`, body);
  expect([answer.status, answer.body.chart, answer.body.dataset]).toEqual([
    200,
    [{ urn: chart, embed: { value: { n: 1, m: 2 } } }],
    [{ urn: orders, embed: { value: { n: 1, m: 2 } } }],
  ]);
  const unwaited = await patch(catalog, GENERIC, body);
  expect([unwaited.status, unwaited.body]).toEqual([202, '']);
  // The proxy forwards no PATCH. Behind it, this is the address of a type that does not exist.
  expect((await patch(catalog, `/api/gms${GENERIC}`, body)).status).toBe(400);
});
