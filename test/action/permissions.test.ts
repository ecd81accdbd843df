import { beforeEach, describe, expect, it } from 'vitest';
import { stepsFromSources } from '../support/action/step.js';
import { type ActionWorld, actionWorld, lineageIn, type StepRun } from '../support/action/world.js';
import { orders, shop } from '../support/cli/git-shop.js';
import type { GithubPull, Permission, Permissions } from '../support/github/state.js';
import { declaring } from '../support/scenario/manifests.js';

beforeEach(stepsFromSources);

const ofPlan: Permissions = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const ofApply: Permissions = { ...ofPlan, actions: 'read' };

function without(permissions: Permissions, name: Permission): Permissions {
  return Object.fromEntries(Object.entries(permissions).filter(([each]) => each !== name));
}

/** Returns the permissions that warnings name, without duplicates. */
function warnedPermissions({ stdout }: StepRun): readonly string[] {
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('::warning') && line.includes('HW9004'));
  return lines.map((line) => /`([a-z-]+: (?:read|write))`/.exec(line)?.[1] ?? line);
}

async function proposed(): Promise<{ readonly world: ActionWorld; readonly pull: GithubPull }> {
  const world = await actionWorld(shop());
  return { world, pull: await world.openPullRequest({ files: declaring(orders) }) };
}

describe('a plan', () => {
  it('needs no more than the documented permissions', async () => {
    const { world, pull } = await proposed();
    expect(warnedPermissions(await world.plan(pull, { permissions: ofPlan }))).toEqual([]);
  });

  it.each([
    ['pull-requests', { comments: 0, checks: 1 }, ['pull-requests: write', 'pull-requests: read']],
    ['checks', { comments: 1, checks: 0 }, ['checks: write']],
  ] as const)(
    'continues without %s, and names the missing permission',
    async (name, { comments, checks }, missing) => {
      const { world, pull } = await proposed();
      const run = await world.plan(pull, { permissions: without(ofPlan, name) });
      expect(run, run.stdout).toMatchObject({
        code: 0,
        outputs: { outcome: 'changes', 'to-add': '3' },
      });
      expect([run.comments.length, run.checkRuns.length]).toEqual([comments, checks]);
      expect([...warnedPermissions(run)].sort()).toEqual([...missing].sort());
      expect(run.summary).toContain(run.outputs['effect-digest']);
    },
  );

  it('continues without any permission, or without a token', async () => {
    const { world, pull } = await proposed();
    expect(await world.plan(pull, { permissions: {} })).toMatchObject({
      code: 0,
      outputs: { outcome: 'changes' },
      comments: [],
    });
    const before = world.github.requests.length;
    const run = await world.plan(pull, { inputs: { 'github-token': '' } });
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'changes' },
      comments: [],
      checkRuns: [],
    });
    expect(world.github.requests).toHaveLength(before);
  });
});

describe('an apply', () => {
  async function merged() {
    const { world, pull } = await proposed();
    await world.plan(pull);
    world.merge(pull);
    return world;
  }

  it('needs no more than the documented permissions', async () => {
    const run = await (await merged()).apply({ permissions: ofApply });
    expect([run.code, warnedPermissions(run)]).toEqual([0, []]);
  });

  it.each([
    ['actions', 'actions: read'],
    ['checks', 'checks: read'],
    ['pull-requests', 'pull-requests: read'],
    ['contents', 'contents: read'],
  ] as const)(
    'writes nothing without %s, since the approval cannot be checked',
    async (name, missing) => {
      const world = await merged();
      const run = await world.apply({ permissions: without(ofApply, name) });
      expect(run, run.stdout).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
      expect(warnedPermissions(run)).toContain(missing);
      expect(await lineageIn(world, 'orders')).toEqual([]);
    },
  );

  it('writes if it may read everything, even if it may not comment', async () => {
    const world = await merged();
    const run = await world.apply({ permissions: { ...ofApply, 'pull-requests': 'read' } });
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied', 'comment-url': '' },
    });
    expect(warnedPermissions(run)).toEqual(['pull-requests: write']);
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  });
});
