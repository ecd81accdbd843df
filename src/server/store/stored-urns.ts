import { type Urn, urnEntityType } from '../../urn/urn.js';
import { RecentMap } from '../shared/recent-map.js';
import type { Sql } from './sql.js';

/** The number of ids to remember. Lineage names the same few urns again and again. */
const KEPT_IDS = 10_000;

const FIND = 'SELECT id FROM urn WHERE urn = ?';
const ADD = 'INSERT INTO urn (urn, type) VALUES (?, ?) RETURNING id';
/** Drops the given ids whose urns nothing names. */
const DROP_UNUSED = `DELETE FROM urn WHERE id IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE source = urn.id)
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE destination = urn.id)
    AND NOT EXISTS (SELECT 1 FROM column_end WHERE entity = urn.id)
    AND NOT EXISTS (SELECT 1 FROM relationship WHERE via = urn.id AND via <> 0)`;

interface IdRow {
  readonly id: number;
}

/**
 * The table `urn`: the urns that relationships name, and the parents of their columns, with the ids
 * that stand for them in the other tables.
 */
export class StoredUrns {
  readonly #sql: Sql;
  #recent = new RecentMap<Urn, number>(KEPT_IDS);

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The id of an urn, or undefined if no relationship names it. */
  find(urn: Urn): number | undefined {
    return this.#recent.get(urn) ?? this.#remember(urn, this.#sql.get<IdRow>(FIND, urn));
  }

  /** Finds the id of an urn, or gives it one. */
  findOrAdd(urn: Urn): number {
    const added = () => this.#sql.all<IdRow>(ADD, urn, urnEntityType(urn))[0];
    return this.find(urn) ?? (this.#remember(urn, added()) as number);
  }

  /** Drops the urns that nothing names any more. */
  dropUnused(ids: ReadonlySet<number>): void {
    if (ids.size > 0 && this.#sql.run(DROP_UNUSED, JSON.stringify([...ids])) > 0) this.forget();
  }

  /** Forgets what it remembers, after a rollback. */
  forget(): void {
    this.#recent = new RecentMap(KEPT_IDS);
  }

  #remember(urn: Urn, row: IdRow | undefined): number | undefined {
    if (row !== undefined) this.#recent.set(urn, row.id);
    return row?.id;
  }
}
