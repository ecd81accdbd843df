import { chmod, lstat, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const settings = 'stack:   shop\nversion: 1\n';
const formattedSettings = 'version: 1\nstack: shop\n';
const manifest = `version: 1
lineage:
- {upstreams: [b, c], downstream: a} # why
`;
const formatted = `version: 1
lineage:
  - {downstream: a, upstreams: [b, c]} # why
`;
const mistaken = 'version:   1\nlinage: []\n';

async function shop(files: Readonly<Record<string, string>> = {}) {
  const { path } = await stackFolder({
    'headwater.yaml': settings,
    'lineage/a.yaml': manifest,
    'lineage/b.yaml': formatted,
    ...files,
  });
  return {
    path,
    run: (...args: readonly string[]) => runCli(['fmt', ...args], { cwd: path }),
    pipe: (input: string, ...args: readonly string[]) =>
      runCli(['fmt', ...args], { cwd: path, input }),
    read: (file: string) => readFile(join(path, file), 'utf8'),
  };
}

describe('headwater fmt', () => {
  it('formats the settings and all manifests, names those that changed, and then has no more to do', async () => {
    const { run, read, path } = await shop();
    await chmod(join(path, 'lineage/a.yaml'), 0o664);
    const stdout = 'headwater.yaml\nlineage/a.yaml\n';
    expect(await run()).toEqual({ code: 0, stdout, stderr: '' });
    expect(await read('headwater.yaml')).toBe(formattedSettings);
    expect(await read('lineage/a.yaml')).toBe(formatted);
    expect((await stat(join(path, 'lineage/a.yaml'))).mode & 0o777).toBe(0o664);
    expect(await readdir(join(path, 'lineage'))).toEqual(['a.yaml', 'b.yaml']);
    expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await run('--check')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('formats the files that are named, once each', async () => {
    const { run, read } = await shop();
    const files = ['lineage/a.yaml', 'lineage/a.yaml', 'headwater.yaml'];
    const stdout = 'lineage/a.yaml\nheadwater.yaml\n';
    expect(await run(...files)).toEqual({ code: 0, stdout, stderr: '' });
    expect(await read('lineage/a.yaml')).toBe(formatted);
    expect(await read('headwater.yaml')).toBe(formattedSettings);
  });

  it('writes the file behind a link, and keeps the link', async () => {
    const { run, read, path } = await shop();
    await mkdir(join(path, 'links'));
    await symlink('../lineage/a.yaml', join(path, 'links/a.yaml'));
    expect((await run('links/a.yaml')).code).toBe(0);
    expect(await read('lineage/a.yaml')).toBe(formatted);
    expect((await lstat(join(path, 'links/a.yaml'))).isSymbolicLink()).toBe(true);
  });

  it('with --check or --diff changes nothing', async () => {
    const { run, read } = await shop();
    const names = 'headwater.yaml\nlineage/a.yaml\n';
    expect(await run('--check')).toEqual({ code: 1, stdout: names, stderr: '' });
    const diff = await run('--diff');
    expect(diff).toEqual({ code: 0, stderr: '', stdout: expect.stringContaining('+++ lineage/a') });
    expect(await run('--diff', '--check')).toEqual({ ...diff, code: 1 });
    expect(diff.stdout).toContain(`--- headwater.yaml
+++ headwater.yaml
@@ -1,2 +1,2 @@
-stack:   shop
 version: 1
+stack: shop
`);
    expect((await run('--diff', '--color', 'always')).stdout).toContain('\u001b[32m+stack: shop');
    expect(await read('headwater.yaml')).toBe(settings);
    expect(await read('lineage/a.yaml')).toBe(manifest);
  });

  it('leaves a file with errors as it is, tells them, and formats the others', async () => {
    const { run, read } = await shop({ 'lineage/b.yaml': mistaken });
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'headwater.yaml\nlineage/a.yaml\n' });
    expect(stderr).toContain('error HW2020 unknown key "linage"');
    expect(stderr).toContain('lineage/b.yaml:2:1');
    expect(await read('lineage/b.yaml')).toBe(mistaken);
  });

  it('reads no manifests if the settings have errors', async () => {
    const { run } = await shop({ 'headwater.yaml': 'version: 1\n' });
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('HW2021');
  });

  it('refuses a file that is not there or holds the token', async () => {
    const token = '0123456789abcdef0123456789abcdef';
    const { run, path } = await shop({ 'lineage/a.yaml': `version: 1 # ${token}\n` });
    expect(await run('nope.yaml')).toMatchObject({ code: 64, stdout: '' });
    const env = { DATAHUB_GMS_TOKEN: token };
    const refused = await runCli(['fmt', 'lineage/a.yaml'], { cwd: path, env });
    expect(refused).toMatchObject({ code: 64, stderr: expect.stringContaining('HW1020') });
  });
});

describe('headwater fmt -', () => {
  it('prints standard input formatted, as a manifest or as settings', async () => {
    const { pipe } = await shop();
    expect(await pipe(manifest, '-')).toEqual({ code: 0, stdout: formatted, stderr: '' });
    expect(await pipe(formatted, '-')).toEqual({ code: 0, stdout: formatted, stderr: '' });
    expect(await pipe(settings, '-')).toEqual({ code: 0, stdout: formattedSettings, stderr: '' });
  });

  it('prints nothing for a text with errors, and only the name with --check', async () => {
    const { pipe } = await shop();
    const wrong = await pipe(mistaken, '-');
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toContain('standard input:2:1');
    const stdout = 'standard input\n';
    expect(await pipe(manifest, '-', '--check')).toEqual({ code: 1, stdout, stderr: '' });
    expect((await pipe('\u00ff'.repeat(6_000_000), '-')).stderr).toContain('larger than 10 MB');
  });

  it('stands alone, and ends with an interrupt', async () => {
    const { pipe, path } = await shop();
    expect(await pipe('', '-', 'lineage/a.yaml')).toMatchObject({ code: 64, stdout: '' });
    const signal = AbortSignal.abort();
    const setting = { cwd: path, inputEnds: false, signal };
    expect(await runCli(['fmt', '-'], setting)).toMatchObject({ code: 130, stdout: '' });
    expect(await runCli(['fmt'], setting)).toMatchObject({ code: 130, stdout: '' });
  });
});
