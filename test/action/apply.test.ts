import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { applyByHand } from '../support/action-by-hand.js';
import type { MergeMethod } from '../support/action-shop.js';
import { actionWorld, lineageIn, type StepRun } from '../support/action-world.js';
import { mart, orders, shop } from '../support/git-shop.js';
import { declaring } from '../support/scenario-manifests.js';
import { lineage } from '../support/scenario-records.js';

const APPLY_CHECK = 'headwater apply / shop';
/** `orders` with one upstream more than was reviewed. */
const otherOrders = 'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}, sheet]';

function applyCheck({ checkRuns }: StepRun, commit: string) {
  return checkRuns.filter((one) => one.name === APPLY_CHECK && one.commit === commit).at(-1);
}

/** A shop that declares nothing yet, and a pull request with these entries of which the plan was made. */
async function planned(...entries: readonly string[]) {
  const world = await actionWorld(shop());
  const pull = await world.openPullRequest({ files: declaring(...entries) });
  const plan = await world.plan(pull);
  expect(plan.code, plan.stdout).toBe(0);
  return { world, pull, plan };
}

describe('an apply after a merge', () => {
  it.each(['merge', 'squash', 'rebase'] as const satisfies readonly MergeMethod[])('by %s writes what was reviewed', async (how) => {
    const { world, pull, plan } = await planned(orders, mart);
    const commit = world.merge(pull, how);
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied', 'exit-code': '0', 'to-add': '4' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    expect(applyCheck(run, commit)).toMatchObject({ status: 'completed', conclusion: 'success' });
    expect(run.comments).toHaveLength(1);
    expect(run.outputs['comment-url']).toBe(plan.outputs['comment-url']);
    expect(run.comments[0]).toContain(commit.slice(0, 12));
    expect(existsSync(run.outputs['receipt-path'] ?? '')).toBe(true);
    expect(world.github.leaks()).toBe(0);
  });

  it('of a plan whose artifact somebody edited says so, and writes no more than was reviewed', async () => {
    const { world, pull, plan } = await planned(orders, mart);
    const path = plan.outputs['plan-path'] ?? '';
    const edited = (await readFile(path, 'utf8')).replace('"add": 4', '"add": 0');
    expect(edited).toContain('"add": 0');
    await writeFile(path, edited);
    world.github.state.artifacts.splice(0);
    await world.uploadArtifact(plan);
    world.merge(pull);
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied', 'to-add': '4' } });
    expect(run.stdout).toContain('warning HW5016 the saved plan was edited or damaged');
    expect(run.summary).toContain('HW5016');
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });

  it('of several commits by rebase finds the one pull request of all of them', async () => {
    const { world, pull } = await planned(orders);
    await world.pushTo(pull, declaring(orders, mart));
    await world.plan(pull);
    world.merge(pull, 'rebase');
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });

  it('changes nothing when it is run again', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    const first = await world.apply();
    const before = world.catalog.writes();
    const second = await world.apply({ again: first });
    expect(second).toMatchObject({ code: 0, outputs: { outcome: 'no-changes', 'receipt-path': '' } });
    expect(world.catalog.writes()).toBe(before);
  });
});

describe('two merges', () => {
  async function twoMerged() {
    const { world, pull } = await planned(orders);
    const second = await world.openPullRequest({ files: { 'lineage/mart.yaml': `version: 1\nlineage:\n  - {${mart}}\n` } });
    const plan = await world.plan(second);
    expect(plan.code, plan.stdout).toBe(0);
    const commits = [world.merge(pull, 'squash'), world.merge(second, 'squash')] as const;
    return { world, commits };
  }

  it('before one apply are applied together, and told in both comments', async () => {
    const { world } = await twoMerged();
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    const applied = run.comments.filter((one) => one.includes(`actions/runs/${run.run.id})`));
    expect(applied).toHaveLength(2);
  });

  it('leave nothing to do for the older one that comes late', async () => {
    const { world, commits } = await twoMerged();
    await world.apply();
    const before = world.catalog.writes();
    const run = await world.apply({ on: { event: 'push', commit: commits[0] } });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'superseded', 'exit-code': '0' } });
    expect(applyCheck(run, commits[0])?.conclusion).not.toBe('success');
    expect(world.catalog.writes()).toBe(before);
  });

  it('are applied one by one where there is time', async () => {
    const { world, commits } = await twoMerged();
    const first = await world.apply({ on: { event: 'push', commit: commits[0] } });
    expect(first, first.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual([]);
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
  });
});

describe('what was not reviewed', () => {
  it('stops an apply where the manifests changed after the approval', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    await world.pushDirectly(declaring(otherOrders));
    const before = world.catalog.writes();
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 4, outputs: { outcome: 'stale', 'exit-code': '4', 'receipt-path': '' } });
    expect(world.catalog.writes()).toBe(before);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is held back where only the catalog brought it, and the rest is applied', async () => {
    const world = await actionWorld(shop(orders));
    await world.apply({ mode: applyByHand });
    const pull = await world.openPullRequest({ files: declaring(orders, mart) });
    await world.plan(pull);
    world.merge(pull);
    // Somebody takes away what the stack had put there: to put it back is in no plan that was reviewed.
    await world.catalog.overwrite('orders', lineage([]));
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'held-back', 'exit-code': '0' } });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    expect(await lineageIn(world, 'orders')).toEqual([]);
    expect(run.comments[0]).toMatch(/held back[\s\S]*orders <- raw_orders/i);
    expect(applyCheck(run, run.run.head)?.conclusion).toBe('success');
  });

  it.each([
    ['a direct push', {}],
    ['a direct push that is tried again by hand', { on: { event: 'workflow_dispatch' } } as const],
    ['a schedule', { on: { event: 'schedule' } } as const],
  ])('is published and not applied: %s', async (_, step) => {
    const world = await actionWorld(shop());
    await world.pushDirectly(declaring(orders));
    const run = await world.apply(step);
    expect(run, run.stdout).toMatchObject({ code: 4, outputs: { outcome: 'not-approved', 'exit-code': '4', 'to-add': '3' } });
    expect(run.summary).toContain(run.outputs['effect-digest']);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is approved by its digest, by hand, and no other is', async () => {
    const world = await actionWorld(shop());
    await world.pushDirectly(declaring(orders));
    const refused = await world.apply();
    const on = { event: 'workflow_dispatch' } as const;
    const other = await world.apply({ on, inputs: { 'effect-digest': `sha256:${'0'.repeat(64)}` } });
    expect(other).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
    const run = await world.apply({ on, inputs: { 'effect-digest': refused.outputs['effect-digest'] ?? '' } });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  });

  it('cannot be approved by a digest in the workflow file', async () => {
    const { world, plan } = await planned(orders);
    await world.pushDirectly(declaring(orders));
    const run = await world.apply({ inputs: { 'effect-digest': plan.outputs['effect-digest'] ?? '' } });
    expect(run).toMatchObject({ code: 64, outputs: { outcome: 'error', 'exit-code': '64' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });
});

describe('a review that does not count', () => {
  it('of a fork', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders), fork: true });
    await world.plan(pull);
    world.merge(pull);
    const run = await world.apply();
    expect(run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(run.stdout).toMatch(/^::error [^\n]*fork/m);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('whose artifact has expired', async () => {
    const { world, pull } = await planned(orders);
    for (const artifact of world.github.state.artifacts) artifact.expired = true;
    world.merge(pull);
    const run = await world.apply();
    expect(run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(run.comments[0]).toContain(`actions/runs/${run.run.id}`);
  });

  it('of an earlier push than was merged', async () => {
    const { world, pull } = await planned(orders);
    await world.pushTo(pull, declaring(orders, mart));
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('in a check-run of another app', async () => {
    const { world, pull } = await planned(orders);
    const checks = world.github.state.checkRuns;
    for (const [index, check] of checks.entries()) checks[index] = { ...check, app: 'somebody-else' };
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('in an artifact whose plan is another one than the check-run says', async () => {
    const { world, pull, plan } = await planned(orders);
    const other = await world.openPullRequest({ files: declaring(otherOrders) });
    const foreign = await world.plan(other);
    world.github.state.artifacts.splice(0);
    await world.uploadArtifact({ ...foreign, run: plan.run });
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('in a check-run that names a run of another event', async () => {
    const { world, pull, plan } = await planned(orders);
    const { runs } = world.github.state;
    runs[runs.indexOf(plan.run)] = { ...plan.run, event: 'workflow_dispatch' };
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('in a check-run that leads to the run of an earlier push', async () => {
    const { world, pull } = await planned(orders);
    const [earlier] = world.github.state.checkRuns;
    await world.pushTo(pull, { 'notes.md': 'more' });
    if (earlier) world.github.state.checkRuns.push({ ...earlier, id: world.github.state.newId(), commit: pull.head.sha });
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('that was applied before, and taken back since', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    await world.apply();
    const back = await world.openPullRequest({ files: declaring() });
    const lifted = { allow: 'empty-desired\nmass-delete', reason: 'orders goes' };
    await world.plan(back, { inputs: lifted });
    world.merge(back);
    expect(await world.apply({ inputs: lifted })).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    await world.pushDirectly(declaring(orders));
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('in a comment that was edited', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const plan = await world.plan(pull);
    world.github.state.checkRuns.splice(0);
    for (const comment of world.github.state.comments) comment.body += plan.outputs['effect-digest'];
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });
});
