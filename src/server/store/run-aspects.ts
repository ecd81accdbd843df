import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import { query } from './prepared.js';

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

/** Lists which ingestion run wrote the latest version of each aspect. Each item has some rows. */
export type ListRunAspects = () => Iterable<readonly RunAspect[]>;

/** @param db migrated */
export function prepareRunAspects(db: Database.Database): ListRunAspects {
  const step = query<readonly [after: number], RunAspect & { readonly id: number }>(
    db,
    `SELECT rowid AS id, urn, name, created_time AS time,
       iif(json_type(system_metadata, '$.runId') = 'text', json_extract(system_metadata, '$.runId'), NULL) AS runId
     FROM aspect WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS}`,
  );
  return function* listRunAspects() {
    for (let rows = step.all(0); rows.length > 0; rows = step.all(rows.at(-1)?.id ?? 0))
      yield rows.filter(({ runId }) => runId !== null);
  };
}

/** The reads that lists of runs need. */
export interface RunReads {
  readonly listRunAspects: ListRunAspects;
  isSoftDeleted(urn: Urn): boolean;
}

/** Lists the aspects whose latest version a run wrote, sorted by urn, then by name. */
export function findRunAspects(listRunAspects: ListRunAspects, runId: string): RunAspect[] {
  const found: RunAspect[] = [];
  for (const rows of listRunAspects()) found.push(...rows.filter((row) => row.runId === runId));
  return found.sort(compareRunAspects);
}

export function compareRunAspects(a: RunAspect, b: RunAspect): number {
  return compareText(a.urn, b.urn) || compareText(a.name, b.name);
}
