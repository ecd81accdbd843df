import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Answer, clientOf, everything, fakeWith, pullOf } from '../support/github-client.js';
import { secondaryLimit } from '../support/github-faults.js';
import { artifactZip } from '../support/github-zip.js';

describe('who may do what', () => {
  it('does not know a stranger, and does not repeat the token', async () => {
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
    const { status, body, headers } = await api(request, request.startsWith('POST') ? {} : undefined);
    expect([status, body.message]).toEqual([403, 'Resource not accessible by integration']);
    expect(headers.get('x-accepted-github-permissions')).toBe(needed);
  });

  it('takes writing for reading, not the other way', async () => {
    const { api } = await fakeWith({ 'pull-requests': 'read' });
    expect((await api('GET /issues/1/comments')).status).toBe(200);
    expect((await api('POST /issues/1/comments', { body: 'hello' })).status).toBe(403);
  });

  it('lets everybody read what is public, and nobody write', async () => {
    const { fake, api } = await fakeWith({});
    fake.state.isPublic = true;
    expect((await api('GET /pulls/1')).status).toBe(200);
    expect((await api('POST /issues/1/comments', { body: 'hello' })).status).toBe(403);
  });

  it('tells who a token is by GraphQL, and hides it from a job by REST', async () => {
    const { fake, token } = await fakeWith();
    const headers = { authorization: `bearer ${token}` };
    const asked = await fetch(`${fake.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ viewer { login } }' }) });
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
    for (let i = 0; i < 120; i += 1) fake.state.comments.push({ id: i, issue: 1, author: 'jane', body: '' });
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

  it('finds the pull requests of a commit, where `merged` is not told', async () => {
    const { api } = await fakeWith();
    const { body } = await api('GET /commits/c/pulls');
    expect(body).toMatchObject([{ number: 1, merged_at: null, head: { sha: 'c', repo: { full_name: 'octo/shop' } } }]);
    expect(body[0]).not.toHaveProperty('merged');
    expect((await api('GET /commits/b/pulls')).body).toEqual([]);
    expect((await api('GET /commits/zzz/pulls')).status).toBe(422);
  });

  it('counts pull requests among issues', async () => {
    const { fake, api } = await fakeWith();
    await api('POST /issues', { title: 'drift', body: 'some', labels: ['drift'] });
    fake.state.pulls.push(pullOf(3, { labels: ['drift'] }));
    const { body } = await api('GET /issues?labels=drift');
    expect(body.map((one: { number: number; pull_request?: object }) => [one.number, one.pull_request !== undefined])).toEqual([
      [3, true],
      [2, false],
    ]);
    await api('PATCH /issues/2', { state: 'closed' });
    expect((await api('GET /issues?labels=drift')).body).toHaveLength(1);
    expect((await api('GET /issues?labels=drift&state=all')).body).toHaveLength(2);
  });
});

describe('comments', () => {
  it('are written, changed and deleted', async () => {
    const { api } = await fakeWith();
    const { status, body } = await api('POST /issues/1/comments', { body: 'first' });
    expect([status, body.user.login]).toEqual([201, 'github-actions[bot]']);
    expect(body.html_url).toBe(`https://github.example/octo/shop/pull/1#issuecomment-${body.id}`);
    expect((await api(`PATCH /issues/comments/${body.id}`, { body: 'second' })).body.body).toBe('second');
    expect((await api(`DELETE /issues/comments/${body.id}`)).status).toBe(204);
    expect((await api(`PATCH /issues/comments/${body.id}`, { body: 'third' })).status).toBe(404);
  });

  it('have at most 65,536 characters', async () => {
    const { api } = await fakeWith();
    expect((await api('POST /issues/1/comments', { body: 'é'.repeat(65_536) })).status).toBe(201);
    const { status, body } = await api('POST /issues/1/comments', { body: 'x'.repeat(65_537) });
    expect([status, body.errors[0].message]).toEqual([422, 'Body is too long (maximum is 65536 characters)']);
  });
});

describe('check-runs', () => {
  const output = { title: 'a plan', summary: 'of three changes' };

  it('are begun, ended and found by name, the newest first', async () => {
    const { fake, api } = await fakeWith();
    const begun = await api('POST /check-runs', { name: 'plan', head_sha: 'c', status: 'in_progress', output });
    expect(begun).toMatchObject({ status: 201, body: { status: 'in_progress', conclusion: null, app: { slug: 'github-actions' } } });
    await api(`PATCH /check-runs/${begun.body.id}`, { conclusion: 'success', external_id: 'abc' });
    await api('POST /check-runs', { name: 'plan', head_sha: 'c', conclusion: 'failure' });
    await api('POST /check-runs', { name: 'other', head_sha: 'c' });
    fake.state.checkRuns.push({ ...(fake.state.checkRuns[0] as (typeof fake.state.checkRuns)[0]), id: 9_999, app: 'somebody-else' });
    const latest = await api('GET /commits/c/check-runs?check_name=plan');
    expect(latest.body.check_runs.map((one: { conclusion: string }) => one.conclusion)).toEqual(['success', 'failure']);
    const all = await api('GET /commits/c/check-runs?check_name=plan&filter=all');
    expect(all.body).toMatchObject({
      total_count: 3,
      check_runs: [{ app: { slug: 'somebody-else' } }, {}, { external_id: 'abc', output }],
    });
    expect((await api('PATCH /check-runs/9999', { status: 'completed', conclusion: 'success' })).status).toBe(403);
  });

  it.each([
    ['of no commit', { name: 'plan', head_sha: 'zzz' }],
    ['without a name', { head_sha: 'c' }],
    ['ended without a conclusion', { name: 'plan', head_sha: 'c', status: 'completed' }],
    ['with a conclusion that there is not', { name: 'plan', head_sha: 'c', conclusion: 'good' }],
    ['with more bytes than fit', { name: 'plan', head_sha: 'c', output: { ...output, summary: 'é'.repeat(32_768) } }],
  ])('are refused %s', async (_, body) => {
    const { fake, api } = await fakeWith();
    expect((await api('POST /check-runs', body)).status).toBe(422);
    expect(fake.state.checkRuns).toEqual([]);
  });
});

describe('artifacts', () => {
  async function withArtifact() {
    const world = await fakeWith();
    const run = { attempt: 1, event: 'pull_request', branch: 'feature', head: 'c', headRepository: 'octo/shop', conclusion: null };
    const of = { path: '.github/workflows/plan.yml', createdAt: '2026-01-01T00:00:00Z' };
    world.fake.state.runs.push({ id: 7, status: 'completed', ...run, ...of });
    world.fake.state.artifacts.push({ id: 8, run: 7, name: 'a-plan', zip: artifactZip({ 'plan.json': '{"a": 1}' }), expired: false });
    return world;
  }

  it('are downloaded from another host, without the token', async () => {
    const { fake, token, api } = await withArtifact();
    expect((await api('GET /actions/runs/7')).body).toMatchObject({ head_sha: 'c', head_repository: { full_name: 'octo/shop' } });
    const { body } = await api('GET /actions/runs/7/artifacts?name=a-plan');
    expect(body).toMatchObject({ total_count: 1, artifacts: [{ id: 8, expired: false }] });
    const headers = { authorization: `Bearer ${token}` };
    const redirect = await fetch(body.artifacts[0].archive_download_url, { headers, redirect: 'manual' });
    const place = redirect.headers.get('location') ?? '';
    expect([redirect.status, new URL(place).host === new URL(fake.url).host]).toEqual([302, false]);
    const bytes = new Uint8Array(await (await fetch(place)).arrayBuffer());
    expect(Buffer.from(unzipSync(bytes)['plan.json'] ?? []).toString()).toBe('{"a": 1}');
    expect(fake.leaks()).toBe(0);
    expect((await fetch(place, { headers })).status).toBe(403);
    expect(fake.leaks()).toBe(1);
  });

  it('are gone once they have expired', async () => {
    const { fake, api } = await withArtifact();
    for (const artifact of fake.state.artifacts) artifact.expired = true;
    expect((await api('GET /actions/artifacts/8/zip')).status).toBe(410);
    expect((await api('GET /actions/artifacts/9/zip')).status).toBe(404);
  });
});

describe('what goes wrong', () => {
  it('fails as told, before or after it is done', async () => {
    const { fake, api } = await fakeWith();
    fake.failNext({ method: 'POST', path: /comments/, status: 502, times: 2 });
    for (const expected of [502, 502, 201]) expect((await api('POST /issues/1/comments', { body: 'one' })).status).toBe(expected);
    fake.failNext({ path: /comments/, status: 502, after: true });
    expect((await api('POST /issues/1/comments', { body: 'two' })).status).toBe(502);
    expect(fake.state.comments.map(({ body }) => body)).toEqual(['one', 'two']);
    fake.failNext({ path: /comments/, status: 'reset' });
    await expect(api('GET /issues/1/comments')).rejects.toThrow();
    expect(fake.requests.map(({ status }) => status)).toEqual([502, 502, 201, 502, 'reset']);
  });

  it('lets somebody else be faster, once', async () => {
    const { fake, api } = await fakeWith();
    fake.before(/^GET .*\/comments/, () => api('POST /issues/1/comments', { body: 'faster' }));
    expect((await api('GET /issues/1/comments')).body).toHaveLength(1);
    expect((await api('GET /issues/1/comments')).body).toHaveLength(1);
  });

  it('has limits for the hour, and for the hasty', async () => {
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
