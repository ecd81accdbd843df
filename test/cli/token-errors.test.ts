import { describe, expect, it, onTestFinished } from 'vitest';
import { headwaterWith } from '../support/cli/token-shop.js';
import {
  answer,
  type Behavior,
  type FaultServer,
  startFaultServer,
} from '../support/faults/server.js';
import { runningCatalog } from '../support/server/catalog.js';

describe('with authentication off', () => {
  it.each([[['create', '--name', 'ci']], [['list']], [['revoke', 'x']]])(
    'token %j reports it',
    async (args) => {
      const catalog = await runningCatalog();
      const run = await (await headwaterWith(catalog, ''))('token', ...args);
      expect(run).toMatchObject({ code: 1, stdout: '' });
      expect(run.stderr).toContain('error HW6013 token-based authentication is disabled');
    },
  );
});

describe('a usage error', () => {
  it.each([
    ['no name', ['create'], '--name'],
    ['an empty name', ['create', '--name', ' '], 'needs a name'],
    [
      'an unknown lifetime',
      ['create', '--name', 'x', '--expires', 'TREE_MONTHS'],
      'Did you mean THREE_MONTHS?',
    ],
    ['a missing lifetime', ['create', '--name', 'x', '--expires', '__proto__'], 'Lifetimes: 1h'],
    ['an invalid user', ['create', '--name', 'x', '--for', 'urn:li:corpGroup:a'], 'names no user'],
    ['an empty user', ['create', '--name', 'x', '--for', ''], 'names no user'],
    ['an empty id', ['revoke', ' '], 'empty'],
    ['no command', [], 'create'],
  ])('%s: 64', async (_what, args, said) => {
    const run = await (await headwaterWith({ url: 'http://127.0.0.1:1' }, ''))('token', ...args);
    expect(run).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining(said) });
  });

  it('a token in place of its id exits with 64, and is not repeated', async () => {
    const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl';
    const { code, stderr } = await (await headwaterWith({ url: 'http://127.0.0.1:1' }, ''))(
      'token',
      'revoke',
      secret,
    );
    expect(code).toBe(64);
    expect(stderr).toContain('not its id');
    expect(stderr).not.toContain(secret);
  });
});

const CONFIG = { data: { appConfig: { authConfig: { tokenAuthEnabled: true } } } };
const ME = { data: { me: { corpUser: { urn: 'urn:li:corpuser:jane' } } } };
const UNKNOWN = {
  errors: [{ message: 'Validation error', extensions: { classification: 'ValidationError' } }],
  data: null,
};

async function broken(...behaviors: readonly Behavior[]): Promise<FaultServer> {
  const server = await startFaultServer(...behaviors);
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

function page(total: number, ...ids: readonly string[]): Behavior {
  return answer(200, { data: { listAccessTokens: { total, tokens: ids.map(row) } } });
}

describe('other answers of a catalog', () => {
  it('the setting for token authentication may be missing', async () => {
    const server = await broken(answer(200, UNKNOWN), answer(200, ME), page(1, 'a'));
    const { code, stdout } = await (await headwaterWith(server, ''))(
      ...'token list --format json'.split(' '),
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).tokens).toMatchObject([
      { name: 'a', description: null, createdAt: null, expiresAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('the list may come in pages', async () => {
    const many = Array.from({ length: 100 }, (_, i) => `t${i}`);
    const server = await broken(answer(200, CONFIG), page(101, ...many), page(101, 'last'));
    const { stdout } = await (await headwaterWith(server, ''))('token', 'list', '--all');
    expect(stdout).toContain('101 tokens.');
    expect(server.requests.map(({ body }) => JSON.parse(body).variables.input?.start)).toEqual([
      undefined,
      0,
      100,
    ]);
  });

  it.each([
    ['ends early', [page(2, 'a')], 'ended after 1 of 2'],
    ['has an empty page', [page(150, 'a'), page(150)], 'ended after 1 of 150'],
    ['has no total', [answer(200, { data: { listAccessTokens: { tokens: [] } } })], 'malformed'],
    ['is null', [answer(200, { data: { listAccessTokens: null } })], 'malformed'],
    [
      'contains an entry that is not a token',
      [answer(200, { data: { listAccessTokens: { total: 1, tokens: [{}] } } })],
      'malformed',
    ],
    [
      'contains null',
      [answer(200, { data: { listAccessTokens: { total: 1, tokens: [null] } } })],
      'malformed',
    ],
  ])('a list that %s is rejected', async (_what, behaviors, said) => {
    const server = await broken(answer(200, CONFIG), ...behaviors);
    const run = await (await headwaterWith(server, ''))('token', 'list', '--all');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/HW6007/) });
    expect(run.stderr).toContain(said);
  });

  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2lnbmF0dXJl';

  it.each([
    ['without metadata', { data: { createAccessToken: { accessToken: secret } } }],
    [
      'with a line break in it',
      { data: { createAccessToken: { accessToken: `${secret}\n`, metadata: row('a') } } },
    ],
    [
      'beside a failure that names it',
      { data: { createAccessToken: null }, errors: [{ message: `made ${secret}, but failed` }] },
    ],
  ])('a token that comes back %s is not shown', async (_what, body) => {
    const server = await broken(answer(200, CONFIG), answer(200, ME), answer(200, body));
    const run = await (await headwaterWith(server, ''))('token', 'create', '--name', 'x');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('HW6006') });
    expect(run.stderr).not.toContain(secret);
  });

  it('a revocation that is not confirmed is an error', async () => {
    const server = await broken(
      answer(200, CONFIG),
      answer(200, { data: { revokeAccessToken: false } }),
    );
    const run = await (await headwaterWith(server, ''))('token', 'revoke', 'x');
    expect(run).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('it may still be good'),
    });
  });
});
