import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGit } from '../support/cli/git-shell.js';
import { mart, settings, shop } from '../support/cli/git-shop.js';
import { gitStack, gitStackIn } from '../support/cli/git-stack.js';
import { runCli } from '../support/cli/run-cli.js';
import { declaring } from '../support/scenario/manifests.js';
import { tempFolderInMemory } from '../support/server/temp-folder.js';

describe('plan --base-ref: mistakes', () => {
  const wrong = declaring('downstream: ordrs, upstreams: [raw_orders]')['lineage/shop.yaml'] ?? '';

  it('in the manifests of the work tree are shown with their lines', async () => {
    const stack = await gitStack(shop(mart));
    await stack.write('lineage/shop.yaml', wrong);
    const { code, stdout } = await stack.headwater('plan', '--base-ref', 'main');
    expect(code).toBe(1);
    expect(stdout).toContain('--> lineage/shop.yaml:10:');
    expect(stdout).not.toContain('at main');
  });

  it('in the manifests of the base name the revision, and point to no line of the work tree', async () => {
    const stack = await gitStack({ ...shop(), 'lineage/shop.yaml': wrong });
    const commit = stack.git('rev-parse', 'HEAD');
    await stack.write('lineage/shop.yaml', declaring(mart)['lineage/shop.yaml'] ?? '');
    const { code, stdout } = await stack.headwater('plan', '--base-ref', 'main');
    expect(code).toBe(1);
    expect(stdout).toContain(`at main (${commit.slice(0, 12)}), lineage/shop.yaml:10:`);
    expect(stdout).not.toContain('-->');
    const { findings } = JSON.parse(
      (await stack.headwater('plan', '--base-ref', 'main', '--format', 'json')).stdout,
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]).not.toHaveProperty('place');
    expect(findings[0]).not.toHaveProperty('related');
  });

  it('in the settings of the base exit with 1, in those of the work tree with 64', async () => {
    const stack = await gitStack({ ...shop(mart), 'headwater.yaml': 'version: 1\nstak: shop\n' });
    expect(await stack.headwater('plan', '--base-ref', 'main')).toMatchObject({ code: 64 });
    await stack.write('headwater.yaml', settings);
    const { code, stdout } = await stack.headwater('plan', '--base-ref', 'main');
    expect(code).toBe(1);
    expect(stdout).toContain('at main (');
    expect(stdout).toContain('headwater.yaml:2:1');
  });

  it.each([
    ['nope', 'git branch --all'],
    ['mian', 'did you mean: --base-ref main'],
    ['--help', 'has no commit "--help"'],
    ['--output=/tmp/headwater-pwned', 'HW1017'],
    ['', 'HW1017'],
    ['main:lineage', 'HW1017'],
    ['main..main', 'HW1017'],
  ])('the revision %j is rejected', async (ref, hint) => {
    const stack = await gitStack(shop(mart));
    const { code, stdout, stderr } = await stack.headwater('plan', `--base-ref=${ref}`);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toContain('error HW1017');
    expect(stderr).toContain(hint);
  });

  it('a branch that exists only on the remote is suggested', async () => {
    const origin = await gitStack(shop(mart));
    origin.git('branch', 'release');
    const path = join(tempFolderInMemory(), 'clone');
    runGit(origin.path, ['clone', '-q', origin.path, path]);
    const { stderr } = await gitStackIn(path).headwater('plan', '--base-ref', 'release');
    expect(stderr).toContain('did you mean: --base-ref origin/release');
  });

  it('a folder outside a repository is rejected', async () => {
    const stack = await gitStack(shop(mart));
    await stack.remove('.git');
    const { code, stderr } = await runCli(['plan', '--base-ref', 'main'], { cwd: stack.path });
    expect(code).toBe(64);
    expect(stderr).toContain('error HW1016');
    expect(stderr).toContain('not a git repository');
  });

  it.each([
    [['--discover', 'off'], '--discover off'],
    [['--prune', 'off'], '--prune off'],
    [['--allow', 'mass-delete', '--reason', 'why'], '--allow, --reason'],
    [['--reason', 'why'], '--reason'],
  ])('the flags %j are rejected', async (flags, named) => {
    const stack = await gitStack(shop(mart));
    const { code, stderr } = await stack.headwater('plan', '--base-ref', 'main', ...flags);
    expect(code).toBe(64);
    expect(stderr).toContain(`${named} cannot be used with --base-ref`);
  });
});
