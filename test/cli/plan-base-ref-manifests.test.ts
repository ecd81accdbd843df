import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
import { declaring, manifest, tables } from '../support/scenario/manifests.js';

describe('the manifests of the base', () => {
  it('are read below a folder of the repository, with any characters in their names and any line ends', async () => {
    const stack = await gitStack({
      'team/headwater.yaml': `${settings}manifests: ["Ströme/**/*.yaml", "../gemeinsam/*.yaml", "!Ströme/entwürfe/**"]\n`,
      'team/Ströme/日本.yaml': manifest(orders).replaceAll('\n', '\r\n'),
      'team/Ströme/entwürfe/x.yaml': 'nonsense: [',
      'team/Ströme/.versteckt/x.yaml': 'nonsense: [',
      'gemeinsam/t.yaml': tables,
    });
    await stack.write('team/Ströme/日本.yaml', manifest(orders, mart));
    expect(changesOf(await compared(gitStackIn(join(stack.path, 'team'))))).toEqual([
      'create declared mart <- orders',
    ]);
    expect(await compared(stack, '-c', 'team/headwater.yaml')).toMatchObject({ findings: [] });
  });

  it('are empty when the settings, the target or the manifests do not exist there yet', async () => {
    const stack = await gitStack({ 'readme.md': 'no manifests yet' });
    for (const file of ['headwater.yaml', 'lineage/shop.yaml'])
      await stack.write(file, shop(orders, mart)[file as 'headwater.yaml'] ?? '');
    const everything = [
      'create declared mart <- orders',
      'create declared orders <- raw_fx',
      'create declared orders <- raw_orders',
      'create declared orders.total <- raw_orders.amount',
    ];
    const young = await compared(stack);
    expect(changesOf(young)).toEqual(everything);
    expect(young.findings).toMatchObject([
      { code: 'HW3037', message: expect.stringContaining('no manifest') },
    ]);
    stack.commit();
    await stack.write('headwater.yaml', `${settings}targets: {dev: {env: DEV}}\n`);
    const target = await compared(stack, '--target', 'dev');
    expect(target.changes).toHaveLength(4);
    expect(target.findings).toContainEqual(
      expect.objectContaining({ code: 'HW3037', message: expect.stringContaining('"dev"') }),
    );
    await stack.write('elsewhere/headwater.yaml', settings);
    await stack.write('elsewhere/lineage/a.yaml', declaring(mart)['lineage/shop.yaml'] ?? '');
    const moved = await compared(gitStackIn(join(stack.path, 'elsewhere')));
    expect(moved.findings).toMatchObject([
      { code: 'HW3037', message: expect.stringContaining('elsewhere/headwater.yaml is not in it') },
    ]);
  });

  it('are read for the target of the command', async () => {
    const stack = await gitStack({
      ...shop(mart),
      'headwater.yaml': `${settings}targets: {dev: {platformInstance: a}}\n`,
    });
    await stack.write('headwater.yaml', `${settings}targets: {dev: {platformInstance: b}}\n`);
    expect(changesOf(await compared(stack))).toEqual([]);
    const dev = await compared(stack, '--target', 'dev');
    expect(changesOf(dev)).toEqual([
      'delete declared-no-more mart <- orders',
      'create declared mart <- orders',
    ]);
    expect(dev.target.target).toBe('dev');
  });

  it('are limited by expressions over the datasets of both sides', async () => {
    const stack = await branchOf([orders, mart], ['downstream: orders, upstreams: [raw_orders]']);
    expect(changesOf(await compared(stack, '--select', 'mart'))).toEqual([
      'delete declared-no-more mart <- orders',
    ]);
    const out = await compared(stack, '--exclude', 'mart');
    expect(out.scope).toEqual({ select: [], exclude: ['mart'], units: 1, outside: 1 });
    expect(changesOf(out)).toEqual([
      'delete declared-no-more orders <- raw_fx',
      'delete declared-no-more orders.total <- raw_orders.amount',
    ]);
    expect(await stack.headwater('plan', '--base-ref', 'main', '--select', 'martt')).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('--select mart'),
    });
  });

  it('are selected by the short names that they had at the base', async () => {
    const shelf = tables.replace('mart: {', 'shelf: {');
    const stack = await gitStack({
      'headwater.yaml': settings,
      'lineage/a.yaml': shelf,
      'lineage/b.yaml': manifest('downstream: shelf, upstreams: [orders]'),
    });
    await stack.write('lineage/a.yaml', tables.replace(/ {2}mart.*\n/, ''));
    await stack.write('lineage/b.yaml', manifest(orders));
    expect(changesOf(await compared(stack, '--select', 'shelf'))).toEqual([
      'delete declared-no-more shelf <- orders',
    ]);
  });

  it('are read through links within the repository, but not through links out of it', async () => {
    const stack = await gitStack({
      'headwater.yaml': settings,
      'real/a.yaml': declaring(mart)['lineage/shop.yaml'] ?? '',
    });
    await symlink('real', join(stack.path, 'lineage'));
    stack.commit();
    await stack.write('real/b.yaml', manifest(orders));
    // The search starts at the folder of the settings. A link may lead to any place below it.
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
