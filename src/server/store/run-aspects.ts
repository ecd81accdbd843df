import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { Sql } from './sql.js';

/** Number of rows that are read at a time, so that other requests can run in between. */
const ROWS = 1000;

/** An aspect whose latest version an ingestion run wrote. */
export interface RunAspect {
  readonly runId: string;
  readonly urn: Urn;
  readonly name: string;
  /** Time of the write, in milliseconds since 1970. */
  readonly time: number;
}

const SOME = `SELECT rowid AS id, urn, name, created_time AS time,
    iif(json_type(system_metadata, '$.runId') = 'text', json_extract(system_metadata, '$.runId'), NULL) AS runId
  FROM aspect WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS}`;

/** Lists which ingestion run wrote the latest version of each aspect. Each item has some rows. */
export function* listRunAspects(sql: Sql): Iterable<readonly RunAspect[]> {
  const some = (after: number) => sql.all<RunAspect & { readonly id: number }>(SOME, after);
  for (let rows = some(0); rows.length > 0; rows = some(rows.at(-1)?.id ?? 0))
    yield rows.filter(({ runId }) => runId !== null);
}

/** The reads that lists of runs need. */
export interface RunReads {
  listRunAspects(): Iterable<readonly RunAspect[]>;
  isSoftDeleted(urn: Urn): boolean;
}

/** Lists the aspects whose latest version a run wrote, sorted by urn, then by name. */
export function findRunAspects(store: RunReads, runId: string): RunAspect[] {
  const found: RunAspect[] = [];
  for (const rows of store.listRunAspects())
    found.push(...rows.filter((row) => row.runId === runId));
  return found.sort(compareRunAspects);
}

export function compareRunAspects(a: RunAspect, b: RunAspect): number {
  return compareText(a.urn, b.urn) || compareText(a.name, b.name);
}
