import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { created, github, own, type Project, project } from '../support/cli/init-project.js';
import type { CliSetting } from '../support/cli/run-cli.js';
import { CANARY, textsWithCanary } from '../support/faults/canary.js';
import { tempFolder } from '../support/server/temp-folder.js';

describe('headwater init on a terminal', () => {
  const answer = (shop: Project, input: string, more: Partial<CliSetting> = {}) =>
    shop.init('', { terminal: 'all', input, env: { NO_COLOR: '1' }, ...more });

  it('asks with defaults, and again after an answer that means nothing', async () => {
    const shop = project({ 'dbt_project.yml': '' }, 'https://gitlab.com/a/b');
    const { code, stdout, stderr } = await answer(shop, 'No Name\nshop2\n\ngithub\n');
    expect(code).toBe(0);
    expect(stripVTControlCharacters(stderr)).toContain('Found: a dbt project, a remote on gitlab.');
    for (const question of [
      'Name of the stack [my-shop]: ',
      'First lineage from catalog, dbt, none [dbt]: ',
      'Pipelines for github, gitlab, none [gitlab]: ',
    ])
      expect(stripVTControlCharacters(stderr)).toContain(question);
    expect(stripVTControlCharacters(stderr).split('Name of the stack')).toHaveLength(3);
    expect(stdout).toContain(created([...own, ...github]));
    expect((await shop.files())['headwater.yaml']).toContain('stack: shop2\n');
  });

  it('takes the defaults at the end of input, and asks nothing that flags or settings say', async () => {
    const shop = project();
    const ended = await answer(shop, '');
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(created(own)) });
    expect(stripVTControlCharacters(ended.stderr)).toContain('Found: nothing to start from.');
    const flags = await shop.init('--from none', { terminal: 'all', input: '\n' });
    expect(stripVTControlCharacters(flags.stderr)).toContain('Found: headwater.yaml, which stays.');
    expect(stripVTControlCharacters(flags.stderr)).not.toMatch(/Name of the stack|First lineage/);
    expect(stripVTControlCharacters(flags.stderr)).toContain('Pipelines for');
  });

  it('writes nothing after an interrupt', async () => {
    const shop = project();
    const run = await answer(shop, '', { inputEnds: false, signal: AbortSignal.abort() });
    expect(run).toMatchObject({
      code: 130,
      stderr: expect.stringContaining('nothing was written'),
    });
    const silent = await shop.init('--yes', { signal: AbortSignal.abort() });
    expect(silent.code).toBe(130);
    expect(await shop.files()).toEqual({});
  });
});

describe('the address in ~/.datahubenv', () => {
  const home = (text: string) => {
    const path = tempFolder();
    writeFileSync(join(path, '.datahubenv'), text);
    return { HOME: path };
  };
  const gms = (server: string) =>
    `gms:\n  server: ${JSON.stringify(server)}\n  token: ${JSON.stringify(CANARY)}\n`;

  it.each([
    [gms('http://localhost:8080/'), 'Catalog: http://localhost:8080 (~/.datahubenv)', true],
    [gms(`http://x:${CANARY}@localhost:8080`), "No catalog: the catalog's address", false],
    [gms(`http://localhost/${encodeURIComponent(CANARY)}`), 'No catalog: the address in', false],
    [gms('nowhere'), "No catalog: the catalog's address is not an address", false],
    [`gms: {token: "${CANARY.replace('"', '')}"}`, 'No catalog: ~/.datahubenv names no', false],
    [`gms: [${CANARY}`, 'No catalog: ~/.datahubenv is not YAML', false],
  ])('is shown without the token: %j', async (text, note, isFound) => {
    const shop = project({}, `https://u:${encodeURIComponent(CANARY)}@github.com/a/b`);
    for (const setting of [{}, { terminal: 'all', input: '\n\n\n' }] as const) {
      const run = await shop.init('', { env: home(text), ...setting });
      expect(run.code).toBe(0);
      expect(run.stdout).toContain(`${note}`);
      const next = isFound ? 'import catalog --datahubenv' : 'plan';
      expect(run.stdout).toMatch(new RegExp(`Next: headwater ${next}\n$`));
      expect(textsWithCanary({ ...run, code: '', ...(await shop.files()) })).toEqual([]);
    }
  });

  it('is no obstacle if it is a folder, and yields to the environment', async () => {
    const env = { HOME: tempFolder() };
    mkdirSync(join(env.HOME, '.datahubenv'));
    const shop = project();
    const run = await shop.init('', { env });
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('No catalog: ') });
    const set = { ...home(gms('http://a')), DATAHUB_GMS_URL: 'https://b/api/gms' };
    expect((await shop.init('', { env: set })).stdout).toContain(
      'Catalog: https://b/api/gms (DATAHUB_GMS_URL)\n\nNext: headwater import catalog\n',
    );
  });

  it('and the token of the environment reach no file', async () => {
    const shop = project();
    const env = { DATAHUB_GMS_TOKEN: 'abcdefghijklmnop1234' };
    const run = await shop.init('--stack abcdefghijklmnop1234', { env });
    expect(run).toMatchObject({ code: 64, stderr: expect.stringContaining('HW1020') });
    expect(await shop.files()).toEqual({});
  });
});
