import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { answers } from './answers.js';
import { answerFault, createFaults, type Faults } from './faults.js';
import { pageOf } from './pages.js';
import { createRate, type Rate } from './rate.js';
import { GithubRefusal, notAccessible, notFound } from './refusal.js';
import type { ApiAnswer, Call, Route } from './route.js';
import { routes } from './routes.js';
import {
  type GithubState,
  type GithubToken,
  githubState,
  type Permission,
  type Permissions,
} from './state.js';
import { type Storage, startStorage } from './zip.js';

/** A fake GitHub with one repository, for the running test alone, over real sockets on loopback. */
export interface GithubFake extends Pick<Faults, 'failNext' | 'before'> {
  /** The value for `GITHUB_API_URL`. */
  readonly url: string;
  readonly state: GithubState;
  /** The requests with their answers, oldest first. They have no headers, and so no tokens. */
  readonly requests: readonly {
    readonly method: string;
    readonly path: string;
    readonly status: number | 'reset';
  }[];
  /** Makes a token. By default, a new token of a job. */
  readonly token: (permissions: Permissions, of?: Partial<GithubToken>) => string;
  readonly revoke: (token: string) => void;
  readonly limitRate: Rate['limit'];
  /** Number of downloads that came with a token although none belongs there. */
  readonly leaks: () => number;
}

export interface GithubFakeOptions {
  readonly state?: GithubState;
  /** The prefix of all paths, as on an Enterprise Server: `/api/v3`. Default: none. */
  readonly base?: string;
  /**
   * The most items of a page, whatever was asked for. With 2, every list has several pages.
   * Default: 100.
   */
  readonly mostOnPage?: number;
  /** The address of the pages for people. */
  readonly pages?: string;
}

/** The parts that serving a request needs. */
interface Setup extends Required<GithubFakeOptions> {
  readonly storage: Storage;
  readonly faults: Faults;
  readonly rate: Rate;
  readonly url: string;
}

interface Received {
  readonly method: string;
  /** The path below the base. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly text: string;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export async function githubFake(options: GithubFakeOptions = {}): Promise<GithubFake> {
  const {
    state = githubState(),
    base = '',
    mostOnPage = 100,
    pages = 'https://github.example',
  } = options;
  const storage = await startStorage(state);
  const [faults, rate] = [createFaults(), createRate(Date.now)];
  const requests: GithubFake['requests'][number][] = [];
  const server = createServer(async (incoming, response) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${base}`;
    const received = await receive(incoming, base);
    const status = await respond(response, received, {
      state,
      base,
      mostOnPage,
      pages,
      storage,
      faults,
      rate,
      url,
    });
    requests.push({ method: received.method, path: received.path, status });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await storage.stop();
  });
  let made = 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    state,
    requests,
    failNext: faults.failNext,
    before: faults.before,
    token: (permissions, of = {}) => {
      made += 1;
      const text = `ghs_madeUp${String(made).padStart(30, '0')}`;
      state.tokens.set(text, {
        login: 'github-actions[bot]',
        app: 'github-actions',
        permissions,
        ...of,
      });
      return text;
    },
    revoke: (token) => void state.tokens.delete(token),
    limitRate: rate.limit,
    leaks: storage.leaks,
  };
}

async function receive(incoming: IncomingMessage, base: string): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = '', url = '', headers } = incoming;
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  return {
    method,
    path,
    authorization: headers.authorization,
    text: Buffer.concat(chunks).toString(),
  };
}

async function respond(
  response: ServerResponse,
  received: Received,
  setup: Setup,
): Promise<number | 'reset'> {
  await setup.faults.runHook(received.method, received.path);
  const fault = setup.faults.take(received.method, received.path);
  if (fault && !fault.after) {
    answerFault(response, fault);
    return fault.status;
  }
  const { status, body, headers } = answerTo(received, setup);
  if (fault) {
    answerFault(response, fault);
    return fault.status;
  }
  const all = {
    'content-type': 'application/json; charset=utf-8',
    ...setup.rate.headers(),
    ...headers,
  };
  response.writeHead(status, all).end(body === null ? undefined : JSON.stringify(body));
  return status;
}

function answerTo(received: Received, setup: Setup): Answered {
  try {
    const token = tokenOf(received, setup.state);
    setup.rate.count();
    return serve(received, token, setup);
  } catch (error) {
    if (error instanceof GithubRefusal) return error;
    return { status: 500, body: { message: `the fake failed: ${String(error)}` }, headers: {} };
  }
}

const anonymous: GithubToken = { login: '', app: null, permissions: {} };

/**
 * Returns the token of a request. Answers 401 to an invalid or revoked token, without repeating it.
 */
function tokenOf(
  { authorization, method }: Received,
  { tokens, isPublic }: GithubState,
): GithubToken {
  if (authorization === undefined && isPublic && method === 'GET') return anonymous;
  const token = tokens.get(/^(?:bearer|token) (\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  if (!token)
    throw new GithubRefusal(
      401,
      authorization === undefined ? 'Requires authentication' : 'Bad credentials',
    );
  return token;
}

function serve(received: Received, token: GithubToken, setup: Setup): Answered {
  const { pathname, searchParams } = new URL(received.path, setup.url);
  if (received.method === 'POST' && (pathname === '/graphql' || pathname === '/api/graphql'))
    return viewer(received, token);
  if (received.method === 'GET' && pathname === '/user') {
    if (token.app !== null) throw notAccessible();
    return { status: 200, body: { login: token.login, type: 'User' }, headers: {} };
  }
  const prefix = `/repos/${setup.state.repository}`.toLowerCase();
  if (!pathname.toLowerCase().startsWith(`${prefix}/`)) throw notFound();
  const { route, parameters } = routeOf(received.method, pathname.slice(prefix.length));
  const call = callOf(received, { token, query: searchParams, setup });
  const needs = typeof route.needs === 'function' ? route.needs(call, parameters) : route.needs;
  if (!needs.some((one) => grants(token.permissions, one, setup.state.isPublic)))
    throw notAccessible(...needs.map(shown));
  return finished(route.serve(call, parameters), received, setup);
}

function callOf(
  { text }: Received,
  {
    token,
    query,
    setup,
  }: { readonly token: GithubToken; readonly query: URLSearchParams; readonly setup: Setup },
): Call {
  const { state, url, pages, storage } = setup;
  return {
    state,
    token,
    query,
    show: answers(state, url, pages),
    body: parsedBody(text),
    signedUrl: storage.signedUrl,
    commit: (ref, status = 422) => {
      const sha = state.branches.get(ref) ?? ref;
      if (state.commits.has(sha)) return sha;
      throw status === 404 ? notFound() : new GithubRefusal(422, `No commit found for SHA: ${ref}`);
    },
  };
}

function parsedBody(text: string): Call['body'] {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new GithubRefusal(400, 'Problems parsing JSON');
  }
}

function routeOf(
  method: string,
  path: string,
): { readonly route: Route; readonly parameters: readonly string[] } {
  for (const route of routes) {
    const pattern = `^${route.route.replaceAll(/:\w+/g, '([^/]+)')}$`;
    const match = new RegExp(pattern).exec(`${method} ${path}`);
    if (match) return { route, parameters: match.slice(1).map(decodeURIComponent) };
  }
  throw notFound();
}

function grants(permissions: Permissions, needed: Permissions, isPublic: boolean): boolean {
  return Object.entries(needed).every(([name, access]) => {
    const has = permissions[name as Permission];
    return has === 'write' || (access === 'read' && (isPublic || has === 'read'));
  });
}

function shown(needed: Permissions): string {
  return Object.entries(needed)
    .map(([name, access]) => `${name.replace('-', '_')}=${access}`)
    .join(',');
}

function finished(answer: ApiAnswer, { path }: Received, { url, mostOnPage }: Setup): Answered {
  if ('list' in answer) return { status: 200, ...pageOf(answer, new URL(url + path), mostOnPage) };
  return { status: 200, headers: {}, ...answer };
}

/** Answers the query for the user of the token, which is all the GraphQL that the fake supports. */
function viewer({ text }: Received, { login }: GithubToken): Answered {
  const { query = '' } = JSON.parse(text) as { readonly query?: string };
  const isAsked = /^\s*(?:query\b[^{]*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query);
  return {
    status: 200,
    body: isAsked
      ? { data: { viewer: { login } } }
      : { errors: [{ message: 'unknown to the fake' }] },
    headers: {},
  };
}
