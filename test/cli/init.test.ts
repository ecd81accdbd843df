import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runGit } from '../support/cli/git-shell.js';
import { created, github, own, project, write } from '../support/cli/init-project.js';
import { asOrdinaryUser, handOver, skipReason } from '../support/cli/ordinary-user.js';
import { runCli } from '../support/cli/run-cli.js';
import { filesIn } from '../support/faults/canary.js';
import { tempFolder } from '../support/server/temp-folder.js';

describe('headwater init without a terminal', () => {
  it('takes what the folder shows, and keeps every file the second time', async () => {
    const shop = project({ 'dbt_project.yml': 'name: shop\n' }, 'git@github.com:a/shop.git');
    const first = await shop.init();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain(`${created([...own, ...github])}\nGitHub: put the address`);
    expect(first.stdout).toMatch(/\n\nNext: headwater import dbt\n$/);
    const files = await shop.files();
    expect(files['headwater.yaml']).toContain('stack: my-shop\n');
    const second = await shop.init('--yes', { terminal: 'all', env: { NO_COLOR: '1' } });
    const kept = [...own, ...github];
    expect(second).toEqual({
      code: 0,
      stdout: `${kept.map((path) => `= ${path} kept\n`).join('')}\nNext: headwater import dbt\n`,
      stderr: '',
    });
    expect(await shop.files()).toEqual(files);
    for (const args of [['validate'], ['fmt', '--check']])
      expect(await runCli(args, { cwd: shop.path })).toMatchObject({ code: 0, stderr: '' });
  });

  it('names the schemas of the installed package in the files', async () => {
    const schemas = 'node_modules/headwater/schemas';
    const shop = project({
      [`${schemas}/manifest.schema.json`]: '{}',
      [`${schemas}/settings.schema.json`]: '{}',
    });
    await shop.init('--from none --ci none');
    const firstLine = async (path: string) => (await shop.files())[path]?.split('\n')[0];
    expect(await firstLine('headwater.yaml')).toBe(
      `# yaml-language-server: $schema=./${schemas}/settings.schema.json`,
    );
    expect(await firstLine('lineage/manual.yaml')).toBe(
      `# yaml-language-server: $schema=../${schemas}/manifest.schema.json`,
    );
  });

  it('takes flags before that, and gives JSON', async () => {
    const shop = project({ 'dbt_project.yml': '' }, 'https://github.com/a/shop');
    const run = await shop.init('--stack s2 --from none --ci none --format json');
    expect(JSON.parse(run.stdout)).toMatchObject({
      kind: 'init',
      stack: 's2',
      from: 'none',
      ci: 'none',
      files: own.map((path) => ({ path, state: 'created' })),
      notes: [],
      next: 'headwater plan',
    });
    expect(await shop.init('-q')).toMatchObject({ stdout: 'Next: headwater import dbt\n' });
  });

  it('makes a stack whose plan is empty, and that an import can fill', async () => {
    const catalog = await catalogWith([]);
    const shop = project({ 'l.csv': 'upstream,downstream\nkafka:a,kafka:b\n' });
    const env = { DATAHUB_GMS_URL: catalog.url };
    expect(await shop.init('--from none', { env })).toMatchObject({
      code: 0,
      stdout: `${created(own)}\nCatalog: ${catalog.url} (DATAHUB_GMS_URL)\n\nNext: headwater plan\n`,
    });
    const plan = await runCli(['plan'], { cwd: shop.path, env });
    expect(plan).toMatchObject({ code: 0, stderr: '' });
    expect(plan.stdout).toMatch(/\nNo changes\.\n$/);
    expect(plan.stdout).not.toMatch(/^(?:warning|error)/m);
    const imported = await runCli(['import', 'csv', 'l.csv'], { cwd: shop.path });
    expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining('+ lineage/kafka') });
    expect((await runCli(['validate'], { cwd: shop.path })).stdout).toContain('1 edge');
  });

  it('puts pipelines at the top of the repository, for the branch of the remote', async () => {
    const shop = project({ 'data/eu/x.txt': '' }, 'ssh://git@gitlab.example.com/a/b.git');
    runGit(shop.path, ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk']);
    const run = await shop.init('-C data/eu --stack eu');
    expect(run.stdout).toContain(
      `${created([...own, '../../.gitlab/headwater-eu.gitlab-ci.yml', '../../.gitlab-ci.yml'])}\nGitLab: create`,
    );
    const files = await shop.files();
    expect(files['.gitlab/headwater-eu.gitlab-ci.yml']).toContain('CI_COMMIT_BRANCH == "trunk"');
    const other = await shop.init('-C data --ci gitlab --stack us');
    expect(other.stdout).toContain(
      '= ../.gitlab-ci.yml kept\n\nAdd to include in .gitlab-ci.yml: {local: /.gitlab/headwater-us.gitlab-ci.yml}\n',
    );
    const above = await shop.init('-C data/eu/x --stack x').catch(() => undefined);
    expect(above?.code).toBe(64);
    mkdirSync(join(shop.path, 'data/eu/y'));
    expect((await shop.init('-C data/eu/y --ci none')).stdout).toContain(
      'Another stack is above this folder: ../headwater.yaml\n',
    );
  });

  it('keeps settings and manifests that are there, and completes the rest', async () => {
    const settings = 'version: 1\nstack: old\nmanifests: [models/*.yaml]\n';
    const manifest = 'version: 1\nlineage: [{downstream: {urn: x}, upstreams: []}]\n';
    const shop = project({ 'headwater.yaml': settings, '.gitignore': 'plan.json\n' });
    // The settings name no file that could be added.
    const run = await shop.init('--from none');
    expect(run.stdout).toBe(
      '= headwater.yaml kept\n= .gitignore kept\n\nAdd to .gitignore: /.headwater/ /adopt.json /headwater.imports/*.waiting.*\n\nNext: headwater plan\n',
    );
    expect(await shop.init('--stack new')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('headwater.yaml names the stack old'),
    });
    expect((await shop.init('--stack old')).code).toBe(0);
    write(shop.path, 'models/a.yaml', manifest);
    expect(await shop.init()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('models/a.yaml:2'),
    });
    const bare = project({ 'headwater.yaml': 'version: 1\nstack: old\n' });
    expect((await bare.init()).stdout).toContain('= headwater.yaml kept\n+ lineage/manual.yaml\n');
    expect(await bare.files()).toMatchObject({ 'headwater.yaml': 'version: 1\nstack: old\n' });
  });

  it.each([
    [{ 'headwater.yaml': 'version: 1\nstack: Bad\n' }, '', 64, 'headwater.yaml:2:8'],
    [{ 'lineage/a.yaml': 'version: 1\nlinage: []\n' }, '', 1, 'HW2020'],
    [{}, '--stack Bad', 64, '"Bad" is not a valid name of a stack'],
    [{}, '--ci githup', 64, 'Did you mean github?'],
    [{}, '--from dbd', 64, 'Did you mean dbt?'],
    [{}, '-C nope', 64, 'nope is not a folder'],
    [{ 'headwater.yaml/x': '' }, '', 64, 'not a regular file'],
    [{ lineage: 'a file' }, '', 1, 'is not a folder'],
  ] as const)('with %j and %j writes nothing', async (given, args, code, message) => {
    const shop = project(given);
    const before = await shop.files();
    const run = await shop.init(args);
    expect({ code: run.code, said: run.stdout + run.stderr }).toEqual({
      code,
      said: expect.stringContaining(message),
    });
    expect(await shop.files()).toEqual(before);
  });

  it.each([
    ['https://datahub.example.org/api/gms', 'https://datahub.example.org/api/gms', false],
    ['http://localhost:8080', 'https://datahub.example.com/api/gms', true],
  ])('with the catalog %s writes the server %s for GitHub', async (url, server, isLeft) => {
    const shop = project();
    const { stdout } = await shop.init('--ci github --from none', {
      env: { DATAHUB_GMS_URL: url },
    });
    expect((await shop.files())[github[0] ?? '']).toContain(`      server: ${server}\n`);
    expect(stdout.includes(`put the address of your catalog in place of ${server}`)).toBe(isLeft);
    expect(stdout).toContain('create the secret DATAHUB_GMS_TOKEN, protect the branch main');
  });

  it('makes no workflow with the path of a folder that GitHub would evaluate', async () => {
    const shop = project({ '.git/HEAD': '' });
    const folder = ['$', '{{ github.token }}'].join('');
    mkdirSync(join(shop.path, folder));
    const run = await runCli(['init', '-C', folder, '--ci', 'github'], { cwd: shop.path });
    expect(run).toMatchObject({ code: 64, stderr: expect.stringContaining('has an expression') });
    expect(await shop.files()).toEqual({});
  });

  it('writes through no link that leads out, and over no link to nothing', async () => {
    const [outside, shop] = [tempFolder(), project()];
    symlinkSync(outside, join(shop.path, 'lineage'));
    expect(await shop.init()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('lineage/manual.yaml leads outside'),
    });
    const dangling = project();
    symlinkSync(join(outside, 'nothing.yaml'), join(dangling.path, 'headwater.yaml'));
    expect(await dangling.init()).toMatchObject({ code: 1 });
    for (const one of [shop, dangling]) expect(await one.files()).toEqual({});
    expect(await filesIn(outside)).toEqual({});
  });
});

const unbound = skipReason();
if (unbound) console.warn(`skipped: a read-only folder, since ${unbound}`);

it.skipIf(unbound !== undefined).each(['', 'lineage'])(
  'a folder without write permission gets no file: %j',
  async (name) => {
    const shop = project({ 'lineage/x.txt': '' });
    for (const path of [shop.path, join(shop.path, 'lineage')]) handOver(path, 0o755);
    handOver(join(shop.path, '..'), 0o755);
    handOver(join(shop.path, name), 0o555);
    const { status, stdout, stderr } = asOrdinaryUser(['init', '--yes'], shop.path);
    handOver(join(shop.path, name), 0o755);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^error HW1021 \S+ cannot be written: .*EACCES; nothing was written$/m);
    expect(Object.keys(await shop.files())).toEqual(['lineage/x.txt']);
  },
);
