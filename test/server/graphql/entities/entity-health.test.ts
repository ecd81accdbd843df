import { test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, urn } from '../graphql-client.js';

const orders = dataset('orders');

test('incidents and tests decide the health of an entity', async () => {
  const client = openGraphql();
  client.exist(orders);
  const report = (id: string, state: string, time: number) => {
    const incident = urn(`urn:li:incident:${id}`);
    client.exist(incident);
    const status = { state, lastUpdated: { time, actor: jane } };
    client.put(incident, 'incidentInfo', { title: id, entities: [orders], status });
  };
  report('old', 'ACTIVE', 1);
  report('late', 'ACTIVE', 5);
  report('done', 'RESOLVED', 9);
  client.put(orders, 'testResults', { passing: [{ test: 'a' }], failing: [{ test: 'b' }] });
  const { dataset: found } = await client.ask(
    `{ dataset(urn: "${orders}") { health { type status reportedAt message causes activeIncidentHealthDetails { latestIncidentUrn latestIncidentTitle lastActivityAt count } } } }`,
  );
  await expectJson(import.meta, 'incidents-and-tests-decide-the-health', found);
});
