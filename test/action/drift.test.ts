import { describe, expect, it } from 'vitest';
import { applyByHand } from '../support/action/by-hand.js';
import { actionWorld, type StepRun } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { lineage } from '../support/scenario/records.js';

/** A world in which everything that the stack declares was applied. */
async function appliedWorld() {
  const world = await actionWorld(shop(orders, mart), { mostOnPage: 2 });
  expect((await world.apply({ mode: applyByHand })).code).toBe(0);
  return world;
}

function openIssues({ issues }: StepRun) {
  return issues.filter(({ state }) => state === 'open');
}

describe('drift', () => {
  it('has no issue when the catalog matches', async () => {
    const world = await appliedWorld();
    const run = await world.drift();
    expect(run, run.stdout).toMatchObject({
      code: 0,
      issues: [],
      outputs: { outcome: 'clean', 'has-changes': 'false', datasets: '0' },
    });
  });

  it('has one issue, which is opened, left alone, edited and closed', async () => {
    const world = await appliedWorld();
    await world.catalog.overwrite('orders', lineage([]));
    const before = world.catalog.writes();
    const opened = await world.drift();
    expect(opened, opened.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'drift', 'exit-code': '0', datasets: '1' },
    });
    expect(openIssues(opened)).toMatchObject([
      { author: 'github-actions[bot]', labels: ['headwater-drift'] },
    ]);
    expect(openIssues(opened)[0]?.body).toContain('raw_orders');
    expect(opened.outputs['comment-url']).toBe(
      `https://github.example/octo/shop/issues/${openIssues(opened)[0]?.number}`,
    );

    const requests = world.github.requests.length;
    const same = await world.drift();
    expect(openIssues(same)).toEqual(openIssues(opened));
    expect(
      world.github.requests
        .slice(requests)
        .filter(({ method, path }) => method !== 'GET' && path !== '/graphql'),
    ).toEqual([]);

    await world.catalog.overwrite('mart', lineage([]));
    const edited = await world.drift();
    expect(edited.outputs).toMatchObject({ outcome: 'drift', datasets: '2' });
    expect(openIssues(edited).map(({ number }) => number)).toEqual(
      openIssues(opened).map(({ number }) => number),
    );
    expect(openIssues(edited)[0]?.body).toContain('mart');

    expect(world.catalog.writes()).toBe(before + 1);
    expect((await world.apply({ mode: applyByHand })).code).toBe(0);
    const closed = await world.drift();
    expect(closed).toMatchObject({ code: 0, outputs: { outcome: 'clean' } });
    expect([closed.issues.length, openIssues(closed)]).toEqual([1, []]);
    expect(world.github.state.comments.at(-1)?.body).toContain(`actions/runs/${closed.run.id}`);
  });

  it('fails the step when fail-on contains changes', async () => {
    const world = await appliedWorld();
    await world.catalog.overwrite('orders', lineage([]));
    expect(await world.drift({ inputs: { 'fail-on': 'changes' } })).toMatchObject({
      code: 2,
      outputs: { outcome: 'drift' },
    });
  });

  it('is reported in the summary when the token may not open an issue', async () => {
    const world = await appliedWorld();
    await world.catalog.overwrite('orders', lineage([]));
    const run = await world.drift({ permissions: { contents: 'read' } });
    expect(run, run.stdout).toMatchObject({
      code: 0,
      issues: [],
      outputs: { outcome: 'drift', 'comment-url': '' },
    });
    expect(run.stdout).toMatch(/^::warning [^\n]*HW9004[^\n]*issues: write/m);
    expect(run.summary).toContain('raw_orders');
  });

  it('leaves an open issue unchanged when the catalog cannot be read', async () => {
    const world = await appliedWorld();
    await world.catalog.overwrite('orders', lineage([]));
    const opened = await world.drift();
    await world.catalog.revoke();
    const run = await world.drift();
    expect([run.code === 0, run.outputs['outcome']]).toEqual([false, 'error']);
    expect(run.issues).toEqual(opened.issues);
  });
});
