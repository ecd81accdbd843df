import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { stepsFromSources } from '../support/action/step.js';
import { actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';

beforeEach(stepsFromSources);

it('a plan of selected datasets is applied for these alone, and prune off deletes nothing', async () => {
  const world = await actionWorld(shop());
  const pull = await world.openPullRequest({ files: declaring(orders, mart) });
  const inputs = { select: 'orders\nmart', exclude: 'mart', timeout: '20s', concurrency: '2' };
  const plan = await world.plan(pull, { inputs: { ...inputs, 'sarif-file': 'out/lineage.sarif' } });
  expect(plan.outputs, plan.stdout).toMatchObject({ outcome: 'changes', datasets: '1' });
  const sarif = await readFile(join(plan.workspace, 'out/lineage.sarif'), 'utf8');
  expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
  world.merge(pull);
  const apply = await world.apply({ inputs });
  expect(apply.outputs['outcome'], apply.stdout).toBe('applied');
  expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
  expect(await lineageIn(world, 'mart')).toEqual([]);

  const removal = await world.openPullRequest({ files: declaring(mart) });
  const kept = await world.plan(removal, { inputs: { prune: 'off', discover: 'off' } });
  expect(kept.outputs, kept.stdout).toMatchObject({ 'to-add': '1', 'to-remove': '0' });
});
