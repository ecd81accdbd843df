import { setMaxListeners } from 'node:events';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { Closable } from './catalog-options.js';
import { connectionFailure } from './connection-failure.js';
import { type Deadline, startDeadline } from './deadline.js';
import { readText } from './read-text.js';
import { createTokenWatch } from './repeats-token.js';

/** What became of one request: a value, because who retries has to look at it first. */
export type Delivery =
  | { readonly kind: 'answered'; readonly answer: HttpAnswer }
  /** No answer; whether the request arrived is not known. */
  | { readonly kind: 'lost'; readonly why: string; readonly transient: boolean }
  /** The answer began and broke off, or is no text. */
  | { readonly kind: 'broken'; readonly why: string; readonly status: number; readonly transient: boolean }
  | { readonly kind: 'too-large'; readonly status: number };

export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | null;
  readonly location: string | null;
  readonly text: string;
}

export interface Transport extends Closable {
  /** Posts JSON. Never throws: a request that is interrupted is one without an answer. */
  post(url: string, body: string, interrupt?: AbortSignal): Promise<Delivery>;
  /** Asks for JSON; otherwise as `post`. */
  get(url: string, interrupt?: AbortSignal): Promise<Delivery>;
}

export interface TransportSetup {
  readonly token: string | undefined;
  readonly isLoopback: boolean;
  readonly timeoutMs: number;
  readonly userAgent: string;
}

/**
 * The only place that speaks HTTP.
 *
 * @throws HeadwaterError `catalog-bad-proxy`, exit code 64
 */
export function openTransport(setup: TransportSetup): Transport {
  const closed = new AbortController();
  const dispatcher = openDispatcher(setup, closed.signal);
  // Typed as no more than an object: the types of Node 20 describe the dispatcher of undici 6, and its fetch takes ours.
  const route: object = { dispatcher };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': setup.userAgent,
    // For Rest.li, which reads requests without it by older rules; the other interfaces ignore it.
    'x-restli-protocol-version': '2.0.0',
    ...(setup.token !== undefined && { authorization: `Bearer ${setup.token}` }),
  };
  const repeatsToken = createTokenWatch(setup.token);
  let closing: Promise<void> | undefined;
  const send = async (url: string, what: Pick<RequestInit, 'method' | 'body'>, interrupt?: AbortSignal): Promise<Delivery> => {
    const deadline = startDeadline(setup.timeoutMs, interrupt);
    // Redirects are not followed: the token is bound to the origin.
    const init = { ...route, ...what, headers, redirect: 'manual', signal: deadline.signal } as const;
    try {
      // Called through `globalThis` at the last moment, so that what replaces it there is used.
      return await receive(await Promise.race([globalThis.fetch(url, init), deadline.over]), { deadline, repeatsToken });
    } catch (error) {
      return { kind: 'lost', ...connectionFailure(error) };
    } finally {
      deadline.end();
    }
  };
  return {
    close: () => (closing ??= closeAll(dispatcher, closed)),
    post: (url, body, interrupt) => send(url, { method: 'POST', body }, interrupt),
    get: (url, interrupt) => send(url, { method: 'GET' }, interrupt),
  };
}

/**
 * Loopback never goes by the proxy of the environment: the proxy is another machine, to which the token would travel
 * in the clear. The timeouts of the dispatcher are off, so that the one for the whole request decides.
 *
 * @param closed ends connections, those too that are only being made
 */
function openDispatcher(setup: TransportSetup, closed: AbortSignal): Dispatcher {
  // A listener a connection, for as long as the catalog is open: many are no leak.
  setMaxListeners(0, closed);
  const connect = { timeout: setup.timeoutMs, signal: closed };
  const options = { headersTimeout: 0, bodyTimeout: 0, connect };
  return setup.isLoopback ? new Agent(options) : openProxyAgent({ ...options, proxyTls: connect });
}

/** The error of undici is dropped: it may hold the address with its password. */
function openProxyAgent(options: EnvHttpProxyAgent.Options): EnvHttpProxyAgent {
  try {
    return new EnvHttpProxyAgent(options);
  } catch {
    throw new HeadwaterError('catalog-bad-proxy', 'HTTPS_PROXY or HTTP_PROXY holds no address of a proxy', {
      exitCode: exitCodes.usage,
      hint: 'write it as http://proxy.example:3128 or http://user:password@proxy.example:3128, with user name and password percent-encoded',
    });
  }
}

/**
 * Destroyed rather than closed: closing waits for connections that a server holds open. Not twice: undici would throw.
 *
 * A connection that is only being made is not undici's yet, and would hold the process for as long as the host is silent.
 */
async function closeAll(dispatcher: Dispatcher, closed: AbortController): Promise<void> {
  const destroyed = dispatcher.destroy();
  closed.abort();
  await destroyed;
}

interface Receiving {
  readonly deadline: Deadline;
  readonly repeatsToken: (text: string) => boolean;
}

/** What a catalog says with another status than 200 is shown as a message at most, and scrubbed there. */
async function receive(response: Response, { deadline, repeatsToken }: Receiving): Promise<Delivery> {
  const { status, headers } = response;
  const body = await readText(response, deadline);
  if (body.kind === 'too-large') return { kind: 'too-large', status };
  if (body.kind === 'broken') return { ...body, status };
  if (status === 200 && repeatsToken(body.text)) {
    return { kind: 'broken', why: 'repeats the token and was not looked at: revoke the token', status, transient: false };
  }
  return {
    kind: 'answered',
    answer: {
      status,
      contentType: headers.get('content-type') ?? '',
      retryAfter: headers.get('retry-after'),
      location: headers.get('location'),
      text: body.text,
    },
  };
}
