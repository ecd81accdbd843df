import { isIPv4 } from 'node:net';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { AuthOptions } from './auth/auth-options.js';
import { type Credentials, createCredentials } from './auth/credentials.js';
import { QUICK, STRONG } from './auth/password-hash.js';
import { settlePasswords } from './auth/settle-passwords.js';
import type { Dialect } from './dialect.js';
import { firstUser, makeFirstUser, makeUser } from './first-user.js';
import { DEFAULT_MAX_ENTITIES } from './graphql/entities/entity-budget.js';
import { createApp } from './http/create-app.js';
import { listen } from './http/listen.js';
import { createRequestCounter, type RequestCounts } from './http/request-counter.js';
import { loadFile } from './load/load-file.js';
import { openAuthorizer } from './policy/authorizer.js';
import { createAuthorizer } from './policy/create-authorizer.js';
import { makeDefaultPolicies } from './policy/make-default-policies.js';
import { SERVICE_VERSION } from './service-version.js';
import { makePrivate } from './store/make-private.js';
import { type CatalogDatabase, openDatabase, unwritable } from './store/open-store.js';
import { Turns } from './turns/turns.js';

export type { AuthOptions };

export interface StartCatalogOptions {
  /** Default 0, which takes a free one. */
  readonly port?: number;
  /** Default `127.0.0.1`. Without `auth`, only this machine's own addresses are taken. */
  readonly host?: string;
  /** Path of the SQLite file, made if it is missing; default `:memory:`, which is gone with the catalog. */
  readonly db?: string;
  /** Whom to follow where the interface spec and DataHub differ; default `spec`. */
  readonly dialect?: Dialect;
  /** Asks every caller for a token or a session, and lets policies decide what each may do. Default: nobody is asked, and everybody may do everything. */
  readonly auth?: AuthOptions | undefined;
  /** Paths of files of proposals or snapshots, stored before the first request is answered. */
  readonly load?: readonly string[];
  /** How many entities one GraphQL request may resolve; default 100,000. */
  readonly maxEntities?: number;
  /** How long a request that reads much may take, in milliseconds; default 30,000. */
  readonly deadlineMs?: number;
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
  const { port = 0, host = '127.0.0.1', db = ':memory:', auth } = options;
  if (host === '' || (!auth && !isLoopback(host))) throw refuseHost(host);
  const database = openDatabase({ file: db });
  try {
    if (auth && db !== ':memory:') makePrivate(db);
    return await serve(database, { ...options, port, host, db });
  } catch (error) {
    database.store.close();
    throw unwritable(db, error);
  }
}

type ServeOptions = StartCatalogOptions & { readonly port: number; readonly host: string; readonly db: string };

async function serve(database: CatalogDatabase, options: ServeOptions): Promise<Catalog> {
  const { store } = database;
  const { port, host, dialect = 'spec', load = [], clock = Date.now, maxEntities = DEFAULT_MAX_ENTITIES, deadlineMs } = options;
  for (const path of load) loadFile(path, { store, dialect, actor: firstUser, time: clock() });
  // After the files, which may bring the user themselves, and may want to be the first to do so.
  makeFirstUser({ store, dialect, time: clock() });
  makeDefaultPolicies({ store, dialect, time: clock() });
  const credentials = await setUpCredentials(database, options);
  const auth = credentials !== undefined;
  const authorizer = auth ? createAuthorizer(store) : openAuthorizer;
  const counter = createRequestCounter();
  const app = createApp(
    {
      store,
      dialect,
      clock,
      version: SERVICE_VERSION,
      auth,
      authorizer,
      turns: new Turns(deadlineMs),
      maxEntities,
      credentials,
      report: printError,
    },
    counter,
  );
  const listener = await listen(app, { port, host });
  const stop = once(async () => {
    await listener.close();
    store.close();
  });
  return { url: listener.url, requests: counter.counts, stop };
}

/** Nothing where callers are not asked who they are. */
async function setUpCredentials(database: CatalogDatabase, options: ServeOptions): Promise<Credentials | undefined> {
  const { auth, db, host, dialect = 'spec', clock = Date.now } = options;
  if (auth === undefined) return undefined;
  const reach = isLoopback(host) ? 'this-machine' : 'other-machines';
  const credentials = createCredentials(database, {
    clock,
    cost: db === ':memory:' ? QUICK : STRONG,
    rotateKey: auth.rotateKey === true,
    reach,
  });
  for (const user of await settlePasswords(credentials.passwords, auth, reach)) {
    makeUser(user, { active: true }, { store: database.store, dialect, time: clock() });
  }
  return credentials;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

/** Where nobody has to show a token, nobody on another machine may ask. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function refuseHost(host: string): HeadwaterError {
  return new HeadwaterError(
    'server-host-refused',
    `will not listen on "${host}": without authentication the catalog serves this machine alone`,
    { exitCode: exitCodes.usage, hint: 'use 127.0.0.1, ::1 or localhost, or ask for tokens with --auth' },
  );
}

/** A fault of ours: the client is told no detail, whoever runs the catalog is. */
function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
