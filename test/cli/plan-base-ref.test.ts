import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../src/plan/plan.js';
import { branchOf, compared, emptyFolder, mart, orders, settings, shop } from '../support/git-shop.js';
import { gitStack, gitStackIn, runGit } from '../support/git-stack.js';
import { runCli } from '../support/run-cli.js';
import { declaring, manifest, tables } from '../support/scenario-manifests.js';
import { urnOf } from '../support/state-builders.js';

const saidOf = ({ changes }: Comparison) => changes.map(({ kind, reason, address }) => `${kind} ${reason} ${address}`);

describe('plan --base-ref', () => {
  it('shows what differs, in words that suit what is known, without catalog and token', async () => {
    const stack = await branchOf(
      [orders, `${mart}, protect: true`],
      [
        'downstream: orders, upstreams: [{dataset: raw_orders, type: COPY}, sheet], columns: {total: {from: raw_orders.amount, transform: sum}}',
      ],
    );
    const commit = stack.git('rev-parse', 'main');
    const { code, stdout, stderr } = await stack.headwater('plan', '--base-ref', 'main');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await expect(stdout.replaceAll(commit.slice(0, 12), '<base>')).toMatchFileSnapshot('goldens/plan-base-ref.txt');
  });

  it('is a document of its own kind: of no catalog, by nobody, never to be applied', async () => {
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
      summary: { add: 1, change: 0, remove: 0, mark: 0, datasets: 1, unchanged: 2, others: 0, otherPairs: 0 },
      changes: [{ kind: 'create', reason: 'declared', downstream: urnOf('mart'), place: { file: 'lineage/shop.yaml', line: 11 } }],
    });
    stack.commit();
    expect((await compared(stack)).source).toMatchObject({ dirty: false });
  });

  it('has nothing to say of a revision and itself, whatever the layout of files', async () => {
    const stack = await gitStack({ 'headwater.yaml': settings, 'lineage/t.yaml': tables, 'lineage/l.yaml': manifest(orders, mart) });
    await stack.remove('lineage');
    await stack.write('lineage/sub/all.yaml', declaring(mart, orders)['lineage/shop.yaml'] ?? '');
    const { code, stdout } = await stack.headwater('plan', '--base-ref', 'main', '--detailed-exitcode');
    expect(code).toBe(0);
    expect(stdout).toContain('3 declared edges and 1 column pair are declared as before.\nNo changes.\n');
  });

  it('exits 2 for changes only when asked to', async () => {
    const stack = await branchOf([orders], [mart]);
    expect(await stack.headwater('plan', '--base-ref', 'main')).toMatchObject({ code: 0 });
    expect(await stack.headwater('plan', '--base-ref', 'main', '--detailed-exitcode')).toMatchObject({ code: 2 });
  });

  it('is saved, shown, and refused by apply', async () => {
    const stack = await branchOf([orders], [mart]);
    const { stdout } = await stack.headwater('plan', '--base-ref', 'main', '--out', 'plan.json');
    expect(await stack.headwater('show', 'plan.json')).toEqual({ code: 0, stdout, stderr: '' });
    const json = await stack.headwater('plan', '--base-ref', 'main', '--format', 'json');
    expect(await readFile(join(stack.path, 'plan.json'), 'utf8')).toBe(json.stdout);
    const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
    const apply = await runCli(['apply', 'plan.json'], { cwd: stack.path, env });
    expect(apply).toMatchObject({ code: 64, stderr: expect.stringContaining('compares two revisions') });
  });
});

describe('the base', () => {
  it('is where the branch left the ref: what came to the ref since is no removal', async () => {
    const stack = await branchOf([orders], [orders, mart]);
    stack.commit();
    stack.git('checkout', '-q', 'main');
    await stack.write('lineage/more.yaml', manifest('downstream: sheet, upstreams: [raw_fx]'));
    const moved = stack.commit();
    stack.git('checkout', '-q', 'feature');
    const comparison = await compared(stack);
    expect(saidOf(comparison)).toEqual(['create declared mart <- orders']);
    expect(comparison.base.commit).toBe(stack.git('merge-base', 'main', 'feature'));
    expect(comparison.base.commit).not.toBe(moved);
  });

  it('may be any name of a commit, in a work tree without a branch and in another work tree', async () => {
    const stack = await branchOf([orders], [orders, mart]);
    stack.git('tag', '-am', 'first', 'v1');
    stack.commit();
    stack.git('checkout', '-q', '--detach');
    for (const ref of ['main', 'v1', 'HEAD~1', stack.git('rev-parse', '--short', 'main')]) {
      const { stdout } = await stack.headwater('plan', '--base-ref', ref);
      expect(stdout).toContain('Plan: 1 to add, 0 to change, 0 to remove across 1 dataset.');
    }
    const beside = join(await emptyFolder(), 'beside');
    stack.git('worktree', 'add', '-q', '--detach', beside, 'feature~0');
    expect(saidOf(await compared(gitStackIn(beside)))).toEqual(['create declared mart <- orders']);
  });

  it('is the ref itself where histories have nothing in common, and the comparison says so', async () => {
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

  it('is the ref itself before the first commit of a branch', async () => {
    const stack = await gitStack(shop(orders));
    stack.git('checkout', '-q', '--orphan', 'other');
    expect(await compared(stack)).toMatchObject({ source: { commit: null }, changes: [], findings: [{ code: 'HW3036' }] });
  });

  it('of a shallow clone is what there is, with the way out', async () => {
    const origin = await branchOf([orders], [orders, mart]);
    origin.commit();
    origin.git('checkout', '-q', 'main');
    await origin.write('lineage/more.yaml', manifest('downstream: sheet, upstreams: [raw_fx]'));
    origin.commit();
    const path = join(await emptyFolder(), 'clone');
    runGit(origin.path, ['clone', '-q', '--depth', '1', '--branch', 'feature', `file://${origin.path}`, path]);
    const clone = gitStackIn(path);
    const missing = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(missing).toMatchObject({ code: 64, stdout: '', stderr: expect.stringContaining('HW1017') });
    expect(missing.stderr).toContain('fetch-depth: 0');
    clone.git('fetch', '-q', '--depth', '1', 'origin', 'main:refs/remotes/origin/main');
    const { code, stdout } = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(code).toBe(0);
    expect(stdout).toContain('warning HW3036');
    expect(stdout).toContain('fetch-depth: 0');
    expect(stdout).toContain('- delete edge sheet <- raw_fx');
    clone.git('fetch', '-q', '--unshallow');
    const whole = await clone.headwater('plan', '--base-ref', 'origin/main');
    expect(whole.stdout).not.toContain('HW3036');
    expect(whole.stdout).not.toContain('delete');
  });
});

describe('what the base said', () => {
  it('is read below a folder of the repository, from names in any letters, with any line ends', async () => {
    const stack = await gitStack({
      'team/headwater.yaml': `${settings}manifests: ["Ströme/**/*.yaml", "../gemeinsam/*.yaml", "!Ströme/entwürfe/**"]\n`,
      'team/Ströme/日本.yaml': manifest(orders).replaceAll('\n', '\r\n'),
      'team/Ströme/entwürfe/x.yaml': 'nonsense: [',
      'team/Ströme/.versteckt/x.yaml': 'nonsense: [',
      'gemeinsam/t.yaml': tables,
    });
    await stack.write('team/Ströme/日本.yaml', manifest(orders, mart));
    expect(saidOf(await compared(gitStackIn(join(stack.path, 'team'))))).toEqual(['create declared mart <- orders']);
    expect(await compared(stack, '-c', 'team/headwater.yaml')).toMatchObject({ findings: [] });
  });

  it('is nothing where the settings, the target or the manifests are younger', async () => {
    const stack = await gitStack({ 'readme.md': 'no manifests yet' });
    for (const file of ['headwater.yaml', 'lineage/shop.yaml']) await stack.write(file, shop(orders, mart)[file as 'headwater.yaml'] ?? '');
    const everything = [
      'create declared mart <- orders',
      'create declared orders <- raw_fx',
      'create declared orders <- raw_orders',
      'create declared orders.total <- raw_orders.amount',
    ];
    const young = await compared(stack);
    expect(saidOf(young)).toEqual(everything);
    expect(young.findings).toMatchObject([{ code: 'HW3037', message: expect.stringContaining('no manifest') }]);
    stack.commit();
    await stack.write('headwater.yaml', `${settings}targets: {dev: {env: DEV}}\n`);
    const target = await compared(stack, '--target', 'dev');
    expect(target.changes).toHaveLength(4);
    expect(target.findings).toContainEqual(expect.objectContaining({ code: 'HW3037', message: expect.stringContaining('"dev"') }));
    await stack.write('elsewhere/headwater.yaml', settings);
    await stack.write('elsewhere/lineage/a.yaml', declaring(mart)['lineage/shop.yaml'] ?? '');
    const moved = await compared(gitStackIn(join(stack.path, 'elsewhere')));
    expect(moved.findings).toMatchObject([{ code: 'HW3037', message: expect.stringContaining('elsewhere/headwater.yaml is not in it') }]);
  });

  it('is for the target that is asked for', async () => {
    const stack = await gitStack({ ...shop(mart), 'headwater.yaml': `${settings}targets: {dev: {platformInstance: a}}\n` });
    await stack.write('headwater.yaml', `${settings}targets: {dev: {platformInstance: b}}\n`);
    expect(saidOf(await compared(stack))).toEqual([]);
    const dev = await compared(stack, '--target', 'dev');
    expect(saidOf(dev)).toEqual(['delete declared-no-more mart <- orders', 'create declared mart <- orders']);
    expect(dev.target.target).toBe('dev');
  });

  it('is limited by expressions over what is declared on either side', async () => {
    const stack = await branchOf([orders, mart], ['downstream: orders, upstreams: [raw_orders]']);
    expect(saidOf(await compared(stack, '--select', 'mart'))).toEqual(['delete declared-no-more mart <- orders']);
    const out = await compared(stack, '--exclude', 'mart');
    expect(out.scope).toEqual({ select: [], exclude: ['mart'], units: 1, outside: 1 });
    expect(saidOf(out)).toEqual(['delete declared-no-more orders <- raw_fx', 'delete declared-no-more orders.total <- raw_orders.amount']);
    expect(await stack.headwater('plan', '--base-ref', 'main', '--select', 'martt')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('--select mart'),
    });
  });

  it('is selected by the short names that it had', async () => {
    const shelf = tables.replace('mart: {', 'shelf: {');
    const stack = await gitStack({
      'headwater.yaml': settings,
      'lineage/a.yaml': shelf,
      'lineage/b.yaml': manifest('downstream: shelf, upstreams: [orders]'),
    });
    await stack.write('lineage/a.yaml', tables.replace(/ {2}mart.*\n/, ''));
    await stack.write('lineage/b.yaml', manifest(orders));
    expect(saidOf(await compared(stack, '--select', 'shelf'))).toEqual(['delete declared-no-more shelf <- orders']);
  });

  it('is followed through links within the repository, and not out of it', async () => {
    const stack = await gitStack({ 'headwater.yaml': settings, 'real/a.yaml': declaring(mart)['lineage/shop.yaml'] ?? '' });
    await symlink('real', join(stack.path, 'lineage'));
    stack.commit();
    await stack.write('real/b.yaml', manifest(orders));
    // The folder that is searched is the one of the settings: a link may lead anywhere in it.
    await stack.write('headwater.yaml', `${settings}manifests: ["**/*.yaml", "!headwater.yaml"]\n`);
    stack.commit();
    await stack.write('real/b.yaml', manifest());
    expect((await compared(stack)).summary).toMatchObject({ add: 0, remove: 3 });
    await symlink('/etc', join(stack.path, 'lineage-of-the-machine.yaml'));
    await symlink('/etc/hostname', join(stack.path, 'hostname.yaml'));
    stack.commit();
    await stack.remove('hostname.yaml');
    await stack.remove('lineage-of-the-machine.yaml');
    const { code, stdout } = await stack.headwater('plan', '--base-ref', 'main');
    expect(code).toBe(1);
    expect(stdout).toMatch(/error HW1003 at main \([0-9a-f]{12}\): \S+ leads outside /);
  });
});
