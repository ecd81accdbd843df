import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  ask,
  guardedCatalog,
  logIn,
  movableClock,
  PASSWORDS,
  requestToken,
} from '../../support/server/auth.js';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { sendRaw } from '../../support/server/raw-request.js';

const datahub = corpUserUrn('datahub');
const RIGHT = { username: 'datahub', password: PASSWORDS.datahub };
const WHO = '{ me { corpUser { urn } } }';

/** The cookies of an answer, each with its value and its sorted attributes. */
function cookiesOf(headers: Headers): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=', 1)[0], [pair.slice(pair.indexOf('=') + 1), ...attributes.sort()]];
    }),
  );
}

function statusOf(catalog: Catalog, headers: Record<string, string>): Promise<number> {
  return ask(catalog, WHO, {}, headers).then(({ status }) => status);
}

describe('/logIn', () => {
  test('opens a session of one day, with a cookie that scripts cannot read', async () => {
    const catalog = await guardedCatalog();
    const { status, headers, body } = await post(catalog, '/logIn', RIGHT);
    expect([status, body]).toEqual([200, '']);
    const { PLAY_SESSION: session, actor } = cookiesOf(headers);
    const attributes = ['Max-Age=86400', 'Path=/', 'SameSite=Strict'];
    expect(session).toEqual([expect.stringMatching(/^[\w-]{43}$/), 'HttpOnly', ...attributes]);
    expect(actor).toEqual([datahub, ...attributes]);
  });

  test('names a user by an e-mail address as it is, without what no cookie can hold', async () => {
    const password = 'open sesame';
    const passwords = { datahub: PASSWORDS.datahub, 'a+b@c.d': password, 'ü;': password };
    const catalog = await runningCatalog({ auth: { passwords } });
    const actorOf = async (username: string) => {
      const { headers } = await post(catalog, '/logIn', { username, password });
      return cookiesOf(headers)['actor']?.[0];
    };
    expect(await actorOf('a+b@c.d')).toBe('urn:li:corpuser:a+b@c.d');
    expect(await actorOf('ü;')).toBe('urn:li:corpuser:%C3%BC%3B');
  });

  test('marks the cookies as Secure behind a TLS proxy', async () => {
    const { headers } = await post(await guardedCatalog(), '/logIn', RIGHT, {
      'X-Forwarded-Proto': 'https',
    });
    expect(cookiesOf(headers)['PLAY_SESSION']).toContain('Secure');
  });

  test('lets the official client create its first token', async () => {
    const catalog = await guardedCatalog();
    const session = await logIn(catalog);
    const query =
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { id } } }';
    const input = { type: 'PERSONAL', actorUrn: datahub, duration: 'ONE_HOUR', name: 'cli token' };
    const document = { query, variables: { input } };
    const { body } = await post(catalog, '/api/v2/graphql', document, session);
    expect(body.data.createAccessToken).toEqual({
      accessToken: expect.stringMatching(/^eyJ/),
      metadata: { id: expect.any(String) },
    });
  });

  test.each([
    ['a wrong password', { username: 'datahub', password: 'nonsense' }],
    ['no password', { username: 'datahub' }],
    ['a password that is not a string', { username: 'datahub', password: 1 }],
    ['a user without a password', { username: 'nobody', password: 'nonsense' }],
    ['a user without a password, with an empty one', { username: 'nobody', password: '' }],
    ['a name that no urn can hold', { username: 'a,b', password: 'nonsense' }],
    ['a name that is too long', { username: 'a'.repeat(257), password: 'nonsense' }],
  ])('refuses %s with the same message', async (_what, body) => {
    const answer = await post(await guardedCatalog(), '/logIn', body);
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([
      400,
      { message: 'Invalid Credentials' },
      [],
    ]);
  });

  test.each([[{}], [{ username: ' ' }], [{ username: 1 }]])('requires a name: %j', async (body) => {
    const answer = await post(await guardedCatalog(), '/logIn', body);
    const message = 'User name must not be empty.';
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  });

  test('refuses malformed and large JSON', async () => {
    const catalog = await guardedCatalog();
    const cut = '{"username":"datahub","password":"open sesame"';
    for (const text of ['[]', cut, '"open sesame" "open sesame"']) {
      const { status, body } = await post(catalog, '/logIn', text);
      expect([status, body.error]).toEqual([400, expect.stringContaining('not a JSON object')]);
      expect(body.error).not.toContain('sesame');
    }
    const large = { ...RIGHT, more: 'x'.repeat(10_000) };
    expect((await post(catalog, '/logIn', large)).status).toBe(413);
  });

  test.each(dialects)('opens no session while authentication is off (%s)', async (dialect) => {
    const { status, body } = await post(await runningCatalog({ dialect }), '/logIn', RIGHT);
    expect([status, body.message]).toEqual([400, expect.stringContaining('Authentication is off')]);
  });

  test('a session ends after a day', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const session = await logIn(catalog);
    pass(24 * 60 * 60 * 1000 - 1);
    expect(await statusOf(catalog, session)).toBe(200);
    pass(1);
    expect(await statusOf(catalog, session)).toBe(401);
  });

  test('ends the session that it replaces, and no other', async () => {
    const catalog = await guardedCatalog();
    const [first, other] = [await logIn(catalog), await logIn(catalog)];
    expect((await post(catalog, '/logIn', RIGHT, first)).status).toBe(200);
    expect(await statusOf(catalog, first)).toBe(401);
    expect(await statusOf(catalog, other)).toBe(200);
  });
});

describe('guesses', () => {
  const guess = (catalog: Catalog) =>
    post(catalog, '/logIn', { username: 'datahub', password: 'nonsense' });

  test('are limited to ten per address in ten minutes, even if they arrive at once', async () => {
    const { clock, pass } = movableClock();
    const catalog = await guardedCatalog({ clock });
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await guess(catalog)).status),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
    pass(60_000);
    const { status, headers, body } = await post(catalog, '/logIn', RIGHT);
    expect([status, headers.get('Retry-After'), body.message]).toEqual([
      429,
      '540',
      'Too many attempts; try again in 540 seconds.',
    ]);
    pass(9 * 60_000);
    expect((await post(catalog, '/logIn', RIGHT)).status).toBe(200);
  });
});

const LOG_OUT = { method: 'GET', path: '/logOut' };

describe('/logOut', () => {
  test.each(['GET', 'POST'])('by %s ends the session and deletes the cookies', async (method) => {
    const catalog = await guardedCatalog();
    const session = await logIn(catalog);
    const { status, headers } = await sendRaw(catalog, { ...LOG_OUT, method, headers: session });
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^PLAY_SESSION=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^actor=; Max-Age=0; Path=\/; SameSite=Strict$/),
    ]);
    expect(await statusOf(catalog, session)).toBe(401);
  });

  test('without a session succeeds', async () => {
    for (const catalog of [await guardedCatalog(), await runningCatalog()])
      expect((await sendRaw(catalog, LOG_OUT)).status).toBe(303);
  });
});

test('/admin is public', async () => {
  for (const catalog of [await guardedCatalog(), await runningCatalog()]) {
    const { status, body } = await get(catalog, '/admin');
    expect([status, body]).toEqual([200, 'GOOD']);
  }
});

/**
 * The headers of a browser for a page on another site, on another port of this machine, and in a
 * sandbox.
 */
const FORGED: readonly Record<string, string>[] = [
  { Origin: 'https://example.org' },
  { Origin: 'http://localhost:1' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
];

describe('a page of another origin', () => {
  test.each(FORGED)('cannot write with a session: %j', async (headers) => {
    const catalog = await guardedCatalog();
    const session = await logIn(catalog);
    const send = (more: Record<string, string>) =>
      sendRaw(catalog, {
        path: '/openapi/v3/entity/tag?async=false',
        headers: { ...session, ...more },
        body: [{ urn: 'urn:li:tag:x', status: { value: { removed: false } } }],
      });
    expect((await send(headers)).status).toBe(403);
    const tag = '/openapi/v3/entity/tag/urn:li:tag:x';
    expect((await get(catalog, tag, 'GET', session)).status).toBe(404);
    const own: readonly Record<string, string>[] = [
      {},
      { Origin: catalog.url, Host: new URL(catalog.url).host },
      { Origin: 'http://localhost:80', Host: 'LOCALHOST' },
      { 'Sec-Fetch-Site': 'same-origin', Host: 'catalog.example' },
    ];
    for (const more of own) expect((await send(more)).status).toBe(200);
  });

  test.each(FORGED)('cannot log a user in or out: %j', async (headers) => {
    const catalog = await guardedCatalog();
    const session = await logIn(catalog);
    expect((await sendRaw(catalog, { path: '/logIn', headers, body: RIGHT })).status).toBe(403);
    const out = { ...LOG_OUT, headers: { ...session, ...headers } };
    expect((await sendRaw(catalog, out)).status).toBe(403);
    expect(await statusOf(catalog, session)).toBe(200);
  });

  test('can send a token, which no browser adds by itself', async () => {
    const catalog = await guardedCatalog();
    const { body } = await requestToken(catalog, await logIn(catalog), { actorUrn: datahub });
    const headers = {
      Authorization: `Bearer ${body.data.createAccessToken.accessToken}`,
      Origin: 'https://example.org',
    };
    const asked = { path: '/api/graphql', headers, body: { query: WHO } };
    expect((await sendRaw(catalog, asked)).status).toBe(200);
  });

  test('cannot see the answer to a read with a session, since no header allows it', async () => {
    const catalog = await guardedCatalog();
    const headers = { ...(await logIn(catalog)), Origin: 'https://example.org' };
    const answer = await sendRaw(catalog, { method: 'GET', path: `/entities/${datahub}`, headers });
    const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
    expect([answer.status, allowed]).toEqual([200, []]);
  });
});
