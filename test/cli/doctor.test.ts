import { describe, expect, it } from 'vitest';
import {
  configOf,
  doctor,
  FOREVER,
  graphql,
  lastLine,
  lineOf,
  ME,
  routes,
  tokenAuth,
} from '../support/cli/doctor-servers.js';
import { runCli } from '../support/cli/run-cli.js';
import {
  answer,
  answerText,
  type Behavior,
  resetBefore,
  silent,
} from '../support/faults/server.js';
import { guardedCatalog, tokenFor } from '../support/server/auth.js';
import { runningCatalog } from '../support/server/catalog.js';
import { tempFolder } from '../support/server/temp-folder.js';

describe('a healthy catalog', () => {
  it('passes each check, is not written to, and exits 0', async () => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'datahub');
    const before = catalog.requests().writes;
    const run = await doctor(catalog.url, text);
    expect(run.code).toBe(0);
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(
      /^Headwater doctor\n\nok {7}address +http:\S+\nok {7}service +a metadata service answers\nok {7}version +v1\.6\.0\n/,
    );
    expect(lineOf('token', run)).toMatch(
      /^ok +token +good, of urn:li:corpuser:datahub, expires \S+Z$/,
    );
    expect(lineOf('privileges', run)).toContain('no headwater.yaml here');
    expect(lineOf('conditions', run)).toMatch(/^skipped +conditions +only a write/);
    expect(lastLine(run)).toBe('All well.');
    expect(catalog.requests().writes).toBe(before);
    expect(run.stdout).not.toContain(text);
  });

  it('needs no token when authentication is off, and the report says that a token is ignored', async () => {
    const catalog = await runningCatalog();
    const [without, with_] = [await doctor(catalog.url), await doctor(catalog.url, FOREVER)];
    expect([without.code, with_.code]).toEqual([0, 0]);
    expect(lineOf('token', without)).toContain(
      'authentication is off in the catalog, so none is needed',
    );
    expect(lineOf('token', with_)).toContain('the one that is set is not looked at');
  });

  it('passes with few details in its answers', async () => {
    const server = await routes({
      '/config': configOf('v1.0.0'),
      '/api/graphql': graphql({ me: ME }),
    });
    expect(lineOf('token', await doctor(server.url))).toContain(
      'none is set and none is asked for',
    );
    expect(lineOf('token', await doctor(server.url, FOREVER))).toMatch(
      /good, of urn:li:corpuser:jane$/,
    );
  });

  it('passes when it is reached through a frontend', async () => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'datahub');
    expect((await doctor(`${catalog.url}/api/gms`, text)).code).toBe(0);
  });

  it('is reported as JSON', async () => {
    const catalog = await runningCatalog();
    const { code, stdout } = await doctor(catalog.url, '', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      formatVersion: '1.2',
      kind: 'doctor',
      tool: { name: 'headwater' },
      origin: catalog.url,
      summary: { ok: 4, warning: 0, failed: 0, skipped: 2 },
      checks: [
        { name: 'address' },
        { name: 'service' },
        { name: 'version' },
        { name: 'token' },
        {},
        { name: 'conditions', code: 'HW8015' },
      ],
    });
  });
});

describe('the address', () => {
  it('is an error when it is not set', async () => {
    const run = await runCli(['doctor'], { cwd: tempFolder() });
    expect(run.code).toBe(1);
    expect(lineOf('address', run)).toMatch(/^failed +address +HW1007 .*\n= .*headwater serve/);
    expect(lastLine(run)).toBe('1 problem.');
  });

  it.each([
    ['is not a URL', 'localhost:8080', 'HW6010'],
    ['contains a password', 'http://jane:secret@localhost', 'HW6010'],
  ])('is an error when it %s', async (_what, url, code) => {
    const run = await doctor(url);
    expect(run.code).toBe(1);
    expect(lineOf('address', run)).toContain(code);
    expect(run.stdout).not.toContain('secret');
  });

  it('is an error when a token would go over plain HTTP', async () => {
    expect(lineOf('token', await doctor('http://catalog.invalid', FOREVER))).toContain('HW6009');
  });
});

const FRONTEND_CONFIG = answer(200, { config: { appVersion: '1' }, status: 'ok' });

describe('the service check names the service that answers', () => {
  it.each<readonly [string, Readonly<Record<string, Behavior>>, string, string]>([
    [
      'a frontend, recognized by its own configuration',
      { '/config': FRONTEND_CONFIG },
      'HW8003',
      '/api/gms',
    ],
    [
      'a frontend, recognized by the service behind it',
      { '/config': answerText(200, '<html>'), '/api/gms/config': configOf('v1.2.0') },
      'HW8003',
      '/api/gms',
    ],
    [
      'another web site',
      { '/config': answerText(200, '<html>') },
      'HW6008',
      'answered 200 with an HTML page',
    ],
    ['nothing at the path', {}, 'HW6008', 'answered 404'],
    [
      'a redirect',
      { '/config': answer(302, {}, { location: 'https://login.example' }) },
      'HW6008',
      'leads elsewhere',
    ],
    ['a proxy that wants credentials', { '/config': answer(407, {}) }, 'HW6001', 'HTTPS_PROXY'],
    ['a gateway without a service behind it', { '/config': answer(503, {}) }, 'HW6006', '503'],
    ['a reset', { '/config': resetBefore }, 'HW6001', 'ECONNRESET'],
  ])('%s', async (_what, paths, code, said) => {
    const { url } = await routes(paths);
    const run = await doctor(url, FOREVER);
    expect(run.code).toBe(1);
    expect(lineOf('service', run)).toMatch(/^failed/);
    expect(lineOf('service', run)).toContain(code);
    expect(lineOf('service', run)).toContain(said);
    expect(
      ['version', 'token', 'privileges'].map((check) => lineOf(check, run).slice(0, 7)),
    ).toEqual(['skipped', 'skipped', 'skipped']);
    expect(lastLine(run)).toBe('1 problem.');
  });

  it('fails when no answer comes in time', async () => {
    const { url } = await routes({ '/config': silent });
    expect(lineOf('service', await doctor(url, '', '--timeout', '200ms'))).toContain(
      'did not answer within 200ms',
    );
  });

  it('fails when no server listens', async () => {
    expect(lineOf('service', await doctor('http://127.0.0.1:1'))).toContain('HW6001');
  });
});

describe('the version check', () => {
  const judge = async (version: unknown, serverEnv = 'core') => {
    const server = await routes({
      '/config': configOf(version, serverEnv),
      '/api/graphql': graphql({ me: ME, appConfig: tokenAuth(true) }),
    });
    return await doctor(server.url, FOREVER);
  };
  const lacksAccounts =
    ', without service accounts (since 1.4.0): token create --service-account fails';

  it.each([
    ['v0.14.1', `v0.14.1, and DataHub 1.0 and later are supported${lacksAccounts}`],
    [
      'v0.13.3.3',
      ', without writes with the condition If-Version-Match (since 0.14.0): an apply can overwrite',
    ],
    ['0.9.4', ', without the mutation updateLineage (since 0.9.5): writes: mutations fails'],
  ])('refuses %s, and says what it is too old for', async (version, said) => {
    const run = await judge(version);
    expect(lineOf('version', run)).toMatch(/^failed +version +HW8010 .*\n= .*upgrade the catalog$/);
    expect(lineOf('version', run)).toContain(said);
    expect(run.code).toBe(1);
  });

  it.each([
    ['v1.0.0rc2', `v1.0.0rc2${lacksAccounts}`],
    ['v1.3.9.9', `v1.3.9.9${lacksAccounts}`],
    ['v1.4.0', 'v1.4.0'],
    ['1.4', '1.4'],
    ['v1.4.0-12-gabcdef0', 'v1.4.0-12-gabcdef0'],
    ['12.3', '12.3'],
  ])('passes %s', async (version, said) => {
    const run = await judge(version);
    expect(lineOf('version', run).replace(/ +/g, ' ')).toBe(`ok version ${said}`);
    expect(run.code).toBe(0);
  });

  it.each(['null', null, 'v0.0.0-unknown-SNAPSHOT', '4f1d2c3', 'head'])(
    'warns about the build %s, which is no release',
    async (version) => {
      const run = await judge(version);
      expect(lineOf('version', run)).toMatch(
        /^warning +version +HW8011 .*which is no release.*\n= .*a development build/,
      );
      expect(run.code).toBe(0);
      expect(lastLine(run)).toBe('All well, 1 warning.');
    },
  );

  it.each([
    ['v0.3.16', ', without service accounts (since 0.3.17): token create --service-account fails'],
    ['v0.3.17-acryl', 'v0.3.17-acryl'],
    ['saas', 'saas'],
  ])('skips %s of DataHub Cloud, which has numbers of its own', async (version, said) => {
    const line = lineOf('version', await judge(version, 'cloud'));
    expect(line).toMatch(/^skipped +version +DataHub Cloud has other version numbers: /);
    expect(line.endsWith(said)).toBe(true);
  });
});

describe('exit codes of doctor', () => {
  it('an interrupt exits with 130', async () => {
    const catalog = await runningCatalog();
    const signal = AbortSignal.abort();
    expect(
      await runCli(['doctor'], {
        cwd: tempFolder(),
        env: { DATAHUB_GMS_URL: catalog.url },
        signal,
      }),
    ).toMatchObject({ code: 130 });
  });
});
