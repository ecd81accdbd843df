import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, openGraphql, urn } from '../graphql-client.js';

const pii = urn('urn:li:tag:pii');
const odd = urn('urn:li:telemetry:x');
const [a, b, c] = [dataset('a'), dataset('b'), dataset('c')];

/**
 * Datasets of which `a` is the upstream of `b` and of the soft-deleted `c`. `b` has an owner, a tag
 * and an entity of telemetry.
 */
function client(): GraphqlClient {
  const opened = openGraphql();
  opened.exist(a, b, c, jane, pii);
  for (const one of [b, c]) opened.put(one, 'upstreamLineage', derivedFrom('a'));
  opened.put(b, 'ownership', { owners: [{ owner: jane, type: 'DATAOWNER' }] });
  opened.put(b, 'globalTags', { tags: [{ tag: pii }] });
  opened.put(b, 'applications', { applications: [odd] });
  opened.put(c, 'status', { removed: true });
  return opened;
}

async function related(start: string, input: JsonObject): Promise<unknown> {
  const query = `query ($input: RelationshipsInput!) { entity(urn: "${start}") { relationships(input: $input) {
    start count total relationships { type direction entity { urn } } } } }`;
  const { entity } = await client().ask(query, {
    input: { types: [], direction: 'OUTGOING', ...input },
  });
  return (entity as JsonObject)['relationships'];
}

const row = (type: string, entity: string | null, direction = 'OUTGOING') => ({
  type,
  direction,
  entity: entity && { urn: entity },
});

describe('the relationships of an entity', () => {
  test('are of all types, sorted by type and by the other end', async () => {
    await expectJson(import.meta, 'the-relationships-of-an-entity-are', await related(b, {}));
    expect(await related(pii, { direction: 'INCOMING' })).toMatchObject({
      relationships: [row('TaggedWith', b, 'INCOMING')],
    });
    expect(await related(dataset('none'), {})).toEqual({
      start: 0,
      count: 0,
      total: 0,
      relationships: [],
    });
  });

  test('can be limited to some types', async () => {
    expect(await related(b, { types: ['TaggedWith', 'DownstreamOf'] })).toMatchObject({
      total: 2,
      relationships: [row('DownstreamOf', a), row('TaggedWith', pii)],
    });
  });

  test('lead to soft-deleted entities by default', async () => {
    const incoming = { direction: 'INCOMING', types: ['DownstreamOf'] };
    expect(await related(a, incoming)).toMatchObject({ total: 2 });
    expect(await related(a, { ...incoming, includeSoftDelete: false })).toMatchObject({
      total: 1,
      relationships: [row('DownstreamOf', b, 'INCOMING')],
    });
  });

  test('are returned in pages, with the number of their rows', async () => {
    expect(await related(b, { start: 3, count: 2 })).toEqual({
      start: 3,
      count: 1,
      total: 4,
      relationships: [row('TaggedWith', pii)],
    });
    expect(await related(b, { count: 0 })).toMatchObject({ count: 0, total: 4 });
  });
});
