import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import type { Dialect } from '../dialect.js';
import type { Authorizer } from '../policy/authorizer.js';
import type { CatalogStore } from '../store/sqlite-store.js';
import type { Turns } from '../turns/turns.js';

/** What every route module is made from. */
export interface ServerContext {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The DataHub release that clients are told. */
  readonly version: string;
  /** Whether callers have to show who they are. */
  readonly auth: boolean;
  readonly authorizer: Authorizer;
  readonly turns: Turns;
  /** How many entities one GraphQL request may resolve. */
  readonly maxEntities: number;
  /** There while authentication is on. */
  readonly credentials?: Credentials | undefined;
  /** Is told of errors that are nobody's request's fault; the client hears 500 and no more. */
  readonly report: (error: unknown) => void;
}

/** What a handler knows of its request beside the request itself. */
export interface AppEnv {
  readonly Variables: {
    /** On whose behalf the request is answered; while authentication is on, not set at public addresses for those who do not show who they are. */
    actor: Urn;
    /** Whether the request reached a door that writes, be it refused there. */
    write: boolean;
    /** Of this request: 32 hexadecimal digits. */
    traceId: string;
  };
}
