import { describe, expect, it } from 'vitest';
import { actionWorld } from '../support/action/world.js';
import { mart, orders, shop } from '../support/cli/git-shop.js';
import { declaring } from '../support/scenario/manifests.js';

describe('a pull request of a fork', () => {
  it('shows the difference to the base in the summary and succeeds, without a request to the catalog or to GitHub', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: declaring(orders, mart), fork: true });
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({
      code: 0,
      comments: [],
      checkRuns: [],
      outputs: { outcome: 'changes', 'to-add': '1' },
    });
    expect(run.summary).toContain('mart <- orders');
    expect(run.summary).not.toContain('orders <- raw_orders');
    expect(world.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('is validated when the checkout does not contain the base', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: declaring(orders, mart), fork: true });
    const run = await world.action({
      command: 'plan',
      on: { event: 'pull_request', pull },
      checkout: { depth: 1 },
    });
    expect(run, run.stdout).toMatchObject({ code: 0, outputs: { outcome: 'valid' } });
    expect(run.stdout).toContain('fetch-depth: 2');
  });

  it('cannot command the runner from its manifests', async () => {
    const world = await actionWorld(shop(orders));
    const hostile =
      'downstream: "x\\n::set-output name=outcome::applied\\n::error::\\u001b[31mowned", upstreams: [raw_orders]';
    const pull = await world.openPullRequest({ files: declaring(hostile), fork: true });
    const run = await world.action({ command: 'plan', on: { event: 'pull_request', pull } });
    expect(run.code).not.toBe(0);
    expect(run.stdout).toContain('owned');
    expect(run.stdout).not.toMatch(/^::set-output|^::error::/m);
    expect(run.stdout).not.toContain('\u001b');
    expect(run.outputs['outcome']).toBe('invalid');
  });
});

describe('a name with the beginning of a workflow command', () => {
  it('becomes neither an output nor a variable of a later step', async () => {
    const world = await actionWorld(shop(orders));
    const file = 'lineage/x\nNODE_OPTIONS=--require=evil\noutcome=applied\n.yaml';
    const hostile =
      'version: 1\nlineage:\n  - {downstream: "NODE_OPTIONS<<E\\nevil\\nE\\n", upstreams: [raw_orders]}\n';
    const pull = await world.openPullRequest({ files: { [file]: hostile }, fork: true });
    for (const command of ['validate', 'plan']) {
      const run = await world.action({ command, on: { event: 'pull_request', pull } });
      expect(run.code).not.toBe(0);
      expect(run.outputs['outcome']).toBe('invalid');
      expect(Object.keys(run.outputs)).not.toContain('NODE_OPTIONS');
      expect(run.handedOn).toBe('');
      expect(run.stdout).not.toMatch(/^(NODE_OPTIONS|outcome)=/m);
    }
  });
});

describe('a pull request of Dependabot', () => {
  it('is treated as one of a fork, and its plan approves nothing', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({
      files: declaring(orders, mart),
      author: 'dependabot[bot]',
    });
    const run = await world.plan(pull);
    expect(run, run.stdout).toMatchObject({
      code: 0,
      comments: [],
      checkRuns: [],
      outputs: { outcome: 'changes', 'to-add': '1' },
    });
    world.merge(pull);
    expect(await world.apply()).toMatchObject({ code: 4, outputs: { outcome: 'not-approved' } });
  });
});

describe('an event with secrets', () => {
  it('is refused with the head of a pull request checked out', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: declaring(orders, mart), fork: true });
    for (const command of ['validate', 'plan', 'apply', 'drift']) {
      const run = await world.action({
        command,
        on: { event: 'pull_request_target', pull },
        checkout: { commit: pull.head.sha },
      });
      expect([run.code, run.outputs['outcome']]).toEqual([64, 'error']);
      expect(run.stdout).toContain('HW9003');
    }
    expect(world.github.requests).toEqual([]);
  });

  it('is accepted with the branch of the workflow checked out, but an apply does not run', async () => {
    const world = await actionWorld(shop(orders));
    const pull = await world.openPullRequest({ files: declaring(orders, mart), fork: true });
    const on = { event: 'pull_request_target', pull } as const;
    expect(await world.action({ command: 'validate', on })).toMatchObject({
      code: 0,
      outputs: { outcome: 'valid' },
    });
    const apply = await world.action({ command: 'apply', on });
    expect([apply.code, apply.stdout.includes('HW9002')]).toEqual([64, true]);
  });
});
