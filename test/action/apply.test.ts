import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { applyCheck, planned } from '../support/action/planned.js';
import type { MergeMethod } from '../support/action/shop.js';
import { lineageIn } from '../support/action/world.js';
import { mart, orders } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';

describe('an apply after a merge', () => {
  it.each(['merge', 'squash', 'rebase'] as const satisfies readonly MergeMethod[])(
    'by %s writes the reviewed changes',
    async (how) => {
      const { world, pull, plan } = await planned(orders, mart);
      const commit = world.merge(pull, how);
      const run = await world.apply();
      expect(run, run.stdout).toMatchObject({
        code: 0,
        outputs: { outcome: 'applied', 'exit-code': '0', 'to-add': '4' },
      });
      expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
      expect(await lineageIn(world, 'mart')).toEqual(['orders']);
      expect(applyCheck(run, commit)).toMatchObject({ status: 'completed', conclusion: 'success' });
      expect(run.comments).toHaveLength(1);
      expect(run.outputs['comment-url']).toBe(plan.outputs['comment-url']);
      expect(run.comments[0]).toContain(commit.slice(0, 12));
      expect(existsSync(run.outputs['receipt-path'] ?? '')).toBe(true);
      expect(world.github.leaks()).toBe(0);
    },
  );

  it('of an edited artifact warns, and writes no more than was reviewed', async () => {
    const { world, pull, plan } = await planned(orders, mart);
    const path = plan.outputs['plan-path'] ?? '';
    const edited = (await readFile(path, 'utf8')).replace('"add": 4', '"add": 0');
    expect(edited).toContain('"add": 0');
    await writeFile(path, edited);
    world.github.state.artifacts.splice(0);
    await world.uploadArtifact(plan);
    world.merge(pull);
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied', 'to-add': '4' },
    });
    expect(run.stdout).toContain('warning HW5016 the saved plan was edited or damaged');
    expect(run.summary).toContain('HW5016');
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });

  it('of several commits by rebase finds the one pull request of all commits', async () => {
    const { world, pull } = await planned(orders);
    await world.pushTo(pull, declaring(orders, mart));
    await world.plan(pull);
    world.merge(pull, 'rebase');
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });

  it('changes nothing when its run is repeated', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    const first = await world.apply();
    const before = world.catalog.writes();
    const second = await world.apply({ again: first });
    expect(second).toMatchObject({
      code: 0,
      outputs: { outcome: 'no-changes', 'receipt-path': '' },
    });
    expect(world.catalog.writes()).toBe(before);
  });
});

describe('two merges', () => {
  async function twoMerged() {
    const { world, pull } = await planned(orders);
    const second = await world.openPullRequest({
      files: { 'lineage/mart.yaml': `version: 1\nlineage:\n  - {${mart}}\n` },
    });
    const plan = await world.plan(second);
    expect(plan.code, plan.stdout).toBe(0);
    const commits = [world.merge(pull, 'squash'), world.merge(second, 'squash')] as const;
    return { world, commits };
  }

  it('before an apply are applied together, and reported in both comments', async () => {
    const { world } = await twoMerged();
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    const applied = run.comments.filter((one) => one.includes(`actions/runs/${run.run.id})`));
    expect(applied).toHaveLength(2);
  });

  it('leave nothing to do for the run of the older one if it starts late', async () => {
    const { world, commits } = await twoMerged();
    await world.apply();
    const before = world.catalog.writes();
    const run = await world.apply({ on: { event: 'push', commit: commits[0] } });
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'superseded', 'exit-code': '0' },
    });
    expect(applyCheck(run, commits[0])?.conclusion).not.toBe('success');
    expect(world.catalog.writes()).toBe(before);
  });

  it('are applied one by one if each has its own apply', async () => {
    const { world, commits } = await twoMerged();
    const first = await world.apply({ on: { event: 'push', commit: commits[0] } });
    expect(first, first.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual([]);
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });
});
