import { describe, expect, it } from 'vitest';
import { applyByHand } from '../support/action/by-hand.js';
import { type ActionWorld, actionWorld, lineageIn, type StepRun } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';

const PLAN_CHECK = 'headwater / shop';

function lastComment({ comments }: StepRun): string {
  expect(comments).toHaveLength(1);
  return comments[0] ?? '';
}

function checksOn(run: StepRun, commit: string) {
  return run.checkRuns.filter((one) => one.commit === commit);
}

/** Checks that the check-run, the outputs and the report have the same digest. */
function expectDigest(run: StepRun, commit: string): void {
  const digest = run.outputs['effect-digest'] ?? '';
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(checksOn(run, commit).at(-1)).toMatchObject({
    name: PLAN_CHECK,
    status: 'completed',
    conclusion: 'success',
    externalId: digest,
  });
  expect(lastComment(run)).toContain(digest);
}

/** Runs a function and checks that it wrote nothing to the catalog. */
async function withoutWrites<T>({ catalog }: ActionWorld, doing: () => Promise<T>): Promise<T> {
  const before = catalog.writes();
  const result = await doing();
  expect(catalog.writes()).toBe(before);
  return result;
}

describe('the first plan of a pull request', () => {
  it('is shown in the summary, the comment, the check-run, the outputs and a file', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders, mart) });
    const run = await withoutWrites(world, () => world.plan(pull));
    expect([run.code, run.outputs], run.stdout).toMatchObject([
      0,
      {
        outcome: 'changes',
        'exit-code': '0',
        'has-changes': 'true',
        'to-add': '4',
        'to-change': '0',
        'to-remove': '0',
        datasets: '2',
        'receipt-path': '',
        'comment-url': `https://github.example/octo/shop/pull/1#issuecomment-${world.github.state.comments[0]?.id}`,
      },
    ]);
    expectDigest(run, pull.head.sha);
    expect(run.summary).toContain('raw_orders');
    expect(world.github.state.artifacts).toMatchObject([{ run: run.run.id }]);
    expect(checksOn(run, pull.head.sha)[0]?.output.text).toBe(
      `Run: https://github.example/octo/shop/actions/runs/${run.run.id}`,
    );
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('compares declared columns with the code that the settings name', async () => {
    const world = await actionWorld(shop());
    const code = 'version: 1\nstack: shop\ncode: {dbt: {}}\n';
    const files = { ...declaring(orders, mart), 'headwater.yaml': code };
    const run = await world.plan(await world.openPullRequest({ files }));
    expect(run.code, run.stdout).toBe(0);
    expect(lastComment(run)).toContain('no columns were compared with the code of dbt');
  });

  it('masks both tokens before other output, and prints neither after that', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const run = await world.plan(pull);
    const secrets = [world.catalog.token, run.token];
    const lines = run.stdout.split('\n');
    expect(lines.slice(0, 2).sort()).toEqual(secrets.map((one) => `::add-mask::${one}`).sort());
    const rest = [
      lines.slice(2),
      run.summary,
      run.outputs,
      world.github.state.comments,
      world.github.state.checkRuns,
    ];
    for (const one of secrets) expect(JSON.stringify(rest)).not.toContain(one);
  });
});

describe('a plan after another push', () => {
  it('uses the same comment, which is edited at the start', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const first = await world.plan(pull);
    await world.pushTo(pull, declaring(orders, mart));
    let between = '';
    world.github.before(/^POST .*\/check-runs/, async () => {
      between = world.github.state.comments[0]?.body ?? '';
    });
    const second = await world.plan(pull);
    expect(between).toContain('in progress');
    expect(between).not.toContain(first.outputs['effect-digest']);
    expectDigest(second, pull.head.sha);
    expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
    expect(lastComment(second)).toContain(pull.head.sha.slice(0, 12));
    expect(second.outputs['effect-digest']).not.toBe(first.outputs['effect-digest']);
  });

  it('is not overwritten by an earlier run that ends late', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    const earlier = { ...pull };
    await world.pushTo(pull, declaring(orders, mart));
    const late = await world.plan(pull);
    const run = await world.plan(earlier);
    expect(lastComment(run)).toBe(lastComment(late));
    expect(checksOn(run, earlier.head.sha)).toHaveLength(1);
  });

  it('is reported when it has no changes any more', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    await world.plan(pull);
    await world.pushTo(pull, declaring());
    const run = await world.plan(pull);
    expect(run).toMatchObject({
      code: 0,
      outputs: { outcome: 'no-changes', 'has-changes': 'false', 'to-add': '0' },
    });
    expect(lastComment(run)).not.toContain('raw_orders');
    expect(checksOn(run, pull.head.sha)).toMatchObject([
      { conclusion: 'success', externalId: run.outputs['effect-digest'] },
    ]);
  });
});

describe('a plan without changes', () => {
  it('gets no comment by default, and one with comment: always', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: { 'notes.md': 'nothing' } });
    const run = await world.plan(pull);
    expect(run).toMatchObject({
      code: 0,
      comments: [],
      outputs: { outcome: 'no-changes', 'comment-url': '' },
    });
    expect(checksOn(run, pull.head.sha)).toMatchObject([{ conclusion: 'success' }]);
    expect((await world.plan(pull, { inputs: { comment: 'always' } })).comments).toHaveLength(1);
  });

  it('gets no comment and no check-run when both are turned off', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: declaring(orders) });
    expect(
      await world.plan(pull, { inputs: { comment: 'never', 'check-run': 'false' } }),
    ).toMatchObject({
      code: 0,
      comments: [],
      checkRuns: [],
      outputs: { outcome: 'changes' },
    });
  });
});

describe('manifests with errors', () => {
  it('fail the step, with annotations at their lines and a failed check-run that approves nothing', async () => {
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({
      files: declaring('downstream: orders, upstreams: [raw_ordres]'),
    });
    const run = await withoutWrites(world, () =>
      world.action({ command: 'plan', on: { event: 'pull_request', pull } }),
    );
    expect(run.code).not.toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'invalid', 'plan-path': '', 'effect-digest': '' });
    expect(run.stdout).toMatch(/^::error [^\n]*file=lineage\/shop\.yaml,line=\d+/m);
    expect(lastComment(run)).toContain('raw_ordres');
    expect(checksOn(run, pull.head.sha)).toMatchObject([{ conclusion: 'failure', externalId: '' }]);
  });

  it('fail validate as well, which needs neither catalog nor GitHub', async () => {
    const world = await actionWorld(shop(orders));
    const env = { DATAHUB_GMS_URL: '', DATAHUB_GMS_TOKEN: '' };
    const pull = await world.openPullRequest({
      files: declaring('downstream: orders, upstreams: [raw_ordres]'),
    });
    const on = { event: 'pull_request', pull } as const;
    const run = await world.action({ command: 'validate', on, env, permissions: {} });
    expect([run.code === 0, run.outputs['outcome']]).toEqual([false, 'invalid']);
    await world.pushTo(pull, declaring(orders));
    expect(await world.action({ command: 'validate', on, env, permissions: {} })).toMatchObject({
      code: 0,
      outputs: { outcome: 'valid' },
    });
  });
});

describe('a plan that a guard refuses', () => {
  const protectedOrders = `${orders}, protect: true`;

  async function refusedWorld() {
    const world = await actionWorld(shop(protectedOrders, mart));
    // Applied first, so that the stack owns something that can be protected.
    const applied = await world.action({
      command: 'apply',
      on: { event: 'push' },
      mode: applyByHand,
    });
    expect(applied.code, applied.stdout).toBe(0);
    const pull = await world.openPullRequest({ files: declaring(mart) });
    return { world, pull };
  }

  it('fails the step and approves nothing', async () => {
    const { world, pull } = await refusedWorld();
    const run = await world.action({ command: 'plan', on: { event: 'pull_request', pull } });
    expect(run).toMatchObject({
      code: 3,
      outputs: { outcome: 'refused', 'exit-code': '3', 'has-changes': 'true' },
    });
    expect(checksOn(run, pull.head.sha)).toMatchObject([{ conclusion: 'failure', externalId: '' }]);
    expect(lastComment(run)).toContain('protected');
  });

  it('succeeds when the guard is lifted with a reason', async () => {
    const { world, pull } = await refusedWorld();
    const run = await world.plan(pull, { inputs: { allow: 'protected', reason: 'orders moves' } });
    expect(run).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
    expectDigest(run, pull.head.sha);
  });
});

describe('a plan that is too long for a comment', () => {
  it('is cut in the comment, and complete in the file', async () => {
    const names = Array.from({ length: 900 }, (_, i) => `table_${i}`);
    const datasets = names.map((name) => `  ${name}: {name: ${name}, create: true}\n`).join('');
    const lineage = names
      .map((name) => `  - {downstream: ${name}, upstreams: [raw_orders]}\n`)
      .join('');
    const text = `${declaring()['lineage/shop.yaml']}${datasets}lineage:\n${lineage}`;
    const world = await actionWorld(shop());
    const pull = await world.openPullRequest({ files: { 'lineage/shop.yaml': text } });
    const run = await world.plan(pull);
    expect(run, run.stdout.slice(-2000)).toMatchObject({
      code: 0,
      outputs: { outcome: 'changes', 'to-add': '1800' },
    });
    expect(lastComment(run).length).toBeGreaterThan(30_000);
    expect(lastComment(run)).toMatch(/\d+ more/);
    expect(lastComment(run)).toContain(run.outputs['effect-digest']);
    expectDigest(run, pull.head.sha);
    expect(run.stdout).not.toContain('::warning');
  });
});
