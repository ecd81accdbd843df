import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const nowhere = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
const empty = {
  'lineage/a.yaml': 'version: 1\ndefaults: {platform: hive, env: PROD}\nlineage: []\n',
};

describe('usage errors exit with 64', () => {
  it.each([
    ['an unknown flag', ['plan', '--detailed-exit'], '--detailed-exit'],
    [
      'a part of a command of a group',
      ['import', 'datahub'],
      'did you mean import catalog or import datahub-lineage-file? ',
    ],
    ['a part of a command', ['val'], 'did you mean validate?'],
    ['a mistyped word of a flag', ['plan', '--prune', 'ownd'], 'Did you mean owned?'],
    ['a mistyped settings file', ['validate', '-c', 'headwter.yaml'], 'headwater.yaml?'],
    ['a missing plan', ['apply', 'nope.json'], 'nope.json does not exist'],
    ['an unknown color', ['plan', '--color', 'pink'], 'auto, always, never'],
    ['one argument too many', ['plan', 'lineage/a.yaml'], 'too many arguments'],
    ['a duration without unit', ['plan', '--timeout', '30'], '30s'],
    ['a duration of zero', ['plan', '--timeout', '0s'], '30s'],
    ['a concurrency of zero', ['plan', '--concurrency', '0'], 'whole number'],
    ['a concurrency in words', ['plan', '--concurrency', 'two'], 'whole number'],
    ['an invalid port', ['serve', '--port', '70000'], 'whole number'],
    ['a missing settings file', ['plan', '-c', 'nope.yaml'], 'nope.yaml'],
    ['an unknown target', ['validate', '--target', 'prd'], 'prd'],
    ['an unknown guard', ['plan', '--allow', 'mass-delet'], 'mass-delete'],
    ['an allowance without a reason', ['plan', '--allow', 'mass-delete'], '--reason'],
    [
      'an allowance with an empty reason',
      ['apply', '--allow', 'exclusive', '--reason', ' '],
      '--reason',
    ],
    ['a missing argument', ['show'], 'missing required argument'],
    ['a missing token file', ['plan', '--token-file', 'nope'], 'nope'],
  ])('%s', async (_what, args, named) => {
    const { path } = await stackFolder(empty);
    const { code, stdout, stderr } = await runCli(args, { cwd: path, env: nowhere });
    expect(code).toBe(64);
    expect(stdout).toBe('');
    expect(stderr).toContain(named);
  });

  it('no settings; the message lists the folders that were searched', async () => {
    const { path, write } = await stackFolder({ 'headwater.yaml': '' });
    await write('in/.git', '');
    const { code, stderr } = await runCli(['validate', '-C', 'in'], { cwd: path });
    expect(code).toBe(64);
    expect(stderr).toContain('HW1001');
  });

  it('settings with mistakes; each is shown with its place', async () => {
    const { path } = await stackFolder({
      ...empty,
      'headwater.yaml': 'version: 1\nstak: shop\nwrites: never\n',
    });
    const { code, stdout } = await runCli(['validate'], { cwd: path });
    expect(code).toBe(64);
    expect(stdout).toContain('headwater.yaml:2:1');
    expect(stdout).toContain('headwater.yaml:3:9');
    expect(await runCli(['plan'], { cwd: path, env: nowhere })).toMatchObject({ code: 64 });
  });

  it('a glob without matches', async () => {
    const { path } = await stackFolder({
      'headwater.yaml': 'version: 1\nstack: s\nmanifests: [linage/*.yaml]\n',
    });
    const { code, stderr } = await runCli(['validate'], { cwd: path });
    expect(code).toBe(64);
    expect(stderr).toContain('linage/*.yaml');
  });
});

describe('headwater serve', () => {
  it('listens until it is stopped', async () => {
    const { path } = await stackFolder(empty);
    const { code, stdout } = await runCli(['serve', '--port', '0', '--db', ':memory:'], {
      cwd: path,
      signal: AbortSignal.abort(),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+\n$/);
    const stop = new AbortController();
    const serving = runCli(['serve', '--port', '0'], { cwd: path, signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    expect(await serving).toMatchObject({ code: 0 });
    expect(await readFile(join(path, '.headwater', '.gitignore'), 'utf8')).toBe('*\n');
  });
});

describe('help and version', () => {
  it('exit with 0', async () => {
    const { path } = await stackFolder(empty);
    const help = await runCli(['--help'], { cwd: path });
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('apply');
    expect(await runCli(['plan', '--help'], { cwd: path })).toMatchObject({ code: 0 });
    expect((await runCli(['--version'], { cwd: path })).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await runCli([], { cwd: path })).toMatchObject({ code: 64 });
  });
});

describe('the settings', () => {
  it('are found by flag, variable and folder, in this order', async () => {
    const { path, write } = await stackFolder({
      ...empty,
      'other.yaml': 'version: 1\nstack: other\n',
      'third.yaml': 'version: 1\nstack: third\n',
    });
    await write('deep/down/x', '');
    const stackOf = async (args: readonly string[], env = {}) =>
      (await runCli(['validate', ...args], { cwd: join(path, 'deep', 'down'), env })).stdout
        .split('\n')
        .at(-2)
        ?.split(',')[0];
    expect(await stackOf([])).toBe('Valid: stack shop');
    expect(await stackOf([], { HEADWATER_CONFIG: '../../other.yaml' })).toBe('Valid: stack other');
    expect(
      await stackOf(['-c', '../../third.yaml'], { HEADWATER_CONFIG: '../../other.yaml' }),
    ).toBe('Valid: stack third');
    expect(await stackOf(['-C', '../..', '-c', 'other.yaml'])).toBe('Valid: stack other');
  });

  it('can be named before the command too, and the last flag wins', async () => {
    const { path } = await stackFolder({ ...empty, 'other.yaml': 'version: 1\nstack: other\n' });
    const before = await runCli(['-C', path, '-c', 'other.yaml', '--format', 'json', 'validate'], {
      cwd: '/',
    });
    expect(JSON.parse(before.stdout)).toMatchObject({ stack: 'other' });
    const both = await runCli(
      ['-C', path, '-c', 'other.yaml', '--format', 'json', 'validate', '-c', 'headwater.yaml'],
      { cwd: '/' },
    );
    expect(JSON.parse(both.stdout)).toMatchObject({ stack: 'shop' });
  });
});

describe('-v', () => {
  it('lists on standard error what is read and requested', async () => {
    const catalog = await catalogWith([]);
    const { path } = await stackFolder(empty);
    const { stderr } = await runCli(['plan', '-v'], {
      cwd: path,
      env: { DATAHUB_GMS_URL: catalog.url },
    });
    expect(stderr.split('\n')).toEqual([
      `settings: ${join(path, 'headwater.yaml')}`,
      'manifest: lineage/a.yaml',
      `catalog: ${catalog.url}, reading 0 datasets`,
      'catalog: 0 datasets read, 0 schemas',
      '',
    ]);
  });
});

describe('a token', () => {
  it('is read from a file or from standard input', async () => {
    const catalog = await catalogWith([]);
    const { path } = await stackFolder(empty);
    await writeFile(join(path, 'token'), 'made-up-token-5678\n');
    const env = { DATAHUB_GMS_URL: catalog.url };
    expect(await runCli(['plan', '--token-file', 'token'], { cwd: path, env })).toMatchObject({
      code: 0,
    });
    expect(
      await runCli(['plan', '--token-file', '-'], {
        cwd: path,
        env,
        input: 'made-up-token-5678\n',
      }),
    ).toMatchObject({ code: 0 });
    expect(
      await runCli(['plan', '--token-file', '-'], { cwd: path, env, input: 'two\nlines\n' }),
    ).toMatchObject({ code: 64 });
  });
});

describe('color', () => {
  const ansi = String.fromCharCode(27);

  it.each<[string, readonly string[], Readonly<Record<string, string>>, 'all' | 'none', boolean]>([
    ['on a terminal', [], {}, 'all', true],
    ['not off a terminal', [], {}, 'none', false],
    ['not on a dumb terminal', [], { TERM: 'dumb' }, 'all', false],
    ['not with NO_COLOR', [], { NO_COLOR: '1' }, 'all', false],
    ['with an empty NO_COLOR', [], { NO_COLOR: '' }, 'all', true],
    ['with FORCE_COLOR', [], { FORCE_COLOR: '1' }, 'none', true],
    ['not with FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, 'all', false],
    [
      'with the flag, which overrides the variables',
      ['--color', 'always'],
      { NO_COLOR: '1' },
      'none',
      true,
    ],
    ['not with the flag', ['--color', 'never'], { FORCE_COLOR: '1' }, 'all', false],
  ])('%s', async (_when, flags, env, terminal, colored) => {
    const { path } = await stackFolder({ 'lineage/a.yaml': 'version: 2\n' });
    const { stdout } = await runCli(['validate', ...flags], { cwd: path, env, terminal });
    expect(stdout.includes(ansi)).toBe(colored);
  });
});
