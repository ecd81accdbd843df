import { describe, expect, it } from 'vitest';
import { API, intercept, openTestRepository } from '../../support/action/repository.js';
import { pages, REPO } from '../../support/action/repository-pages.js';

describe('check-runs', () => {
  const run = (id: number, more: object = {}) => ({
    ...{
      id,
      name: 'headwater / shop',
      status: 'completed',
      conclusion: 'success',
      external_id: 'sha256:1',
    },
    ...{ output: { text: 'Run: x' }, app: { slug: 'github-actions' }, ...more },
  });

  it('are listed by name, from every app, over all pages and the newest first', async () => {
    const others = [
      run(9, { name: 'headwater / shop@prod' }),
      run(8, { app: null, external_id: null, output: { text: null }, status: 'pending' }),
    ];
    pages(
      `${REPO}/commits/c/check-runs`,
      'check_name=headwater%20%2F%20shop&filter=all&per_page=100',
      [
        { total_count: 4, check_runs: [run(1), ...others] },
        {
          total_count: 4,
          check_runs: [run(20, { status: 'in_progress', conclusion: null, external_id: '' })],
        },
      ],
    );
    const ended = {
      status: 'completed',
      conclusion: 'success',
      externalId: 'sha256:1',
      text: 'Run: x',
      app: 'github-actions',
    };
    expect(await openTestRepository().checkRuns('c', 'headwater / shop')).toEqual([
      { ...ended, id: 20, status: 'in_progress', conclusion: null, externalId: null },
      { ...ended, id: 8, status: 'queued', externalId: null, text: null, app: null },
      { ...ended, id: 1 },
    ]);
  });

  it('are created and completed', async () => {
    const texts = { title: 't', summary: 's' };
    const common = { status: 'completed', conclusion: 'success' };
    intercept()
      .post(`${REPO}/check-runs`, {
        name: 'n',
        head_sha: 'c',
        status: 'in_progress',
        output: texts,
      })
      .reply(201, { id: 5 })
      .patch(`${REPO}/check-runs/5`, { ...common, output: texts })
      .reply(200, {})
      .patch(`${REPO}/check-runs/5`, {
        ...common,
        output: { ...texts, text: 'Run: x' },
        external_id: 'sha256:1',
      })
      .reply(200, {});
    const repository = openTestRepository();
    expect(await repository.createCheckRun('c', 'n', { status: 'in_progress', ...texts })).toBe(5);
    const end = { status: 'completed', conclusion: 'success', ...texts } as const;
    await repository.updateCheckRun(5, end);
    await repository.updateCheckRun(5, { ...end, text: 'Run: x', externalId: 'sha256:1' });
  });
});

describe('firstParents', () => {
  const commit = (sha: string, ...parents: readonly string[]) => ({
    sha,
    parents: parents.map((parent) => ({ sha: parent })),
  });
  const list = (bodies: readonly unknown[], options = {}) =>
    pages(`${REPO}/commits`, 'sha=main&per_page=100', bodies, options);

  it('leaves out merged commits, and reads as many pages as needed', async () => {
    list([
      [commit('m2', 'm1', 's2'), commit('s2', 's1')],
      [commit('s1', 'a')],
      [commit('m1', 'a', 's1'), commit('a')],
    ]);
    expect(await openTestRepository().firstParents('main', 50)).toEqual(['m2', 'm1', 'a']);
  });

  it('stops at the limit, and requests no further page', async () => {
    intercept()
      .get(`${REPO}/commits?sha=release%2F1&per_page=100`)
      .reply(200, [commit('c', 'b'), commit('b', 'a')], { link: `<${API}/further>; rel="next"` });
    expect(await openTestRepository().firstParents('release/1', 2)).toEqual(['c', 'b']);
  });

  it('stops after ten pages', async () => {
    // An eleventh page is linked and contains the commit.
    const unrelated = Array.from({ length: 9 }, (_, index) => [
      commit(`s${index}`, `s${index + 1}`),
    ]);
    list([[commit('m', 'far', 's0')], ...unrelated, [commit('far')]], { asked: 10 });
    expect(await openTestRepository().firstParents('main', 50)).toEqual(['m']);
  });

  it('is empty for a branch without commits', async () => {
    list([[]]);
    expect(await openTestRepository().firstParents('main', 50)).toEqual([]);
  });
});

describe('runs of workflows', () => {
  it('are read, also after their fork was deleted', async () => {
    const run = {
      ...{
        id: 4,
        event: 'pull_request',
        path: '.github/workflows/plan.yml@main',
        created_at: '2026-01-01T00:00:00Z',
      },
      ...{ head_branch: 'feature', head_sha: 'h', head_repository: { full_name: 'octo/shop' } },
    };
    intercept()
      .get(`${REPO}/actions/runs/4`)
      .reply(200, run)
      .get(`${REPO}/actions/runs/4`)
      .reply(200, { ...run, head_repository: null });
    expect(await openTestRepository().workflowRun(4)).toEqual({
      ...{
        id: 4,
        event: 'pull_request',
        path: '.github/workflows/plan.yml',
        createdAt: Date.UTC(2026, 0, 1),
      },
      ...{ branch: 'feature', head: 'h', headRepository: 'octo/shop' },
    });
    expect(await openTestRepository().workflowRun(4)).toMatchObject({ headRepository: null });
  });

  it('have jobs, over all pages and attempts', async () => {
    pages(`${REPO}/actions/runs/4/jobs`, 'filter=all&per_page=100', [
      { total_count: 2, jobs: [{ id: 1, name: 'plan', conclusion: 'failure' }] },
      { total_count: 2, jobs: [{ id: 2, name: 'a / apply', conclusion: null }] },
    ]);
    expect(await openTestRepository().jobs(4)).toEqual([
      { name: 'plan', conclusion: 'failure' },
      { name: 'a / apply', conclusion: null },
    ]);
  });

  it('have artifacts, over all pages', async () => {
    const artifact = (id: number) => ({
      id,
      name: `headwater-plan-${id}`,
      size_in_bytes: 10,
      expired: id === 2,
    });
    pages(`${REPO}/actions/runs/4/artifacts`, 'per_page=100', [
      { total_count: 2, artifacts: [artifact(1)] },
      { total_count: 2, artifacts: [artifact(2)] },
    ]);
    expect(await openTestRepository().artifacts(4)).toEqual([
      { id: 1, name: 'headwater-plan-1', sizeBytes: 10, expired: false },
      { id: 2, name: 'headwater-plan-2', sizeBytes: 10, expired: true },
    ]);
  });
});

describe('workflow files', () => {
  const folder = `${REPO}/contents/.github%2Fworkflows?ref=c`;

  it('are listed with the hashes of their blobs, without links', async () => {
    const entry = (name: string, type: string) => ({
      type,
      name,
      path: `.github/workflows/${name}`,
      sha: `blob-${name}`,
    });
    intercept()
      .get(folder)
      .reply(200, [entry('plan.yml', 'file'), entry('link.yml', 'symlink'), entry('more', 'dir')]);
    expect(await openTestRepository().workflowFiles('c')).toEqual(
      new Map([['.github/workflows/plan.yml', 'blob-plan.yml']]),
    );
  });

  it('are an empty list when the folder does not exist', async () => {
    intercept()
      .get(folder)
      .reply(404, { message: 'Not Found' })
      .get(folder)
      .reply(200, { type: 'file', sha: 'x' });
    expect(await openTestRepository().workflowFiles('c')).toEqual(new Map());
    expect(await openTestRepository().workflowFiles('c')).toEqual(new Map());
  });

  it('are read as text', async () => {
    const content = Buffer.from('name: größer\n').toString('base64').replace(/^.{8}/, '$&\n');
    intercept().get(`${REPO}/git/blobs/abc`).reply(200, { content, encoding: 'base64' });
    expect(await openTestRepository().blobText('abc')).toBe('name: größer\n');
  });
});
