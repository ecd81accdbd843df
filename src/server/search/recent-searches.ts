import type { Urn } from '../../urn/urn.js';
import { RecentMap } from '../shared/recent-map.js';
import type { EntityQuery, EntitySearches, SearchContext, SearchHit } from './entity-query.js';
import { searchEntities } from './search-entities.js';

/** The number of searches to remember. Each may hold the urns of all entities. */
const KEPT = 4;

/** The longest description of a search to remember. A filter may have 65,536 values. */
const MAX_KEY_LENGTH = 10_000;

interface FoundEntities {
  readonly revision: number;
  readonly hits: readonly SearchHit[];
}

/**
 * Remembers the results of the last searches until the next write. Each page of a scroll asks for
 * the same search, which reads every entity.
 */
export class RecentSearches implements EntitySearches {
  readonly #isWanted: ((urn: Urn) => boolean) | undefined;
  readonly #found = new RecentMap<string, FoundEntities>(KEPT);

  /** @param isWanted a further condition of all searches, which depends on the urn alone */
  constructor(isWanted?: (urn: Urn) => boolean) {
    this.#isWanted = isWanted;
  }

  async find(query: EntityQuery, context: SearchContext): Promise<readonly SearchHit[]> {
    // A search of few entities must not push the long ones out.
    if (query.among !== undefined) return await searchEntities(query, context, this.#isWanted);
    const revision = context.store.revision();
    const key = JSON.stringify(query);
    const known = this.#found.get(key);
    if (known?.revision === revision) return known.hits;
    const hits = await searchEntities(query, context, this.#isWanted);
    // Other requests ran in between. A part of the result may show their writes.
    if (context.store.revision() === revision && key.length <= MAX_KEY_LENGTH)
      this.#found.set(key, { revision, hits });
    return hits;
  }
}
