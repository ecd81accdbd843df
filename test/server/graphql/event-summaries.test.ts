import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { expectJson } from '../../support/golden.js';
import { type Actor, policedCatalog } from '../../support/server/actors.js';
import { dropPolicies, store } from '../../support/server/policies.js';
import { dataset } from '../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, urn } from './graphql-client.js';

const orders = dataset('orders');
const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = NOW - (NOW % DAY_MS);
const [jane, joe] = [urn('urn:li:corpuser:jane'), urn('urn:li:corpuser:joe')];

/** Writes an event of an aspect on an entity, some days ago. */
function happen(
  client: GraphqlClient,
  [on, aspect, daysAgo]: readonly [ReturnType<typeof urn>, string, number],
  value: JsonObject,
): void {
  client.put(on, aspect, { timestampMillis: NOW - daysAgo * DAY_MS, ...value });
}

describe('the usage of a dataset', () => {
  function openUsage(): GraphqlClient {
    const client = openGraphql();
    client.exist(orders, jane, joe);
    const use = (daysAgo: number, value: JsonObject) =>
      happen(client, [orders, 'datasetUsageStatistics', daysAgo], value);
    use(1, { totalSqlQueries: 3, uniqueUserCount: 1, userCounts: [{ user: jane, count: 3 }] });
    use(0, {
      totalSqlQueries: 5,
      uniqueUserCount: 2,
      topSqlQueries: ['select 1'],
      userCounts: [
        { user: jane, count: 1, userEmail: 'jane@a.test' },
        { user: joe, count: 9 },
      ],
      fieldCounts: [{ fieldPath: 'id', count: 7 }],
    });
    use(100, { totalSqlQueries: 40, userCounts: [{ user: jane, count: 40 }] });
    return client;
  }

  const FIELDS = `buckets { bucket duration resource metrics { uniqueUserCount totalSqlQueries topSqlQueries users { count } } }
    aggregations { uniqueUserCount totalSqlQueries users { user { username } count userEmail } fields { fieldName count } }`;

  test('is summed up by day, and by user and column in all days', async () => {
    const { dataset: found } = await openUsage().ask(
      `{ dataset(urn: "${orders}") { usageStats(range: WEEK) { ${FIELDS} } } }`,
    );
    await expectJson(import.meta, 'the-usage-of-a-dataset-is', found);
  });

  test.each<[string, number]>([
    ['range: DAY', 8],
    ['range: QUARTER', 8],
    ['range: YEAR', 48],
    ['range: ALL', 48],
    [`startTimeMillis: ${TODAY}`, 5],
  ])('with %s has %i queries', async (range, totalSqlQueries) => {
    const { dataset: found } = await openUsage().ask(
      `{ dataset(urn: "${orders}") { usageStats(${range}) { aggregations { totalSqlQueries } } } }`,
    );
    expect(found).toEqual({ usageStats: { aggregations: { totalSqlQueries } } });
  });

  test('of the last month is a summary', async () => {
    const { dataset: found } = await openUsage().ask(
      `{ dataset(urn: "${orders}") { statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { username } } } }`,
    );
    await expectJson(import.meta, 'usage-of-the-last-month', found);
  });

  test('is null for a reader who may not see it, and its events are none', async () => {
    const { admin, as } = await policedCatalog('datahub');
    await dropPolicies(admin);
    const timestampMillis = 1;
    await store(
      admin,
      [orders, 'datasetUsageStatistics', { timestampMillis, totalSqlQueries: 3 }],
      [orders, 'datasetProfile', { timestampMillis, rowCount: 3 }],
    );
    const query = `{ dataset(urn: "${orders}") { usageStats(range: ALL) { aggregations { totalSqlQueries } } datasetProfiles { rowCount } } }`;
    const seenBy = async (actor: Actor) => (await actor.graphql(query)).body.data.dataset;
    await expectJson(import.meta, 'usage-by-reader', {
      admin: await seenBy(admin),
      joe: await seenBy(as('joe')),
    });
  });

  test('that nobody recorded is empty', async () => {
    const client = openGraphql();
    client.exist(orders);
    const { dataset: found } = await client.ask(
      `{ dataset(urn: "${orders}") { usageStats(range: ALL) { buckets { bucket } aggregations { uniqueUserCount totalSqlQueries } } } }`,
    );
    await expectJson(import.meta, 'usage-that-nobody-recorded', found);
  });
});

test('views of a dashboard are summed up by day, beside counts since the beginning', async () => {
  const client = openGraphql();
  const sales = urn('urn:li:dashboard:(looker,sales)');
  client.exist(sales, jane);
  const view = (daysAgo: number, value: JsonObject) =>
    happen(client, [sales, 'dashboardUsageStatistics', daysAgo], value);
  const eventGranularity = { unit: 'DAY', multiple: 1 };
  const userCounts = [{ user: jane, usageCount: 2, viewsCount: 2 }];
  view(0, { eventGranularity, viewsCount: 4, userCounts });
  view(1, { eventGranularity, viewsCount: 3, executionsCount: 1 });
  view(0, { viewsCount: 900, favoritesCount: 5 });
  const { dashboard } = await client.ask(
    `{ dashboard(urn: "${sales}") {
      usageStats { buckets { bucket metrics { viewsCount } } aggregations { viewsCount executionsCount users { user { username } usageCount } } metrics { viewsCount favoritesCount } }
      statsSummary { viewCount viewCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { username } } } }`,
  );
  await expectJson(import.meta, 'views-of-a-dashboard-are-summed', dashboard);
});

describe('the runs of an assertion', () => {
  const assertion = urn('urn:li:assertion:fresh');
  const RESULTS = ['SUCCESS', 'FAILURE', 'ERROR', 'FAILURE'];

  function openRuns(): GraphqlClient {
    const client = openGraphql();
    client.exist(orders, assertion);
    const datasetAssertion = { dataset: orders, scope: 'DATASET_ROWS', operator: 'NULL' };
    client.put(assertion, 'assertionInfo', { type: 'DATASET', datasetAssertion });
    const about = { status: 'COMPLETE', assertionUrn: assertion, asserteeUrn: orders };
    for (const [daysAgo, type] of RESULTS.entries()) {
      const result = { type, nativeResults: { rows: '1' } };
      const run = { ...about, runId: `run-${daysAgo}`, result };
      happen(client, [assertion, 'assertionRunEvent', daysAgo], run);
    }
    return client;
  }

  const runs = async (args: string, fields: string) => {
    const { entity } = await openRuns().ask(
      `{ entity(urn: "${assertion}") { ... on Assertion { runEvents${args} { ${fields} } } } }`,
    );
    return (entity as JsonObject)['runEvents'];
  };

  test('are counted by result, the latest first', async () => {
    const fields = 'total failed succeeded errored runEvents { runId result { type } }';
    await expectJson(import.meta, 'runs-of-an-assertion', await runs('', fields));
  });

  test.each<[string, number]>([
    ['(limit: 2)', 2],
    [`(startTimeMillis: ${NOW - DAY_MS})`, 2],
    ['(status: COMPLETE)', 4],
    ['(filter: { and: [{ field: "result.type", values: ["FAILURE"] }] })', 2],
    ['(filter: { and: [{ field: "runId", values: ["none"] }] })', 0],
  ])('with %s are %i', async (args, total) => {
    expect(await runs(args, 'total')).toEqual({ total });
  });

  test('decide the health of the dataset: only the latest one counts', async () => {
    const client = openRuns();
    const query = `{ dataset(urn: "${orders}") { health { type status message causes } } }`;
    const health = async () => ((await client.ask(query))['dataset'] as JsonObject)['health'];
    const passing = await health();
    const failure = { status: 'COMPLETE', asserteeUrn: orders, result: { type: 'FAILURE' } };
    happen(client, [assertion, 'assertionRunEvent', -1], failure);
    const failing = await health();
    client.put(assertion, 'status', { removed: true });
    const removed = await health();
    await expectJson(import.meta, 'health-by-assertions', { passing, failing, removed });
  });
});
