import { describe, expect, it } from 'vitest';
import { clientOf, fakeWith } from '../support/github/client.js';

describe('permissions', () => {
  it('an unknown token is refused, and not repeated', async () => {
    const { fake } = await fakeWith();
    const { status, body } = await clientOf(fake, 'ghs_somebodyElse')('GET /pulls/1');
    expect([status, body.message]).toEqual([401, 'Bad credentials']);
    expect(JSON.stringify([body, fake.requests])).not.toContain('somebodyElse');
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
  ])('%s without the permission is refused with its name', async (request, needed) => {
    const { api } = await fakeWith({});
    const { status, body, headers } = await api(
      request,
      request.startsWith('POST') ? {} : undefined,
    );
    expect([status, body.message]).toEqual([403, 'Resource not accessible by integration']);
    expect(headers.get('x-accepted-github-permissions')).toBe(needed);
  });

  it('any token may read a public repository, but not write to it', async () => {
    const { fake, api } = await fakeWith({});
    fake.state.isPublic = true;
    expect((await api('GET /pulls/1')).status).toBe(200);
    expect((await api('POST /issues/1/comments', { body: 'hello' })).status).toBe(403);
  });

  it('the user of a token is available by GraphQL, but not by REST', async () => {
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
});

describe('planned faults', () => {
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
});
