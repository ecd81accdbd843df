import { describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../../src/action/github/open-repository.js';
import { exitCodes } from '../../../src/errors/exit-codes.js';
import {
  API,
  failureOf,
  intercept,
  openTestRepository,
  TOKEN,
} from '../../support/action/repository.js';

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

describe('a transient failure', () => {
  it.each([500, 502, 503, 504])('is retried three times after a %i', async (status) => {
    intercept().get(PULL).times(3).reply(status, '<html>').get(PULL).reply(200, pull);
    const repository = openTestRepository();
    expect(await repository.pullRequest(7)).toMatchObject({ head: 'h' });
    expect(repository.waitsMs).toEqual([500, 1000, 2000]);
    expect(repository.said).toHaveLength(3);
    expect(repository.said[0]).toContain(String(status));
  });

  it('is reported after the last retry', async () => {
    intercept().get(PULL).times(4).reply(502, { message: 'Server Error' });
    expect(await failureOf(openTestRepository().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('502'),
    });
  });

  it('may be a reset of the connection, reported only by its code', async () => {
    const broken = () => Object.assign(new Error(`with ${TOKEN}`), { code: 'ECONNRESET' });
    intercept().get(PULL).replyWithError(broken()).get(PULL).reply(200, pull);
    await openTestRepository().pullRequest(7);
    intercept().get(PULL).times(4).replyWithError(broken());
    expect((await failureOf(openTestRepository().pullRequest(7))).message).toContain('ECONNRESET');
  });

  it('of a write is retried too', async () => {
    intercept().post(COMMENTS).reply(502).post(COMMENTS, { body: 'b' }).reply(201, comment);
    expect(await openTestRepository().createComment(7, 'b')).toMatchObject({ id: 1 });
  });

  it.each(['', 'null', '[{"id": 1,', '<html>hello</html>'])(
    'may be an answer with malformed JSON: %j',
    async (text) => {
      intercept()
        .get(`${COMMENTS}?per_page=100`)
        .reply(200, text, { 'content-type': 'application/json' })
        .get(`${COMMENTS}?per_page=100`)
        .reply(200, [comment]);
      expect(await openTestRepository().comments(7)).toHaveLength(1);
    },
  );
});

describe('a timeout', () => {
  it('is not retried', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('x', 'TimeoutError')));
    const repository = openTestRepository();
    expect(await failureOf(repository.pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      message: expect.stringContaining('in time'),
    });
    expect(repository.waitsMs).toEqual([]);
  });

  it('ends a request by a signal, with and without the signal of a job', async () => {
    const signals: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
      signals.push(signal);
      return Response.json(pull);
    });
    await openTestRepository().pullRequest(7);
    await openTestRepository({ signal: new AbortController().signal }).pullRequest(7);
    expect(signals).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });
});

describe('a secondary rate limit', () => {
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
    'is retried after the time that GitHub names (%i %j %j)',
    async (status, body, headers, seconds) => {
      intercept().get(PULL).times(2).reply(status, body, headers).get(PULL).reply(200, pull);
      const repository = openTestRepository();
      await repository.pullRequest(7);
      expect(repository.waitsMs).toEqual([seconds * 1000, seconds * 1000]);
      expect(repository.said[0]).toContain(`${seconds} s`);
    },
  );

  it('is reported at the third answer, or if the wait is longer than a minute', async () => {
    intercept().get(PULL).times(3).reply(429, {}, { 'retry-after': '1' });
    expect(await failureOf(openTestRepository().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      hint: expect.stringContaining('1 s'),
    });
    intercept().get(PULL).reply(429, {}, { 'retry-after': '61' });
    const repository = openTestRepository();
    await failureOf(repository.pullRequest(7));
    expect(repository.waitsMs).toEqual([]);
  });

  it('has a hint even if GitHub gives none', async () => {
    intercept().get(PULL).times(3).reply(429, '');
    expect(await failureOf(openTestRepository().pullRequest(7))).toMatchObject({
      hint: expect.stringContaining('minutes'),
    });
  });
});

describe('an exhausted rate limit', () => {
  it.each([403, 429])(
    'is not waited for: the error after a %i names the time of the reset',
    async (status) => {
      const headers = {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.UTC(2030, 0, 1, 12) / 1000),
      };
      intercept()
        .get(PULL)
        .reply(status, { message: 'API rate limit exceeded for installation.' }, headers);
      const repository = openTestRepository();
      const error = await failureOf(repository.pullRequest(7));
      expect(error).toMatchObject({
        codeName: 'github-failed',
        hint: expect.stringContaining('2030-01-01T12:00:00'),
      });
      expect(repository.waitsMs).toEqual([]);
    },
  );

  it('may have no time of the reset', async () => {
    intercept().get(PULL).reply(403, {}, { 'x-ratelimit-remaining': '0' });
    expect(await failureOf(openTestRepository().pullRequest(7))).toMatchObject({
      codeName: 'github-failed',
      hint: expect.stringContaining('later'),
    });
  });
});

describe('a cancelled job', () => {
  const interrupted = { codeName: 'interrupted', exitCode: exitCodes.interrupted };

  it('sends no request', async () => {
    intercept();
    expect(
      await failureOf(openTestRepository({ signal: AbortSignal.abort() }).pullRequest(7)),
    ).toMatchObject(interrupted);
  });

  it('ends a request under way', async () => {
    const cancelled = new AbortController();
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      setTimeout(() => cancelled.abort(), 10);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    });
    expect(
      await failureOf(openTestRepository({ signal: cancelled.signal }).pullRequest(7)),
    ).toMatchObject(interrupted);
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
});
