import { beforeEach, describe, expect, it } from 'vitest';
import { stepsFromSources } from '../support/action/step.js';
import { exampleWorkflows } from '../support/action/workflows.js';
import { type ActionWorld, actionWorld, lineageIn, type StepRun } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import type { GithubPull } from '../support/github/state.js';
import { declaring } from '../support/scenario/manifests.js';

beforeEach(stepsFromSources);

const PLAN = '.github/workflows/plan.yml';
const planText = exampleWorkflows().get('plan.yml') ?? '';
/** A workflow with other content at the path of the plan workflow. */
const otherPlan = { [PLAN]: `${planText}# and more\n` };

/** A pull request with a new edge, for which no plan was made. */
async function unplanned() {
  const world = await actionWorld(shop());
  return { world, pull: await world.openPullRequest({ files: declaring(orders) }) };
}

async function expectRefused(world: ActionWorld, ...words: readonly RegExp[]): Promise<StepRun> {
  const run = await world.apply();
  expect(run, run.stdout).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  const error = run.stdout.split('\n').find((line) => line.startsWith('::error ')) ?? '';
  for (const each of words) expect(error).toMatch(each);
  expect(await lineageIn(world, 'orders')).toEqual([]);
  return run;
}

/** Makes the check-run and the artifact of a plan by the given workflow. */
async function forge(world: ActionWorld, pull: GithubPull, workflow = PLAN): Promise<StepRun> {
  const run = await world.plan(pull, { workflow });
  expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
  return run;
}

describe('a plan approves nothing', () => {
  it('when the run of a second pull request made it, with the same head and a base with another workflow file', async () => {
    const { world, pull } = await unplanned();
    await world.pushBranch('evil', otherPlan);
    await forge(world, await world.openPullRequest({ files: {}, head: pull.head, base: 'evil' }));
    world.merge(pull);
    await expectRefused(world, /pull request 2/, /into evil/, /one pull request for each branch/);
  });

  it('when the second pull request is closed by the time of the apply', async () => {
    const { world, pull } = await unplanned();
    await world.pushBranch('evil', otherPlan);
    const second = await world.openPullRequest({ files: {}, head: pull.head, base: 'evil' });
    await forge(world, second);
    Object.assign(second, { state: 'closed', closedAt: new Date().toISOString() });
    world.merge(pull);
    await expectRefused(world, /pull request 2/);
  });

  it('when its pull request had another base before', async () => {
    const world = await actionWorld(shop());
    await world.pushBranch('evil', otherPlan);
    const pull = await world.openPullRequest({ files: declaring(orders), base: 'evil' });
    await forge(world, pull);
    world.retarget(pull, 'main');
    world.merge(pull);
    await expectRefused(world, /another base/);
  });

  it('when it was made for another branch at the same commit', async () => {
    const { world, pull } = await unplanned();
    await world.pushBranch('evil', otherPlan);
    await forge(
      world,
      await world.openPullRequest({
        files: {},
        head: { ...pull.head, ref: 'other' },
        base: 'evil',
      }),
    );
    world.merge(pull);
    await expectRefused(world, /branch other/);
  });

  it('when a workflow file made it that exists only in the pull request', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({
      files: { ...declaring(orders), '.github/workflows/evil.yml': planText },
    });
    await forge(world, pull, '.github/workflows/evil.yml');
    world.merge(pull);
    await expectRefused(world, /evil\.yml/, /main did not have/);
  });

  it('when the pull request changes the workflow file', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: { ...declaring(orders), ...otherPlan } });
    await forge(world, pull);
    world.merge(pull);
    await expectRefused(world, /plan\.yml/, /differs/);
  });

  it('when the workflow file on the base does not plan', async () => {
    const { world, pull } = await unplanned();
    await forge(world, pull, '.github/workflows/drift.yml');
    world.merge(pull);
    await expectRefused(world, /drift\.yml/, /plan-workflow/);
  });

  it('when the input plan-workflow names another file', async () => {
    const { world, pull } = await unplanned();
    await forge(world, pull);
    world.merge(pull);
    const run = await world.apply({ inputs: { 'plan-workflow': 'lineage.yml' } });
    expect(run, run.stdout).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(run.stdout).toMatch(/plan-workflow[^\n]*lineage\.yml/);
    expect(await world.apply({ inputs: { 'plan-workflow': 'plan.yml' } })).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied' },
    });
  });
});

describe('a plan approves its changes', () => {
  it('when an earlier pull request of the same branch had another base', async () => {
    const { world, pull } = await unplanned();
    await world.pushBranch('staging', {});
    const elsewhere = await world.openPullRequest({ files: {}, head: pull.head, base: 'staging' });
    Object.assign(elsewhere, {
      state: 'closed',
      createdAt: '2026-01-01T00:00:00Z',
      closedAt: '2026-01-02T00:00:00Z',
    });
    await world.pushTo(pull, declaring(orders, mart));
    await world.plan(pull);
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
  });

  it('when an earlier pull request had the same commit and the same base', async () => {
    const { world, pull } = await unplanned();
    Object.assign(pull, { state: 'closed', closedAt: new Date().toISOString() });
    const second = await world.openPullRequest({ files: {}, head: pull.head });
    await world.plan(second);
    world.merge(second);
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
  });

  it('when the base has another workflow file by the time of the apply', async () => {
    const { world, pull } = await unplanned();
    await world.plan(pull);
    world.merge(pull);
    await world.pushDirectly(otherPlan);
    expect(await world.apply()).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
  });
});
