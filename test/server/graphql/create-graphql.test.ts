import { describe, expect, test } from 'vitest';
import { createGraphql } from '../../../src/server/graphql/create-graphql.js';
import { MutationWriter } from '../../../src/server/write/mutation-writer.js';
import { expectJson } from '../../support/golden.js';
import { serverContext } from '../../support/server/server-context.js';
import { jane } from '../../support/server/urns.js';
import { openGraphql, openGraphqlOver } from './graphql-client.js';

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
    expect(await openGraphql().send(body)).toEqual({
      status: 400,
      body: undefined,
      mutation: false,
    });
  });

  test('may have null variables, a null operation name, and other keys', async () => {
    const body = {
      query: '{ appConfig { appVersion } }',
      variables: null,
      operationName: null,
      extensions: {},
    };
    expect(await openGraphql().send(body)).toEqual({
      status: 200,
      body: { data: { appConfig: { appVersion: 'v1.6.0' } }, extensions: {} },
      mutation: false,
    });
  });

  test('selects the operation by its name', async () => {
    const query =
      'query One { appConfig { appVersion } } mutation Two { updateLineage(input: { edgesToAdd: [], edgesToRemove: [] }) }';
    const send = (operationName?: string) => openGraphql().send({ query, operationName });
    expect(await send('One')).toMatchObject({ body: { data: { appConfig: {} } }, mutation: false });
    expect(await send('Two')).toMatchObject({
      body: { data: { updateLineage: true } },
      mutation: true,
    });
    for (const name of [undefined, 'Three']) {
      expect(await send(name)).toMatchObject({
        status: 200,
        body: {
          data: null,
          errors: [{ extensions: { classification: 'ValidationError' } }],
          extensions: {},
        },
        mutation: false,
      });
    }
  });
});

describe('a document', () => {
  test('with a syntax error is invalid', async () => {
    const { body } = await openGraphql().send({ query: '{ me {' });
    expect(body).toEqual({
      errors: [
        {
          message: expect.any(String),
          locations: [{ line: 1, column: 7 }],
          extensions: { classification: 'InvalidSyntax' },
        },
      ],
      data: null,
      extensions: {},
    });
  });

  test('that selects an unknown field is invalid', async () => {
    const { body } = await openGraphql().send({ query: '{ createAccessToken }' });
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

  test('with variables of a wrong type is invalid', async () => {
    const error = await openGraphql().refusal('query ($urn: String!) { entityExists(urn: $urn) }', {
      urn: 5,
    });
    expect(error).toMatchObject({ extensions: { classification: 'ValidationError' } });
  });

  test('that fails in one field returns the others', async () => {
    const { body } = await openGraphql().send({
      query: '{ appConfig { appVersion } entity(urn: "nonsense") { urn } }',
    });
    expect(body).toMatchObject({
      errors: [
        {
          path: ['entity'],
          extensions: { code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
        },
      ],
      data: { appConfig: { appVersion: 'v1.6.0' }, entity: null },
    });
  });
});

test('an internal error is a server error of its field', async () => {
  const client = openGraphqlOver([]);
  const store = {
    ...client.store,
    exists: () => {
      throw new Error('disk full');
    },
  };
  const graphql = createGraphql({
    ...serverContext(store),
    writerFor: (actor) => new MutationWriter({ store, actor, clock: () => 0 }),
  });
  await expectJson(
    import.meta,
    'an-internal-error-is-a-server',
    (await graphql({ query: '{ entityExists(urn: "urn:li:tag:x") }' }, { actor: jane })).body,
  );
});

test('the caller has all privileges, and the service lists its capabilities', async () => {
  const data = await openGraphql().ask(`{
    me { corpUser { urn type username } platformPrivileges { generatePersonalAccessTokens manageTokens managePolicies } }
    appConfig { appVersion authConfig { tokenAuthEnabled } policiesConfig { enabled } lineageConfig { supportsImpactAnalysis } } }`);
  await expectJson(import.meta, 'the-caller-has-all-privileges-and', data);
});
