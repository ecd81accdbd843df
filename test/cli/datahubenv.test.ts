import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { CANARY } from '../support/faults/canary.js';
import { guardedCatalog, tokenFor } from '../support/server/auth.js';
import { runningCatalog } from '../support/server/catalog.js';
import { tempFolder } from '../support/server/temp-folder.js';

interface Home {
  readonly text?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command with this text in `~/.datahubenv`. */
async function runAt(
  { text, env = {} }: Home,
  args: readonly string[],
  cwd = tempFolder(),
): Promise<CliRun> {
  const home = tempFolder();
  if (text !== undefined) writeFileSync(join(home, '.datahubenv'), text);
  return await runCli(args, { cwd, env: { HOME: home, ...env } });
}

const fileFor = (url: string, token = '') =>
  `gms:\n  server: ${url}\n  token: ${JSON.stringify(token)}\n`;

describe('without DATAHUB_GMS_URL', () => {
  it.each(['plan', 'list', 'doctor'])(
    '%s offers to read the file that is there',
    async (command) => {
      const { cwd } = await jaffleShop();
      const run = await runAt({ text: fileFor('http://127.0.0.1:1', CANARY) }, [command], cwd);
      expect(run.code).toBe(command === 'doctor' ? 1 : 64);
      const output = run.stdout + run.stderr;
      expect(output).toContain('HW1007 DATAHUB_GMS_URL is not set, so there is no catalog to ask');
      expect(output).toContain('= ~/.datahubenv is there: --datahubenv reads address and token');
      expect(output).not.toContain(CANARY);
    },
  );

  it('nothing is offered without the file, or without a home', async () => {
    const advice = expect.stringContaining('run "headwater serve"');
    const { cwd } = await jaffleShop();
    expect(await runAt({}, ['plan'], cwd)).toMatchObject({ code: 64, stderr: advice });
    expect(await runCli(['plan'], { cwd })).toMatchObject({ code: 64, stderr: advice });
  });
});

describe('--datahubenv', () => {
  it('reads address and token, and prints neither the token nor its file', async () => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'datahub');
    const run = await runAt({ text: fileFor(catalog.url, text) }, ['doctor', '--datahubenv']);
    expect(run).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('good, of urn:li:corpuser:datahub'),
    });
    expect(run.stdout + run.stderr).not.toContain(text);
  });

  it('is for the catalog of the file: the token of the environment is not sent there', async () => {
    const catalog = await guardedCatalog();
    const { text } = await tokenFor(catalog, 'datahub');
    const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1', DATAHUB_GMS_TOKEN: text };
    const run = await runAt({ text: fileFor(catalog.url), env }, ['doctor', '--datahubenv']);
    expect(run.stdout).toMatch(/token +HW8005 http\S+ requires a token, and none is set/);
  });

  it('explains an element with the catalog of the file', async () => {
    const { cwd, catalog } = await jaffleShop();
    const run = await runAt(
      { text: fileFor(catalog.url) },
      ['explain', 'orders', '--datahubenv'],
      cwd,
    );
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining(catalog.url) });
  });

  it('sends no token over plain http to another host', async () => {
    const text = fileFor('http://catalog.example', CANARY);
    const { cwd } = await jaffleShop();
    const run = await runAt({ text }, ['plan', '--datahubenv'], cwd);
    expect(run).toMatchObject({ code: 64, stderr: expect.stringContaining('HW6009') });
  });

  it.each([
    ['is missing', undefined, 'does not exist'],
    ['is not YAML', `gms: [${CANARY}`, 'is not YAML'],
    ['is empty', '', 'is not YAML'],
    ['names no server', `gms: {token: ${CANARY}}`, 'gms.server is missing'],
    ['names an empty server', 'gms: {server: " "}', 'gms.server is missing'],
    ['names a list of servers', 'gms: {server: [a]}', 'gms.server is missing'],
  ])('a file that %s is refused and not shown', async (_what, text, said) => {
    const { cwd } = await jaffleShop();
    const run = await runAt(text === undefined ? {} : { text }, ['plan', '--datahubenv'], cwd);
    expect(run.code).toBe(64);
    expect(run.stderr).toContain(`~/.datahubenv ${said}`.replace('gms.', 'names no catalog: gms.'));
    expect(run.stderr).not.toContain(CANARY);
  });

  it('needs a home', async () => {
    const { cwd } = await jaffleShop();
    const run = await runCli(['plan', '--datahubenv'], { cwd });
    expect(run).toMatchObject({ code: 64, stderr: expect.stringContaining('HOME is not set') });
  });
});

it('the variable counts if both are there', async () => {
  const catalog = await runningCatalog();
  const env = { DATAHUB_GMS_URL: catalog.url };
  const run = await runAt({ text: fileFor('http://127.0.0.1:1'), env }, ['doctor']);
  expect(run.code).toBe(0);
});
