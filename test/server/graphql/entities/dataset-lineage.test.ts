import { describe, expect, test } from 'vitest';
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
    const times = { createdOn: 3, updatedOn: 4, createdActor: { urn: jane }, updatedActor: null };
    const edge = { type: 'DownstreamOf', degree: 1, isManual: true, ...times };
    const [here, there] = [{ urn: a }, { urn: dataset('b') }];
    const up = { ...edge, entity: there, paths: [{ path: [here, there] }] };
    expect(await read(client, `lineage(input: { direction: UPSTREAM }) { ${fields} }`)).toEqual({
      lineage: { start: 0, count: 1, total: 2, filtered: 1, relationships: [up] },
    });
    const downstream = `lineage(input: { direction: DOWNSTREAM }) { ${fields} }`;
    const down = { ...edge, entity: here, paths: [{ path: [there, here] }] };
    expect(await ask(client, dataset('b'), downstream)).toEqual({
      lineage: { start: 0, count: 1, total: 1, filtered: 0, relationships: [down] },
    });
  });

  test('leaves out soft-deleted and missing entities by default, and counts them', async () => {
    const client = openGraphqlOver(['shop.a <- b c']);
    client.put(dataset('b'), 'status', { removed: true });
    client.put(a, 'upstreamLineage', derivedFrom('b', 'c', 'ghost'));
    const short = 'count total filtered relationships { isManual createdOn entity { urn } }';
    const c = { isManual: null, createdOn: null, entity: { urn: dataset('c') } };
    expect(await read(client, `lineage(input: { direction: UPSTREAM }) { ${short} }`)).toEqual({
      lineage: { count: 1, total: 3, filtered: 2, relationships: [c] },
    });
    const input = '{ direction: UPSTREAM, includeGhostEntities: true, start: 1, count: 1 }';
    expect(await read(client, `lineage(input: ${input}) { ${short} }`)).toMatchObject({
      lineage: { count: 1, total: 3, filtered: 0, relationships: [{ entity: c.entity }] },
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
    const produces = { type: 'Produces', entity: { urn: job('1'), type: 'DATA_JOB' } };
    expect(await read(client, `lineage(input: { direction: UPSTREAM }) { ${short} }`)).toEqual({
      lineage: { relationships: [produces] },
    });
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on EntityWithRelationships { lineage(input: { direction: UPSTREAM }) { ${short} } } } }`;
    const relationships = [
      { type: 'DownstreamOf', entity: { urn: job('2'), type: 'DATA_JOB' } },
      { type: 'Consumes', entity: { urn: dataset('b'), type: 'DATASET' } },
    ];
    const told = await client.ask(query, { urn: job('1') });
    expect(told).toEqual({ entity: { lineage: { relationships } } });
  });
});
