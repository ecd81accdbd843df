import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemReason } from '../shared/system-reason.js';
import type { AppEnv } from './server-context.js';

export interface ListenOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Milliseconds for requests under way to end after the listener closes. Default 2000. */
  readonly graceMs?: number;
  readonly timeouts?: Timeouts;
}

/** Limits of waiting for clients. The listener then closes the connection, with 408 if it can. */
export interface Timeouts {
  /** Milliseconds for the head of a request, also of a connection that sends nothing. */
  readonly headMs: number;
  /** Milliseconds for a whole request. */
  readonly requestMs: number;
  /** Milliseconds without a byte in either direction, as when a client does not read its answer. */
  readonly stallMs: number;
  /** Milliseconds between the looks at the connections. */
  readonly checkMs: number;
}

/** A body may wait for a long write of another client before it is read. */
const TIMEOUTS: Timeouts = { headMs: 10_000, requestMs: 120_000, stallMs: 300_000, checkMs: 2000 };

/**
 * Milliseconds that a connection without a request stays open. It is longer than any write blocks
 * the thread: after a write, Node closes connections that have timed out before it reads new bytes.
 */
const KEEP_ALIVE_MS = 30_000;

export interface Listener {
  readonly url: string;
  /**
   * Answers the requests under way, then closes. It cuts off requests that are still incomplete
   * after the grace time.
   */
  close(): Promise<void>;
}

/** @throws HeadwaterError `server-port-unavailable` */
export async function listen(
  app: Hono<AppEnv>,
  { port, host, graceMs = 2000, timeouts = TIMEOUTS }: ListenOptions,
): Promise<Listener> {
  const server = createServer(
    {
      headersTimeout: timeouts.headMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  server.timeout = timeouts.stallMs;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portUnavailable(error, port, host)));
    server.listen(port, host, resolve);
  });
  return { url: listenerUrl(server, host), close: () => closeServer(server, graceMs) };
}

/**
 * The interval of the calls that close idle connections. Node closes only the connections that are
 * idle at the time of a call, and kept-alive connections become idle one by one.
 */
const IDLE_CHECK_MS = 20;

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  // Without a limit, a client that stops in the middle of a request would keep the process alive.
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(idle);
    clearTimeout(grace);
  }
}

function listenerUrl(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function portUnavailable(error: Error, port: number, host: string): HeadwaterError {
  return new HeadwaterError(
    'server-port-unavailable',
    `cannot listen on ${host} port ${port}: ${systemReason(error) ?? error.message}`,
    {
      hint: 'choose another port; 0 takes a free one',
      cause: error,
    },
  );
}
