import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActionIo } from '../../src/action/action-context.js';
import { applyByHand } from '../support/action/by-hand.js';
import { parsedOutputs } from '../support/action/step.js';
import { type ActionWorld, actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { gitStackIn } from '../support/cli/git-stack.js';
import { runCli } from '../support/cli/run-cli.js';
import { declaring } from '../support/scenario/manifests.js';

const more = declaring(orders, mart);

/** An action that prints its environment, its event and its checkout. */
async function printStep({ env, cwd, stdout }: ActionIo): Promise<number> {
  const { git } = gitStackIn(cwd);
  const event = JSON.parse(await readFile(env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
  const seen = {
    env,
    event,
    head: git('rev-parse', 'HEAD'),
    branch: git('rev-parse', '--abbrev-ref', 'HEAD'),
    status: git('status', '--short'),
  };
  stdout.write(JSON.stringify({ ...seen, parents: git('log', '-1', '--format=%P').split(' ') }));
  return 0;
}

/** A minimal action that makes a plan and sets its path as an output. */
async function makePlan({ env, cwd }: ActionIo): Promise<number> {
  const settings = Object.fromEntries(
    ['DATAHUB_GMS_URL', 'DATAHUB_GMS_TOKEN'].map((name) => [name, env[name] ?? '']),
  );
  const file = join(env['RUNNER_TEMP'] ?? '', 'plan.json');
  const { code } = await runCli(['plan', '--out', file], { cwd, env: settings });
  await writeFile(env['GITHUB_OUTPUT'] ?? '', `exit-code=${code}\nplan-path<<END\n${file}\nEND\n`);
  return code;
}

async function runPrintStep(
  world: ActionWorld,
  step: Partial<Parameters<ActionWorld['action']>[0]>,
) {
  const run = await world.action({
    command: 'plan',
    on: { event: 'push' },
    mode: printStep,
    ...step,
  });
  return { ...run, seen: JSON.parse(run.stdout) };
}

describe('a run on a pull request', () => {
  it('checks out the merge of head and base', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: more });
    const { seen, run } = await runPrintStep(world, { on: { event: 'pull_request', pull } });
    expect(seen).toMatchObject({
      head: pull.mergeCommit,
      branch: 'HEAD',
      status: '',
      parents: [pull.base.sha, pull.head.sha],
    });
    expect(seen.env).toMatchObject({
      GITHUB_SHA: pull.mergeCommit,
      GITHUB_REF: 'refs/pull/1/merge',
      GITHUB_BASE_REF: 'main',
    });
    expect(seen.event).toMatchObject({
      action: 'opened',
      pull_request: { head: { sha: pull.head.sha } },
    });
    expect(run).toMatchObject({
      event: 'pull_request',
      head: pull.head.sha,
      status: 'completed',
      conclusion: 'success',
    });
    expect(pull.files).toEqual([{ filename: 'lineage/shop.yaml', status: 'modified' }]);
  });

  it('checks out the commit that was pushed, also when the run is repeated later', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: more });
    const earlier = { ...pull };
    await world.pushTo(pull, { 'notes.md': 'more' });
    expect(
      (await runPrintStep(world, { on: { event: 'pull_request', pull } })).seen.event.action,
    ).toBe('synchronize');
    const { seen } = await runPrintStep(world, { on: { event: 'pull_request', pull: earlier } });
    expect([seen.head, seen.parents[1]]).toEqual([earlier.mergeCommit, earlier.head.sha]);
    expect(pull.head.sha).not.toBe(earlier.head.sha);
  });

  it('from a fork has no secrets, and a token that can only read', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: more, fork: true });
    const { seen, token } = await runPrintStep(world, { on: { event: 'pull_request', pull } });
    expect(seen.env).toMatchObject({ DATAHUB_GMS_URL: '', DATAHUB_GMS_TOKEN: '' });
    expect(seen.event.pull_request.head.repo).toMatchObject({
      full_name: 'stranger/shop',
      fork: true,
    });
    expect(world.github.state.tokens.get(token)?.permissions).toEqual({
      contents: 'read',
      'pull-requests': 'read',
      checks: 'read',
    });
  });

  it('with secrets checks out the base', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: more, fork: true });
    const { seen } = await runPrintStep(world, { on: { event: 'pull_request_target', pull } });
    expect(seen).toMatchObject({
      head: pull.base.sha,
      branch: 'main',
      env: { DATAHUB_GMS_TOKEN: world.catalog.token },
    });
  });
});

describe('the environment of a step', () => {
  it('contains every input with its default, and the token', async () => {
    const world = await actionWorld(shop(orders));
    const { seen, token } = await runPrintStep(world, { inputs: { target: 'prod' } });
    expect(seen.env).toMatchObject({
      'INPUT_WORKING-DIRECTORY': '.',
      INPUT_TARGET: 'prod',
      INPUT_CONFIG: '',
      'INPUT_GITHUB-TOKEN': token,
    });
    await expect(runPrintStep(world, { inputs: { tarjet: 'prod' } })).rejects.toThrow('tarjet');
  });

  it('contains the number of the attempt', async () => {
    const world = await actionWorld(shop(orders));
    const first = await runPrintStep(world, {});
    const { run } = await runPrintStep(world, { again: first });
    expect([
      first.run.attempt,
      run.attempt,
      run.id === first.run.id,
      world.github.state.runs.length,
    ]).toEqual([1, 2, true, 1]);
  });

  it('outputs are read in both forms', () => {
    expect(parsedOutputs('a=1\nb<<X\none\ntwo=2\nX\nc=\n')).toEqual({
      a: '1',
      b: 'one\ntwo=2',
      c: '',
    });
    expect(() => parsedOutputs('nothing\n')).toThrow('no output');
    expect(() => parsedOutputs('b<<X\none\n')).toThrow('no end X');
  });
});

describe('a merge', () => {
  it.each([
    ['merge', 2],
    ['squash', 1],
    ['rebase', 1],
  ] as const)(
    'by %s becomes the head of main, and belongs to the pull request',
    async (how, parents) => {
      const world = await actionWorld(shop(orders));
      const pull = await world.openPullRequest({ files: more });
      await world.pushTo(pull, { 'notes.md': 'more' });
      const before = world.github.state.branches.get('main');
      const after = world.merge(pull, how);
      const { seen, workspace } = await runPrintStep(world, {
        on: { event: 'push' },
        checkout: { depth: 5 },
      });
      expect(seen).toMatchObject({
        head: after,
        branch: 'main',
        event: { after, ref: 'refs/heads/main' },
      });
      expect(seen.parents).toHaveLength(parents);
      expect(pull).toMatchObject({ state: 'closed', mergeCommit: after });
      expect(pull.commits).toEqual(expect.arrayContaining([after, pull.head.sha]));
      expect(pull.commits).not.toContain(before);
      expect(world.github.state.commits.get(before ?? '')?.parents).toEqual([]);
      expect(await readFile(join(workspace, 'notes.md'), 'utf8')).toBe('more');
    },
  );
});

describe('the catalog of the world', () => {
  it('accepts writes with the token until it is revoked', async () => {
    const world = await actionWorld(shop(orders));
    expect(await lineageIn(world, 'orders')).toEqual([]);
    expect((await world.apply({ mode: applyByHand })).code).toBe(0);
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
    await world.catalog.overwrite('orders', { upstreams: [] });
    expect(await lineageIn(world, 'orders')).toEqual([]);
    await world.catalog.revoke();
    expect((await world.apply({ mode: applyByHand })).stdout).toContain('answered 401');
    expect((await world.drift({ mode: printStep })).run.event).toBe('schedule');
  });

  it('holds the plan of a pull request as an artifact of its run', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: more });
    const { run, outputs } = await world.plan(pull, { mode: makePlan });
    expect(outputs['exit-code']).toBe('0');
    expect(world.github.state.artifacts).toMatchObject([
      { run: run.id, name: 'headwater-plan', expired: false },
    ]);
  });
});
