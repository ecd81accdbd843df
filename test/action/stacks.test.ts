import { describe, expect, it } from 'vitest';
import { actionWorld, lineageIn, type StepRun } from '../support/action/world.js';
import { mart, orders } from '../support/cli/git-shop.js';
import { declaring, tables } from '../support/scenario/manifests.js';

/** Two stacks in one repository, each below a folder of its name. */
function files(name: string, ...entries: readonly string[]): Readonly<Record<string, string>> {
  return {
    [`${name}/headwater.yaml`]: `version: 1\nstack: ${name}\nrules: {unused-dataset: off}\n`,
    [`${name}/lineage/shop.yaml`]: declaring(...entries)['lineage/shop.yaml'] ?? tables,
  };
}

const on = (name: string) => ({ 'working-directory': name });

/** Plans both stacks: a job for each, as a matrix has it, with an artifact of its own name. */
async function plannedBoth() {
  const world = await actionWorld({ ...files('sales'), ...files('marts') });
  const pull = await world.openPullRequest({
    files: { ...files('sales', orders), ...files('marts', mart) },
  });
  const runs: StepRun[] = [];
  for (const name of ['sales', 'marts']) {
    const run = await world.action({
      command: 'plan',
      on: { event: 'pull_request', pull },
      inputs: on(name),
    });
    await world.uploadArtifact(run, `headwater-plan-${name}`);
    runs.push(run);
  }
  return { world, pull, runs };
}

describe('two stacks in a repository', () => {
  it('have a comment and a check-run each', async () => {
    const { runs } = await plannedBoth();
    const [, last] = runs;
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(last?.comments).toHaveLength(2);
    expect(last?.checkRuns.map(({ name }) => name)).toEqual([
      'headwater / sales',
      'headwater / marts',
    ]);
  });

  it('are applied separately', async () => {
    const { world, pull } = await plannedBoth();
    world.merge(pull, 'squash');
    expect(await world.apply({ inputs: on('marts') })).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied' },
    });
    expect([await lineageIn(world, 'orders'), await lineageIn(world, 'mart')]).toEqual([
      [],
      ['orders'],
    ]);
    const sales = await world.apply({ inputs: on('sales') });
    expect(sales, sales.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
    expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
    expect(sales.checkRuns.slice(-2).map(({ name }) => name)).toEqual([
      'headwater apply / marts',
      'headwater apply / sales',
    ]);
    expect(sales.comments).toHaveLength(2);
  });
});

describe('a stack with targets', () => {
  it('has check-runs and comments for each target, and the plan of one target does not approve another', async () => {
    const settings =
      'version: 1\nstack: shop\nrules: {unused-dataset: off}\ntargets: {prod: {env: PROD}, dev: {env: PROD}}\n';
    const world = await actionWorld({ 'headwater.yaml': settings, ...declaring() });
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const run = await world.plan(pull, { inputs: { target: 'prod' } });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
    expect(run.checkRuns.map(({ name }) => name)).toEqual(['headwater / shop@prod']);
    world.merge(pull);
    expect(await world.apply({ inputs: { target: 'dev' } })).toMatchObject({
      code: 4,
      outputs: { outcome: 'not-approved' },
    });
    expect(await world.apply({ inputs: { target: 'prod' } })).toMatchObject({
      code: 0,
      outputs: { outcome: 'applied' },
    });
  });
});
