import type { CatalogReader } from '../model/catalog-port.js';
import type { LineageReading, ObservedState } from '../model/observed-state.js';
import {
  type History,
  type IsoTime,
  isFirstVersion,
  NO_HISTORY,
  type StoredVersion,
  storedVersion,
  versionBefore,
} from '../plan/drift/history.js';
import { isProof } from '../plan/drift/judge.js';
import type { Suspect, SuspectUnit } from '../plan/drift/suspect.js';
import type { Owner } from '../plan/lineage/owner.js';

/** How many versions to go back at most: as many as DataHub keeps, unless it is told otherwise. */
const MAX_STEPS = 20;

export interface HistoryContext {
  readonly reader: Pick<CatalogReader, 'readStoredVersions'>;
  readonly observed: ObservedState;
  readonly owner: Owner;
  readonly isoTime: IsoTime;
}

/** What the stored versions tell of a downstream. */
export interface UnitHistory {
  readonly unit: SuspectUnit;
  readonly history: History;
}

/**
 * Goes back through the stored versions of each downstream's lineage, all of them a step at a time, until every suspect was
 * seen as ours, or there is nothing more to see. In the order of the units.
 */
export async function readHistories(units: readonly SuspectUnit[], context: HistoryContext): Promise<readonly UnitHistory[]> {
  let walks = units.map((unit) => begin(unit, context));
  for (let step = 0; step < MAX_STEPS; step++) {
    const wanted = new Map(walks.flatMap(({ unit, next }) => (next === undefined ? [] : [[unit.planned.downstream, next] as const])));
    if (wanted.size === 0) break;
    const found = await context.reader.readStoredVersions(wanted);
    walks = walks.map((walk) => (walk.next === undefined ? walk : goBack(walk, found.get(walk.unit.planned.downstream), context)));
  }
  return walks;
}

interface Walk extends UnitHistory {
  /** Those that no version so far shows as ours. */
  readonly unproven: readonly Suspect[];
  /** The version to look at next; nothing at the end. */
  readonly next: number | undefined;
}

function begin(unit: SuspectUnit, context: HistoryContext): Walk {
  const reading = context.observed.datasets.get(unit.planned.downstream);
  const walk: Walk = { unit, history: NO_HISTORY, unproven: unit.suspects, next: undefined };
  return goBack(walk, reading?.kind === 'present' ? reading.lineage : undefined, context);
}

function goBack(walk: Walk, reading: LineageReading | undefined, context: HistoryContext): Walk {
  const version = reading && storedVersion(walk.unit.planned.downstream, reading, { ...context, keys: walk.unit.planned.observed.keys });
  if (!reading || !version) return { ...walk, next: undefined };
  const unproven = walk.unproven.filter((suspect) => !isProof(suspect, version));
  const versions: readonly StoredVersion[] = [...walk.history.versions, version];
  const next = unproven.length === 0 ? undefined : versionBefore(reading);
  return { ...walk, history: { versions, whole: isFirstVersion(reading) }, unproven, next };
}
