import { describe, expect, it } from 'vitest';
import { fakeWith, pullOf } from '../support/github/client.js';
import type { GithubRun } from '../support/github/state.js';

describe('pull requests', () => {
  it('are listed for a branch, by default only the open ones', async () => {
    const { fake, api } = await fakeWith();
    fake.state.pulls.push(
      pullOf(2, { state: 'closed' }),
      pullOf(3, { head: { ref: 'other', sha: 'c', repository: 'octo/shop' } }),
    );
    const numbers = async (query: string) =>
      (await api(`GET /pulls?${query}`)).body.map((one: { number: number }) => one.number);
    expect(await numbers('head=octo:feature&state=all')).toEqual([1, 2]);
    expect(await numbers('head=octo:feature')).toEqual([1]);
    expect(await numbers('head=feature&state=all')).toEqual([1, 2, 3]);
  });

  it('have a list of events', async () => {
    const { fake, api } = await fakeWith();
    fake.state.pulls.push(pullOf(2, { events: ['base_ref_changed'] }));
    expect((await api('GET /issues/2/events')).body).toMatchObject([{ event: 'base_ref_changed' }]);
  });
});

describe('workflow files', () => {
  it('are listed at a commit and read by their hash', async () => {
    const { fake, api } = await fakeWith();
    fake.state.commits.set('w', {
      parents: [],
      time: 5,
      workflows: new Map([['.github/workflows/plan.yml', 'b1']]),
    });
    fake.state.blobs.set('b1', 'on: pull_request\n'.repeat(10));
    const { body } = await api('GET /contents/.github%2Fworkflows?ref=w');
    expect(body).toEqual([
      { type: 'file', name: 'plan.yml', path: '.github/workflows/plan.yml', sha: 'b1' },
    ]);
    const blob = await api('GET /git/blobs/b1');
    expect(Buffer.from(blob.body.content, 'base64').toString()).toBe(
      'on: pull_request\n'.repeat(10),
    );
    expect(blob.body.content).toContain('\n');
    for (const none of [
      '/contents/.github%2Fworkflows?ref=a',
      '/contents/src?ref=w',
      '/contents/.github%2Fworkflows?ref=zzz',
      '/git/blobs/b2',
    ])
      expect((await api(`GET ${none}`)).status).toBe(404);
  });
});

describe('runs', () => {
  const run: GithubRun = {
    ...{
      id: 7,
      attempt: 1,
      event: 'pull_request',
      path: '.github/workflows/plan.yml',
      createdAt: '2026-01-01T00:00:00Z',
    },
    ...{
      branch: 'feature',
      head: 'c',
      headRepository: 'octo/shop',
      status: 'completed',
      conclusion: 'success',
    },
  };

  it('list every open pull request at their commit, and none once it is closed', async () => {
    const { fake, api } = await fakeWith();
    fake.state.runs.push(run);
    fake.state.pulls.push(pullOf(2, { base: { ref: 'evil', sha: 'b' } }));
    const numbers = async () =>
      (await api('GET /actions/runs/7')).body.pull_requests.map(
        (one: { number: number }) => one.number,
      );
    expect(await numbers()).toEqual([1, 2]);
    for (const pull of fake.state.pulls) pull.state = 'closed';
    expect(await numbers()).toEqual([]);
  });

  it('list no pull request of a fork', async () => {
    const { fake, api } = await fakeWith();
    fake.state.runs.push({ ...run, headRepository: 'stranger/shop' });
    for (const pull of fake.state.pulls) pull.head = { ...pull.head, repository: 'stranger/shop' };
    expect((await api('GET /actions/runs/7')).body).toMatchObject({
      path: '.github/workflows/plan.yml',
      pull_requests: [],
    });
  });

  it('have jobs', async () => {
    const { fake, api } = await fakeWith();
    fake.state.runs.push(run);
    expect((await api('GET /actions/runs/7/jobs?filter=all')).body).toMatchObject({
      total_count: 1,
      jobs: [{ conclusion: 'success' }],
    });
  });
});
