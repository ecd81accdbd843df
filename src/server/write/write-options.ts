import type { Urn } from '../../urn/urn.js';
import type { Authorizer } from '../policy/authorizer.js';
import type { Dialect, RestChannel } from '../shared/dialect.js';
import type { CatalogStore } from '../store/catalog-store.js';

/**
 * The user, the time and the rules of a write. One from a file or by the catalog itself needs no
 * privileges and may name missing entities.
 */
export type WriteOptions = CommonWriteOptions & ({ readonly channel: 'file' } | AuthorizedChannel);

interface CommonWriteOptions {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  readonly actor: Urn;
  /** The time of the audit stamp of all written aspects, in milliseconds since 1970. */
  readonly time: number;
  /**
   * The trace id of the request, stored with the written aspects. Absent if clients cannot ask for
   * it later.
   */
  readonly traceId?: string | undefined;
}

/** A write over REST. It needs privileges. In some dialects it may name existing entities only. */
export interface AuthorizedChannel {
  readonly channel: RestChannel;
  readonly authorizer: Authorizer;
}

export type RestWriteOptions = CommonWriteOptions & AuthorizedChannel;
