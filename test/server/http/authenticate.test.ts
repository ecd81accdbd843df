import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { bearer, guardedCatalog, logIn, tokenFor } from '../../support/server/auth.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import { sendRaw } from '../../support/server/raw-request.js';
import { dataset } from '../../support/server/urns.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');

async function who(
  catalog: Catalog,
  path: string,
  headers: Record<string, string>,
): Promise<unknown> {
  const query = '{ me { corpUser { urn } } }';
  const { status, body } = await post(catalog, path, { query }, headers);
  return status === 200 ? body.data.me.corpUser.urn : status;
}

describe('with authentication on', () => {
  test.each(dialects)(
    'public addresses are answered without a token and with a bad token (%s)',
    async (dialect) => {
      const catalog = await guardedCatalog({ dialect });
      for (const headers of [{}, bearer('nonsense')] as Record<string, string>[]) {
        expect((await get(catalog, '/config', 'GET', headers)).body.noCode).toBe('true');
        for (const path of ['/health', '/health/live'])
          expect((await get(catalog, path, 'GET', headers)).status).toBe(200);
        // DataHub has these addresses too. The embedded catalog has nothing behind them.
        const nothing =
          '/config/search/export /actuator/prometheus /schema-registry/x /public-iceberg/x';
        for (const path of nothing.split(' '))
          expect([path, (await get(catalog, path, 'GET', headers)).status]).toEqual([path, 404]);
      }
    },
  );

  const guarded =
    '/ /api/gms/config /api/gms/health /healthy /config/ /nonsense /schema-registry /aspects';
  test.each(guarded.split(' '))('%s is not public, even if nothing is behind it', async (path) => {
    const { status, body } = await get(await guardedCatalog(), path);
    const message = 'Unauthorized to perform this action.';
    expect([status, body]).toEqual([401, { message, status: 401 }]);
  });

  test('the proxy forwards public addresses for a caller with a credential', async () => {
    const catalog = await guardedCatalog();
    const { body } = await get(catalog, '/api/gms/config', 'GET', await logIn(catalog));
    expect(body.noCode).toBe('true');
  });

  test.each(['Bearer', 'bearer'])('the scheme may be written %s', async (scheme) => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'datahub');
    const by = (Authorization: string) => who(catalog, '/api/graphql', { Authorization });
    expect(await by(`${scheme} ${text}`)).toBe(datahub);
    expect(await by(`BEARER ${text}`)).toBe(401);
  });

  test('a token takes precedence over a session, except at the addresses of the frontend', async () => {
    const catalog = await guardedCatalog();
    const both = { ...(await logIn(catalog)), ...bearer((await tokenFor(catalog, 'jane')).text) };
    expect(await who(catalog, '/api/graphql', both)).toBe(jane);
    for (const path of ['/api/v2/graphql', '/api/gms/api/graphql'])
      expect(await who(catalog, path, both)).toBe(datahub);
  });

  test('an expired session is refused, and a bad token is refused even beside a session', async () => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'jane');
    const ended = { Cookie: 'PLAY_SESSION=nonsense', ...bearer(text) };
    for (const path of ['/api/graphql', '/api/v2/graphql'])
      expect(await who(catalog, path, ended)).toBe(jane);
    const bad = { ...(await logIn(catalog)), ...bearer('nonsense') };
    expect(await who(catalog, '/api/graphql', bad)).toBe(401);
  });

  test('a header cannot name another user', async () => {
    const catalog = await guardedCatalog();
    const token = bearer((await tokenFor(catalog, 'datahub')).text);
    expect(await who(catalog, '/api/graphql', { ...token, 'X-DataHub-Actor': jane })).toBe(datahub);
    const headers = { ...token, 'X-DataHub-Actor': jane };
    await post(
      catalog,
      '/openapi/v3/entity/dataset?async=false',
      making('a').map(onOpenapi),
      headers,
    );
    const path = `/openapi/v3/entity/dataset/${encodeURIComponent(dataset('a'))}/status?systemMetadata=true`;
    expect((await get(catalog, path, 'GET', token)).body.auditStamp.actor).toBe(datahub);
  });

  test('the host may have any name, since a credential is required', async () => {
    const catalog = await guardedCatalog();
    const token = bearer((await tokenFor(catalog, 'datahub')).text);
    const send = (headers: Record<string, string>) =>
      sendRaw(catalog, {
        path: '/api/graphql',
        headers: { Host: 'catalog.example', ...headers },
        body: { query: '{ me { __typename } }' },
      });
    expect((await send(token)).status).toBe(200);
    expect((await send({})).status).toBe(401);
  });
});

test('with authentication off, a token is neither required nor checked', async () => {
  const catalog = await runningCatalog();
  expect(await who(catalog, '/api/graphql', bearer('nonsense'))).toBe(datahub);
  expect(
    await who(catalog, '/api/graphql', { ...bearer('nonsense'), 'X-DataHub-Actor': jane }),
  ).toBe(jane);
});
