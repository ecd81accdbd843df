import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createGraphql } from '../../../src/server/graphql/create-graphql.js';
import { openAuthorizer } from '../../../src/server/policy/authorizer.js';
import { TurnScheduler } from '../../../src/server/turns/turn-scheduler.js';
import { jane } from '../../support/server-urns.js';
import { doorOnto, openDoor } from './graphql-door.js';

describe('a body', () => {
  test.each([
    [undefined],
    [null],
    ['{ me { corpUser { urn } } }'],
    [[{ query: '{ appConfig { appVersion } }' }]],
    [{}],
    [{ query: 1 }],
    [{ query: null }],
    [{ query: '{ appConfig { appVersion } }', variables: [] }],
    [{ query: '{ appConfig { appVersion } }', variables: 'x' }],
    [{ query: '{ appConfig { appVersion } }', operationName: 1 }],
  ])('like %j is a bad request without an answer', async (body) => {
    expect(await openDoor().send(body)).toEqual({ status: 400, body: undefined, mutation: false });
  });

  test('may have variables and operation name null, and other keys', async () => {
    const body = { query: '{ appConfig { appVersion } }', variables: null, operationName: null, extensions: {} };
    expect(await openDoor().send(body)).toEqual({
      status: 200,
      body: { data: { appConfig: { appVersion: 'v1.6.0' } }, extensions: {} },
      mutation: false,
    });
  });

  test('names the operation that is meant', async () => {
    const query = 'query One { appConfig { appVersion } } mutation Two { updateLineage(input: { edgesToAdd: [], edgesToRemove: [] }) }';
    const send = (operationName?: string) => openDoor().send({ query, operationName });
    expect(await send('One')).toMatchObject({ body: { data: { appConfig: {} } }, mutation: false });
    expect(await send('Two')).toMatchObject({ body: { data: { updateLineage: true } }, mutation: true });
    for (const name of [undefined, 'Three']) {
      expect(await send(name)).toMatchObject({
        status: 200,
        body: { data: null, errors: [{ extensions: { classification: 'ValidationError' } }], extensions: {} },
        mutation: false,
      });
    }
  });
});

describe('a document', () => {
  test('with a syntax error', async () => {
    const { body } = await openDoor().send({ query: '{ me {' });
    expect(body).toEqual({
      errors: [{ message: expect.any(String), locations: [{ line: 1, column: 7 }], extensions: { classification: 'InvalidSyntax' } }],
      data: null,
      extensions: {},
    });
  });

  test('that asks for what is not there', async () => {
    const { body } = await openDoor().send({ query: '{ createAccessToken }' });
    expect(body).toEqual({
      errors: [
        {
          message: expect.stringContaining('createAccessToken'),
          locations: [{ line: 1, column: 3 }],
          extensions: { classification: 'ValidationError' },
        },
      ],
      data: null,
      extensions: {},
    });
  });

  test('that searches in a mutation is invalid, as some samples of DataHub would find out', async () => {
    const query = 'mutation { searchAcrossLineage(input: { direction: UPSTREAM }) { total } }';
    expect(await openDoor().refusal(query)).toMatchObject({ extensions: { classification: 'ValidationError' } });
  });

  test('whose variables do not fit', async () => {
    const error = await openDoor().refusal('query ($urn: String!) { entityExists(urn: $urn) }', { urn: 5 });
    expect(error).toMatchObject({ extensions: { classification: 'ValidationError' } });
  });

  test('that fails in one field answers the others', async () => {
    const { body } = await openDoor().send({ query: '{ appConfig { appVersion } entity(urn: "nonsense") { urn } }' });
    expect(body).toMatchObject({
      errors: [{ path: ['entity'], extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' } }],
      data: { appConfig: { appVersion: 'v1.6.0' }, entity: null },
    });
  });

  test('is introspected', async () => {
    const data = await openDoor().ask(getIntrospectionQuery());
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' }, mutationType: { name: 'Mutation' } } });
  });
});

describe('limits', () => {
  test('50 fields deep is the end', async () => {
    expect(await openDoor().refusal(nested(16))).toMatchObject({ extensions: { code: 400 } });
    const { body, mutation } = await openDoor().send({ query: nested(17) });
    expect(body).toEqual({
      errors: [{ message: 'maximum query depth exceeded 53 > 50', extensions: { classification: 'ExecutionAborted' } }],
      data: null,
      extensions: {},
    });
    expect(mutation).toBe(false);
  });

  test('2000 fields are the end', async () => {
    expect(await openDoor().ask(wide(1999))).toMatchObject({ appConfig: { f0: 'v1.6.0', f1998: 'v1.6.0' } });
    expect(await openDoor().refusal(wide(2000))).toEqual({
      message: 'maximum query complexity exceeded 2001 > 2000',
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  test('a fragment counts once, and __typename nothing, as in graphql-java', async () => {
    const config = `fragment C on AppConfig { ${versions(1900)} ${Array.from({ length: 100 }, (_, i) => `t${i}: __typename`).join(' ')} }`;
    const uses = Array.from({ length: 5 }, (_, i) => `c${i}: appConfig { ...C }`).join(' ');
    expect(Object.keys(await openDoor().ask(`{ ${uses} } ${config}`))).toHaveLength(5);
  });

  test('fragments of fragments take no exponential time', async () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} x: appConfig { appVersion } ...F${i + 1} }`,
    );
    const query = `{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { ... { appConfig { appVersion } } }`;
    expect(await openDoor().ask(query)).toEqual({ x: { appVersion: 'v1.6.0' }, appConfig: { appVersion: 'v1.6.0' } });
    const nested = Array.from(
      { length: 20 },
      (_, i) => `fragment F${i} on Entity { a: relationships(input: $r) { relationships { entity { ...F${i + 1} } } }
      b: relationships(input: $r) { relationships { entity { ...F${i + 1} } } } }`,
    );
    const wide = `query ($r: RelationshipsInput!) { entity(urn: "urn:li:tag:a") { ...F0 } } ${nested.join(' ')} fragment F20 on Entity { urn }`;
    expect(await openDoor().refusal(wide)).toMatchObject({ message: expect.stringMatching(/more than 20000 fields/) });
  });

  test.each([
    [
      'one field many times in one place',
      `{ ${'appConfig { appVersion } '.repeat(201)} }`,
      '"appConfig" 201 times in one place; ask for it once',
    ],
    [
      'one field many times in many fragments',
      `{ ${Array.from({ length: 41 }, (_, i) => `...F${i}`).join(' ')} } ${Array.from(
        { length: 41 },
        (_, i) => `fragment F${i} on Query { ${'__typename '.repeat(5)} }`,
      ).join(' ')}`,
      '"__typename" 205 times in one place; ask for it once',
    ],
    [
      'many uses of a fragment',
      `{ ${'...F '.repeat(501)} } fragment F on Query { __typename }`,
      'uses fragments 501 times, and 500 is the limit',
    ],
  ])('%s would hold the validation, and is refused before it', async (_what, query, words) => {
    expect(await openDoor().refusal(query)).toEqual({
      message: expect.stringContaining(words),
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  test('introspection takes no alias, which would list the schema once more, but for types by name', async () => {
    expect(await openDoor().refusal('{ __schema { types { a: name b: name } } }')).toMatchObject({
      message: '"name" of introspection takes no alias; leave "a" out',
      extensions: { classification: 'ValidationError' },
    });
    expect(await openDoor().refusal('{ again: __schema { types { name } } }')).toMatchObject({
      message: '"__schema" of introspection takes no alias; leave "again" out',
    });
    const types = await openDoor().ask('{ a: __type(name: "Dataset") { name } b: __type(name: "Chart") { name } }');
    expect(types).toEqual({ a: { name: 'Dataset' }, b: { name: 'Chart' } });
  });

  test('15000 tokens are the end, and nesting that no parser bears is refused, not suffered', async () => {
    const edges = Array.from({ length: 2000 }, () => '{ downstreamUrn: "", upstreamUrn: "" }').join(' ');
    const inline = `mutation { updateLineage(input: { edgesToAdd: [${edges}], edgesToRemove: [] }) }`;
    for (const query of [inline, `${'{a'.repeat(7000)}${'}'.repeat(900)}`]) {
      expect(await openDoor().refusal(query)).toMatchObject({ extensions: { classification: 'InvalidSyntax' } });
    }
  });
});

/** Three fields a round, and two around them. */
function nested(rounds: number): string {
  const open = ' { lineage(input: { direction: UPSTREAM }) { relationships { entity { ... on Dataset';
  return `{ dataset(urn: "nonsense")${open.repeat(rounds)} { urn } ${'} } } }'.repeat(rounds)} }`;
}

function wide(fields: number): string {
  return `{ appConfig { ${versions(fields)} } }`;
}

function versions(fields: number): string {
  return Array.from({ length: fields }, (_, i) => `f${i}: appVersion`).join(' ');
}

test('a failure of our own is a server error of its field', async () => {
  const door = doorOnto([]);
  const store = {
    ...door.store,
    exists: () => {
      throw new Error('disk full');
    },
  };
  const graphql = createGraphql({
    store,
    dialect: 'spec',
    clock: () => 0,
    version: 'v1',
    auth: false,
    authorizer: openAuthorizer,
    turns: new TurnScheduler(),
    maxEntities: 100_000,
  });
  expect((await graphql({ query: '{ entityExists(urn: "urn:li:tag:x") }' }, { actor: jane })).body).toEqual({
    errors: [
      {
        message: 'disk full',
        locations: [{ line: 1, column: 3 }],
        path: ['entityExists'],
        extensions: { code: 500, type: 'SERVER_ERROR', classification: 'DataFetchingException' },
      },
    ],
    data: { entityExists: null },
    extensions: {},
  });
});

test('the caller may do everything, and the service says what it can', async () => {
  const data = await openDoor().ask(`{
    me { corpUser { urn type username } platformPrivileges { generatePersonalAccessTokens manageTokens managePolicies } }
    appConfig { appVersion authConfig { tokenAuthEnabled } policiesConfig { enabled } lineageConfig { supportsImpactAnalysis } } }`);
  expect(data).toEqual({
    me: {
      corpUser: { urn: jane, type: 'CORP_USER', username: 'jane' },
      platformPrivileges: { generatePersonalAccessTokens: true, manageTokens: true, managePolicies: true },
    },
    appConfig: {
      appVersion: 'v1.6.0',
      authConfig: { tokenAuthEnabled: false },
      policiesConfig: { enabled: false },
      lineageConfig: { supportsImpactAnalysis: true },
    },
  });
});
