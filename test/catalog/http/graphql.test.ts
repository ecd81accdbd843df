import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import {
  expectFailure,
  intercept,
  reader,
  replyTo,
  TOKEN,
  urnOf,
  writer,
} from '../catalog-clients.js';

const edge = { downstreamUrn: urnOf('b'), upstreamUrn: urnOf('a') };

function graphQlError(code: number | undefined, message = 'the reason'): object {
  return {
    message,
    extensions: code === undefined ? { classification: 'ValidationError' } : { code },
  };
}

test('the actor is the user of the token', async () => {
  intercept()
    .post('/api/graphql', (body) => String(body.query).includes('me { corpUser { urn } }'))
    .matchHeader('authorization', `Bearer ${TOKEN}`)
    .reply(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:jo' } } }, extensions: {} });
  expect(await reader().readActor()).toBe('urn:li:corpuser:jo');
});

test.each([
  { me: null },
  { me: { corpUser: null } },
  { me: { corpUser: { urn: 'urn:li:corpGroup:jo' } } },
  { me: { corpUser: { urn: 7 } } },
  {},
])('an answer without a user as the actor is refused: %j', async (data) => {
  intercept().post('/api/graphql').reply(200, { data });
  await expect(reader().readActor()).rejects.toMatchObject({ codeName: 'catalog-incomplete' });
});

test.each([
  [[graphQlError(403)], 'catalog-forbidden'],
  [[graphQlError(400)], 'catalog-rejected'],
  [[graphQlError(500)], 'catalog-failed'],
  [[graphQlError(503)], 'catalog-failed'],
  [[graphQlError(undefined)], 'catalog-failed'],
  [[graphQlError(403), graphQlError(400)], 'catalog-rejected'],
  [[graphQlError(400), graphQlError(500), graphQlError(403)], 'catalog-failed'],
  [[null], 'catalog-failed'],
  [{ message: 'no list' }, 'catalog-failed'],
])('errors in a 200 take precedence over the data beside them: %j', async (errors, codeName) => {
  replyTo('/api/graphql', 200, { errors, data: { updateLineage: true } });
  await expectFailure(writer().updateLineage({ edgesToAdd: [edge], edgesToRemove: [] }), codeName);
});

test('the error repeats the reason, and not the request', async () => {
  replyTo('/api/graphql', 200, {
    errors: [graphQlError(400, `urn does not exist; you sent Bearer ${TOKEN}`)],
    data: null,
  });
  const error: unknown = await writer()
    .updateLineage({ edgesToAdd: [edge], edgesToRemove: [] })
    .catch((thrown: unknown) => thrown);
  const shown = inspect(error, { depth: 9, showHidden: true });
  expect(shown).toContain('urn does not exist; you sent [token]');
  expect(shown).not.toContain('edgesToAdd');
  expect(shown).not.toContain(TOKEN);
});

test.each([
  'null',
  '[]',
  '"text"',
  '7',
  '{"data":7}',
  '{}',
  '{"status":"ok"}',
  '{"data":null}',
  '{"data":{},"errors":7}',
])('a body that is not a GraphQL answer is refused: %s', async (body) => {
  intercept()
    .post('/api/graphql')
    .times(2)
    .reply(200, body, { 'content-type': 'application/json' });
  await expectFailure(reader().readActor(), 'catalog-not-a-catalog', {
    message: expect.not.stringContaining('Got'),
  });
  await expectFailure(
    writer().updateLineage({ edgesToAdd: [edge], edgesToRemove: [] }),
    'catalog-failed',
  );
});

test('edges are sent as variables, each once', async () => {
  const other = { downstreamUrn: urnOf('b'), upstreamUrn: urnOf('c') };
  intercept()
    .post('/api/graphql', ({ query, variables }) => {
      expect(query).not.toContain('urn:');
      expect(variables).toEqual({ input: { edgesToAdd: [edge, other], edgesToRemove: [other] } });
      return true;
    })
    .reply(200, { data: { updateLineage: true } });
  await writer().updateLineage({
    edgesToAdd: [edge, other, { ...edge }],
    edgesToRemove: [other, other],
  });
});

test('an empty list of edges sends no request', async () => {
  intercept();
  await writer().updateLineage({ edgesToAdd: [], edgesToRemove: [] });
});

test.each([false, null, 'true', 1, undefined])(
  'a result of %j is not success',
  async (updateLineage) => {
    intercept().post('/api/graphql').reply(200, { data: { updateLineage } });
    await expectFailure(
      writer().updateLineage({ edgesToAdd: [edge], edgesToRemove: [] }),
      'catalog-failed',
    );
  },
);

test('a missing privilege under status 401 is distinguished from a bad token', async () => {
  const scope = intercept();
  scope.post('/api/graphql', /mutation/).reply(401, {
    errors: [graphQlError(403, 'Unauthorized to edit dataset lineage.')],
    data: null,
  });
  scope
    .post('/api/graphql', /whoAmI/)
    .reply(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:jo' } } } });
  await expectFailure(
    writer().updateLineage({ edgesToAdd: [edge], edgesToRemove: [] }),
    'catalog-forbidden',
    { message: expect.stringContaining('Unauthorized to edit dataset lineage.') },
  );
});
