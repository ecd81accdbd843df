import { beforeEach, describe, expect, it } from 'vitest';
import { applyByHand } from '../support/action/by-hand.js';
import { applyCheck, planned } from '../support/action/planned.js';
import { stepsFromSources } from '../support/action/step.js';
import { actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';
import { lineage } from '../support/scenario/records.js';

beforeEach(stepsFromSources);

/** A declaration of `orders` with one more upstream than was reviewed. */
const otherOrders =
  'downstream: orders, upstreams: [raw_orders, {dataset: raw_fx, type: COPY}, sheet]';

describe('an unreviewed change', () => {
  it('stops an apply where the manifests changed after the approval', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    await world.pushDirectly(declaring(otherOrders));
    const before = world.catalog.writes();
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({
      code: 4,
      outputs: { outcome: 'stale', 'exit-code': '4', 'receipt-path': '' },
    });
    expect(world.catalog.writes()).toBe(before);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is held back if it comes only from the catalog, and the rest is applied', async () => {
    const world = await actionWorld(shop(orders));
    await world.apply({ mode: applyByHand });
    const pull = await world.openPullRequest({ files: declaring(orders, mart) });
    await world.plan(pull);
    world.merge(pull);
    // Another writer removes what the stack applied: no reviewed plan restores it.
    await world.catalog.overwrite('orders', lineage([]));
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'held-back', 'exit-code': '0' },
    });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    expect(await lineageIn(world, 'orders')).toEqual([]);
    expect(run.comments[0]).toMatch(/held back[\s\S]*orders <- raw_orders/i);
    expect(applyCheck(run, run.run.head)?.conclusion).toBe('success');
  });

  it.each([
    ['a direct push', {}],
    [
      'a direct push whose run is repeated by hand',
      { on: { event: 'workflow_dispatch' } } as const,
    ],
    ['a schedule', { on: { event: 'schedule' } } as const],
  ])('is published and not applied after %s', async (_, step) => {
    const world = await actionWorld(shop());
    await world.pushDirectly(declaring(orders));
    const run = await world.apply(step);
    expect(run, run.stdout).toMatchObject({
      code: 4,
      outputs: { outcome: 'not-approved', 'exit-code': '4', 'to-add': '3' },
    });
    expect(run.summary).toContain(run.outputs['effect-digest']);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is approved by its digest in a run by hand, and by no other digest', async () => {
    const world = await actionWorld(shop());
    await world.pushDirectly(declaring(orders));
    const refused = await world.apply();
    const on = { event: 'workflow_dispatch' } as const;
    const other = await world.apply({
      on,
      inputs: { 'effect-digest': `sha256:${'0'.repeat(64)}` },
    });
    expect(other).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
    const run = await world.apply({
      on,
      inputs: { 'effect-digest': refused.outputs['effect-digest'] ?? '' },
    });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  });

  it('cannot be approved by a digest in the workflow file', async () => {
    const { world, plan } = await planned(orders);
    await world.pushDirectly(declaring(orders));
    const run = await world.apply({
      inputs: { 'effect-digest': plan.outputs['effect-digest'] ?? '' },
    });
    expect(run).toMatchObject({ code: 64, outputs: { outcome: 'error', 'exit-code': '64' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });
});

describe('a review that does not count', () => {
  it('belongs to a fork', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders), fork: true });
    await world.plan(pull);
    world.merge(pull);
    const run = await world.apply();
    expect(run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(run.stdout).toMatch(/^::error [^\n]*fork/m);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('has an artifact that expired', async () => {
    const { world, pull } = await planned(orders);
    for (const artifact of world.github.state.artifacts) artifact.expired = true;
    world.merge(pull);
    const run = await world.apply();
    expect(run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(run.comments[0]).toContain(`actions/runs/${run.run.id}`);
  });

  it('belongs to an earlier push than the merged one', async () => {
    const { world, pull } = await planned(orders);
    await world.pushTo(pull, declaring(orders, mart));
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is a check-run of another app', async () => {
    const { world, pull } = await planned(orders);
    const checks = world.github.state.checkRuns;
    for (const [index, check] of checks.entries())
      checks[index] = { ...check, app: 'somebody-else' };
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('has an artifact with another plan than its check-run names', async () => {
    const { world, pull, plan } = await planned(orders);
    const other = await world.openPullRequest({ files: declaring(otherOrders) });
    const foreign = await world.plan(other);
    world.github.state.artifacts.splice(0);
    await world.uploadArtifact({ ...foreign, run: plan.run });
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is a check-run that names a run of another event', async () => {
    const { world, pull, plan } = await planned(orders);
    const { runs } = world.github.state;
    runs[runs.indexOf(plan.run)] = { ...plan.run, event: 'workflow_dispatch' };
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('is a check-run that names the run of an earlier push', async () => {
    const { world, pull } = await planned(orders);
    const [earlier] = world.github.state.checkRuns;
    await world.pushTo(pull, { 'notes.md': 'more' });
    if (earlier)
      world.github.state.checkRuns.push({
        ...earlier,
        id: world.github.state.newId(),
        commit: pull.head.sha,
      });
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });

  it('was applied before, and reverted since', async () => {
    const { world, pull } = await planned(orders);
    world.merge(pull);
    await world.apply();
    const back = await world.openPullRequest({ files: declaring() });
    const lifted = { allow: 'empty-desired\nmass-delete', reason: 'orders goes' };
    await world.plan(back, { inputs: lifted });
    world.merge(back);
    expect(await world.apply({ inputs: lifted })).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied' },
    });
    await world.pushDirectly(declaring(orders));
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('is a comment that was edited', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const plan = await world.plan(pull);
    world.github.state.checkRuns.splice(0);
    for (const comment of world.github.state.comments)
      comment.body += plan.outputs['effect-digest'];
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });
});
