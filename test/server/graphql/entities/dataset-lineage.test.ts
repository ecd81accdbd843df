import { describe, test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { openGraphqlOver, urn } from '../graphql-client.js';
import { a, ask, read } from './read-dataset.js';

describe('lineage one hop away', () => {
  const fields = `start count total filtered relationships {
    type degree isManual createdOn updatedOn createdActor { urn } updatedActor { urn } entity { urn } paths { path { urn } } }`;

  test('shows each edge with its stamps, from both ends', async () => {
    const client = openGraphqlOver(['shop.a', 'b']);
    const stamps = { created: { time: 3, actor: jane }, auditStamp: { time: 4, actor: 'nobody' } };
    const other = { dataset: dataset('ghost'), type: 'COPY', properties: { source: 'other' } };
    const manual = { dataset: dataset('b'), type: 'VIEW', properties: { source: 'UI' } };
    client.put(a, 'upstreamLineage', { upstreams: [other, { ...manual, ...stamps }] });
    await expectJson(import.meta, 'both-ends-of-an-edge', {
      upstream: await read(client, `lineage(input: { direction: UPSTREAM }) { ${fields} }`),
      downstream: await ask(
        client,
        dataset('b'),
        `lineage(input: { direction: DOWNSTREAM }) { ${fields} }`,
      ),
    });
  });

  test('leaves out soft-deleted and missing entities by default, and counts them', async () => {
    const client = openGraphqlOver(['shop.a <- b c']);
    client.put(dataset('b'), 'status', { removed: true });
    client.put(a, 'upstreamLineage', derivedFrom('b', 'c', 'ghost'));
    const short = 'count total filtered relationships { isManual createdOn entity { urn } }';
    const input = '{ direction: UPSTREAM, includeGhostEntities: true, start: 1, count: 1 }';
    await expectJson(import.meta, 'ghosts', {
      byDefault: await read(client, `lineage(input: { direction: UPSTREAM }) { ${short} }`),
      included: await read(client, `lineage(input: ${input}) { ${short} }`),
    });
  });

  test('names the edges of jobs as DataHub does', async () => {
    const client = openGraphqlOver(['shop.a', 'b']);
    const job = (id: string) => urn(`urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),${id})`);
    client.exist(job('1'), job('2'));
    client.put(job('1'), 'dataJobInputOutput', {
      inputDatasets: [dataset('b')],
      inputDatajobs: [job('2')],
      outputDatasets: [a],
    });
    const short = 'relationships { type entity { urn type } }';
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM }) { ${short} } } } }`;
    await expectJson(import.meta, 'edges-of-jobs', {
      dataset: await read(client, `lineage(input: { direction: UPSTREAM }) { ${short} }`),
      job: await client.ask(query, { urn: job('1') }),
    });
  });
});
