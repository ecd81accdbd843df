import { compareText } from '../../errors/compare-text.js';
import type { RunReads } from '../store/run-aspects.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';

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
export async function listRuns(
  store: RunReads,
  { includeSoftDeleted, limit, offset }: RunPage,
  turn: Turn,
): Promise<readonly Run[]> {
  const runs = new Map<string, Run>();
  await eachInTurn(store.listRunAspects(), turn, (rows) => {
    for (const { runId, urn, time } of rows) {
      if (!includeSoftDeleted && store.isSoftDeleted(urn)) continue;
      const run = runs.get(runId);
      runs.set(runId, {
        runId,
        rows: (run?.rows ?? 0) + 1,
        time: Math.max(run?.time ?? time, time),
      });
    }
  });
  return [...runs.values()]
    .sort((a, b) => b.time - a.time || compareText(a.runId, b.runId))
    .slice(offset, offset + limit);
}
