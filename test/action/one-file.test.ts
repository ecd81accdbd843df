import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Calling,
  type JobRun,
  runWorkflow,
  startedJobs,
} from '../support/action/run-workflow.js';
import { type ActionWorld, actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const PATH = '.github/workflows/headwater.yml';
const EXAMPLE = 'https://datahub.example.com/api/gms';
const EFFECT_DIGEST = /sha256:[0-9a-f]{64}/;

/** The files that `headwater init` of the packed package writes into an empty repository. */
let written: Readonly<Record<string, string>>;
let notes: string;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-one-file-'));
  const run = (file: string, args: readonly string[], cwd = folder) =>
    execFileSync(file, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(run('npm', packing, projectRoot));
  run('git', ['init', '--quiet']);
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  run('npm', ['install', ...quiet, `./${filename}`]);
  const init = ['init', '--stack', 'shop', '--from', 'none', '--ci', 'github', '--yes'];
  notes = run(join(folder, 'node_modules/.bin/headwater'), init);
  const paths = [...notes.matchAll(/^\+ (\S+)$/gm)].map(([, path = '']) => path);
  written = Object.fromEntries(
    paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
  return () => rmSync(folder, { recursive: true, force: true });
});

/** The new repository on GitHub after the steps that the notes name. */
async function repository(lines = '') {
  const world = await actionWorld({}, {}, {});
  const text = `${written[PATH]}${lines}`.replace(EXAMPLE, world.catalog.url);
  await world.pushDirectly({ ...written, [PATH]: text });
  const calling: Calling = {
    ...{ text, path: PATH },
    secrets: { DATAHUB_GMS_TOKEN: world.catalog.token },
  };
  const onEvent = async (on: Parameters<typeof runWorkflow>[2], more: Partial<Calling> = {}) =>
    onlyJob(await runWorkflow(world, { ...calling, ...more }, on));
  return { world, calling, onEvent };
}

function onlyJob(jobs: readonly JobRun[]): JobRun {
  const [job] = jobs;
  if (job === undefined || jobs.length > 1) throw new Error(`${jobs.length} jobs ran`);
  return job;
}

const proposed = (world: ActionWorld, ...entries: readonly string[]) =>
  world.openPullRequest({ files: declaring(...entries) });

describe('the one file of a repository that installed the package', () => {
  it('is all that init writes for GitHub, and its notes say what is left', () => {
    expect(Object.keys(written)).toEqual([
      ...['headwater.yaml', 'lineage/manual.yaml', '.gitignore'],
      PATH,
    ]);
    expect(notes).toContain(`put the address of your catalog in place of ${EXAMPLE} in ${PATH}`);
    expect(notes).toContain(
      'create the secret DATAHUB_GMS_TOKEN, protect the branch main, and require the check "lineage / plan"',
    );
  });

  it('plans on the pull request, applies after the merge, and finds drift', async () => {
    const { world, onEvent } = await repository();
    const first = await onEvent({ event: 'push' });
    expect(first.run, first.run.stdout).toMatchObject({ code: 0 });
    const pull = await proposed(world, orders);
    const plan = await onEvent({ event: 'pull_request', pull });
    expect(plan, plan.run.stdout).toMatchObject({
      ...{ name: 'lineage / plan', environment: '', group: undefined },
      artifacts: [expect.stringMatching(/^headwater-plan-\d+$/)],
      run: { code: 0, outputs: { outcome: 'changes', 'to-add': '3' } },
    });
    expect(plan.run.comments).toHaveLength(1);
    expect(await lineageIn(world, 'orders')).toEqual([]);

    world.merge(pull, 'squash');
    const apply = await onEvent({ event: 'push' });
    expect(apply, apply.run.stdout).toMatchObject({
      ...{ name: 'lineage / apply', environment: '' },
      group: 'headwater-apply .  ',
      artifacts: [expect.stringMatching(/^headwater-receipt-\d+$/)],
      run: { code: 0, outputs: { outcome: 'applied' } },
    });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);

    const clean = await onEvent({ event: 'schedule' });
    expect(clean, clean.run.stdout).toMatchObject({
      name: 'lineage / drift',
      run: { code: 0, outputs: { outcome: 'clean' }, issues: [] },
    });
    await world.catalog.overwrite('orders', { upstreams: [] });
    const drift = await onEvent({ event: 'schedule' });
    expect(drift.run.outputs['outcome']).toBe('drift');
    expect(drift.run.issues).toMatchObject([{ state: 'open' }]);
  });

  it('refuses what no review approved, until a user enters its digest', async () => {
    const { world, onEvent } = await repository();
    await world.pushDirectly(declaring(orders));
    const refused = await onEvent({ event: 'push' });
    expect(refused.run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(await lineageIn(world, 'orders')).toEqual([]);
    const digest = EFFECT_DIGEST.exec(refused.run.summary)?.[0] ?? '';
    const entered = { 'effect-digest': digest };
    const applied = await onEvent({ event: 'workflow_dispatch' }, { entered });
    expect(applied.run, applied.run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied' },
    });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  });

  it('refuses the plan of a pull request that changes the file', async () => {
    const { world, calling, onEvent } = await repository();
    const text = calling.text.replace('@v0', '@v1');
    const pull = await world.openPullRequest({ files: { ...declaring(orders), [PATH]: text } });
    await onEvent({ event: 'pull_request', pull }, { text });
    world.merge(pull);
    const apply = await onEvent({ event: 'push' });
    expect(apply.run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(apply.run.stdout).toContain('differs from the same file on main');
  });

  it('compares a pull request of a fork with its base, without a secret', async () => {
    const { world, onEvent } = await repository();
    const pull = await world.openPullRequest({ files: declaring(orders), fork: true });
    const plan = await onEvent({ event: 'pull_request', pull });
    expect(plan, plan.run.stdout).toMatchObject({
      name: 'lineage / plan',
      run: { code: 0, outputs: { outcome: 'changes' }, comments: [], checkRuns: [] },
    });
    expect(plan.run.summary).toContain('orders <- raw_orders');
    world.merge(pull);
    const apply = await onEvent({ event: 'push' });
    expect(apply.run).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
    expect(apply.run.stdout).toContain('comes from a fork');
  });

  it('plans in a merge queue', async () => {
    const { world, onEvent } = await repository();
    const pull = await proposed(world, orders, mart);
    const { name, run } = await onEvent({ event: 'merge_group', pull });
    expect({ name, code: run.code }).toEqual({ name: 'lineage / plan', code: 0 });
    expect(run.outputs['outcome']).toBe('changes');
  });

  it('with one more line gives the apply the environment, and its token', async () => {
    const { world, calling, onEvent } = await repository();
    const text = calling.text.replace('    secrets:', '      environment: datahub\n    secrets:');
    const secrets = { DATAHUB_GMS_TOKEN: world.catalog.token };
    const pull = await proposed(world, orders);
    const plan = await onEvent({ event: 'pull_request', pull });
    expect([plan.environment, plan.run.code]).toEqual(['', 0]);
    world.merge(pull);
    const apply = await onEvent(
      { event: 'push' },
      { text, secrets: { DATAHUB_GMS_TOKEN: 'reads' }, environments: { datahub: secrets } },
    );
    expect(apply, apply.run.stdout).toMatchObject({
      environment: 'datahub',
      run: { code: 0, outputs: { outcome: 'applied' } },
    });
  });

  it.each([
    ['push', 'refs/heads/feature'],
    ['push', 'refs/tags/main'],
    ['workflow_dispatch', 'refs/heads/feature'],
    ['pull_request_target', 'refs/heads/main'],
    ['issue_comment', 'refs/heads/main'],
  ])('runs no job on %s of %s', async (event_name, ref) => {
    const { calling } = await repository();
    const event = { repository: { default_branch: 'main' }, inputs: null };
    expect(startedJobs(calling, { event_name, ref, event })).toEqual([]);
  });
});
