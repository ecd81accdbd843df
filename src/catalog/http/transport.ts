import { setMaxListeners } from 'node:events';
import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ReportProgress } from '../../model/progress.js';
import type { Closable } from './catalog-options.js';
import { toConnectionFailure } from './connection-failure.js';
import { type Deadline, startDeadline } from './deadline.js';
import { type BodyText, readText } from './read-text.js';
import { createTokenLeakCheck } from './token-in-text.js';

/** The result of one attempt, as a value, since the retry has to check it first. */
export type Delivery =
  | { readonly kind: 'answered'; readonly answer: HttpAnswer }
  /** No answer came. The request may have arrived or not. */
  | { readonly kind: 'lost'; readonly why: string; readonly transient: boolean }
  | (Exclude<BodyText, { kind: 'text' }> & { readonly status: number });

/** A complete HTTP answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | null;
  readonly location: string | null;
  readonly text: string;
}

export interface Transport extends Closable {
  /** Posts JSON. Never throws: an interrupted request counts as a request without an answer. */
  post(url: string, body: string, interrupt?: AbortSignal): Promise<Delivery>;
  /** Gets JSON. Otherwise like `post`. */
  get(url: string, interrupt?: AbortSignal): Promise<Delivery>;
}

export interface TransportSetup {
  readonly token: string | undefined;
  readonly isLoopback: boolean;
  readonly timeoutMs: number;
  readonly userAgent: string;
  readonly progress: ReportProgress;
}

/**
 * Opens the HTTP transport. Only this file sends HTTP requests.
 *
 * @throws HeadwaterError `catalog-bad-proxy`, exit code 64
 */
export function openTransport(setup: TransportSetup): Transport {
  const closed = new AbortController();
  const dispatcher = openDispatcher(setup, closed.signal);
  // The type is only `object`, because the types of Node 20 describe the dispatcher of undici 6.
  // Its `fetch` accepts ours.
  const route: object = { dispatcher };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': setup.userAgent,
    // Without this header Rest.li applies older rules. The other interfaces ignore it.
    'x-restli-protocol-version': '2.0.0',
    ...(setup.token !== undefined && { authorization: `Bearer ${setup.token}` }),
  };
  const leaksToken = createTokenLeakCheck(setup.token);
  let closing: Promise<void> | undefined;
  const send = async (
    url: string,
    what: Pick<RequestInit, 'method' | 'body'>,
    interrupt?: AbortSignal,
  ): Promise<Delivery> => {
    const { timeoutMs, progress } = setup;
    const deadline = startDeadline(timeoutMs, interrupt);
    // Follows no redirects, because the token is only for this origin.
    const init = {
      ...route,
      ...what,
      headers,
      redirect: 'manual',
      signal: deadline.signal,
    } as const;
    progress({ kind: 'request', state: 'sent', timeoutMs });
    try {
      // Looks up `fetch` in `globalThis` for each call, so that a replacement of it takes effect.
      return await receive(await Promise.race([globalThis.fetch(url, init), deadline.over]), {
        deadline,
        leaksToken,
      });
    } catch (error) {
      return { kind: 'lost', ...toConnectionFailure(error) };
    } finally {
      deadline.end();
      progress({ kind: 'request', state: 'ended', timeoutMs });
    }
  };
  return {
    close: () => (closing ??= closeAll(dispatcher, closed)),
    post: (url, body, interrupt) => send(url, { method: 'POST', body }, interrupt),
    get: (url, interrupt) => send(url, { method: 'GET' }, interrupt),
  };
}

/**
 * Opens the dispatcher.
 *
 * Loopback never uses the proxy of the environment: the proxy is another machine, and the token
 * would travel to it unencrypted. The timeouts of the dispatcher are off, so that only the timeout
 * of the whole request applies.
 *
 * @param closed ends connections, including those that are still being established
 */
function openDispatcher(setup: TransportSetup, closed: AbortSignal): Dispatcher {
  // Each connection adds a listener while the catalog is open. Many listeners are not a leak.
  setMaxListeners(0, closed);
  const connect = { timeout: setup.timeoutMs, signal: closed };
  const options = { headersTimeout: 0, bodyTimeout: 0, connect };
  return setup.isLoopback ? new Agent(options) : openProxyAgent({ ...options, proxyTls: connect });
}

/** Opens the proxy dispatcher. Drops the error of undici, since it may hold a password. */
function openProxyAgent(options: EnvHttpProxyAgent.Options): EnvHttpProxyAgent {
  try {
    return new EnvHttpProxyAgent(options);
  } catch {
    throw new HeadwaterError(
      'catalog-bad-proxy',
      'HTTPS_PROXY or HTTP_PROXY holds no address of a proxy',
      {
        exitCode: exitCodes.usage,
        hint: 'write it as http://proxy.example:3128 or http://user:password@proxy.example:3128, with user name and password percent-encoded',
      },
    );
  }
}

/**
 * Ends all connections. May be called only once, because undici throws on the second call.
 *
 * The dispatcher is destroyed and not closed, because closing waits for connections that a server
 * keeps open. Undici does not track a connection that is still being established. Without the
 * abort, it would keep the process alive until the host answers.
 */
async function closeAll(dispatcher: Dispatcher, closed: AbortController): Promise<void> {
  const destroyed = dispatcher.destroy();
  closed.abort();
  await destroyed;
}

interface Receiving {
  readonly deadline: Deadline;
  readonly leaksToken: (text: string) => boolean;
}

/** Searches only answers of status 200 for the token: messages about other answers are redacted. */
async function receive(response: Response, { deadline, leaksToken }: Receiving): Promise<Delivery> {
  const { status, headers } = response;
  const body = await readText(response, deadline);
  if (body.kind !== 'text') return { ...body, status };
  if (status === 200 && leaksToken(body.text)) {
    return {
      kind: 'broken',
      why: 'contains the token and was discarded: revoke the token',
      status,
      transient: false,
    };
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
