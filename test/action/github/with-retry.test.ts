import { describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../../src/action/github/open-repository.js';
import { exitCodes } from '../../../src/errors/exit-codes.js';
import { API, failureOf, intercept, opened, TOKEN } from '../../support/action-repository.js';

const PULL = '/repos/octo/shop/pulls/7';
const COMMENTS = '/repos/octo/shop/issues/7/comments';
const pull = {
  number: 7,
  state: 'open',
  merged_at: null,
  head: { sha: 'h', repo: null },
  base: { ref: 'main' },
};
const comment = { id: 1, user: { login: 'me' }, body: 'b', html_url: 'https://github.test/1' };

describe('what fails in passing', () => {
  it.each([500, 502, 503, 504])('is asked for three times more after a %i', async (status) => {
    intercept().get(PULL).times(3).reply(status, '<html>').get(PULL).reply(200, pull);
    const repository = opened();
    expect(await repository.pullRequest(7)).toMatchObject({ head: 'h' });
    expect(repository.waitsMs).toEqual([500, 1000, 2000]);
    expect(repository.said).toHaveLength(3);
    expect(repository.said[0]).toContain(String(status));
  });

  it('is given up after that', async () => {
    intercept().get(PULL).times(4).reply(502, { message: 'Server Error' });
    expect(await failureOf(opened().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('502'),
    });
  });

  it('is asked for again after a reset of the connection, and told by its code alone', async () => {
    const broken = () => Object.assign(new Error(`with ${TOKEN}`), { code: 'ECONNRESET' });
    intercept().get(PULL).replyWithError(broken()).get(PULL).reply(200, pull);
    await opened().pullRequest(7);
    intercept().get(PULL).times(4).replyWithError(broken());
    expect((await failureOf(opened().pullRequest(7))).message).toContain('ECONNRESET');
  });

  it('is written again too', async () => {
    intercept().post(COMMENTS).reply(502).post(COMMENTS, { body: 'b' }).reply(201, comment);
    expect(await opened().createComment(7, 'b')).toMatchObject({ id: 1 });
  });

  it.each(['', 'null', '[{"id": 1,', '<html>hello</html>'])(
    'is an answer that is no whole JSON: %j',
    async (text) => {
      intercept()
        .get(`${COMMENTS}?per_page=100`)
        .reply(200, text, { 'content-type': 'application/json' })
        .get(`${COMMENTS}?per_page=100`)
        .reply(200, [comment]);
      expect(await opened().comments(7)).toHaveLength(1);
    },
  );
});

describe('what takes too long', () => {
  it('is not asked for again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('x', 'TimeoutError')));
    const repository = opened();
    expect(await failureOf(repository.pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('in time'),
    });
    expect(repository.waitsMs).toEqual([]);
  });

  it('is told to end by a signal, with and without a job to cancel', async () => {
    const signals: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
      signals.push(signal);
      return Response.json(pull);
    });
    await opened().pullRequest(7);
    await opened({ signal: new AbortController().signal }).pullRequest(7);
    expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });
});

describe('what comes too fast', () => {
  it.each([
    [429, { message: 'slow down' }, { 'retry-after': '30' }, 30],
    [403, { message: 'slow down' }, { 'retry-after': '0' }, 0],
    [403, { message: 'You have exceeded a secondary rate limit.' }, {}, 60],
    [429, '<html>', {}, 60],
    [
      403,
      { message: 'You have exceeded a secondary rate limit.' },
      { 'x-ratelimit-remaining': '0', 'retry-after': '60' },
      60,
    ],
  ])(
    'is asked for again after as long as GitHub says (%i %j %j)',
    async (status, body, headers, seconds) => {
      intercept().get(PULL).times(2).reply(status, body, headers).get(PULL).reply(200, pull);
      const repository = opened();
      await repository.pullRequest(7);
      expect(repository.waitsMs).toEqual([seconds * 1000, seconds * 1000]);
      expect(repository.said[0]).toContain(`${seconds} s`);
    },
  );

  it('is given up the third time, and where it is to wait for more than a minute', async () => {
    intercept().get(PULL).times(3).reply(429, {}, { 'retry-after': '1' });
    expect(await failureOf(opened().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      hint: expect.stringContaining('1 s'),
    });
    intercept().get(PULL).reply(429, {}, { 'retry-after': '61' });
    const repository = opened();
    await failureOf(repository.pullRequest(7));
    expect(repository.waitsMs).toEqual([]);
  });

  it('says what to do where GitHub does not', async () => {
    intercept().get(PULL).times(3).reply(429, '');
    expect(await failureOf(opened().pullRequest(7))).toMatchObject({
      hint: expect.stringContaining('minutes'),
    });
  });
});

describe('requests that are used up', () => {
  it.each([403, 429])('are not waited for: a %i names the time', async (status) => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2030, 0, 1, 12) / 1000),
    };
    intercept()
      .get(PULL)
      .reply(status, { message: 'API rate limit exceeded for installation.' }, headers);
    const repository = opened();
    const error = await failureOf(repository.pullRequest(7));
    expect(error).toMatchObject({
      codeName: 'github-failed',
      hint: expect.stringContaining('2030-01-01T12:00:00'),
    });
    expect(repository.waitsMs).toEqual([]);
  });

  it('may come without a time', async () => {
    intercept().get(PULL).reply(403, {}, { 'x-ratelimit-remaining': '0' });
    expect(await failureOf(opened().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      hint: expect.stringContaining('later'),
    });
  });
});

describe('a job that is cancelled', () => {
  const interrupted = { codeName: 'interrupted', exitCode: exitCodes.interrupted };

  it('asks for nothing', async () => {
    intercept();
    expect(await failureOf(opened({ signal: AbortSignal.abort() }).pullRequest(7))).toMatchObject(
      interrupted,
    );
  });

  it('ends a request', async () => {
    const cancelled = new AbortController();
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      setTimeout(() => cancelled.abort(), 10);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    });
    expect(await failureOf(opened({ signal: cancelled.signal }).pullRequest(7))).toMatchObject(
      interrupted,
    );
  });

  it('ends a wait', async () => {
    const cancelled = new AbortController();
    intercept().get(PULL).reply(429, {}, { 'retry-after': '60' });
    const say = () => void setTimeout(() => cancelled.abort(), 10);
    const options = {
      token: TOKEN,
      apiUrl: API,
      repository: 'octo/shop',
      userAgent: 'headwater/test',
      say,
      signal: cancelled.signal,
    };
    expect(await failureOf(openRepository(options).pullRequest(7))).toMatchObject(interrupted);
  });

  it('is not awaited where there is no signal', async () => {
    intercept().get(PULL).reply(429, {}, { 'retry-after': '0' }).get(PULL).reply(200, pull);
    const options = {
      token: TOKEN,
      apiUrl: API,
      repository: 'octo/shop',
      userAgent: 'headwater/test',
      say: () => undefined,
    };
    expect(await openRepository(options).pullRequest(7)).toMatchObject({ head: 'h' });
  });
});
