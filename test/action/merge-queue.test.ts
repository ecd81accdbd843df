import { expect, it } from 'vitest';
import { planned } from '../support/action/planned.js';
import { lineageIn } from '../support/action/world.js';
import { orders } from '../support/cli/git-shop.js';

it('in a merge queue a plan has its check-run at the commit of the queue, which approves nothing', async () => {
  const { world, pull, plan } = await planned(orders);
  const on = { event: 'merge_group', pull } as const;
  const queued = await world.action({ command: 'plan', on });
  expect(queued, queued.stdout).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
  expect(queued.comments).toEqual(plan.comments);
  expect(queued.checkRuns.at(-1)).toMatchObject({
    ...{ name: 'headwater / shop', commit: pull.mergeCommit },
    ...{ conclusion: 'success', externalId: '' },
  });
  const apply = await world.action({ command: 'apply', on });
  expect([apply.code, apply.stdout.includes('HW9002')]).toEqual([64, true]);

  // The merge is approved by the plan of the pull request, as without a queue.
  world.merge(pull);
  expect((await world.apply()).outputs['outcome']).toBe('applied');
  expect(await lineageIn(world, 'orders')).toEqual(['raw_fx', 'raw_orders']);
});
