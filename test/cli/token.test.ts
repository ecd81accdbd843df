import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../src/server/start-catalog.js';
import { headwaterAs } from '../support/cli/token-shop.js';
import { ask, bearer, granting, movableClock, tokenFor } from '../support/server/auth.js';

const tool = { name: 'headwater', version: expect.any(String) };

const MANAGER = ['MANAGE_ACCESS_TOKENS'];
const MAKER = ['GENERATE_PERSONAL_ACCESS_TOKENS'];

const guarded = () => granting({ datahub: MANAGER, jane: MAKER });

/** The user that a token represents, or undefined where the token is refused. */
async function findTokenUser(catalog: Catalog, token: string): Promise<string | undefined> {
  const { body } = await ask(catalog, '{ me { corpUser { username } } }', {}, bearer(token));
  return body.data?.me.corpUser.username;
}

describe('headwater token create', () => {
  it('prints only the token on standard output, and the rest on standard error', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    const { code, stdout, stderr } = await jane(
      ...'token create --name ci --description nightly'.split(' '),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^eyJ\S+\n$/);
    expect(await findTokenUser(catalog, stdout.trim())).toBe('jane');
    expect(stderr).toMatch(
      /^made a token for urn:li:corpuser:jane, which expires \S+; .*: headwater token revoke \S+\n$/,
    );
    expect(stderr).not.toContain(stdout.trim());
    expect((await jane('token', 'create', '--name', 'ci', '--quiet')).stderr).toBe('');
  });

  it('makes the token of a service account, which it creates once', async () => {
    const catalog = await granting({
      datahub: [...MANAGER, 'MANAGE_SERVICE_ACCOUNTS'],
      jane: MAKER,
    });
    const datahub = await headwaterAs(catalog, 'datahub');
    const make = ['token', 'create', '--name', 'ci', '--service-account'];
    const [first, second] = [
      await datahub(...make, 'pipeline'),
      await datahub(...make, 'pipeline'),
    ];
    const account = await findTokenUser(catalog, first.stdout.trim());
    expect(account).toMatch(/^service_/);
    expect(await findTokenUser(catalog, second.stdout.trim())).toBe(account);
    const refused = await (await headwaterAs(catalog, 'jane'))(...make, 'pipeline');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('Manage Service Accounts');
    const person = await datahub(...make, 'urn:li:corpuser:jane');
    expect(person.code).toBe(1);
    expect(person.stderr).toContain('not a service account');
    for (const flags of [['pipeline', '--for', 'jane'], ['']])
      expect((await datahub(...make, ...flags)).code).toBe(64);
  });

  it('gives one JSON document that contains the secret', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    const { stdout, stderr } = await jane(
      ...'token --format json create --name ci --expires never'.split(' '),
    );
    const { secret, ...rest } = JSON.parse(stdout);
    expect(await findTokenUser(catalog, secret)).toBe('jane');
    expect(rest).toEqual({
      formatVersion: '1.2',
      kind: 'token',
      tool,
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
    ['--expires 1h', 3_600_000],
    ['--expires one_day', 86_400_000],
    ['--expires 90d', 90 * 86_400_000],
    ['--expires 1y', 365 * 86_400_000],
    ['--format json', 30 * 86_400_000],
  ])('with %s lives for %d ms', async (flags, ms) => {
    const { clock } = movableClock();
    const catalog = await granting({ datahub: MANAGER, jane: MAKER }, { clock });
    const jane = await headwaterAs(catalog, 'jane');
    const { stdout } = await jane(...`token create --name x ${flags} --format json`.split(' '));
    expect(JSON.parse(stdout).token.expiresAt).toBe(new Date(clock() + ms).toISOString());
  });

  it.each(['joe', 'urn:li:corpuser:joe'])(
    'creates a token for another user, named as %s, when the caller manages tokens',
    async (user) => {
      const catalog = await guarded();
      const { stdout } = await (await headwaterAs(catalog, 'datahub'))(
        'token',
        'create',
        '--name',
        'for joe',
        '--for',
        user,
      );
      expect(await findTokenUser(catalog, stdout.trim())).toBe('joe');
      const refused = await (await headwaterAs(catalog, 'jane'))(
        'token',
        'create',
        '--name',
        'for joe',
        '--for',
        user,
      );
      expect(refused).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('HW6003'),
      });
      expect(refused.stderr).toContain('"Manage All Access Tokens"');
    },
  );

  it('shows the answer of the catalog to a week, a lifetime that DataHub does not support', async () => {
    const catalog = await guarded();
    const { code, stdout, stderr } = await (await headwaterAs(catalog, 'jane'))(
      ...'token create --name x --expires 7d'.split(' '),
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Unrecognized access token duration ONE_WEEK');
  });
});

describe('headwater token list', () => {
  it('shows the tokens that the caller created, by name and without the secret', async () => {
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

  it('shows the tokens of all users only when the caller manages tokens', async () => {
    const catalog = await guarded();
    const [datahub, jane] = [
      await headwaterAs(catalog, 'datahub'),
      await headwaterAs(catalog, 'jane'),
    ];
    await jane('token', 'create', '--name', "jane's own");
    const { tokens, ...rest } = JSON.parse(
      (await datahub('token', 'list', '--all', '--format', 'json')).stdout,
    );
    expect(rest).toEqual({
      formatVersion: '1.2',
      kind: 'tokens',
      tool,
      origin: catalog.url,
      all: true,
    });
    expect(tokens.map(({ name }: { name: string }) => name)).toEqual([
      "jane's own",
      'of datahub',
      'of jane',
    ]);
    expect((await datahub('token', 'list', '--all')).stdout).toContain(
      'represents urn:li:corpuser:jane, made',
    );
    expect((await datahub('token', 'list', '--all')).stdout).toContain(
      'by urn:li:corpuser:datahub',
    );
    expect(await jane('token', 'list', '--all')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('HW6003'),
    });
  });

  it('says when no tokens exist', async () => {
    const catalog = await guarded();
    const { stdout } = await (await headwaterAs(catalog, 'jane'))('token', 'list');
    expect(stdout).toMatch(/\n\nNo tokens\.\n$/);
  });
});

describe('headwater token revoke', () => {
  it('revokes a token by its id or urn', async () => {
    const catalog = await guarded();
    const jane = await headwaterAs(catalog, 'jane');
    for (const prefix of ['', 'urn:li:dataHubAccessToken:']) {
      const made = JSON.parse(
        (await jane('token', 'create', '--name', 'ci', '--format', 'json')).stdout,
      );
      expect(await findTokenUser(catalog, made.secret)).toBe('jane');
      const { code, stdout } = await jane('token', 'revoke', `${prefix}${made.token.id}`);
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Revoked /) });
      expect(stdout).toContain(made.token.id);
      expect(await findTokenUser(catalog, made.secret)).toBeUndefined();
    }
  });

  it('gives JSON', async () => {
    const catalog = await guarded();
    const { metadata } = await tokenFor(catalog, 'joe');
    const { stdout } = await (await headwaterAs(catalog, 'datahub'))(
      'token',
      'revoke',
      metadata.id,
      '--format',
      'json',
    );
    expect(JSON.parse(stdout)).toEqual({
      formatVersion: '1.2',
      kind: 'token-revoked',
      tool,
      id: metadata.id,
    });
  });

  it('does not revoke tokens of other users, and does not reveal which of them exist', async () => {
    const catalog = await guarded();
    const { metadata, text } = await tokenFor(catalog, 'joe');
    const jane = await headwaterAs(catalog, 'jane');
    const [others, none] = [
      await jane('token', 'revoke', metadata.id),
      await jane('token', 'revoke', 'bm9uZQ=='),
    ];
    expect(others).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('HW6003'),
    });
    expect(none).toEqual(others);
    expect(await findTokenUser(catalog, text)).toBe('joe');
  });

  it('reports an unknown token', async () => {
    const catalog = await guarded();
    const { code, stderr } = await (await headwaterAs(catalog, 'datahub'))(
      ...'token revoke bm9uZQ=='.split(' '),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('no longer exists');
  });
});
