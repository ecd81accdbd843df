import { describe, expect, it, onTestFinished } from 'vitest';
import type { Catalog } from '../../src/server/start-catalog.js';
import { answer, type Behaviour, type FaultServer, startFaultServer } from '../support/fault-server.js';
import { ask, bearer, granting, movableClock, tokenFor } from '../support/server-auth.js';
import { runningCatalog } from '../support/server-catalog.js';
import { headwaterAs, headwaterWith } from '../support/token-shop.js';

const MANAGER = ['MANAGE_ACCESS_TOKENS'];
const MAKER = ['GENERATE_PERSONAL_ACCESS_TOKENS'];

const guarded = () => granting({ datahub: MANAGER, jane: MAKER });

/** Whom a token represents; nothing where it is refused. */
async function userOf(catalog: Catalog, token: string): Promise<string | undefined> {
  const { body } = await ask(catalog, '{ me { corpUser { username } } }', {}, bearer(token));
  return body.data?.me.corpUser.username;
}

describe('headwater token create', () => {
  it('prints the token alone on standard output, and the rest beside it', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    const { code, stdout, stderr } = await jane('token', 'create', '--name', 'ci', '--description', 'nightly');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^eyJ\S+\n$/);
    expect(await userOf(catalog, stdout.trim())).toBe('jane');
    expect(stderr).toMatch(/^made a token for urn:li:corpuser:jane, which expires \S+; .*: headwater token revoke \S+\n$/);
    expect(stderr).not.toContain(stdout.trim());
    expect((await jane('token', 'create', '--name', 'ci', '--quiet')).stderr).toBe('');
  });

  it('gives one document in JSON, the secret in it', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    const { stdout, stderr } = await jane('token', '--format', 'json', 'create', '--name', 'ci', '--expires', 'never');
    const { secret, ...rest } = JSON.parse(stdout);
    expect(await userOf(catalog, secret)).toBe('jane');
    expect(rest).toEqual({
      formatVersion: '1.0',
      kind: 'token',
      token: {
        id: expect.any(String),
        name: 'ci',
        description: null,
        actor: 'urn:li:corpuser:jane',
        owner: 'urn:li:corpuser:jane',
        createdAt: expect.stringMatching(/Z$/),
        expiresAt: null,
      },
    });
    expect(stderr).toContain('does not expire');
    expect(stderr).not.toContain(secret);
  });

  it.each([
    ['1h', 3_600_000],
    ['one_day', 86_400_000],
    ['90d', 90 * 86_400_000],
    ['1y', 365 * 86_400_000],
  ])('lets it live for %s', async (expires, ms) => {
    const { clock } = movableClock();
    const catalog = await granting({ datahub: MANAGER, jane: MAKER }, { clock });
    const { stdout } = await (await headwaterAs(catalog, 'jane'))(
      'token',
      'create',
      '--name',
      'x',
      '--expires',
      expires,
      '--format',
      'json',
    );
    expect(JSON.parse(stdout).token.expiresAt).toBe(new Date(clock() + ms).toISOString());
  });

  it('lives for 30 days where nothing is said', async () => {
    const { clock } = movableClock();
    const catalog = await granting({ datahub: MANAGER, jane: MAKER }, { clock });
    const { stdout } = await (await headwaterAs(catalog, 'jane'))('token', 'create', '--name', 'x', '--format', 'json');
    expect(JSON.parse(stdout).token.expiresAt).toBe(new Date(clock() + 30 * 86_400_000).toISOString());
  });

  it.each(['joe', 'urn:li:corpuser:joe'])('makes one for another user, named as %s, for whoever manages tokens', async (user) => {
    const catalog = await guarded();
    const { stdout } = await (await headwaterAs(catalog, 'datahub'))('token', 'create', '--name', 'for joe', '--for', user);
    expect(await userOf(catalog, stdout.trim())).toBe('joe');
    const refused = await (await headwaterAs(catalog, 'jane'))('token', 'create', '--name', 'for joe', '--for', user);
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('HW6003') });
    expect(refused.stderr).toContain('"Manage All Access Tokens"');
  });

  it('says what the catalog says of a week, which DataHub does not make', async () => {
    const catalog = await guarded();
    const { code, stdout, stderr } = await (await headwaterAs(catalog, 'jane'))('token', 'create', '--name', 'x', '--expires', '7d');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Unrecognized access token duration ONE_WEEK');
  });
});

describe('headwater token list', () => {
  it('shows what the caller made, by name and without any text', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    const secrets = [
      await jane('token', 'create', '--name', 'b', '--description', 'nightly'),
      await jane('token', 'create', '--name', 'a'),
    ];
    const { code, stdout } = await jane('token', 'list');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Headwater token list, own tokens\ncatalog http:\S+\n\na\n {2}id {2}\S+\n.*\n\nb {2}nightly\n.*\n.*\n\n2 tokens\.\n$/,
    );
    for (const made of secrets) expect(stdout).not.toContain(made.stdout.trim());
  });

  it('shows those of everybody to whoever manages tokens, and to nobody else', async () => {
    const catalog = await guarded();
    const [datahub, jane] = [await headwaterAs(catalog, 'datahub'), await headwaterAs(catalog, 'jane')];
    await jane('token', 'create', '--name', "jane's own");
    const { tokens, ...rest } = JSON.parse((await datahub('token', 'list', '--all', '--format', 'json')).stdout);
    expect(rest).toEqual({ formatVersion: '1.0', kind: 'tokens', origin: catalog.url, all: true });
    expect(tokens.map(({ name }: { name: string }) => name)).toEqual(["jane's own", 'of datahub', 'of jane']);
    expect((await datahub('token', 'list', '--all')).stdout).toContain('represents urn:li:corpuser:jane, made');
    expect((await datahub('token', 'list', '--all')).stdout).toContain('by urn:li:corpuser:datahub');
    expect(await jane('token', 'list', '--all')).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('HW6003') });
  });

  it('says so where there are none', async () => {
    const catalog = await guarded();
    const { stdout } = await (await headwaterAs(catalog, 'jane'))('token', 'list');
    expect(stdout).toMatch(/\n\nNo tokens\.\n$/);
  });
});

describe('headwater token revoke', () => {
  it('ends a token by its id or urn', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    for (const prefix of ['', 'urn:li:dataHubAccessToken:']) {
      const made = JSON.parse((await jane('token', 'create', '--name', 'ci', '--format', 'json')).stdout);
      expect(await userOf(catalog, made.secret)).toBe('jane');
      const { code, stdout } = await jane('token', 'revoke', `${prefix}${made.token.id}`);
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Revoked /) });
      expect(stdout).toContain(made.token.id);
      expect(await userOf(catalog, made.secret)).toBeUndefined();
    }
  });

  it('gives JSON', async () => {
    const catalog = await guarded();
    const { metadata } = await tokenFor(catalog, 'joe');
    const { stdout } = await (await headwaterAs(catalog, 'datahub'))('token', 'revoke', metadata.id, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({ formatVersion: '1.0', kind: 'token-revoked', id: metadata.id });
  });

  it('leaves the tokens of others alone, and says which there are to nobody', async () => {
    const catalog = await guarded();
    const { metadata, text } = await tokenFor(catalog, 'joe');
    const jane = await headwaterAs(catalog, 'jane');
    const [others, none] = [await jane('token', 'revoke', metadata.id), await jane('token', 'revoke', 'bm9uZQ==')];
    expect(others).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('HW6003') });
    expect(none).toEqual(others);
    expect(await userOf(catalog, text)).toBe('joe');
  });

  it('says that there is no such token', async () => {
    const catalog = await guarded();
    const { code, stderr } = await (await headwaterAs(catalog, 'datahub'))('token', 'revoke', 'bm9uZQ==');
    expect(code).toBe(1);
    expect(stderr).toContain('no longer exists');
  });
});

describe('where authentication is off', () => {
  it.each([[['create', '--name', 'ci']], [['list']], [['revoke', 'x']]])('token %j says so', async (args) => {
    const catalog = await runningCatalog();
    const run = await (await headwaterWith(catalog, ''))('token', ...args);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('error HW6013 token-based authentication is disabled');
  });
});

describe('what is wrong with the command line', () => {
  it.each([
    ['no name', ['create'], '--name'],
    ['an empty name', ['create', '--name', ' '], 'needs a name'],
    ['an unknown lifetime', ['create', '--name', 'x', '--expires', 'TREE_MONTHS'], 'Did you mean THREE_MONTHS?'],
    ['no lifetime at all', ['create', '--name', 'x', '--expires', '__proto__'], 'Lifetimes: 1h'],
    ['a user that is none', ['create', '--name', 'x', '--for', 'urn:li:corpGroup:a'], 'names no user'],
    ['an empty user', ['create', '--name', 'x', '--for', ''], 'names no user'],
    ['an empty id', ['revoke', ' '], 'empty'],
    ['no command', [], 'create'],
  ])('%s: 64', async (_what, args, said) => {
    const run = await (await headwaterWith({ url: 'http://127.0.0.1:1' }, ''))('token', ...args);
    expect(run).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining(said) });
  });

  it('a token in place of its id, which is not repeated', async () => {
    const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl';
    const { code, stderr } = await (await headwaterWith({ url: 'http://127.0.0.1:1' }, ''))('token', 'revoke', secret);
    expect(code).toBe(64);
    expect(stderr).toContain('not its id');
    expect(stderr).not.toContain(secret);
  });
});

const CONFIG = { data: { appConfig: { authConfig: { tokenAuthEnabled: true } } } };
const ME = { data: { me: { corpUser: { urn: 'urn:li:corpuser:jane' } } } };
const UNKNOWN = { errors: [{ message: 'Validation error', extensions: { classification: 'ValidationError' } }], data: null };

async function broken(...behaviours: readonly Behaviour[]): Promise<FaultServer> {
  const server = await startFaultServer(...behaviours);
  onTestFinished(() => server.stop());
  return server;
}

function row(id: string): object {
  return {
    id,
    name: id,
    description: '',
    actorUrn: 'urn:li:corpuser:jane',
    ownerUrn: 'urn:li:corpuser:jane',
    createdAt: 1e99,
    expiresAt: 0,
  };
}

function page(total: number, ...ids: readonly string[]): Behaviour {
  return answer(200, { data: { listAccessTokens: { total, tokens: ids.map(row) } } });
}

describe('catalogs that answer otherwise', () => {
  it('may not know whether tokens are looked at', async () => {
    const server = await broken(answer(200, UNKNOWN), answer(200, ME), page(1, 'a'));
    const { code, stdout } = await (await headwaterWith(server, ''))('token', 'list', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).tokens).toMatchObject([
      { name: 'a', description: null, createdAt: null, expiresAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('may list in pages', async () => {
    const many = Array.from({ length: 100 }, (_, i) => `t${i}`);
    const server = await broken(answer(200, CONFIG), page(101, ...many), page(101, 'last'));
    const { stdout } = await (await headwaterWith(server, ''))('token', 'list', '--all');
    expect(stdout).toContain('101 tokens.');
    expect(server.requests.map(({ body }) => JSON.parse(body).variables.input?.start)).toEqual([undefined, 0, 100]);
  });

  it.each([
    ['ends early', [page(2, 'a')], 'ended after 1 of 2'],
    ['goes on with nothing', [page(150, 'a'), page(150)], 'ended after 1 of 150'],
    ['has no total', [answer(200, { data: { listAccessTokens: { tokens: [] } } })], 'malformed'],
    ['is none', [answer(200, { data: { listAccessTokens: null } })], 'malformed'],
    ['holds what is no token', [answer(200, { data: { listAccessTokens: { total: 1, tokens: [{}] } } })], 'malformed'],
    ['holds nothing', [answer(200, { data: { listAccessTokens: { total: 1, tokens: [null] } } })], 'malformed'],
  ])('a list that %s is not shown', async (_what, behaviours, said) => {
    const server = await broken(answer(200, CONFIG), ...behaviours);
    const run = await (await headwaterWith(server, ''))('token', 'list', '--all');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/HW6007/) });
    expect(run.stderr).toContain(said);
  });

  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl';

  it.each([
    ['without metadata', { data: { createAccessToken: { accessToken: secret } } }],
    ['with a line break in it', { data: { createAccessToken: { accessToken: `${secret}\n`, metadata: row('a') } } }],
    ['beside a failure that names it', { data: { createAccessToken: null }, errors: [{ message: `made ${secret}, but failed` }] }],
  ])('a token that comes back %s is not shown', async (_what, body) => {
    const server = await broken(answer(200, CONFIG), answer(200, ME), answer(200, body));
    const run = await (await headwaterWith(server, ''))('token', 'create', '--name', 'x');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('HW6006') });
    expect(run.stderr).not.toContain(secret);
  });

  it('a revocation that is not confirmed is none', async () => {
    const server = await broken(answer(200, CONFIG), answer(200, { data: { revokeAccessToken: false } }));
    const run = await (await headwaterWith(server, ''))('token', 'revoke', 'x');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('it may still be good') });
  });

  it('a catalog that is not there is no catalog without tokens', async () => {
    const run = await (await headwaterWith({ url: 'http://127.0.0.1:1' }, ''))('token', 'list');
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('HW6001') });
  });
});
