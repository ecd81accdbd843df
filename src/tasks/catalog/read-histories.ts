import { showsApplied } from '../../insight/drift/classify-drift.js';
import type { CandidateUnit, DriftCandidate } from '../../insight/drift/drift-candidate.js';
import {
  type IsoTime,
  isFirstVersion,
  type LineageHistory,
  NO_HISTORY,
  type StoredVersion,
  storedVersion,
  versionBefore,
} from '../../insight/drift/lineage-history.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { LineageReading, ObservedState } from '../../model/observed-state.js';
import type { Owner } from '../../plan/unit/owner.js';

/** Maximum number of versions to go back: as many as DataHub keeps by default. */
const MAX_STEPS = 20;

export interface HistoryContext {
  readonly reader: Pick<CatalogReader, 'readStoredVersions'>;
  readonly observed: ObservedState;
  readonly owner: Owner;
  readonly isoTime: IsoTime;
}

/** The history of a unit as its stored versions show it. */
export interface UnitHistory {
  readonly unit: CandidateUnit;
  readonly history: LineageHistory;
}

/**
 * Reads the stored versions of each downstream's lineage backwards. All downstreams go one step at
 * a time, until a version shows every drift candidate as ours, or the catalog keeps no earlier
 * version. Results are in the order of the units.
 */
export async function readHistories(
  units: readonly CandidateUnit[],
  context: HistoryContext,
): Promise<readonly UnitHistory[]> {
  let walks = units.map((unit) => startWalk(unit, context));
  for (let step = 0; step < MAX_STEPS; step++) {
    const wanted = new Map(
      walks.flatMap(({ unit, next }) =>
        next === undefined ? [] : [[unit.planned.downstream, next] as const],
      ),
    );
    if (wanted.size === 0) break;
    const found = await context.reader.readStoredVersions(wanted);
    walks = walks.map((walk) =>
      walk.next === undefined
        ? walk
        : stepBack(walk, found.get(walk.unit.planned.downstream), context),
    );
  }
  return walks;
}

interface HistoryWalk extends UnitHistory {
  /** Drift candidates that no version so far shows as ours. */
  readonly unproven: readonly DriftCandidate[];
  /** The version to read next. Undefined at the end. */
  readonly next: number | undefined;
}

function startWalk(unit: CandidateUnit, context: HistoryContext): HistoryWalk {
  const reading = context.observed.datasets.get(unit.planned.downstream);
  const start = { history: NO_HISTORY, unproven: unit.candidates, next: undefined };
  const walk: HistoryWalk = { unit, ...start };
  return stepBack(walk, reading?.kind === 'present' ? reading.lineage : undefined, context);
}

function stepBack(
  walk: HistoryWalk,
  reading: LineageReading | undefined,
  context: HistoryContext,
): HistoryWalk {
  const { downstream, observed } = walk.unit.planned;
  const version =
    reading && storedVersion(downstream, reading, { ...context, keys: observed.keys });
  if (!reading || !version) return { ...walk, next: undefined };
  const unproven = walk.unproven.filter((suspect) => !showsApplied(suspect, version));
  const versions: readonly StoredVersion[] = [...walk.history.versions, version];
  const next = unproven.length === 0 ? undefined : versionBefore(reading);
  return { ...walk, history: { versions, whole: isFirstVersion(reading) }, unproven, next };
}
