import type { Urn } from '../../urn/urn.js';
import type { Dialect, RestDoor } from '../dialect.js';
import type { Authorizer } from '../policy/authorizer.js';
import type { CatalogStore } from '../store/sqlite-store.js';

/** On whose behalf, when and by which rules proposals are written. */
export type WriteOptions = Authorship & (FromFile | FromRest);

interface Authorship {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  readonly actor: Urn;
  /** Milliseconds since 1970; the audit stamp of everything written. */
  readonly time: number;
  /** Of the request that writes, kept with what it writes; nothing where nobody will ask for it. */
  readonly traceId?: string | undefined;
}

/** Files are loaded by whoever runs the catalog: they may write anything, and name what is not there. */
interface FromFile {
  readonly door: 'file';
}

/** Writers over REST need privileges, and may name what is there alone, where the dialect says so. */
export interface FromRest {
  readonly door: RestDoor;
  readonly authorizer: Authorizer;
}

export type RestWriteOptions = Authorship & FromRest;
