import { beforeEach, describe, expect, it } from 'vitest';
import { stepsFromSources } from '../support/action/step.js';
import { type ActionWorld, actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';

beforeEach(stepsFromSources);

const APPLY_CHECK = 'headwater apply / shop';
/** A manifest in a file of its own, so that a second pull request has no conflict. */
const martFile = { 'lineage/mart.yaml': `version: 1\nlineage:\n  - {${mart}}\n` };

/** Adds a check-run that marks a commit as applied and names a run. */
function addApplyCheck(world: ActionWorld, commit: string, run: number): void {
  const { state } = world.github;
  state.checkRuns.push({
    ...{
      id: state.newId(),
      name: APPLY_CHECK,
      commit,
      app: 'github-actions',
      status: 'completed',
      conclusion: 'success',
      externalId: '',
    },
    output: {
      title: 'Applied',
      summary: '',
      text: `Run: https://github.example/octo/shop/actions/runs/${run}`,
    },
  });
}

/** Two merges that are not applied, and the run of a plan that a check-run can name. */
async function twoMerged() {
  const world = await actionWorld(shop());
  const pull = await world.openPullRequest({ files: declaring(orders) });
  const plan = await world.plan(pull);
  const second = await world.openPullRequest({ files: martFile });
  await world.plan(second);
  const first = world.merge(pull, 'squash');
  return { world, plan, first, merge: () => world.merge(second, 'squash') };
}

async function expectBothApplied(world: ActionWorld, words: RegExp): Promise<void> {
  const run = await world.apply();
  expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
  expect(run.stdout).toMatch(words);
  expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  expect(await lineageIn(world, 'mart')).toEqual(['orders']);
}

describe('a check-run that marks a commit as applied does not count', () => {
  it('when the run of a plan created it', async () => {
    const { world, plan, first, merge } = await twoMerged();
    addApplyCheck(world, first, plan.run.id);
    merge();
    await expectBothApplied(world, /^::warning [^\n]*HW9009[^\n]*plan\.yml/m);
  });

  it('when it is on a newer commit', async () => {
    const { world, plan, first, merge } = await twoMerged();
    addApplyCheck(world, merge(), plan.run.id);
    const run = await world.apply({ on: { event: 'push', commit: first } });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(run.stdout).toMatch(/^::warning [^\n]*HW9009/m);
  });

  it('when it names the apply of another commit', async () => {
    const world = await actionWorld(shop());
    const earlier = await world.apply();
    expect(earlier.code, earlier.stdout).toBe(0);
    const pull = await world.openPullRequest({ files: declaring(orders) });
    await world.plan(pull);
    const first = world.merge(pull, 'squash');
    addApplyCheck(world, first, earlier.run.id);
    const second = await world.openPullRequest({ files: martFile });
    await world.plan(second);
    world.merge(second, 'squash');
    await expectBothApplied(world, /^::warning [^\n]*HW9009[^\n]*another commit/m);
  });

  it('when it names a failed apply of the commit', async () => {
    const { world, first, merge } = await twoMerged();
    const failed = await world.apply({ env: { DATAHUB_GMS_TOKEN: 'wrong' } });
    expect(failed.code).not.toBe(0);
    addApplyCheck(world, first, failed.run.id);
    merge();
    await expectBothApplied(
      world,
      /^::warning [^\n]*HW9009[^\n]*no job of it that applies succeeded/m,
    );
  });

  it('when it names a run of the same file that looked for drift', async () => {
    const { world, first, merge } = await twoMerged();
    const workflow = '.github/workflows/apply.yml';
    const drift = await world.drift({ workflow, job: 'lineage / drift' });
    expect(drift, drift.stdout).toMatchObject({ code: 0, run: { head: first } });
    addApplyCheck(world, first, drift.run.id);
    merge();
    await expectBothApplied(world, /^::warning [^\n]*HW9009[^\n]*no job of it that applies/m);
  });

  it.each([
    ['an apply on another branch', { branch: 'feature-1' }, 'branch feature-1'],
    [
      'a run of a fork, on a branch of the same name,',
      { headRepository: 'mallory/shop' },
      'of the repository mallory/shop',
    ],
    [
      'the run of a pull request, even with the same workflow file,',
      { event: 'pull_request' },
      'event pull_request',
    ],
  ])('when %s created it', async (_what, forged, words) => {
    const { world, first, merge } = await twoMerged();
    const failed = (await world.apply({ env: { DATAHUB_GMS_TOKEN: 'wrong' } })).run;
    const run = { ...failed, id: world.github.state.newId(), ...forged };
    world.github.state.runs.push({ ...run, conclusion: 'success' });
    addApplyCheck(world, first, run.id);
    merge();
    await expectBothApplied(world, new RegExp(`^::warning [^\\n]*HW9009[^\\n]*${words}`, 'm'));
  });

  it.each([
    ['another app created it', { app: 'mallory' }],
    ['it is of another stack', { name: 'headwater apply / other' }],
    ['it is of a stack whose name begins like ours', { name: `${APPLY_CHECK}-two` }],
    ['it has not succeeded', { conclusion: 'neutral' }],
    ['it carries a digest as its external id', { app: 'mallory', externalId: 'sha256:0' }],
  ])('when %s, whatever run it names', async (_what, forged) => {
    const { world, first, merge } = await twoMerged();
    const applied = (await world.apply({ env: { DATAHUB_GMS_TOKEN: 'wrong' } })).run;
    const run = { ...applied, id: world.github.state.newId(), head: first };
    world.github.state.runs.push({ ...run, conclusion: 'success' });
    addApplyCheck(world, first, run.id);
    const { checkRuns } = world.github.state;
    const last = checkRuns.at(-1);
    if (last !== undefined) checkRuns[checkRuns.length - 1] = { ...last, ...forged };
    merge();
    await expectBothApplied(world, /applied/i);
  });

  it('when it names no run', async () => {
    const { world, first, merge } = await twoMerged();
    addApplyCheck(world, first, 1);
    for (const check of world.github.state.checkRuns)
      if (check.name === APPLY_CHECK) check.output = { ...check.output, text: null };
    merge();
    await expectBothApplied(world, /^::warning [^\n]*HW9009[^\n]*names no run/m);
  });

  it('when it names a run that does not exist', async () => {
    const { world, first, merge } = await twoMerged();
    addApplyCheck(world, first, 4_711);
    merge();
    await expectBothApplied(world, /^::warning [^\n]*HW9009[^\n]*4711/m);
  });
});
