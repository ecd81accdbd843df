import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { RecentMap } from '../shared/recent-map.js';
import { homeOf } from './column-home.js';
import { deriveRelationships, distinct } from './derive-relationships.js';
import type { HomeRelationships, RelationshipDirection, StatedRow } from './relationship.js';
import type { Sql } from './sql.js';
import type { StoredUrns } from './stored-urns.js';
import { type AspectRow, LATEST_ASPECT } from './to-aspect.js';

/** The number of homes to remember. A reader of many columns reads those of one home together. */
const KEPT_HOMES = 20;

const STATING = `SELECT urn.urn AS owner, c.aspect FROM column_end c CROSS JOIN urn ON urn.id = c.owner
  WHERE c.entity = ? AND c.is_source = ?`;

interface StatingAspect {
  readonly owner: Urn;
  readonly aspect: string;
}

/** Reads the relationships of columns. It derives them from the stored aspects. */
export class ColumnRelationships {
  readonly #sql: Sql;
  readonly #urns: StoredUrns;
  #recent = new RecentMap<string, HomeRelationships>(KEPT_HOMES);

  constructor(sql: Sql, urns: StoredUrns) {
    this.#sql = sql;
    this.#urns = urns;
  }

  /** Returns the relationships whose source (OUTGOING) or destination (INCOMING) has this home. */
  at(home: Urn, direction: RelationshipDirection): HomeRelationships {
    const key = `${direction} ${home}`;
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const found = this.#read(home, direction);
    this.#recent.set(key, found);
    return found;
  }

  /** Forgets what it read, after a change or a rollback. */
  forget(): void {
    this.#recent = new RecentMap(KEPT_HOMES);
  }

  #read(home: Urn, direction: RelationshipDirection): HomeRelationships {
    const found = new Map<Urn, StatedRow[]>();
    const id = this.#urns.find(home);
    if (id === undefined) return found;
    const isOutgoing = direction === 'OUTGOING';
    for (const stating of this.#sql.all<StatingAspect>(STATING, id, Number(isOutgoing))) {
      const { owner, aspect } = stating;
      const row = this.#sql.get<AspectRow>(LATEST_ASPECT, owner, aspect);
      const value: JsonObject = JSON.parse(row?.value ?? '{}');
      for (const one of distinct(deriveRelationships(owner, aspect, value).columns)) {
        const end = isOutgoing ? one.source : one.destination;
        if (homeOf(end) !== home) continue;
        const others = found.get(end);
        if (others) others.push({ ...one, owner, aspect });
        else found.set(end, [{ ...one, owner, aspect }]);
      }
    }
    return found;
  }
}
