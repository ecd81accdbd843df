import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/tests.schema.json' with { type: 'json' };
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw_a: {name: shop.raw.a}
  raw_b: {name: shop.raw.b}
  mart_a: {name: shop.mart.a}
  mart_b: {name: shop.mart.b}
`;
const good =
  'lineage: [{downstream: mart_a, upstreams: [raw_a]}, {downstream: mart_b, upstreams: [raw_b]}]\n';
const bad = good.replace('[raw_b]', '[raw_b, mart_a]');
const settings = `version: 1
stack: shop
tests:
  depth: {require: {of: "*", depth: <=1}}
  mart_a: {require: {of: mart_a, upstreams: 1}}
  tagged: {require: {of: mart_a, is: {tag: Gold}}, level: warning}
`;
const urns = ['raw.a', 'raw.b', 'mart.a', 'mart.b'].map((name) => urnOf(`shop.${name}`));

const shop = (lineage = good, text = settings) =>
  stackFolder({ 'headwater.yaml': text, 'lineage/a.yaml': names + lineage });

async function offline(lineage: string, ...args: readonly string[]) {
  const { path } = await shop(lineage);
  return await runCli(args, { cwd: path });
}

/** A shop whose good lineage is applied to a catalog. */
async function appliedShop(text = settings) {
  const { path, write } = await shop(good, text);
  const { url } = await catalogWith(urns);
  const env = { DATAHUB_GMS_URL: url };
  const run = (...args: readonly string[]) => runCli(args, { cwd: path, env });
  expect(await run('apply', '--auto-approve')).toMatchObject({ code: 0 });
  return { run, path, declare: (lineage: string) => write('lineage/a.yaml', names + lineage) };
}

describe('headwater test --declared', () => {
  it('runs the tests on the manifests, and skips what only a catalog knows', async () => {
    const { code, stdout, stderr } = await offline(good, 'test', '--declared');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').at(-2)).toBe('Tests: 2 held, 0 violated, 1 skipped.');
  });

  it('ends with 1 for a violation, at the line that makes it', async () => {
    const { code, stdout } = await offline(bad, 'test', 'depth', '--declared', '--format', 'json');
    expect(code).toBe(1);
    const document = JSON.parse(stdout);
    const validTests = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    expect(validTests(document), JSON.stringify(validTests.errors)).toBe(true);
    expect(document).toMatchObject({
      basis: 'declared',
      tests: [{ name: 'depth', violations: 1 }],
    });
    expect(document.findings).toMatchObject([
      { code: 'HW3050', place: { file: 'lineage/a.yaml' } },
    ]);
  });

  it.each([
    [['--declared', '--timeout', '3s'], '--timeout cannot be used with --declared'],
    [['--declared', '--live'], '--declared cannot be used with --live'],
    [['--init', 'depth'], 'NAME cannot be used with --init'],
    [
      ['--init', '--declared', '--live', '--format', 'json', '--output', 'json=x'],
      '--declared, --live, --format, --output cannot be used with --init',
    ],
    [['--declared', 'dpeth'], 'no lineage test has the name "dpeth"'],
    [['--live'], 'DATAHUB_GMS_URL'],
  ])('refuses %j: exit 64', async (args, message) => {
    const { code, stderr } = await offline(good, 'test', ...args);
    expect(code).toBe(64);
    expect(stderr).toContain(message);
  });

  it('shows mistakes of the manifests first', async () => {
    const { code, stdout } = await offline(
      'lineage: [{downstream: nobody}]\n',
      'test',
      '--declared',
    );
    expect(code).toBe(1);
    expect(stdout).toContain('Invalid: ');
  });
});

describe('headwater test with a catalog', () => {
  it('tests the lineage as it would be, and with --live as it is', async () => {
    const { run, declare } = await appliedShop();
    await declare(bad);
    const planned = await run('test', 'depth', '--format', 'json');
    expect(planned.code).toBe(1);
    expect(JSON.parse(planned.stdout)).toMatchObject({ basis: 'planned', tests: [{ made: 1 }] });
    const live = await run('test', 'depth', '--live', '--format', 'json');
    expect(live.code).toBe(0);
    expect(JSON.parse(live.stdout)).toMatchObject({ basis: 'live', tests: [{ made: null }] });
  });
});

describe('headwater test --init', () => {
  it('prints tests that hold, which the settings can take', async () => {
    const { run, path } = await appliedShop('version: 1\nstack: shop\n');
    const { code, stdout, stderr } = await run('test', '--init');
    expect(code).toBe(0);
    expect(stderr).toBe('5 tests that hold today; paste what you mean into headwater.yaml.\n');
    await expect(stdout).toMatchFileSnapshot('goldens/test-init.txt');
    const file = join(path, 'headwater.yaml');
    await writeFile(file, `${await readFile(file, 'utf8')}\n${stdout}`);
    expect((await run('fmt', '--check')).code).toBe(0);
    expect((await run('test', '-q')).stdout).toBe('Tests: 5 held, 0 violated.\n');
    expect(await run('test', '--init')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Nothing to propose beside the tests of the stack.\n',
    });
  });

  it('shows mistakes of the manifests on standard error', async () => {
    const { run, declare } = await appliedShop();
    await declare('lineage: [{downstream: nobody}]\n');
    const { code, stdout, stderr } = await run('test', '--init');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Invalid: ');
  });
});

describe('headwater explain of a test', () => {
  it('says what it means and what it selects', async () => {
    const { code, stdout } = await offline(good, 'explain', 'depth');
    expect(code).toBe(0);
    expect(stdout).toContain('held depth  headwater.yaml:4:3\n');
    expect(stdout).toContain('  of selects 4\n');
  });

  it('prefers the dataset of that name, and names the test', async () => {
    const dataset = await offline(good, 'explain', 'mart_a');
    expect(dataset.stdout).toContain('Headwater explain mart_a');
    expect(dataset.stderr).toBe(
      'note: there is a lineage test of that name: headwater explain test:mart_a\n',
    );
    const test = await offline(good, 'explain', 'test:mart_a');
    expect(test).toMatchObject({ code: 0, stderr: '' });
    expect(test.stdout).toContain('held mart_a  ');
  });

  it('suggests the test that was meant', async () => {
    const { code, stderr } = await offline(good, 'explain', 'test:dpeth');
    expect(code).toBe(64);
    expect(stderr).toContain('did you mean: headwater explain "test:depth"');
  });

  it('asks the catalog as a plan does, and shows findings of the test alone', async () => {
    const { run, declare } = await appliedShop();
    await declare(`${bad}# a comment\n`);
    const { code, stdout } = await run('explain', 'tagged', '--format', 'json');
    expect(code).toBe(0);
    const { basis, tests, findings } = JSON.parse(stdout);
    expect({ basis, state: tests[0].state }).toEqual({ basis: 'planned', state: 'violated' });
    expect(findings.map(({ name }: { readonly name: string }) => name)).toEqual([
      'test-violated',
      'test-selects-nothing',
    ]);
  });
});
