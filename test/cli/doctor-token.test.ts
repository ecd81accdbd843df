import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../src/server/start-catalog.js';
import { configOf, doctor, FOREVER, jwt, lineOf, routes } from '../support/cli/doctor-servers.js';
import {
  answer,
  answerText,
  type Behavior,
  resetAfter,
  resetBefore,
} from '../support/faults/server.js';
import { ask, guardedCatalog, logIn, tokenFor } from '../support/server/auth.js';

function requestRevocation(catalog: Catalog, id: string): Promise<unknown> {
  return logIn(catalog).then((session) =>
    ask(catalog, 'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }', { id }, session),
  );
}

const refusing = (text: string) => ({
  '/config': configOf('v1.2.0'),
  '/api/graphql': answerText(401, text),
});

describe('the token', () => {
  it.each([
    ['is missing', '', 'HW8005'],
    ['has no valid time of expiry', jwt({ exp: -1e300 }), 'HW8007'],
    ['is incomplete', FOREVER.slice(0, 25), 'HW8006'],
    ['does not contain JSON', 'a.b.c', 'HW8006'],
    ['has malformed claims', `${FOREVER.split('.')[0]}.W10.x`, 'HW8006'],
    ['has expired', jwt({ exp: 1_000_000_000 }), 'HW8007'],
    ['seems to be revoked', jwt({ exp: 99_999_999_999 }), 'HW8008'],
    ['seems to be revoked and does not expire', FOREVER, 'HW8008'],
    ['contains white space', 'two words', 'HW6011'],
  ])('%s', async (_what, token, code) => {
    const server = await routes(refusing('<html>Unauthorized</html>'));
    const run = await doctor(server.url, token);
    expect(run.code).toBe(1);
    expect(lineOf('token', run)).toMatch(new RegExp(`^failed +token +${code} `));
    if (token !== '') expect(run.stdout + run.stderr).not.toContain(token);
  });

  it.each([
    ['expired', 'HW8007'],
    ['revoked', 'HW8008'],
    ['missing', 'HW8005'],
  ])('is judged against the embedded catalog: %s', async (what, code) => {
    const catalog = await guardedCatalog();
    const { text, metadata } = await tokenFor(catalog, 'datahub');
    await requestRevocation(catalog, metadata.id);
    const tokens: Readonly<Record<string, string>> = {
      expired: jwt({ exp: 1_000_000_000 }),
      revoked: text,
      missing: '',
    };
    const run = await doctor(catalog.url, tokens[what]);
    expect(run.code).toBe(1);
    expect(lineOf('token', run)).toContain(code);
    expect(lineOf('privileges', run)).toMatch(/^skipped .*good token/);
  });

  it.each<readonly [string, Behavior]>([
    ['an empty 401', answerText(401, '')],
    ['a page to log in', answer(302, {}, { location: '/authenticate' })],
  ])('is not checked by a frontend: %s', async (_what, behavior) => {
    const server = await routes({ '/api/gms/config': behavior, '/api/graphql': behavior });
    const run = await doctor(`${server.url}/api/gms`, FOREVER);
    expect(lineOf('service', run)).toMatch(/^skipped .*a frontend answers/);
    expect(lineOf('token', run)).toContain('HW8004');
  });

  it('is reported as missing when a frontend asks for one', async () => {
    const server = await routes({
      '/api/gms/config': answerText(401, ''),
      '/api/graphql': answerText(401, ''),
    });
    expect(lineOf('token', await doctor(`${server.url}/api/gms`))).toContain('HW8005');
  });

  it('is reported as revoked when the catalog itself refuses it without a reason', async () => {
    const server = await routes(refusing(''));
    expect(lineOf('token', await doctor(server.url, FOREVER))).toContain('HW8008');
  });

  it('is reported as revoked when the service behind a frontend refuses it', async () => {
    const server = await routes({
      '/api/gms/config': configOf('v1.1.0'),
      '/api/graphql': answerText(401, 'Unauthorized'),
    });
    expect(lineOf('token', await doctor(`${server.url}/api/gms`, FOREVER))).toContain('HW8008');
  });

  it.each<readonly [string, Behavior]>([
    ['403', answer(403, { error: 'Actor is not active' })],
    [
      'GraphQL',
      answer(200, { errors: [{ message: 'no', extensions: { code: 403 } }], data: null }),
    ],
  ])('belongs to a user without any privilege: answer by %s', async (_what, behavior) => {
    const server = await routes({ '/config': configOf('v1.1.0'), '/api/graphql': behavior });
    expect(lineOf('token', await doctor(server.url, FOREVER))).toContain('HW8009');
  });

  it.each<readonly [string, Behavior, string]>([
    ['no answer', resetBefore, 'ECONNRESET'],
    ['an incomplete answer', resetAfter('{}'), 'cannot be read'],
    ['a fault', answer(500, {}), '500'],
    ['no GraphQL', answerText(200, 'hello'), 'without GraphQL'],
    ['an answer without a user', answer(200, { data: { me: null } }), 'who we are'],
    [
      'a user without a full urn',
      answer(200, { data: { me: { corpUser: { urn: 'jane' } } } }),
      'who we are',
    ],
    ['other errors', answer(200, { errors: ['x', { message: 'x' }], data: null }), 'who we are'],
  ])('cannot be checked after %s', async (_what, behavior, said) => {
    const server = await routes({ '/config': configOf('v1.1.0'), '/api/graphql': behavior });
    const line = lineOf('token', await doctor(server.url, FOREVER));
    expect(line).toContain('HW6006');
    expect(line).toContain(said);
  });
});
