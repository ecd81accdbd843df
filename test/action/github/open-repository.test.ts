import nock from 'nock';
import { describe, expect, it, vi } from 'vitest';
import {
  API,
  failureOf,
  intercept,
  onlyNock,
  openTestRepository,
  TOKEN,
} from '../../support/action/repository.js';
import { REPO } from '../../support/action/repository-pages.js';

describe('whoAmI', () => {
  const answer = { data: { viewer: { login: 'github-actions[bot]' } } };

  it('sends one GraphQL request', async () => {
    intercept().post('/graphql').reply(200, answer);
    const repository = openTestRepository();
    expect(await Promise.all([repository.whoAmI(), repository.whoAmI()])).toEqual([
      'github-actions[bot]',
      'github-actions[bot]',
    ]);
  });

  it('asks again after a failure', async () => {
    intercept()
      .post('/graphql')
      .reply(401, { message: 'Bad credentials' })
      .post('/graphql')
      .reply(200, answer);
    const repository = openTestRepository();
    await failureOf(repository.whoAmI());
    expect(await repository.whoAmI()).toBe('github-actions[bot]');
  });

  it('uses the GraphQL address beside the REST API of an Enterprise Server', async () => {
    onlyNock();
    nock('https://github.example.test').post('/api/graphql').reply(200, answer);
    expect(
      await openTestRepository({ apiUrl: 'https://github.example.test/api/v3' }).whoAmI(),
    ).toBe('github-actions[bot]');
  });
});

describe('every request', () => {
  it('names the caller and the API version', async () => {
    onlyNock();
    const reqheaders = {
      authorization: `Bearer ${TOKEN}`,
      'user-agent': /^headwater\/test /,
      'x-github-api-version': '2022-11-28',
    };
    nock(API, { reqheaders }).get(`${REPO}/actions/runs/1`).reply(404);
    expect(await openTestRepository().workflowRun(1)).toBeNull();
  });

  it('uses the fetch that is installed when it is sent', async () => {
    const repository = openTestRepository();
    const fetch = vi.fn(async () => Response.json({ id: 1 }, { status: 404 }));
    vi.stubGlobal('fetch', fetch);
    expect(await repository.workflowRun(1)).toBeNull();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps the token at the API, even if an answer names another address for the next page', async () => {
    intercept()
      .get(`${REPO}/issues/7/comments?per_page=100`)
      .reply(200, [], { link: '<https://elsewhere.test/x>; rel="next"' });
    nock('https://elsewhere.test').get('/x').optionally().reply(200, []);
    expect(await failureOf(openTestRepository().comments(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('elsewhere.test'),
    });
  });
});
