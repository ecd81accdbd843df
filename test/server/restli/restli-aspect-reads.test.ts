import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { fill, filledCatalog, post } from '../../support/server/catalog.js';
import { making, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const a = dataset('a');

async function postAction(catalog: Catalog, action: string, body: object) {
  const answer = await post(catalog, `/aspects?action=${action}`, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.value;
}

test('getCount counts the entities with an aspect, all or those that match a pattern', async () => {
  const catalog = await filledCatalog({}, ...making('a', 'b_c', 'bxc'), upsert(a, 'access', {}));
  const count = (body: object) => postAction(catalog, 'getCount', body);
  expect([await count({ aspect: 'access' }), await count({ aspect: 'none' })]).toEqual([1, 0]);
  expect(await count({ aspect: 'status', urnLike: 'urn:li:dataset:%' })).toBe(3);
  expect(await count({ aspect: 'status', urnLike: '%,b_c,%' })).toBe(2);
  for (const urnLike of ['URN:LI:DATASET:%', 'urn:li:dataset:*', '%,[ab],%', '%,?,%']) {
    expect(await count({ aspect: 'status', urnLike })).toBe(0);
  }
  // An entity that is written again counts once.
  await fill(catalog, upsert(a, 'access', { n: 2 }));
  expect(await count({ aspect: 'access' })).toBe(1);
  expect(catalog.requests().writes).toBe(2);
});

describe('getTimeseriesAspectValues', () => {
  const events = [
    { timestampMillis: 100, operationType: 'INSERT', actor: 'urn:li:corpuser:é' },
    { timestampMillis: 300, operationType: 'UPDATE' },
    { timestampMillis: 200, operationType: 'INSERT', partitionSpec: { partition: 'p1' } },
  ];
  const question = { urn: a, entity: 'dataset', aspect: 'operation' };

  async function catalogWithEvents(): Promise<Catalog> {
    const catalog = await filledCatalog({}, ...making('a'));
    for (const event of events)
      await fill(catalog, upsert(a, 'operation', event, { systemMetadata: { runId: 'r' } }));
    return catalog;
  }

  function timesOf(value: {
    readonly values: readonly { readonly aspect: { readonly value: string } }[];
  }): readonly number[] {
    return value.values.map(({ aspect }) => JSON.parse(aspect.value).timestampMillis);
  }

  test('returns events as ASCII JSON, the newest first', async () => {
    const catalog = await catalogWithEvents();
    const value = await postAction(catalog, 'getTimeseriesAspectValues', question);
    expect([value.entityName, value.aspectName, value.limit, timesOf(value)]).toEqual([
      'dataset',
      'operation',
      10_000,
      [300, 200, 100],
    ]);
    const [, , { aspect, systemMetadata }] = value.values;
    expect([aspect.contentType, JSON.parse(aspect.value)]).toEqual(['application/json', events[0]]);
    expect(aspect.value).toMatch(/^[\x20-\x7e]+$/);
    expect(systemMetadata).toMatchObject({ runId: 'r' });
    expect(systemMetadata).not.toHaveProperty('version');
  });

  test('returns events of a time span that match the filter, up to the limit', async () => {
    const catalog = await catalogWithEvents();
    const times = async (more: object) =>
      timesOf(await postAction(catalog, 'getTimeseriesAspectValues', { ...question, ...more }));
    expect(await times({ startTimeMillis: 150 })).toEqual([300, 200]);
    expect(await times({ startTimeMillis: 100, endTimeMillis: 200 })).toEqual([200, 100]);
    expect([
      await times({ limit: 1 }),
      await times({ latestValue: true }),
      await times({ limit: 0 }),
    ]).toEqual([[300], [300], []]);
    const where = (field: string, value: string) => ({
      filter: { or: [{ and: [{ field, values: [value], condition: 'EQUAL' }] }] },
    });
    expect(await times({ ...where('operationType', 'INSERT'), limit: 1 })).toEqual([200]);
    expect(await times(where('partitionSpec.partition', 'p1'))).toEqual([200]);
    expect(await times(where('timestampMillis', '100'))).toEqual([100]);
    expect(await times(where('urn', a))).toHaveLength(3);
    expect(await times(where('constructor', 'x'))).toEqual([]);
    expect(
      await times({ sort: { field: 'timestampMillis', order: 'ASCENDING' }, limit: 2 }),
    ).toEqual([100, 200]);
    expect(await times({ urn: dataset('none') })).toEqual([]);
  });

  test('returns no events for aspects that are not event logs', async () => {
    const catalog = await catalogWithEvents();
    expect(
      (await postAction(catalog, 'getTimeseriesAspectValues', { ...question, aspect: 'status' }))
        .values,
    ).toEqual([]);
  });
});
