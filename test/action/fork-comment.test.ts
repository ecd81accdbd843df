import { beforeEach, expect, it } from 'vitest';
import { stepsFromSources } from '../support/action/step.js';
import { type ActionWorld, actionWorld, type StepRun } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import type { GithubPull } from '../support/github/state.js';
import { artifactZip } from '../support/github/zip.js';
import { declaring } from '../support/scenario/manifests.js';

beforeEach(stepsFromSources);

async function forkedPlan() {
  const world = await actionWorld(shop(orders));
  const pull = await world.openPullRequest({ files: declaring(orders, mart), fork: true });
  return { world, pull, plan: await world.plan(pull) };
}

/** Runs the example workflow that follows the plan of a fork. */
function commentAfter(world: ActionWorld, pull: GithubPull, plan: StepRun): Promise<StepRun> {
  const on = { event: 'workflow_run', pull, ended: plan.run } as const;
  return world.action({ command: 'comment', on });
}

it('a run after the plan of a fork writes its comparison as the comment, and asks no catalog', async () => {
  const { world, pull, plan } = await forkedPlan();
  expect(plan.comments).toEqual([]);
  const { code, outputs, comments, stdout, summary } = await commentAfter(world, pull, plan);
  expect(code, stdout).toBe(0);
  expect(outputs).toMatchObject({ outcome: 'changes', 'to-add': '1', 'plan-path': '' });
  const [body = ''] = comments;
  expect(comments).toHaveLength(1);
  expect(body).toContain('mart <- orders');
  expect(body).toContain('It approves nothing');
  expect(body).toContain(`/stranger/shop/blob/${pull.head.sha}/lineage/shop.yaml`);
  expect(summary).toContain('mart <- orders');
  expect(outputs['comment-url']).not.toBe('');

  // A second attempt edits the comment. The merge is not approved by it.
  expect((await commentAfter(world, pull, plan)).comments).toHaveLength(1);
  world.merge(pull);
  expect((await world.apply()).outputs['outcome']).toBe('not-approved');
});

it('writes no comment for an upload of another kind, an older commit or another event', async () => {
  const { world, pull, plan } = await forkedPlan();
  const [artifact] = world.github.state.artifacts;
  const refuse = async (why: string) => {
    const run = await commentAfter(world, pull, plan);
    expect(run, run.stdout).toMatchObject({ code: 0, comments: [] });
    expect(run.outputs['outcome']).toBe('not-commented');
    expect(run.stdout).toContain(why);
  };
  const planned = await world.plan(await world.openPullRequest({ files: declaring(mart) }));
  const ofCatalog = world.github.state.artifacts.find(({ run }) => run === planned.run.id);
  const forged = artifactZip({ 'plan.json': '{"formatVersion": "1.1"}', 'evil.sh': 'echo hi' });
  for (const zip of [forged, ofCatalog?.zip ?? forged]) {
    world.github.state.artifacts.splice(0, 1, { ...artifact, zip } as typeof ofCatalog & object);
    await refuse('left no comparison of this stack');
  }
  await world.pushTo(pull, { 'notes.md': 'more' });
  await refuse('has a newer commit');
  world.merge(pull);
  await refuse('is closed');
  const push = await world.action({ command: 'comment', on: { event: 'push' } });
  expect([push.code, push.stdout.includes('HW9002')]).toEqual([64, true]);
});
