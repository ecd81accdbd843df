import type { Context, Hono } from 'hono';
import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import type { Authorizer } from '../policy/authorizer.js';
import type { Dialect } from '../shared/dialect.js';
import type { CatalogStore } from '../store/catalog-store.js';
import type { TurnScheduler } from '../turns/turn-scheduler.js';

/**
 * All parts of a catalog, including its store. The check of credentials, log-in and GraphQL get
 * them. REST routes get a `RestContext` instead.
 */
export interface ServerContext {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The DataHub release that the catalog reports to clients. */
  readonly version: string;
  /** True if callers need credentials. */
  readonly auth: boolean;
  readonly authorizer: Authorizer;
  readonly turns: TurnScheduler;
  /** Number of entities that one GraphQL request may resolve. */
  readonly maxEntities: number;
  /** See `StartCatalogOptions`. */
  readonly updateLineageWindow: () => Promise<unknown>;
  /** Absent while authentication is off. */
  readonly credentials?: Credentials | undefined;
  /** Receives errors that no request caused. The client gets status 500 and no detail. */
  readonly report: (error: unknown) => void;
}

/** Routes of the catalog. */
export type App = Hono<AppEnv>;

/** A request to one of these routes. */
export type AppContext = Context<AppEnv>;

/** Values that the middleware sets for the handlers of a request. */
export interface AppEnv {
  readonly Variables: {
    /**
     * The user on whose behalf the catalog answers. Not set at a public path if authentication is
     * on and the caller shows no valid credentials.
     */
    actor: Urn;
    /** True if the request reached a route that writes, even if the route refused it. */
    write: boolean;
    /** The id of the request: 32 hexadecimal digits. */
    traceId: string;
  };
}
