import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { describeDialect } from '../../src/server/shared/dialect.js';
import { openStore } from '../../src/server/store/open-store.js';
import { runCli } from '../support/cli/run-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { serving } from './serve-cli.js';

/** The dialect, which every start names. */
const SPEAKS = `${describeDialect('spec')}\n`;
const PASSWORD = 'made-up-password';

async function logIn(url: string, password: string): Promise<Response> {
  return fetch(`${url}/logIn`, {
    method: 'POST',
    body: JSON.stringify({ username: 'datahub', password }),
  });
}

async function whoAmI(url: string, headers: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
  return (await fetch(`${url}/api/graphql`, { method: 'POST', body, headers })).status;
}

describe('headwater serve', () => {
  test('without --auth accepts requests without a credential, and names its dialect', async () => {
    const { url, stderr, stop } = await serving(['--db', ':memory:'], {
      cwd: tempFolder(),
      env: { HEADWATER_ADMIN_PASSWORD: PASSWORD },
    });
    expect(await whoAmI(url, {})).toBe(200);
    expect(await stop()).toEqual({ code: 0, stdout: `listening on ${url}\n` });
    expect(stderr()).toBe(SPEAKS);
    expect(SPEAKS).toMatch(/ spec, .*--dialect datahub/);
    expect(describeDialect('datahub')).toMatch(/ datahub, .*--dialect spec/);
  });

  test('--auth reads the password from the environment, and does not print it', async () => {
    const { url, stderr, stop } = await serving(['--auth', '--db', ':memory:'], {
      cwd: tempFolder(),
      env: { HEADWATER_ADMIN_PASSWORD: PASSWORD },
    });
    expect(await whoAmI(url, {})).toBe(401);
    expect((await logIn(url, 'another-password')).status).toBe(400);
    expect((await logIn(url, PASSWORD)).status).toBe(200);
    const { stdout } = await stop();
    expect([stdout, stderr()]).toEqual([`listening on ${url}\n`, SPEAKS]);
  });

  test.each([{}, { HEADWATER_ADMIN_PASSWORD: '' }])(
    '--auth generates a password at the first start, and prints it once: %j',
    async (env) => {
      const cwd = tempFolder();
      const first = await serving(['--auth', '--db', 'catalog.db'], { cwd, env });
      const [, made = ''] =
        /^made a password for the user datahub, which is shown only once: ([\w-]{22})\n$/.exec(
          first.stderr().replace(SPEAKS, ''),
        ) ?? [];
      expect((await logIn(first.url, made)).status).toBe(200);
      expect((await first.stop()).stdout).toBe(`listening on ${first.url}\n`);
      const second = await serving(['--auth', '--db', 'catalog.db'], { cwd, env });
      expect(second.stderr()).toBe(SPEAKS);
      expect((await logIn(second.url, made)).status).toBe(200);
    },
  );

  test('--rotate-key turns authentication on, ends earlier sessions, and says so', async () => {
    const cwd = tempFolder();
    const env = { HEADWATER_ADMIN_PASSWORD: PASSWORD };
    const first = await serving(['--auth', '--db', 'catalog.db'], { cwd, env });
    const [cookie = ''] = (await logIn(first.url, PASSWORD)).headers.getSetCookie();
    const session = { Cookie: cookie.split(';', 1)[0] ?? '' };
    expect(await whoAmI(first.url, session)).toBe(200);
    await first.stop();
    const second = await serving(['--rotate-key', '--db', 'catalog.db'], { cwd });
    expect(second.stderr()).toBe(
      `made a new signing key: all earlier tokens and sessions have ended\n${SPEAKS}`,
    );
    expect(await whoAmI(second.url, session)).toBe(401);
    expect((await logIn(second.url, PASSWORD)).status).toBe(200);
  });

  test('a password that is too short for other machines stops the start, and is not printed', async () => {
    const env = { HEADWATER_ADMIN_PASSWORD: 'sh0rty' };
    const { code, stdout, stderr } = await runCli(
      ['serve', '--auth', '--host', '0.0.0.0', '--db', ':memory:', '--port', '0'],
      {
        cwd: tempFolder(),
        env,
      },
    );
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toContain('HW7007');
    expect(stderr).not.toContain('sh0rty');
  });

  test('--host with another address needs --auth', async () => {
    const { code, stderr } = await runCli(
      ['serve', '--host', '0.0.0.0', '--db', ':memory:', '--port', '0'],
      { cwd: tempFolder() },
    );
    expect([code, stderr]).toEqual([64, expect.stringContaining('--auth')]);
    const args = ['--host', '0.0.0.0', '--auth', '--db', ':memory:'];
    const { url } = await serving(args, {
      cwd: tempFolder(),
      env: { HEADWATER_ADMIN_PASSWORD: PASSWORD },
    });
    expect(url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
  });

  test.each([
    ['a damaged file', (file: string) => writeFileSync(file, 'no database at all'), 'HW7001'],
    ['a database of a newer version', makeNewer, 'HW7002'],
  ])('%s stops the start with a message, and stays unchanged', async (_what, spoil, code) => {
    const cwd = tempFolder();
    const file = join(cwd, 'catalog.db');
    spoil(file);
    const before = [readFileSync(file), readdirSync(cwd)];
    const end = await runCli(['serve', '--db', 'catalog.db', '--port', '0', '--auth'], {
      cwd,
      env: { HEADWATER_ADMIN_PASSWORD: PASSWORD },
    });
    expect([end.code, end.stdout, end.stderr]).toEqual([1, '', expect.stringContaining(code)]);
    expect(end.stderr).toContain(file);
    expect([readFileSync(file), readdirSync(cwd)]).toEqual(before);
  });
});

function makeNewer(file: string): void {
  openStore({ file }).close();
  const db = new Database(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
}
