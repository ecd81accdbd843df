import { isIPv4 } from 'node:net';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { Dialect } from './dialect.js';
import { firstUser, makeFirstUser } from './first-user.js';
import { createApp } from './http/create-app.js';
import { listen } from './http/listen.js';
import { createRequestCounter, type RequestCounts } from './http/request-counter.js';
import { loadFile } from './load/load-file.js';
import { openAuthorizer } from './policy/authorizer.js';
import { createAuthorizer } from './policy/create-authorizer.js';
import { makeDefaultPolicies } from './policy/make-default-policies.js';
import { SERVICE_VERSION } from './service-version.js';
import { openStore } from './store/open-store.js';
import type { CatalogStore } from './store/sqlite-store.js';

export interface StartCatalogOptions {
  /** Default 0, which takes a free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. Only this machine's own addresses are taken. */
  readonly host?: string;
  /** Path of the SQLite file, made if it is missing; default `:memory:`, which is gone with the catalog. */
  readonly db?: string;
  /** Whom to follow where the interface spec and DataHub differ; default `spec`. */
  readonly dialect?: Dialect;
  /** Paths of files of proposals or snapshots, stored before the first request is answered. */
  readonly load?: readonly string[];
  /** Whether policies decide what users may do; default false, which lets everybody do everything. */
  readonly auth?: boolean;
  /** Milliseconds since 1970; default the machine's clock. */
  readonly clock?: () => number;
}

/** A running catalog. */
export interface Catalog {
  /** Scheme, host and port, no slash at the end: what DATAHUB_GMS_URL takes. */
  readonly url: string;
  /** How many requests were answered so far. */
  readonly requests: () => RequestCounts;
  /** Answers what has been asked, stops listening and closes the database. Calling it again waits for the same. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded catalog; it listens when the promise is kept.
 *
 * @throws HeadwaterError of an HW7 code; nothing runs and nothing is locked then
 */
export async function startCatalog(options: StartCatalogOptions = {}): Promise<Catalog> {
  const { port = 0, host = '127.0.0.1', db = ':memory:' } = options;
  if (!isLoopback(host)) throw refuseHost(host);
  const store = openStore({ file: db });
  try {
    return await serve(store, { ...options, port, host });
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serve(
  store: CatalogStore,
  options: StartCatalogOptions & { readonly port: number; readonly host: string },
): Promise<Catalog> {
  const { port, host, dialect = 'spec', load = [], auth = false, clock = Date.now } = options;
  for (const path of load) loadFile(path, { store, dialect, actor: firstUser, time: clock() });
  // After the files, which may bring the user themselves, and may want to be the first to do so.
  makeFirstUser({ store, dialect, time: clock() });
  makeDefaultPolicies({ store, dialect, time: clock() });
  const authorizer = auth ? createAuthorizer(store) : openAuthorizer;
  const counter = createRequestCounter();
  const app = createApp({ store, dialect, auth, authorizer, clock, version: SERVICE_VERSION, report: printError }, counter);
  const listener = await listen(app, { port, host });
  const stop = once(async () => {
    await listener.close();
    store.close();
  });
  return { url: listener.url, requests: counter.counts, stop };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

/** Nobody has to show a token yet, so nobody on another machine may ask. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function refuseHost(host: string): HeadwaterError {
  return new HeadwaterError(
    'server-host-refused',
    `will not listen on ${host}: the catalog asks nobody for a token, so it serves this machine alone`,
    {
      exitCode: exitCodes.usage,
      hint: 'use 127.0.0.1, ::1 or localhost',
    },
  );
}

/** A fault of ours: the client is told no detail, whoever runs the catalog is. */
function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
