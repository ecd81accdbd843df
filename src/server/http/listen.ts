import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemReason } from '../system-reason.js';
import type { AppEnv } from './server-context.js';

export interface ListenOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Milliseconds that requests under way are given to end when the listener closes; default 2000. */
  readonly graceMs?: number;
}

export interface Listener {
  readonly url: string;
  /** Answers what has been asked, then closes. What is still not asked whole after the grace is cut off. */
  close(): Promise<void>;
}

/** @throws HeadwaterError `server-port-unavailable` */
export async function listen(app: Hono<AppEnv>, { port, host, graceMs = 2000 }: ListenOptions): Promise<Listener> {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(unavailable(error, port, host)));
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server, host), close: () => closeServer(server, graceMs) };
}

/** Kept-alive connections fall idle one by one once the last answers are out; Node closes only those idle right now. */
const IDLE_CHECK_MS = 20;

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  // A client that stops in the middle of its request would keep the process from ending, as long as it likes.
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(idle);
    clearTimeout(grace);
  }
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function unavailable(error: Error, port: number, host: string): HeadwaterError {
  return new HeadwaterError('server-port-unavailable', `cannot listen on ${host} port ${port}: ${systemReason(error) ?? error.message}`, {
    hint: 'choose another port; 0 takes a free one',
    cause: error,
  });
}
