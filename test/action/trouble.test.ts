import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { actionWorld, lineageIn } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { secondaryLimit } from '../support/github/faults.js';
import { declaring } from '../support/scenario/manifests.js';

async function proposed() {
  const world = await actionWorld(shop(), { mostOnPage: 2 });
  return { world, pull: await world.openPullRequest({ files: declaring(orders, mart) }) };
}

async function merged() {
  const { world, pull } = await proposed();
  await world.plan(pull);
  world.merge(pull);
  return { world, pull };
}

describe('two runs at once', () => {
  it.each([
    ['before the other one writes', /^POST .*\/comments/],
    ['while the other one reads', /^GET .*\/comments/],
  ])('on one pull request leave one comment: the newer one ends %s', async (_, moment) => {
    const { world, pull } = await proposed();
    let newer = '';
    world.github.before(moment, async () => {
      newer = (await world.plan(pull)).outputs['comment-url'] ?? '';
    });
    const run = await world.plan(pull);
    expect(run.code, run.stdout).toBe(0);
    expect(run.comments).toHaveLength(1);
    expect(run.outputs['comment-url']).toBe(newer);
    const last = world.github.state.runs.at(-1)?.id;
    expect(run.comments[0]).toContain(`actions/runs/${last})`);
  });
});

describe('a transient failure of GitHub', () => {
  it.each([
    ['502 once', { path: /./, status: 502 }],
    [
      '502 after the request was carried out',
      { method: 'POST', path: /comments/, status: 502, after: true },
    ],
    ['429 with a wait', { path: /comments/, ...secondaryLimit(1, 429) }],
    ['403 with a wait', { path: /check-runs/, ...secondaryLimit(1) }],
    ['a broken connection', { path: /./, status: 'reset' }],
  ] as const)('is retried: %s', async (_, fault) => {
    const { world, pull } = await proposed();
    world.github.failNext(fault);
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
    expect(run.stdout).not.toContain('::warning');
    expect(run.comments).toHaveLength(1);
    expect(run.checkRuns.at(-1)).toMatchObject({ status: 'completed', conclusion: 'success' });
  });

  it('does not stop an apply of an approved plan', async () => {
    const { world } = await merged();
    for (const path of [/commits\?/, /\/pulls$/, /artifacts\//, /actions\/runs/])
      world.github.failNext({ path, status: 503 });
    const run = await world.apply();
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'applied' } });
  });
});

describe('a permanent failure of GitHub', () => {
  it('leaves a plan in the summary, with a warning', async () => {
    const { world, pull } = await proposed();
    world.github.failNext({ path: /comments/, status: 502, times: 1000 });
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({
      code: 0,
      comments: [],
      outputs: { outcome: 'changes', 'comment-url': '' },
    });
    expect(run.stdout).toMatch(/^::warning [^\n]*HW9005/m);
    expect(run.summary).toContain(run.outputs['effect-digest']);
  });

  it('may be an exhausted rate limit, and does not fail the plan', async () => {
    const { world, pull } = await proposed();
    world.github.limitRate(3, 3600);
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'changes' } });
    expect(run.stdout).toContain('::warning');
  });

  it('stops an apply before it writes anything', async () => {
    const { world } = await merged();
    world.github.failNext({ path: /artifacts/, status: 502, times: 1000 });
    const before = world.catalog.writes();
    const run = await world.apply();
    expect([run.code === 0, run.outputs['receipt-path']]).toEqual([false, '']);
    expect(world.catalog.writes()).toBe(before);
    expect(await lineageIn(world, 'orders')).toEqual([]);
  });

  it('may be a revoked token, which does not appear in the output', async () => {
    const { world, pull } = await proposed();
    world.github.before(/^POST .*\/check-runs/, async () => {
      for (const token of world.github.state.tokens.keys()) world.github.revoke(token);
    });
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({
      code: 0,
      outputs: { outcome: 'changes' },
      comments: [],
    });
    expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(run.token);
  });
});

describe('a catalog whose token is revoked midway', () => {
  it('ends a plan with an error in the comment and the check-run', async () => {
    const { world, pull } = await proposed();
    await world.plan(pull);
    await world.pushTo(pull, declaring(orders));
    world.github.before(/^POST .*\/check-runs/, () => world.catalog.revoke());
    const run = await world.plan(pull);
    expect([run.code === 0, run.outputs]).toMatchObject([
      false,
      { outcome: 'error', 'plan-path': '' },
    ]);
    expect(run.comments[0]).toContain('failed');
    expect(run.checkRuns.at(-1)).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      externalId: '',
    });
    expect(JSON.stringify([run.comments, run.checkRuns, run.summary])).not.toContain(
      world.catalog.token,
    );
  });

  it('leaves an apply partial, and reports it', async () => {
    const { world, pull } = await proposed();
    let isApplying = false;
    const proxy = await startProxy(world.catalog.url, {
      after: async ({ writeNumber }) => {
        if (isApplying && writeNumber === 1) await world.catalog.revoke();
        return undefined;
      },
    });
    // A plan is bound to the address of its catalog. An apply at another address is refused.
    const env = { DATAHUB_GMS_URL: proxy.url };
    await world.plan(pull, { env });
    world.merge(pull);
    isApplying = true;
    const run = await world.apply({ env });
    expect(run, run.stdout).toMatchObject({
      code: 5,
      outputs: { outcome: 'partial', 'exit-code': '5' },
    });
    expect(await lineageIn(world, 'mart')).toEqual(['orders']);
    expect(run.outputs['receipt-path']).not.toBe('');
    expect(run.checkRuns.at(-1)).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(run.comments[0]).toContain(`actions/runs/${run.run.id}`);
  });
});

describe('a job that is cancelled', () => {
  it('ends an apply between two writes, and reports the state', async () => {
    const { world, pull } = await proposed();
    const controller = new AbortController();
    let isApplying = false;
    const proxy = await startProxy(world.catalog.url, {
      before: async ({ writeNumber }) => {
        if (isApplying && writeNumber === 1) {
          controller.abort();
          // The signal needs time to arrive in the other process.
          await setTimeout(200);
        }
        return undefined;
      },
    });
    const env = { DATAHUB_GMS_URL: proxy.url };
    await world.plan(pull, { env });
    world.merge(pull);
    isApplying = true;
    const run = await world.apply({ env, signal: controller.signal });
    expect(run, run.stdout).toMatchObject({
      code: 130,
      outputs: { outcome: 'interrupted', 'exit-code': '130' },
    });
    expect(
      run.checkRuns.filter(
        ({ name, conclusion }) => name.startsWith('headwater apply') && conclusion === 'success',
      ),
    ).toEqual([]);
  });
});
