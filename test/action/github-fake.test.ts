import { describe, expect, it } from 'vitest';
import { type Answer, clientOf, everything, fakeWith, pullOf } from '../support/github-client.js';
import { secondaryLimit } from '../support/github-faults.js';

describe('who may do what', () => {
  it('refuses an unknown token, and does not repeat it', async () => {
    const { fake } = await fakeWith();
    const { status, body } = await clientOf(fake, 'ghs_somebodyElse')('GET /pulls/1');
    expect([status, body.message]).toEqual([401, 'Bad credentials']);
    expect(JSON.stringify([body, fake.requests])).not.toContain('somebodyElse');
  });

  it('refuses a token that was revoked', async () => {
    const { fake, token, api } = await fakeWith();
    expect((await api('GET /pulls/1')).status).toBe(200);
    fake.revoke(token);
    expect((await api('GET /pulls/1')).status).toBe(401);
  });

  it.each([
    ['GET /pulls/1', 'pull_requests=read'],
    ['GET /commits', 'contents=read'],
    ['GET /commits/m/check-runs', 'checks=read'],
    ['GET /actions/runs/1', 'actions=read'],
    ['GET /actions/runs/1/jobs', 'actions=read'],
    ['GET /contents/.github%2Fworkflows', 'contents=read'],
    ['GET /git/blobs/1', 'contents=read'],
    ['GET /pulls', 'pull_requests=read'],
    ['GET /issues/1/events', 'pull_requests=read'],
    ['GET /issues', 'issues=read'],
    ['GET /issues/1/comments', 'pull_requests=read'],
    ['POST /issues/1/comments', 'pull_requests=write'],
    ['POST /check-runs', 'checks=write'],
  ])('names what %s needs', async (request, needed) => {
    const { api } = await fakeWith({});
    const { status, body, headers } = await api(
      request,
      request.startsWith('POST') ? {} : undefined,
    );
    expect([status, body.message]).toEqual([403, 'Resource not accessible by integration']);
    expect(headers.get('x-accepted-github-permissions')).toBe(needed);
  });

  it('takes writing for reading, not the other way', async () => {
    const { api } = await fakeWith({ 'pull-requests': 'read' });
    expect((await api('GET /issues/1/comments')).status).toBe(200);
    expect((await api('POST /issues/1/comments', { body: 'hello' })).status).toBe(403);
  });

  it('lets any token read a public repository, and not write to it', async () => {
    const { fake, api } = await fakeWith({});
    fake.state.isPublic = true;
    expect((await api('GET /pulls/1')).status).toBe(200);
    expect((await api('POST /issues/1/comments', { body: 'hello' })).status).toBe(403);
  });

  it('tells the user of a token by GraphQL, and not by REST', async () => {
    const { fake, token } = await fakeWith();
    const headers = { authorization: `bearer ${token}` };
    const asked = await fetch(`${fake.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ viewer { login } }' }),
    });
    expect(await asked.json()).toEqual({ data: { viewer: { login: 'github-actions[bot]' } } });
    expect((await fetch(`${fake.url}/user`, { headers })).status).toBe(403);
  });

  it('knows one repository', async () => {
    const { fake, token } = await fakeWith();
    expect((await clientOf(fake, token, 'octo/other')('GET /pulls/1')).status).toBe(404);
  });
});

describe('lists', () => {
  it('leads from page to page', async () => {
    const { api } = await fakeWith(everything, { mostOnPage: 2, base: '/api/v3' });
    for (const body of ['1', '2', '3', '4', '5']) await api('POST /issues/1/comments', { body });
    const bodies: string[] = [];
    let next: string | undefined = '/issues/1/comments?per_page=100';
    while (next !== undefined) {
      const answer: Answer = await api(`GET ${next}`);
      bodies.push(...answer.body.map((one: { body: string }) => one.body));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(bodies).toEqual(['1', '2', '3', '4', '5']);
  });

  it('holds 30 by default and 100 at most', async () => {
    const { fake, api } = await fakeWith();
    for (let i = 0; i < 120; i += 1)
      fake.state.comments.push({ id: i, issue: 1, author: 'jane', body: '' });
    expect((await api('GET /issues/1/comments')).body).toHaveLength(30);
    expect((await api('GET /issues/1/comments?per_page=500')).body).toHaveLength(100);
  });

  it('gives all commits of a history with their parents, newest first', async () => {
    const { api } = await fakeWith();
    const { body } = await api('GET /commits?sha=main');
    expect(body.map((one: { sha: string }) => one.sha)).toEqual(['m', 'b', 'c', 'a']);
    expect(body[0].parents.map((one: { sha: string }) => one.sha)).toEqual(['b', 'c']);
    expect((await api('GET /commits?sha=nowhere')).status).toBe(404);
  });

  it('finds the pull requests of a commit, without `merged`', async () => {
    const { api } = await fakeWith();
    const { body } = await api('GET /commits/c/pulls');
    expect(body).toMatchObject([
      { number: 1, merged_at: null, head: { sha: 'c', repo: { full_name: 'octo/shop' } } },
    ]);
    expect(body[0]).not.toHaveProperty('merged');
    expect((await api('GET /commits/b/pulls')).body).toEqual([]);
    expect((await api('GET /commits/zzz/pulls')).status).toBe(422);
  });

  it('counts pull requests among issues', async () => {
    const { fake, api } = await fakeWith();
    await api('POST /issues', { title: 'drift', body: 'some', labels: ['drift'] });
    fake.state.pulls.push(pullOf(3, { labels: ['drift'] }));
    const { body } = await api('GET /issues?labels=drift');
    expect(
      body.map((one: { number: number; pull_request?: object }) => [
        one.number,
        one.pull_request !== undefined,
      ]),
    ).toEqual([
      [3, true],
      [2, false],
    ]);
    await api('PATCH /issues/2', { state: 'closed' });
    expect((await api('GET /issues?labels=drift')).body).toHaveLength(1);
    expect((await api('GET /issues?labels=drift&state=all')).body).toHaveLength(2);
  });
});

describe('faults', () => {
  it('fail a request before or after it is carried out', async () => {
    const { fake, api } = await fakeWith();
    fake.failNext({ method: 'POST', path: /comments/, status: 502, times: 2 });
    for (const expected of [502, 502, 201])
      expect((await api('POST /issues/1/comments', { body: 'one' })).status).toBe(expected);
    fake.failNext({ path: /comments/, status: 502, after: true });
    expect((await api('POST /issues/1/comments', { body: 'two' })).status).toBe(502);
    expect(fake.state.comments.map(({ body }) => body)).toEqual(['one', 'two']);
    fake.failNext({ path: /comments/, status: 'reset' });
    await expect(api('GET /issues/1/comments')).rejects.toThrow();
    expect(fake.requests.map(({ status }) => status)).toEqual([502, 502, 201, 502, 'reset']);
  });

  it('run a request of another writer first, once', async () => {
    const { fake, api } = await fakeWith();
    fake.before(/^GET .*\/comments/, () => api('POST /issues/1/comments', { body: 'faster' }));
    expect((await api('GET /issues/1/comments')).body).toHaveLength(1);
    expect((await api('GET /issues/1/comments')).body).toHaveLength(1);
  });

  it('include a rate limit per hour and a secondary one', async () => {
    const { fake, api } = await fakeWith();
    fake.limitRate(1, 60);
    expect((await api('GET /pulls/1')).headers.get('x-ratelimit-remaining')).toBe('0');
    const { status, headers } = await api('GET /pulls/1');
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([403, '0']);
    fake.limitRate(10, 60);
    fake.failNext({ path: /pulls/, ...secondaryLimit(3, 429) });
    expect((await api('GET /pulls/1')).headers.get('retry-after')).toBe('3');
    expect((await api('GET /pulls/1')).status).toBe(200);
  });
});
