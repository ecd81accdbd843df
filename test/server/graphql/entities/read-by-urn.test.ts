import { describe, expect, test } from 'vitest';
import { expectJson } from '../../../support/golden.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { column, dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, openGraphqlOver } from '../graphql-client.js';
import { a } from './read-dataset.js';

describe('reading by urn', () => {
  test.each([
    ['spec', 400],
    ['datahub', 500],
  ] as const)('refuses malformed urns with the code of the dialect %s', async (dialect, code) => {
    const client = openGraphql(dialect);
    const fields = [
      'dataset(urn: "nonsense") { urn }',
      'entity(urn: "nonsense") { urn }',
      'entityExists(urn: "nonsense")',
    ];
    for (const field of [
      ...fields,
      'entities(urns: ["nonsense"]) { urn }',
      'dataset(urn: "urn:li:tag:pii") { urn }',
    ]) {
      expect(await client.refusal(`{ ${field} }`)).toMatchObject({
        extensions: { code, classification: 'DataFetchingException' },
      });
    }
  });

  test('keeps order and duplicates, and returns null for unknown types', async () => {
    const client = openGraphqlOver(['shop.a']);
    const urns = [
      jane,
      a,
      'urn:li:telemetry:x',
      column('b', 'x,y'),
      a,
      'urn:li:tag:pii',
      'urn:li:dataset:odd',
    ];
    const query = `query ($urns: [String!]!) { entities(urns: $urns) { __typename urn type
      ... on CorpUser { username } ... on Dataset { exists } ... on SchemaFieldEntity { fieldPath parent { urn } } } }`;
    await expectJson(
      import.meta,
      'reading-by-urn-keeps-order-and',
      await client.ask(query, { urns }),
    );
  });

  test('tells if an entity exists, also for a soft-deleted one', async () => {
    const client = openGraphqlOver(['shop.a']);
    client.put(a, 'status', { removed: true });
    client.put(dataset('b'), 'upstreamLineage', derivedFrom('c'));
    const query =
      'query ($a: String!, $b: String!) { a: entityExists(urn: $a) b: entityExists(urn: $b) }';
    expect(await client.ask(query, { a, b: dataset('b') })).toEqual({ a: true, b: false });
  });

  test('refuses an entity of a type that the schema does not have', async () => {
    const error = await openGraphql('datahub').refusal(
      '{ entity(urn: "urn:li:telemetry:x") { urn } }',
    );
    expect(error).toMatchObject({
      message: expect.stringContaining('no such type'),
      extensions: { code: 400 },
    });
  });

  test.each(['urn:li:dataset:(a)', 'urn:li:schemaField:a', 'urn:li:schemaField:(a,b)'])(
    'reports %s as malformed and not as unknown',
    async (text) => {
      for (const [dialect, code] of [
        ['spec', 400],
        ['datahub', 500],
      ] as const) {
        const error = await openGraphql(dialect).refusal(`{ entity(urn: "${text}") { urn } }`);
        expect(error).toMatchObject({
          message: expect.stringContaining('invalid urn: it '),
          extensions: { code },
        });
      }
    },
  );
});
