import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGit } from '../support/cli/git-shell.js';
import {
  branchOf,
  changesOf,
  compared,
  mart,
  orders,
  settings,
  shop,
} from '../support/cli/git-shop.js';
import { gitStack, gitStackIn } from '../support/cli/git-stack.js';
import { runCli } from '../support/cli/run-cli.js';
import { urnOf } from '../support/model/state-builders.js';
import { declaring, manifest, tables } from '../support/scenario/manifests.js';
import { tempFolderInMemory } from '../support/server/temp-folder.js';

describe('plan --base-ref', () => {
  it('shows the differences without catalog and token', async () => {
    const stack = await branchOf(
      [orders, `${mart}, protect: true`],
      [
        'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}, sheet], columns: {total: {from: raw_orders.amount, transform: sum}}',
      ],
    );
    const commit = stack.git('rev-parse', 'main');
    const { code, stdout, stderr } = await stack.headwater('plan', '--base-ref', 'main');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await expect(stdout.replaceAll(commit.slice(0, 12), '<base>')).toMatchFileSnapshot(
      'goldens/plan-base-ref.txt',
    );
  });

  it('gives a document of its own kind, without catalog and actor, that cannot be applied', async () => {
    const stack = await branchOf([orders], [orders, mart]);
    const comparison = await compared(stack);
    const head = stack.git('rev-parse', 'HEAD');
    expect(comparison).toMatchObject({
      target: { origin: null, actor: null, stack: 'shop', target: null },
      base: { ref: 'main', commit: head },
      source: { commit: head, dirty: true, files: [{ path: 'lineage/shop.yaml' }] },
      appliable: false,
      writes: { entities: [], edgesToAdd: [], proposals: [], edgesToRemove: [] },
      impact: { limits: [{ reason: 'declared-only' }] },
      summary: {
        add: 1,
        change: 0,
        remove: 0,
        mark: 0,
        datasets: 1,
        unchanged: 2,
        others: 0,
        otherPairs: 0,
      },
      changes: [
        {
          kind: 'create',
          reason: 'declared',
          downstream: urnOf('mart'),
          place: { file: 'lineage/shop.yaml', line: 11 },
        },
      ],
    });
    stack.commit();
    expect((await compared(stack)).source).toMatchObject({ dirty: false });
  });

  it('shows no change between equal revisions, even if the files are laid out differently', async () => {
    const stack = await gitStack({
      'headwater.yaml': settings,
      'lineage/t.yaml': tables,
      'lineage/l.yaml': manifest(orders, mart),
    });
    await stack.remove('lineage');
    await stack.write('lineage/sub/all.yaml', declaring(mart, orders)['lineage/shop.yaml'] ?? '');
    const { code, stdout } = await stack.headwater(
      ...'plan --base-ref main --detailed-exitcode'.split(' '),
    );
    expect(code).toBe(0);
    expect(stdout).toContain(
      '3 declared edges and 1 column pair are declared as before.\nNo changes.\n',
    );
  });

  it('exits 2 for changes only with --detailed-exitcode', async () => {
    const stack = await branchOf([orders], [mart]);
    expect(await stack.headwater('plan', '--base-ref', 'main')).toMatchObject({ code: 0 });
    expect(
      await stack.headwater('plan', '--base-ref', 'main', '--detailed-exitcode'),
    ).toMatchObject({ code: 2 });
  });

  it('can be saved and shown, and apply refuses it', async () => {
    const stack = await branchOf([orders], [mart]);
    const { stdout } = await stack.headwater('plan', '--base-ref', 'main', '--out', 'plan.json');
    expect(await stack.headwater('show', 'plan.json')).toEqual({ code: 0, stdout, stderr: '' });
    const json = await stack.headwater('plan', '--base-ref', 'main', '--format', 'json');
    expect(await readFile(join(stack.path, 'plan.json'), 'utf8')).toBe(json.stdout);
    const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
    const apply = await runCli(['apply', 'plan.json'], { cwd: stack.path, env });
    expect(apply).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('compares two revisions'),
    });
  });
});

describe('the base', () => {
  it('is the commit where the branch left the ref, so later commits of the ref do not show as removals', async () => {
    const stack = await branchOf([orders], [orders, mart]);
    stack.commit();
    stack.git('checkout', '-q', 'main');
    await stack.write('lineage/more.yaml', manifest('downstream: sheet, upstreams: [raw_fx]'));
    const moved = stack.commit();
    stack.git('checkout', '-q', 'feature');
    const comparison = await compared(stack);
    expect(changesOf(comparison)).toEqual(['create declared mart <- orders']);
    expect(comparison.base.commit).toBe(stack.git('merge-base', 'main', 'feature'));
    expect(comparison.base.commit).not.toBe(moved);
  });

  it('can be any name of a commit, also without a current branch and in a linked work tree', async () => {
    const stack = await branchOf([orders], [orders, mart]);
    stack.git('tag', '-am', 'first', 'v1');
    stack.commit();
    stack.git('checkout', '-q', '--detach');
    for (const ref of ['main', 'v1', 'HEAD~1', stack.git('rev-parse', '--short', 'main')]) {
      const { stdout } = await stack.headwater('plan', '--base-ref', ref);
      expect(stdout).toContain('Plan: 1 to add, 0 to change, 0 to remove across 1 dataset.');
    }
    const beside = join(tempFolderInMemory(), 'beside');
    stack.git('worktree', 'add', '-q', '--detach', beside, 'feature~0');
    expect(changesOf(await compared(gitStackIn(beside)))).toEqual([
      'create declared mart <- orders',
    ]);
  });

  it('is the ref itself when the histories have no common commit, with a warning', async () => {
    const stack = await gitStack(shop(orders));
    stack.git('checkout', '-q', '--orphan', 'other');
    await stack.write('readme.md', 'else it would be the very same commit');
    stack.commit();
    const comparison = await compared(stack);
    expect(comparison.base.commit).toBe(stack.git('rev-parse', 'main'));
    expect(comparison.changes).toEqual([]);
    expect(comparison.findings).toMatchObject([{ code: 'HW3036', level: 'warning' }]);
    expect(comparison.findings[0]?.message).not.toContain('fetch-depth');
  });

  it('is the ref itself on a branch without commits', async () => {
    const stack = await gitStack(shop(orders));
    stack.git('checkout', '-q', '--orphan', 'other');
    expect(await compared(stack)).toMatchObject({
      source: { commit: null },
      changes: [],
      findings: [{ code: 'HW3036' }],
    });
  });

  it('of a shallow clone is the commit that was fetched, with a hint', async () => {
    const origin = await branchOf([orders], [orders, mart]);
    origin.commit();
    origin.git('checkout', '-q', 'main');
    await origin.write('lineage/more.yaml', manifest('downstream: sheet, upstreams: [raw_fx]'));
    origin.commit();
    const path = join(tempFolderInMemory(), 'clone');
    runGit(origin.path, [
      'clone',
      '-q',
      '--depth',
      '1',
      '--branch',
      'feature',
      `file://${origin.path}`,
      path,
    ]);
    const clone = gitStackIn(path);
    const missing = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(missing).toMatchObject({
      code: 64,
      stdout: '',
      stderr: expect.stringContaining('HW1017'),
    });
    expect(missing.stderr).toContain('fetch-depth: 0');
    clone.git('fetch', '-q', '--depth', '1', 'origin', 'main:refs/remotes/origin/main');
    const { code, stdout } = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(code).toBe(0);
    expect(stdout).toContain('warning HW3036');
    expect(stdout).toContain('fetch-depth: 0');
    expect(stdout).toContain('\nsheet  snowflake sheet\n  - <- raw_fx');
    clone.git('fetch', '-q', '--unshallow');
    const whole = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(whole.stdout).not.toContain('HW3036');
    expect(whole.stdout).not.toContain('delete');
  });
});
