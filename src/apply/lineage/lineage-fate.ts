import { pairFingerprint } from '../../model/mark.js';
import type { DatasetReading, Readings } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import { changedEnd, type LineageChange } from '../../plan/document/change.js';
import { type Owner, ownMark } from '../../plan/unit/owner.js';
import type { PlannedUnit } from '../../plan/unit/planned-unit.js';
import { markedPairs } from '../../plan/unit/seen-pair.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { UnitState } from '../engine/unit-ledger.js';
import type { Fate } from '../engine/write-strategy.js';
import {
  type ApprovedUnit,
  type LineageContext,
  pendingChanges,
  type ReadyLineage,
} from './approved-unit.js';

/** A failed write of a step, and a reading after it. */
export interface FailedStep {
  readonly step: LineageStep;
  /** The unit as planned from the reading. Undefined if the catalog does not show the dataset. */
  readonly fresh: PlannedUnit | undefined;
  readonly owner: Owner;
}

/** Returns the fate of a unit after a failed request of a step. */
export function lineageFate(ready: ReadyLineage, { step, fresh, owner }: FailedStep): Fate {
  if (!fresh) return 'unknown';
  const { unit } = ready;
  if (isPending(step, ready, pendingChanges(unit, fresh))) return 'missing';
  return isConcurrentWrite(unit, fresh, owner) ? 'concurrent' : 'written';
}

/** Returns true if a change of this step is still pending. Changes of later steps do not count. */
function isPending(
  step: LineageStep,
  { steps }: ReadyLineage,
  pending: readonly LineageChange[],
): boolean {
  const edges = pending.filter(({ element }) => element === 'edge');
  const coming = edges.filter(
    ({ kind, upstream }) => kind === 'create' && steps.edgesToAdd.includes(upstream),
  );
  const leaving = edges.filter(
    ({ kind, upstream }) => kind === 'delete' && steps.edgesToRemove.includes(upstream),
  );
  if (step === 'proposals') return pending.length > leaving.length;
  return (step === 'edgesToAdd' ? coming : leaving).length > 0;
}

/**
 * Returns true if a concurrent writer made the same changes: they exist, none of them carries our
 * mark, and none of them still waits for our mark. Our own write then failed or was overwritten.
 *
 * @param fresh the unit as planned from a reading after the write
 */
export function isConcurrentWrite(unit: ApprovedUnit, fresh: PlannedUnit, owner: Owner): boolean {
  const wanted = unit.changes.filter(({ after }) => after?.owned);
  const isPending = pendingChanges(unit, fresh).some(({ after }) => after?.owned);
  return wanted.length > 0 && !isPending && !wanted.some(hasRequiredMarkIn(fresh, owner));
}

/** Returns a check of changes: true if the element carries our mark or needs none. */
export function hasRequiredMarkIn(
  { observed }: PlannedUnit,
  owner: Owner,
): (change: LineageChange) => boolean {
  const marks = new Map(
    [...observed.edges].map(([upstream, edge]) => {
      const mark = ownMark(edge, owner);
      return [upstream, { edge: mark.edge, pairs: markedPairs([mark]) }];
    }),
  );
  return (change) => {
    if (!change.after?.owned) return true;
    const mark = marks.get(changedEnd(change));
    if (change.element === 'edge') return mark?.edge ?? false;
    const { downstreamField, upstreamField, after } = change;
    return (
      mark?.pairs.fingerprints.has(
        pairFingerprint({ downstreamField, upstreamField, transform: after.transform }),
      ) ?? false
    );
  };
}

/**
 * Finds the units that another writer wrote after us. It may have changed its own lineage then.
 *
 * A version that is higher than our writes explain is only a sign: DataHub's version jumps if the
 * aspect had none before, for example from 1 to 4. One of two facts must confirm it: another user
 * wrote last, or the version right before our writes differs from the aspect that we read.
 */
export async function findOvertaken(
  states: readonly UnitState<ApprovedUnit>[],
  readings: Readings,
  { writer, actor }: LineageContext,
): Promise<ReadonlySet<EntityUrn>> {
  const ahead = states.flatMap((state) => toAhead(state, readings.get(state.unit.urn)));
  const stored = await writer.readStoredVersions(
    new Map(ahead.map(({ urn, storedVersion }) => [urn, storedVersion])),
  );
  const isOvertaken = ({ urn, writtenBy = actor, before }: Ahead): boolean => {
    const value = stored.get(urn)?.value;
    return writtenBy !== actor || (value !== undefined && canonicalJson(value) !== before);
  };
  return new Set(ahead.filter(isOvertaken).map(({ urn }) => urn));
}

/** A unit whose version is higher than our own writes can explain. */
interface Ahead {
  readonly urn: EntityUrn;
  readonly writtenBy: string | undefined;
  /** The canonical JSON of the aspect before our first write. */
  readonly before: string;
  /** The version right before ours if nobody else wrote. */
  readonly storedVersion: number;
}

function toAhead(
  { unit: { urn }, before, writes }: UnitState<ApprovedUnit>,
  after: DatasetReading | undefined,
): readonly Ahead[] {
  if (before?.unit !== 'lineage' || after?.kind !== 'present') return [];
  const { version, writtenBy } = after.lineage;
  const storedVersion = Number(version) - writes;
  // A version that is not a number compares as false.
  if (!(storedVersion > Math.max(Number(before.version), 0))) return [];
  return [{ urn, writtenBy, before: canonicalJson(before.upstreamLineage), storedVersion }];
}
