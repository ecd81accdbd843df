import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import { API, failureOf, intercept, onlyNock, opened, TOKEN } from '../../support/action-repository.js';

const REPO = '/repos/octo/shop';

/** Answers with one page after the other, linked as GitHub links them. */
function pages(path: string, query: string, bodies: readonly unknown[], { asked = bodies.length } = {}): void {
  const scope = intercept();
  bodies.slice(0, asked).forEach((body, index) => {
    const address = (page: number) => `${path}?${query}${page === 0 ? '' : `&page=${page + 1}`}`;
    const link = index + 1 < bodies.length ? { link: `<${API}${address(index + 1)}>; rel="next", <${API}/last>; rel="last"` } : {};
    scope.get(address(index)).reply(200, body as nock.Body, link);
  });
}

describe('whoAmI', () => {
  const answer = { data: { viewer: { login: 'github-actions[bot]' } } };

  it('asks GraphQL, once', async () => {
    intercept().post('/graphql').reply(200, answer);
    const repository = opened();
    expect(await Promise.all([repository.whoAmI(), repository.whoAmI()])).toEqual(['github-actions[bot]', 'github-actions[bot]']);
  });

  it('asks again after a failure', async () => {
    intercept().post('/graphql').reply(401, { message: 'Bad credentials' }).post('/graphql').reply(200, answer);
    const repository = opened();
    await failureOf(repository.whoAmI());
    expect(await repository.whoAmI()).toBe('github-actions[bot]');
  });

  it('finds GraphQL beside the REST API of an Enterprise Server', async () => {
    onlyNock();
    nock('https://github.example.test').post('/api/graphql').reply(200, answer);
    expect(await opened({ apiUrl: 'https://github.example.test/api/v3' }).whoAmI()).toBe('github-actions[bot]');
  });
});

describe('every request', () => {
  it('says who asks, and by which version', async () => {
    onlyNock();
    const reqheaders = { authorization: `Bearer ${TOKEN}`, 'user-agent': /^headwater\/test /, 'x-github-api-version': '2022-11-28' };
    nock(API, { reqheaders }).get(`${REPO}/actions/runs/1`).reply(404);
    expect(await opened().workflowRun(1)).toBeNull();
  });

  it('takes the fetch that is there when it is sent', async () => {
    const repository = opened();
    const fetch = vi.fn(async () => Response.json({ id: 1 }, { status: 404 }));
    vi.stubGlobal('fetch', fetch);
    expect(await repository.workflowRun(1)).toBeNull();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps the token at the API, whatever address an answer has for the next page', async () => {
    intercept().get(`${REPO}/issues/7/comments?per_page=100`).reply(200, [], { link: '<https://elsewhere.test/x>; rel="next"' });
    nock('https://elsewhere.test').get('/x').optionally().reply(200, []);
    expect(await failureOf(opened().comments(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('elsewhere.test'),
    });
  });
});

describe('pull requests', () => {
  const pull = {
    ...{ number: 7, state: 'open', created_at: '2026-01-01T00:00:00Z', merged_at: null, closed_at: null },
    ...{ head: { ref: 'feature', sha: 'h', repo: { full_name: 'fork/shop' } }, base: { ref: 'main' } },
  };

  it('is read', async () => {
    intercept().get(`${REPO}/pulls/7`).reply(200, pull);
    const read = {
      ...{ number: 7, state: 'open', merged: false, head: 'h', headRepository: 'fork/shop', headBranch: 'feature', baseBranch: 'main' },
      ...{ openedAt: Date.UTC(2026, 0, 1), closedAt: null },
    };
    expect(await opened().pullRequest(7)).toEqual(read);
  });

  it('is merged once it has a time of that, and may have lost its fork', async () => {
    pages(`${REPO}/commits/c/pulls`, 'per_page=100', [
      [pull],
      [{ ...pull, state: 'closed', merged_at: '2026-01-01', head: { sha: 'h', repo: null } }],
    ]);
    expect(await opened().pullRequestsWithCommit('c')).toMatchObject([
      { merged: false },
      { merged: true, state: 'closed', headRepository: null },
    ]);
  });

  it('are those of a branch of this repository, open or closed', async () => {
    const ours = { ...pull, head: { ref: 'a/b', sha: 'h', repo: { full_name: 'Octo/Shop' } } };
    pages(`${REPO}/pulls`, 'head=octo%3Aa%2Fb&state=all&per_page=100', [
      [ours, { ...ours, number: 8, head: { ...ours.head, ref: 'other' } }],
      [pull, { ...ours, number: 9, state: 'closed', closed_at: '2026-01-02T00:00:00Z' }],
    ]);
    expect(await opened().pullRequestsFromBranch('a/b')).toMatchObject([
      { number: 7, closedAt: null },
      { number: 9, closedAt: Date.UTC(2026, 0, 2) },
    ]);
  });

  it.each([
    ['base_ref_changed', true],
    ['automatic_base_change_succeeded', true],
    ['base_ref_force_pushed', false],
  ])('went into another branch before after the event %s: %s', async (event, expected) => {
    pages(`${REPO}/issues/7/events`, 'per_page=100', [[{ id: 1, event: 'labeled' }], [{ id: 2, event }]]);
    expect(await opened().wasRetargeted(7)).toBe(expected);
  });

  it('lists its files over all pages, a renamed one by both names', async () => {
    pages(`${REPO}/pulls/7/files`, 'per_page=100', [[{ filename: 'a' }], [{ filename: 'new', previous_filename: 'old' }]]);
    expect(await opened().changedFiles(7)).toEqual(['a', 'new', 'old']);
  });
});

describe('comments', () => {
  const comment = (id: number) => ({ id, user: { login: 'me' }, body: `b${id}`, html_url: `https://github.test/${id}` });

  it('are listed over all pages, oldest first, also of users that are gone', async () => {
    const gone = { id: 2, user: null, html_url: 'https://github.test/2' };
    pages(`${REPO}/issues/7/comments`, 'per_page=100', [[comment(3)], [gone], [comment(1)]]);
    expect(await opened().comments(7)).toEqual([
      { id: 1, author: 'me', body: 'b1', url: 'https://github.test/1' },
      { id: 2, author: '', body: '', url: 'https://github.test/2' },
      { id: 3, author: 'me', body: 'b3', url: 'https://github.test/3' },
    ]);
  });

  it('are edited and deleted by their id', async () => {
    intercept().patch(`${REPO}/issues/comments/3`, { body: 'new' }).reply(200, comment(3)).delete(`${REPO}/issues/comments/3`).reply(204);
    expect(await opened().editComment(3, 'new')).toMatchObject({ id: 3 });
    await opened().deleteComment(3);
  });
});

describe('check-runs', () => {
  const run = (id: number, more: object = {}) => ({
    ...{ id, name: 'headwater / shop', status: 'completed', conclusion: 'success', external_id: 'sha256:1' },
    ...{ output: { text: 'Run: x' }, app: { slug: 'github-actions' }, ...more },
  });

  it('are those of a name, of every app, over all pages and the newest first', async () => {
    const others = [
      run(9, { name: 'headwater / shop@prod' }),
      run(8, { app: null, external_id: null, output: { text: null }, status: 'pending' }),
    ];
    pages(`${REPO}/commits/c/check-runs`, 'check_name=headwater%20%2F%20shop&filter=all&per_page=100', [
      { total_count: 4, check_runs: [run(1), ...others] },
      { total_count: 4, check_runs: [run(20, { status: 'in_progress', conclusion: null, external_id: '' })] },
    ]);
    const ended = { status: 'completed', conclusion: 'success', externalId: 'sha256:1', text: 'Run: x', app: 'github-actions' };
    expect(await opened().checkRuns('c', 'headwater / shop')).toEqual([
      { ...ended, id: 20, status: 'in_progress', conclusion: null, externalId: null },
      { ...ended, id: 8, status: 'queued', externalId: null, text: null, app: null },
      { ...ended, id: 1 },
    ]);
  });

  it('are created and completed', async () => {
    const texts = { title: 't', summary: 's' };
    const common = { status: 'completed', conclusion: 'success' };
    intercept()
      .post(`${REPO}/check-runs`, { name: 'n', head_sha: 'c', status: 'in_progress', output: texts })
      .reply(201, { id: 5 })
      .patch(`${REPO}/check-runs/5`, { ...common, output: texts })
      .reply(200, {})
      .patch(`${REPO}/check-runs/5`, { ...common, output: { ...texts, text: 'Run: x' }, external_id: 'sha256:1' })
      .reply(200, {});
    const repository = opened();
    expect(await repository.createCheckRun('c', 'n', { status: 'in_progress', ...texts })).toBe(5);
    const end = { status: 'completed', conclusion: 'success', ...texts } as const;
    await repository.updateCheckRun(5, end);
    await repository.updateCheckRun(5, { ...end, text: 'Run: x', externalId: 'sha256:1' });
  });
});

describe('firstParents', () => {
  const commit = (sha: string, ...parents: readonly string[]) => ({ sha, parents: parents.map((parent) => ({ sha: parent })) });
  const list = (bodies: readonly unknown[], options = {}) => pages(`${REPO}/commits`, 'sha=main&per_page=100', bodies, options);

  it('leaves out what was merged in, over as many pages as it takes', async () => {
    list([[commit('m2', 'm1', 's2'), commit('s2', 's1')], [commit('s1', 'a')], [commit('m1', 'a', 's1'), commit('a')]]);
    expect(await opened().firstParents('main', 50)).toEqual(['m2', 'm1', 'a']);
  });

  it('stops at so many, and asks for no further page', async () => {
    intercept()
      .get(`${REPO}/commits?sha=release%2F1&per_page=100`)
      .reply(200, [commit('c', 'b'), commit('b', 'a')], { link: `<${API}/further>; rel="next"` });
    expect(await opened().firstParents('release/1', 2)).toEqual(['c', 'b']);
  });

  it('stops after ten pages', async () => {
    // An eleventh page is linked and has what is looked for.
    const unrelated = Array.from({ length: 9 }, (_, index) => [commit(`s${index}`, `s${index + 1}`)]);
    list([[commit('m', 'far', 's0')], ...unrelated, [commit('far')]], { asked: 10 });
    expect(await opened().firstParents('main', 50)).toEqual(['m']);
  });

  it('is empty for a branch without commits', async () => {
    list([[]]);
    expect(await opened().firstParents('main', 50)).toEqual([]);
  });
});

describe('runs of workflows', () => {
  it('are read, also where the fork is gone', async () => {
    const run = {
      ...{ id: 4, event: 'pull_request', path: '.github/workflows/plan.yml@main', created_at: '2026-01-01T00:00:00Z' },
      ...{ head_branch: 'feature', head_sha: 'h', head_repository: { full_name: 'octo/shop' } },
    };
    intercept()
      .get(`${REPO}/actions/runs/4`)
      .reply(200, run)
      .get(`${REPO}/actions/runs/4`)
      .reply(200, { ...run, head_repository: null });
    expect(await opened().workflowRun(4)).toEqual({
      ...{ id: 4, event: 'pull_request', path: '.github/workflows/plan.yml', createdAt: Date.UTC(2026, 0, 1) },
      ...{ branch: 'feature', head: 'h', headRepository: 'octo/shop' },
    });
    expect(await opened().workflowRun(4)).toMatchObject({ headRepository: null });
  });

  it('have jobs, over all pages and attempts', async () => {
    pages(`${REPO}/actions/runs/4/jobs`, 'filter=all&per_page=100', [
      { total_count: 2, jobs: [{ id: 1, conclusion: 'failure' }] },
      { total_count: 2, jobs: [{ id: 2, conclusion: null }] },
    ]);
    expect(await opened().jobConclusions(4)).toEqual(['failure', null]);
  });

  it('have artifacts, over all pages', async () => {
    const artifact = (id: number) => ({ id, name: `headwater-plan-${id}`, size_in_bytes: 10, expired: id === 2 });
    pages(`${REPO}/actions/runs/4/artifacts`, 'per_page=100', [
      { total_count: 2, artifacts: [artifact(1)] },
      { total_count: 2, artifacts: [artifact(2)] },
    ]);
    expect(await opened().artifacts(4)).toEqual([
      { id: 1, name: 'headwater-plan-1', sizeBytes: 10, expired: false },
      { id: 2, name: 'headwater-plan-2', sizeBytes: 10, expired: true },
    ]);
  });
});

describe('workflow files', () => {
  const folder = `${REPO}/contents/.github%2Fworkflows?ref=c`;

  it('are listed with the hashes of their blobs, links left out', async () => {
    const entry = (name: string, type: string) => ({ type, name, path: `.github/workflows/${name}`, sha: `blob-${name}` });
    intercept()
      .get(folder)
      .reply(200, [entry('plan.yml', 'file'), entry('link.yml', 'symlink'), entry('more', 'dir')]);
    expect(await opened().workflowFiles('c')).toEqual(new Map([['.github/workflows/plan.yml', 'blob-plan.yml']]));
  });

  it('are none where there is no such folder', async () => {
    intercept().get(folder).reply(404, { message: 'Not Found' }).get(folder).reply(200, { type: 'file', sha: 'x' });
    expect(await opened().workflowFiles('c')).toEqual(new Map());
    expect(await opened().workflowFiles('c')).toEqual(new Map());
  });

  it('are read as text', async () => {
    const content = Buffer.from('name: größer\n').toString('base64').replace(/^.{8}/, '$&\n');
    intercept().get(`${REPO}/git/blobs/abc`).reply(200, { content, encoding: 'base64' });
    expect(await opened().blobText('abc')).toBe('name: größer\n');
  });
});

describe('issues', () => {
  const issue = (number: number) => ({ number, user: { login: 'me' }, title: 't', body: 'b', html_url: `https://github.test/${number}` });
  const read = (number: number) => ({ number, author: 'me', title: 't', body: 'b', url: `https://github.test/${number}` });

  it('are listed over all pages, oldest first, without pull requests', async () => {
    pages(`${REPO}/issues`, 'labels=headwater-drift&state=open&per_page=100', [
      [issue(3), { ...issue(2), pull_request: {} }],
      [{ ...issue(1), user: null, body: null }],
    ]);
    expect(await opened().openIssues('headwater-drift')).toEqual([{ ...read(1), author: '', body: '' }, read(3)]);
  });

  it('are opened, edited, commented on and closed', async () => {
    intercept()
      .post(`${REPO}/issues`, { title: 't', body: 'b', labels: ['headwater-drift'] })
      .reply(201, issue(4))
      .patch(`${REPO}/issues/4`, { title: 't', body: 'b' })
      .reply(200, issue(4))
      .post(`${REPO}/issues/4/comments`, { body: 'clean' })
      .reply(201, { id: 1 })
      .patch(`${REPO}/issues/4`, { state: 'closed' })
      .reply(200, issue(4));
    const repository = opened();
    expect(await repository.createIssue({ title: 't', body: 'b', labels: ['headwater-drift'] })).toEqual(read(4));
    expect(await repository.editIssue(4, { title: 't', body: 'b' })).toEqual(read(4));
    await repository.commentOnIssue(4, 'clean');
    await repository.closeIssue(4);
  });
});
