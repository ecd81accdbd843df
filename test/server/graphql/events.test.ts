import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { type Actor, policedCatalog } from '../../support/server/actors.js';
import { dropPolicies } from '../../support/server/policies.js';
import { dataset } from '../../support/server/urns.js';
import { type GraphqlClient, NOW, openGraphql, urn } from './graphql-client.js';

const orders = dataset('orders');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes an event of an aspect on an entity, some days ago. */
function happen(
  client: GraphqlClient,
  [on, aspect, daysAgo]: readonly [ReturnType<typeof urn>, string, number],
  value: JsonObject,
): void {
  client.put(on, aspect, { timestampMillis: NOW - daysAgo * DAY_MS, ...value });
}

test('a reader who may not see the events of a dataset gets an empty list', async () => {
  const { admin, as } = await policedCatalog('datahub');
  await dropPolicies(admin);
  await admin.post('/openapi/v3/entity/dataset?async=false', [
    { urn: orders, datasetProfile: { value: { timestampMillis: 1, rowCount: 3 } } },
  ]);
  const query = `{ dataset(urn: "${orders}") { datasetProfiles { rowCount } } }`;
  const seenBy = async (actor: Actor) => (await actor.graphql(query)).body.data.dataset;
  expect(await seenBy(admin)).toEqual({ datasetProfiles: [{ rowCount: 3 }] });
  expect(await seenBy(as('joe'))).toEqual({ datasetProfiles: [] });
});

describe('the runs of an assertion', () => {
  const assertion = urn('urn:li:assertion:fresh');

  function openRuns(): GraphqlClient {
    const client = openGraphql();
    client.exist(orders, assertion);
    client.put(assertion, 'assertionInfo', {
      type: 'DATASET',
      datasetAssertion: { dataset: orders, scope: 'DATASET_ROWS', operator: 'NULL' },
    });
    ['SUCCESS', 'FAILURE', 'ERROR', 'FAILURE'].forEach((type, daysAgo) => {
      happen(client, [assertion, 'assertionRunEvent', daysAgo], {
        runId: `run-${daysAgo}`,
        status: 'COMPLETE',
        assertionUrn: assertion,
        asserteeUrn: orders,
        result: { type, nativeResults: { rows: '1' } },
      });
    });
    return client;
  }

  const runs = async (args: string, fields: string) => {
    const { entity } = await openRuns().ask(
      `{ entity(urn: "${assertion}") { ... on Assertion { runEvents${args} { ${fields} } } } }`,
    );
    return (entity as JsonObject)['runEvents'];
  };

  test('are counted by result, the latest first', async () => {
    expect(
      await runs('', 'total failed succeeded errored runEvents { runId result { type } }'),
    ).toEqual({
      total: 4,
      failed: 2,
      succeeded: 1,
      errored: 1,
      runEvents: ['SUCCESS', 'FAILURE', 'ERROR', 'FAILURE'].map((type, i) => ({
        runId: `run-${i}`,
        result: { type },
      })),
    });
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
    const health = async () =>
      (
        (
          await client.ask(
            `{ dataset(urn: "${orders}") { health { type status message causes } } }`,
          )
        )['dataset'] as JsonObject
      )['health'];
    const incidents = { type: 'INCIDENTS', status: 'PASS', message: null, causes: null };
    const passing = { status: 'PASS', message: 'All assertions are passing', causes: null };
    expect(await health()).toEqual([incidents, { type: 'ASSERTIONS', ...passing }]);
    happen(client, [assertion, 'assertionRunEvent', -1], {
      status: 'COMPLETE',
      asserteeUrn: orders,
      result: { type: 'FAILURE' },
    });
    const message = '1 of 1 assertions are failing';
    expect(await health()).toEqual([
      incidents,
      { type: 'ASSERTIONS', status: 'FAIL', message, causes: [assertion] },
    ]);
    client.put(assertion, 'status', { removed: true });
    expect(await health()).toEqual([incidents]);
  });
});
