import { describe, expect, test } from 'vitest';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { ask, bearer, guardedCatalog, logIn, tokenFor } from '../../support/server/auth.js';
import { get, quoted } from '../../support/server/catalog.js';
import { identifyCaller } from '../../support/server/identify-caller.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');

describe('interface spec 2.5, personal access token', () => {
  test('its text is visible only at creation', async () => {
    const catalog = await guardedCatalog();
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    const session = await logIn(catalog);
    const everywhere = await Promise.all([
      ask(
        catalog,
        '{ listAccessTokens(input: {}) { tokens { urn id name description actorUrn ownerUrn } } }',
        {},
        session,
      ),
      ask(
        catalog,
        'query ($t: String!) { getAccessTokenMetadata(token: $t) { urn id name } }',
        { t: text },
        session,
      ),
      get(catalog, `/entities/${encodeURIComponent(metadata.urn)}`, 'GET', session),
      get(
        catalog,
        `/openapi/v3/entity/dataHubAccessToken/${encodeURIComponent(metadata.urn)}?systemMetadata=true`,
        'GET',
        session,
      ),
    ]);
    const [, , signature = ''] = text.split('.');
    for (const { status, body } of everywhere) {
      expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(metadata.id)]);
      expect(JSON.stringify(body)).not.toContain(signature);
    }
  });

  test('it represents its creator, or the user for whom it was created', async () => {
    const catalog = await guardedCatalog();
    const own = await tokenFor(catalog, 'datahub');
    const forJane = await tokenFor(catalog, 'jane');
    expect(await identifyCaller(catalog, bearer(own.text))).toEqual([200, datahub]);
    expect(await identifyCaller(catalog, bearer(forJane.text))).toEqual([200, jane]);
    expect([forJane.metadata.ownerUrn, forJane.metadata.actorUrn]).toEqual([datahub, jane]);
  });
});

describe('interface spec 4.5, entity read', () => {
  test.each(['', '/api/gms'])(
    'GET {base}%s/entities/<urn> requires a bearer token',
    async (prefix) => {
      const catalog = await guardedCatalog();
      const path = `${prefix}/entities/${quoted(datahub)}`;
      const { text } = await tokenFor(catalog, 'datahub');
      const { status, body } = await get(catalog, path, 'GET', bearer(text));
      expect([status, body.value['com.linkedin.metadata.snapshot.CorpUserSnapshot'].urn]).toEqual([
        200,
        datahub,
      ]);
      expect((await get(catalog, path)).status).toBe(401);
    },
  );
});

describe('interface spec 4.6, token management', () => {
  test('is GraphQL on the endpoint of 4.1: create, list, revoke', async () => {
    const catalog = await guardedCatalog();
    const { text, metadata } = await tokenFor(catalog, 'datahub', {
      name: 'ci',
      duration: 'ONE_DAY',
    });
    const list = () =>
      ask(catalog, '{ listAccessTokens(input: {}) { total tokens { name } } }', {}, bearer(text));
    expect((await list()).body.data.listAccessTokens).toEqual({
      total: 1,
      tokens: [{ name: 'ci' }],
    });
    const revoked = await ask(
      catalog,
      'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }',
      { id: metadata.id },
      bearer(text),
    );
    expect(revoked.body.data).toEqual({ revokeAccessToken: true });
    expect((await list()).status).toBe(401);
  });
});
