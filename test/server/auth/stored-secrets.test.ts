import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { AuthOptions } from '../../../src/server/auth/auth-options.js';
import { type Catalog, startCatalog } from '../../../src/server/start-catalog.js';
import type { CredentialTables, SigningKey } from '../../../src/server/store/credential-tables.js';
import { openDatabase } from '../../../src/server/store/open-store.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  ask,
  bearer,
  logIn,
  PASSWORDS,
  personalToken,
  tokenFor,
} from '../../support/server/auth.js';
import { get, post } from '../../support/server/catalog.js';
import { tempFolderInMemory } from '../../support/server/temp-folder.js';

const WHO = '{ me { corpUser { urn } } }';
const datahub = corpUserUrn('datahub');
const passwords = { datahub: PASSWORDS.datahub };

/** Runs a catalog on a file while the work lasts. */
async function withCatalog<T>(
  db: string,
  auth: AuthOptions | undefined,
  work: (catalog: Catalog) => Promise<T>,
): Promise<T> {
  const catalog = await startCatalog({ db, auth });
  try {
    return await work(catalog);
  } finally {
    await catalog.stop();
  }
}

function newFile(): string {
  return join(tempFolderInMemory(), 'catalog.db');
}

function statusOf(catalog: Catalog, headers: Record<string, string>): Promise<number> {
  return ask(catalog, WHO, {}, headers).then(({ status }) => status);
}

describe('from one run to the next', () => {
  test('passwords, tokens and sessions stay valid, and a file without authentication can be opened with it', async () => {
    const db = newFile();
    await withCatalog(db, undefined, async (catalog) =>
      expect(await statusOf(catalog, {})).toBe(200),
    );
    const { token, session } = await withCatalog(db, { passwords }, async (catalog) => ({
      token: bearer((await tokenFor(catalog, 'datahub')).text),
      session: await logIn(catalog),
    }));
    await withCatalog(db, {}, async (catalog) => {
      const statuses = [{}, token, session].map((headers) => statusOf(catalog, headers));
      expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
      await logIn(catalog);
    });
  });

  test('a new key ends all tokens and sessions, and keeps passwords and all other data', async () => {
    const db = newFile();
    const before = await withCatalog(db, { passwords }, async (catalog) => [
      bearer((await tokenFor(catalog, 'datahub')).text),
      await logIn(catalog),
    ]);
    const token = await withCatalog(db, { rotateKey: true }, async (catalog) => {
      for (const headers of before) expect(await statusOf(catalog, headers)).toBe(401);
      const session = await logIn(catalog);
      const { body } = await ask(catalog, '{ listAccessTokens(input: {}) { total } }', {}, session);
      expect(body.data.listAccessTokens.total).toBe(0);
      return bearer((await tokenFor(catalog, 'datahub')).text);
    });
    await withCatalog(db, {}, async (catalog) => expect(await statusOf(catalog, token)).toBe(200));
  });

  test('a new password is shown before anything can fail, and only once', async () => {
    const db = newFile();
    const told: string[] = [];
    const auth = { onPasswordMade: (password: string) => void told.push(password) };
    await withCatalog(db, undefined, async (busy) => {
      const port = Number(new URL(busy.url).port);
      const failed = { codeName: 'server-port-unavailable' };
      await expect(startCatalog({ db: `${db}.other`, auth, port })).rejects.toMatchObject(failed);
    });
    await withCatalog(`${db}.other`, auth, async (catalog) => {
      const told0 = { username: 'datahub', password: told[0] };
      expect((await post(catalog, '/logIn', told0)).status).toBe(200);
    });
    expect(told).toHaveLength(1);
  });
});

describe('a thief of the file', () => {
  test('finds no password, token or session in it, nor a key that was replaced', async () => {
    const db = newFile();
    const { token, id, session } = await withCatalog(db, { passwords }, async (catalog) => {
      const { text, metadata } = await tokenFor(catalog, 'datahub');
      const cookie = /PLAY_SESSION=([\w-]+)/.exec((await logIn(catalog)).Cookie)?.[1] ?? '';
      return { token: text, id: metadata.id, session: cookie };
    });
    const key = keyIn(db);
    expect(session).toHaveLength(43);
    const before = readFileSync(db, 'latin1');
    for (const secret of [passwords.datahub, token, token.split('.')[2] ?? '', session])
      expect(before).not.toContain(secret);
    for (const stored of [key.secret, id]) expect(before).toContain(stored);
    await withCatalog(db, { rotateKey: true }, async () => undefined);
    expect(readdirSync(dirname(db))).toEqual(['catalog.db']);
    const after = readFileSync(db, 'latin1');
    for (const gone of [key.secret, key.salt, id]) expect(after).not.toContain(gone);
  });

  test('pays for each guess at a password', async () => {
    const db = newFile();
    await withCatalog(db, { passwords }, async () => undefined);
    expect(valueIn(db, (tables) => tables.readPassword(datahub))).toMatch(
      /^\$scrypt\$ln=15,r=8,p=3\$/,
    );
  });

  test('has the signing key, and is refused with a forged token, since it has no record', async () => {
    const db = newFile();
    await withCatalog(db, { passwords }, async () => undefined);
    const stolen = keyIn(db);
    const { createAccessTokens } = await import('../../../src/server/auth/access-tokens.js');
    const forger = openDatabase({ file: ':memory:' });
    const tokens = createAccessTokens({ store: forger.store, key: stolen, clock: Date.now });
    const forged = await tokens.create(personalToken(datahub, datahub));
    expect(await tokens.identify(forged.text)).toBe(datahub);
    forger.store.close();
    await withCatalog(db, {}, async (catalog) =>
      expect(await statusOf(catalog, bearer(forged.text))).toBe(401),
    );
  });

  test('cannot give a token to another user by a change of its record', async () => {
    const db = newFile();
    const both = { passwords: { ...passwords, jane: PASSWORDS.jane } };
    const { text, metadata } = await withCatalog(db, both, (catalog) => tokenFor(catalog, 'jane'));
    const file = new Database(db);
    const change =
      'UPDATE aspect SET value = replace(value, \'"actorUrn":"urn:li:corpuser:jane"\', \'"actorUrn":"urn:li:corpuser:datahub"\') WHERE urn = ?';
    file.prepare(change).run(metadata.urn);
    file.close();
    await withCatalog(db, {}, async (catalog) => {
      const path = `/aspects/${encodeURIComponent(metadata.urn)}?aspect=dataHubAccessTokenInfo`;
      const { body } = await get(catalog, path, 'GET', await logIn(catalog));
      expect(Object.values<{ actorUrn: string }>(body.aspect)[0]?.actorUrn).toBe(datahub);
      expect(await statusOf(catalog, bearer(text))).toBe(401);
    });
  });
});

describe.runIf(process.platform !== 'win32')('only its owner can read the file', () => {
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

  test('from its creation on, and the write-ahead log too', async () => {
    const db = newFile();
    await withCatalog(db, undefined, async () =>
      expect([modeOf(db), modeOf(`${db}-wal`)]).toEqual(['600', '600']),
    );
  });

  test('after a start with authentication; a start without it keeps the mode of the file', async () => {
    const db = newFile();
    writeFileSync(db, '');
    chmodSync(db, 0o644);
    await withCatalog(db, undefined, async () => expect(modeOf(db)).toBe('644'));
    await withCatalog(db, { passwords }, async () =>
      expect([modeOf(db), modeOf(`${db}-wal`)]).toEqual(['600', '600']),
    );
  });
});

function keyIn(db: string): SigningKey {
  return valueIn(db, (tables) => tables.readKey());
}

function valueIn<T>(db: string, read: (credentialTables: CredentialTables) => T | undefined): T {
  const { store, credentialTables } = openDatabase({ file: db });
  const value = read(credentialTables);
  store.close();
  return value ?? expect.fail('the credential tables have no such entry');
}
