import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { Steps } from '../shared/steps.js';
import { query } from './prepared.js';

/** Number of rows that one step reads, so that other requests are answered between two steps. */
const ROWS = 1000;

/** An aspect whose latest version an ingestion run wrote. */
export interface RunAspect {
  readonly runId: string;
  readonly urn: Urn;
  readonly name: string;
  /** Time of the write, in milliseconds since 1970. */
  readonly time: number;
}

/** Lists which ingestion run wrote the latest version of each aspect. Each step yields some rows. */
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

/** The reads that the functions of this file need. */
export interface RunReads {
  readonly listRunAspects: ListRunAspects;
  isSoftDeleted(urn: Urn): boolean;
}

/** Finds the aspects whose latest version a run wrote, sorted by urn, then by name. */
export function* findRunAspects(
  { listRunAspects }: Pick<RunReads, 'listRunAspects'>,
  runId: string,
): Steps<readonly RunAspect[]> {
  const found: RunAspect[] = [];
  for (const rows of listRunAspects()) {
    yield;
    found.push(...rows.filter((row) => row.runId === runId));
  }
  return found.sort((a, b) => compareText(a.urn, b.urn) || compareText(a.name, b.name));
}

export interface RunPage {
  /** True if writes to soft-deleted entities count. */
  readonly includeSoftDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The latest versions that one ingestion run wrote. */
export interface Run {
  readonly runId: string;
  /** Number of aspects whose latest version the run wrote. */
  readonly rows: number;
  /** Time of the last of these writes, in milliseconds since 1970. */
  readonly time: number;
}

/** Lists the ingestion runs that wrote latest versions, the latest run first. */
export function* listRuns(
  store: RunReads,
  { includeSoftDeleted, limit, offset }: RunPage,
): Steps<readonly Run[]> {
  const runs = new Map<string, Run>();
  for (const rows of store.listRunAspects()) {
    yield;
    for (const { runId, urn, time } of rows) {
      if (!includeSoftDeleted && store.isSoftDeleted(urn)) continue;
      const run = runs.get(runId);
      runs.set(runId, {
        runId,
        rows: (run?.rows ?? 0) + 1,
        time: Math.max(run?.time ?? time, time),
      });
    }
  }
  return [...runs.values()]
    .sort((a, b) => b.time - a.time || compareText(a.runId, b.runId))
    .slice(offset, offset + limit);
}
