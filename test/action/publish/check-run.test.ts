import { expect, it } from 'vitest';
import type { ActionContext } from '../../../src/action/action-context.js';
import type { CheckRunState } from '../../../src/action/github/repository.js';
import { beginCheckRun } from '../../../src/action/publish/check-run.js';

/** Completes a check-run with a report and returns the state that GitHub gets. */
async function completedState(summary: string): Promise<CheckRunState | undefined> {
  const states: CheckRunState[] = [];
  const repository = {
    createCheckRun: async () => 1,
    updateCheckRun: async (_id: number, state: CheckRunState) => void states.push(state),
  };
  const step = {
    serverUrl: 'https://github.example',
    repository: 'octo/shop',
    run: { id: 7, attempt: 1 },
  };
  const context = { inputs: { checkRun: true }, repository, step } as unknown as ActionContext;
  const check = await beginCheckRun(context, 'c0ffee', 'headwater / shop');
  await check.complete({ conclusion: 'success', title: 'Plan', summary, externalId: 'sha256:ab' });
  return states[0];
}

it('shows a report of as many bytes as GitHub accepts, and a link in place of a longer one', async () => {
  const most = 'é'.repeat(32_767);
  expect(await completedState(most)).toMatchObject({ summary: most, externalId: 'sha256:ab' });
  const longer = await completedState(`${most}éé`);
  expect(longer).toMatchObject({
    status: 'completed',
    conclusion: 'success',
    title: 'Plan',
    externalId: 'sha256:ab',
  });
  expect(longer?.summary).toContain('https://github.example/octo/shop/actions/runs/7');
  expect(longer?.summary.length).toBeLessThan(500);
});
