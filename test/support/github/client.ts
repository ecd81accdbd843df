import { type GithubFake, githubFake } from './fake.js';
import type { GithubCommit, GithubPull, Permissions } from './state.js';

const everything: Permissions = {
  contents: 'read',
  'pull-requests': 'write',
  checks: 'write',
  actions: 'read',
  issues: 'write',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the type that it expects
  readonly body: any;
}

/** A client of a job, written from the documentation of the API. */
export function clientOf({ url }: GithubFake, token: string, repository = 'octo/shop') {
  return async (request: string, body?: unknown): Promise<Answer> => {
    const [method = '', path = ''] = request.split(' ');
    const address = path.startsWith('/') ? `${url}/repos/${repository}${path}` : path;
    const init = {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await fetch(address, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
}

function pullOf(number: number, more: Partial<GithubPull> = {}): GithubPull {
  return {
    number,
    author: 'jane',
    title: 'more lineage',
    body: '',
    state: 'open',
    createdAt: '2026-01-01T00:00:00Z',
    mergedAt: null,
    closedAt: null,
    events: [],
    labels: [],
    head: { ref: 'feature', sha: 'c', repository: 'octo/shop' },
    base: { ref: 'main', sha: 'a' },
    mergeCommit: 'm',
    commits: ['c'],
    files: [],
    ...more,
  };
}

/** Commits `a <- b <- m` and `a <- c <- m`, with the given times. */
const diamond: readonly (readonly [string, GithubCommit])[] = [
  ['a', { parents: [], time: 1 }],
  ['b', { parents: ['a'], time: 3 }],
  ['c', { parents: ['a'], time: 2 }],
  ['m', { parents: ['b', 'c'], time: 4 }],
];

/** Makes a fake with a history, one pull request and a token. */
export async function fakeWith(
  permissions: Permissions = everything,
  options: Parameters<typeof githubFake>[0] = {},
) {
  const fake = await githubFake(options);
  for (const [sha, commit] of diamond) fake.state.commits.set(sha, commit);
  fake.state.branches.set('main', 'm');
  fake.state.pulls.push(pullOf(1));
  const token = fake.token(permissions);
  return { fake, token, api: clientOf(fake, token) };
}
