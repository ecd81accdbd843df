import { describe, expect, test } from 'vitest';
import { createSchema } from '../../../src/server/graphql/schema/create-schema.js';
import { pageDocument } from '../../support/server/page-document.js';
import { dataset } from '../../support/server/urns.js';
import { openGraphql, openGraphqlOver } from './graphql-client.js';

describe('limits', () => {
  test('a document more than 50 fields deep is refused', async () => {
    expect(await openGraphql().refusal(nested(16))).toMatchObject({ extensions: { code: 400 } });
    const { body, mutation } = await openGraphql().send({ query: nested(17) });
    expect(body).toEqual({
      errors: [
        {
          message: 'maximum query depth exceeded 53 > 50',
          extensions: { classification: 'ExecutionAborted' },
        },
      ],
      data: null,
      extensions: {},
    });
    expect(mutation).toBe(false);
  });

  test('a document of more than 2000 fields is refused', async () => {
    expect(await openGraphql().ask(wide(1999))).toMatchObject({
      appConfig: { f0: 'v1.6.0', f1998: 'v1.6.0' },
    });
    expect(await openGraphql().refusal(wide(2000))).toEqual({
      message: 'maximum query complexity exceeded 2001 > 2000',
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  test('a fragment counts once, and __typename nothing, as in graphql-java', async () => {
    const config = `fragment C on AppConfig { ${versions(1900)} ${Array.from({ length: 100 }, (_, i) => `t${i}: __typename`).join(' ')} }`;
    const uses = Array.from({ length: 5 }, (_, i) => `c${i}: appConfig { ...C }`).join(' ');
    expect(Object.keys(await openGraphql().ask(`{ ${uses} } ${config}`))).toHaveLength(5);
  });

  test('nested fragments take no exponential time', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} x: appConfig { appVersion } ...F${i + 1} }`,
    );
    const query = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { ... { appConfig { appVersion } } }`;
    expect(await openGraphql().ask(query)).toEqual({
      x: { appVersion: 'v1.6.0' },
      appConfig: { appVersion: 'v1.6.0' },
    });
  });

  test('fragments that fork at each level take as long as the entities that they lead to', async () => {
    const levels = Array.from(
      { length: 15 },
      (
        _,
        i,
      ) => `fragment F${i} on EntityWithRelationships { a: relationships(input: $r) { relationships { entity { ...F${i + 1} } } }
        b: relationships(input: $r) { relationships { entity { ...F${i + 1} } } } }`,
    );
    const query = `query ($r: RelationshipsInput!) { entity(urn: "${dataset('a')}") { ...F0 } } ${levels.join(' ')} fragment F15 on Entity { urn }`;
    const variables = { r: { types: ['TaggedWith'], direction: 'OUTGOING' } };
    const none = { relationships: [] };
    expect(await openGraphql().ask(query, variables)).toEqual({ entity: { a: none, b: none } });
  });

  test("a document of the size of those of DataHub's pages is answered", async () => {
    const document = pageDocument(createSchema('datahub'));
    const { ask } = openGraphqlOver(['b <- a', 'c <- b'], 'datahub');
    const { entity } = await ask(document, { urn: dataset('b') });
    expect(entity).toMatchObject({
      UPSTREAM: {
        total: 1,
        relationships: [{ entity: { Dataset_name: 'a', DOWNSTREAM: { total: 1 } } }],
      },
      DOWNSTREAM: { total: 1, relationships: [{ entity: { Dataset_name: 'c' } }] },
    });
  });

  test.each([
    ['one field 2000 times', `{ ${'appConfig { appVersion } '.repeat(2000)} }`],
    [
      '1000 fragments',
      `{ ${Array.from({ length: 1000 }, (_, i) => `...F${i}`).join(' ')} } ${Array.from(
        { length: 1000 },
        (_, i) => `fragment F${i} on Query { __typename }`,
      ).join(' ')}`,
    ],
  ])('%s in one place would block the check, which gives up', async (_what, query) => {
    expect(await openGraphql().refusal(query)).toEqual({
      message: 'the document names fields or fragments too often in one place; name each once',
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  test('introspection accepts aliases only for types by name, since others would repeat the schema', async () => {
    expect(await openGraphql().refusal('{ __schema { types { a: name b: name } } }')).toMatchObject(
      {
        message: '"name" of introspection takes no alias; leave "a" out',
        extensions: { classification: 'ValidationError' },
      },
    );
    expect(await openGraphql().refusal('{ again: __schema { types { name } } }')).toMatchObject({
      message: '"__schema" of introspection takes no alias; leave "again" out',
    });
    const types = await openGraphql().ask(
      '{ a: __type(name: "Dataset") { name } b: __type(name: "Chart") { name } }',
    );
    expect(types).toEqual({ a: { name: 'Dataset' }, b: { name: 'Chart' } });
  });

  test('a document of more than 15000 tokens, or nested too deeply for a parser, is refused', async () => {
    const edges = Array.from({ length: 2000 }, () => '{ downstreamUrn: "", upstreamUrn: "" }').join(
      ' ',
    );
    const inline = `mutation { updateLineage(input: { edgesToAdd: [${edges}], edgesToRemove: [] }) }`;
    for (const query of [inline, `${'{a'.repeat(7000)}${'}'.repeat(900)}`]) {
      expect(await openGraphql().refusal(query)).toMatchObject({
        extensions: { classification: 'InvalidSyntax' },
      });
    }
  });
});

/** A document with three fields per level, and two around them. */
function nested(rounds: number): string {
  const open =
    ' { lineage(input: { direction: UPSTREAM }) { relationships { entity { ... on Dataset';
  return `{ dataset(urn: "nonsense")${open.repeat(rounds)} { urn } ${'} } } }'.repeat(rounds)} }`;
}

function wide(fields: number): string {
  return `{ appConfig { ${versions(fields)} } }`;
}

function versions(fields: number): string {
  return Array.from({ length: fields }, (_, i) => `f${i}: appVersion`).join(' ');
}
