import { expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const PROFILES = '/openapi/v2/timeseries/dataset/datasetProfile';

/** Writes a profile, numbered by its time in milliseconds. */
async function writeProfile(catalog: Catalog, name: string, timestampMillis: number) {
  const path = `/openapi/v3/entity/dataset/${quoted(dataset(name))}/datasetProfile`;
  const value = { timestampMillis, messageId: `m${timestampMillis}`, rowCount: 1 };
  const { status } = await post(catalog, `${path}?createIfNotExists=false`, { value });
  expect(status).toBe(200);
}

async function catalogWithProfiles(): Promise<Catalog> {
  const catalog = await runningCatalog();
  for (const [name, time] of [
    ['a', 1000],
    ['b', 2000],
    ['a', 3000],
    ['b', 4000],
    ['a', 5000],
  ] as const)
    await writeProfile(catalog, name, time);
  return catalog;
}

const idsOf = (body: { results: { messageId: string }[] }) =>
  body.results.map(({ messageId }) => messageId);

test('events of all entities come newest first, page by page', async () => {
  const catalog = await catalogWithProfiles();
  const pages: string[][] = [];
  for (let scrollId = ''; pages.length < 9; ) {
    const { body } = await get(catalog, `${PROFILES}?count=2&scrollId=${scrollId}`);
    pages.push(idsOf(body));
    if (body.scrollId === undefined) break;
    scrollId = body.scrollId;
  }
  expect(pages).toEqual([['m5000', 'm4000'], ['m3000', 'm2000'], ['m1000']]);
});

test('events of the same time are each on one page', async () => {
  const catalog = await runningCatalog();
  for (const name of ['a', 'b', 'c']) await writeProfile(catalog, name, 1000);
  const first = (await get(catalog, `${PROFILES}?count=2`)).body;
  const second = (await get(catalog, `${PROFILES}?count=2&scrollId=${first.scrollId}`)).body;
  const urns = [...first.results, ...second.results].map(({ urn }) => urn);
  expect(urns.sort()).toEqual(['a', 'b', 'c'].map(dataset));
});

test('a page that holds the last event names no next page', async () => {
  const { body } = await get(await catalogWithProfiles(), `${PROFILES}?count=5`);
  expect([body.results.length, body.scrollId]).toEqual([5, undefined]);
});

test('both ends of a span of time are included', async () => {
  const span = 'startTimeMillis=2000&endTimeMillis=4000';
  const { body } = await get(await catalogWithProfiles(), `${PROFILES}?${span}`);
  expect(idsOf(body)).toEqual(['m4000', 'm3000', 'm2000']);
});

test('an event has its urn and time, and its metadata on request', async () => {
  const catalog = await catalogWithProfiles();
  const event = { timestampMillis: 5000, messageId: 'm5000', rowCount: 1 };
  const item = { urn: dataset('a'), messageId: 'm5000', timestampMillis: 5000, event };
  expect((await get(catalog, `${PROFILES}?count=1`)).body.results).toEqual([item]);
  expect((await get(catalog, `${PROFILES}?count=1&systemMetadata=true`)).body.results).toEqual([
    { ...item, systemMetadata: expect.objectContaining({ version: '1' }) },
  ]);
});

const A_PROFILE = `/openapi/v3/entity/dataset/${quoted(dataset('a'))}/datasetProfile`;

test.each([
  ['', 5000],
  ['?version=0', 5000],
  ['?version=3000', 3000],
  ['?version=4999', 3000],
  ['?version=1000', 1000],
])('the version of an event is the time until which it counts: %j', async (query, time) => {
  const { status, body } = await get(await catalogWithProfiles(), A_PROFILE + query);
  expect([status, body]).toEqual([
    200,
    { value: { timestampMillis: time, messageId: `m${time}`, rowCount: 1 } },
  ]);
});

test('a time before all events answers 404', async () => {
  expect((await get(await catalogWithProfiles(), `${A_PROFILE}?version=999`)).status).toBe(404);
});

test('a batch read takes the time from a header', async () => {
  const headers = { 'If-Version-Match': '4000' };
  const body = [{ urn: dataset('a'), datasetProfile: { headers } }];
  const path = '/openapi/v3/entity/dataset/batchGet';
  const [item] = (await post(await catalogWithProfiles(), path, body)).body;
  expect(item.datasetProfile.value.messageId).toBe('m3000');
});

test('each deletion removes the newest events, and no other', async () => {
  const catalog = await catalogWithProfiles();
  const left: (string | number)[] = [];
  for (let i = 0; i < 4; i++) {
    expect((await get(catalog, A_PROFILE, 'DELETE')).status).toBe(200);
    const { status, body } = await get(catalog, A_PROFILE);
    left.push(status === 200 ? body.value.messageId : status);
  }
  expect(left).toEqual(['m3000', 'm1000', 404, 404]);
  expect(idsOf((await get(catalog, PROFILES)).body)).toEqual(['m4000', 'm2000']);
});

test('entities of other types and other aspects are left out', async () => {
  const catalog = await catalogWithProfiles();
  const ask = async (path: string) =>
    (await get(catalog, `/openapi/v2/timeseries/${path}`)).body.results;
  expect([await ask('chart/datasetProfile'), await ask('dataset/operation')]).toEqual([[], []]);
});
