import { isIPv4 } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { AuthOptions } from './auth/auth-options.js';
import { type Credentials, createCredentials } from './auth/credentials.js';
import { storeInitialPasswords } from './auth/initial-passwords.js';
import { QUICK, STRONG } from './auth/password-hash.js';
import { ensureDefaultPlatforms } from './bootstrap/ensure-default-platforms.js';
import { ensureDefaultPolicies } from './bootstrap/ensure-default-policies.js';
import { ensureFirstUser, ensureUser } from './bootstrap/ensure-first-user.js';
import { createApp } from './create-app.js';
import { DEFAULT_MAX_ENTITIES } from './graphql/request-budgets.js';
import { type Listener, listen } from './http/listen.js';
import { createRequestCounter } from './http/track-requests.js';
import { loadFile } from './load/load-file.js';
import { openAuthorizer } from './policy/authorizer.js';
import { createAuthorizer } from './policy/create-authorizer.js';
import { type Dialect, stampsMetadata } from './shared/dialect.js';
import { firstUser } from './shared/first-user.js';
import type { WordIndex } from './store/aspect-store.js';
import type { CatalogDatabase, CatalogStore } from './store/catalog-store.js';
import { makePrivate, openDatabase, unwritable } from './store/open-store.js';
import { TurnScheduler } from './turns/turn-scheduler.js';

/**
 * The DataHub release whose interface the catalog answers, in the form that clients parse. The
 * official client chooses its protocol by it, so it cannot be a version of our own.
 */
const SERVICE_VERSION = 'v1.6.0';

/** The numbers of requests that a catalog has answered. */
export interface RequestCounts {
  /** Requests that reached no route that writes. */
  readonly reads: number;
  /** Requests that reached a route that writes, including refused requests. */
  readonly writes: number;
}

/** Options of an embedded catalog. All have defaults, which suit a test. */
export interface StartCatalogOptions {
  /** Default 0, which takes a free port. */
  readonly port?: number;
  /** Default `127.0.0.1`. Without `auth`, only loopback addresses are allowed. */
  readonly host?: string;
  /**
   * Path of the SQLite file. The start creates a missing file. Default `:memory:`, which is lost
   * when the catalog stops.
   */
  readonly db?: string;
  /** The behavior where the interface spec and DataHub differ. Default `spec`. */
  readonly dialect?: Dialect;
  /**
   * Requires a token or a session from every caller, and lets policies decide what each may do.
   * Default: callers need no credentials, and every caller may do everything.
   */
  readonly auth?: AuthOptions | undefined;
  /** Paths of files with proposals or snapshots to store before the first answer. */
  readonly load?: readonly string[];
  /**
   * Gets the reason for each refused event of these files. The catalog then loads the other events.
   * Default: the start fails, and loads nothing of the file.
   */
  readonly onLoadRefused?: (message: string) => void;
  /**
   * Stores the data platforms that DataHub knows, such as Hive, with their names. `headwater serve`
   * does so. Default: only in the dialect `datahub`.
   */
  readonly platforms?: boolean;
  /** Number of entities that one GraphQL request may resolve. Default 100,000. */
  readonly maxEntities?: number;
  /** Time limit in milliseconds of a request that reads much. Default 30,000. */
  readonly deadlineMs?: number;
  /**
   * In the dialect `datahub`, the mutation `updateLineage` calls this between its read and its
   * write, and waits for it. As in DataHub, the mutation undoes another write in between. Default:
   * one turn of the event loop.
   */
  readonly updateLineageWindow?: () => Promise<unknown>;
  /** Milliseconds since 1970. Default: the machine's clock. */
  readonly clock?: () => number;
}

/** A running catalog. */
export interface Catalog {
  /** Scheme, host and port without a slash at the end: the value for DATAHUB_GMS_URL. */
  readonly url: string;
  /** Number of requests answered so far. */
  readonly requests: () => RequestCounts;
  /**
   * Answers the requests under way, stops listening and closes the database. A second call waits
   * for the first.
   */
  stop(): Promise<void>;
}

/**
 * Starts the embedded catalog. It listens when the promise resolves.
 *
 * @throws HeadwaterError of an HW7 code. Then nothing runs and nothing is locked.
 */
export async function startCatalog(options: StartCatalogOptions = {}): Promise<Catalog> {
  const { port = 0, host = '127.0.0.1', db = ':memory:', auth, dialect = 'spec' } = options;
  if (host === '' || (!auth && !isLoopback(host))) throw refuseHost(host);
  const database = openDatabase({ file: db, stampsMetadata: stampsMetadata(dialect) });
  try {
    if (auth && db !== ':memory:') makePrivate(db);
    return await serve(database, { ...options, port, host, db, dialect });
  } catch (error) {
    database.store.close();
    throw unwritable(db, error);
  }
}

type ServeOptions = StartCatalogOptions & {
  readonly dialect: Dialect;
  readonly port: number;
  readonly host: string;
  readonly db: string;
};

async function serve(database: CatalogDatabase, options: ServeOptions): Promise<Catalog> {
  const { store } = database;
  const {
    port,
    host,
    dialect,
    load = [],
    clock = Date.now,
    maxEntities = DEFAULT_MAX_ENTITIES,
    deadlineMs,
    updateLineageWindow = () => setImmediate(),
    platforms = dialect === 'datahub',
  } = options;
  for (const path of load)
    loadFile(path, {
      store,
      dialect,
      actor: firstUser,
      time: clock(),
      onRefused: options.onLoadRefused,
    });
  // This comes after the files: a file may hold the first user, and must then be the first to store
  // that user.
  ensureFirstUser({ store, dialect, time: clock() });
  ensureDefaultPolicies({ store, dialect, time: clock() });
  if (platforms) ensureDefaultPlatforms({ store, dialect, time: clock() });
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
      turns: new TurnScheduler(deadlineMs),
      maxEntities,
      updateLineageWindow,
      credentials,
      report: printError,
    },
    counter,
  );
  const listener = await listen(app, { port, host });
  const stop = stopOnce(listener, store);
  return { url: listener.url, requests: counter.counts, stop };
}

/** Returns the end of a catalog. Until then it reads the words of the store. */
function stopOnce(listener: Listener, store: CatalogStore): Catalog['stop'] {
  let isOpen = true;
  void readWords(store.wordIndex, () => isOpen);
  const close = async () => {
    await listener.close();
    isOpen = false;
    store.close();
  };
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= close();
    return stopping;
  };
}

/** Reads the words of a stored catalog between requests, so that the first search need not. */
async function readWords(index: WordIndex, isOpen: () => boolean): Promise<void> {
  while (isOpen() && index.readSome()) await setImmediate();
}

/** Returns undefined while authentication is off. */
async function setUpCredentials(
  database: CatalogDatabase,
  options: ServeOptions,
): Promise<Credentials | undefined> {
  const { auth, db, host, dialect, clock = Date.now } = options;
  if (auth === undefined) return undefined;
  const exposure = isLoopback(host) ? 'this-machine' : 'other-machines';
  const credentials = createCredentials(database, {
    clock,
    cost: db === ':memory:' ? QUICK : STRONG,
    rotateKey: auth.rotateKey === true,
    exposure,
  });
  for (const user of await storeInitialPasswords(credentials.passwords, auth, exposure)) {
    ensureUser(user, { active: true }, { store: database.store, dialect, time: clock() });
  }
  return credentials;
}

/**
 * Returns true for a loopback address. Without authentication, callers on other machines are
 * refused.
 */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function refuseHost(host: string): HeadwaterError {
  return new HeadwaterError(
    'server-host-refused',
    `will not listen on "${host}": without authentication the catalog serves this machine alone`,
    {
      exitCode: exitCodes.usage,
      hint: 'use 127.0.0.1, ::1 or localhost, or ask for tokens with --auth',
    },
  );
}

/** Prints an internal error for the operator. The client gets no detail. */
function printError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
