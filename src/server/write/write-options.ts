import type { Urn } from '../../urn/urn.js';
import type { Dialect } from '../dialect.js';
import type { CatalogStore } from '../store/sqlite-store.js';

/** On whose behalf, when and by which rules proposals are written. */
export interface WriteOptions {
  readonly store: CatalogStore;
  readonly dialect: Dialect;
  readonly actor: Urn;
  /** Milliseconds since 1970; the audit stamp of everything written. */
  readonly time: number;
  /** Files that are loaded may name what is not there; writers over REST may not, where the dialect says so. */
  readonly door: 'rest' | 'file';
}
