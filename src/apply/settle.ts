import type { CodeName } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { LineageChange } from '../plan/change.js';
import type { ApplyContext, LineageStep } from './apply-context.js';
import { pendingChanges, unitDatasets } from './approved-unit.js';
import { isMadeByOthers } from './made-by-others.js';
import { readBack } from './read-back.js';
import type { ReadyUnit } from './send-lineage.js';

/** Answers after which nothing of an atomic write can have been carried out. */
const nothingWritten: ReadonlySet<CodeName> = new Set([
  'catalog-stale',
  'catalog-rejected',
  'catalog-forbidden',
  'catalog-unauthenticated',
  'catalog-insecure',
]);

/** Whether a failed atomic write certainly left nothing behind. */
export function leftNothing(error: HeadwaterError): boolean {
  return nothingWritten.has(error.codeName);
}

export interface FailedWrite {
  readonly step: LineageStep;
  readonly error: HeadwaterError;
  /**
   * True for the last of several stale answers. A gateway may deliver a proposal twice, and the second is stale because the first
   * was carried out. Only a reading can tell.
   */
  readonly mayBeTwice: boolean;
  readonly context: ApplyContext;
}

/** What is there after a write that failed. */
export interface Found {
  /** All that the step was to bring is there. */
  readonly written: readonly ReadyUnit[];
  readonly missing: readonly ReadyUnit[];
  /** All of it is there, and another writer made it. */
  readonly others: readonly ReadyUnit[];
  /** Nothing could be read of them. */
  readonly unknown: readonly ReadyUnit[];
}

/**
 * Finds out by reading what became of units whose write failed. A write is never repeated blindly.
 *
 * A proposal is all or nothing; `updateLineage` writes downstream by downstream, so a failed call may have written some.
 */
export async function findWritten(ready: readonly ReadyUnit[], { step, error, mayBeTwice, context }: FailedWrite): Promise<Found> {
  if (step === 'proposals' && leftNothing(error) && !mayBeTwice) return { written: [], missing: ready, others: [], unknown: [] };
  const units = ready.map(({ unit }) => unit);
  const back = await readBack(() => context.writer.readDatasets([...new Set(units.flatMap(unitDatasets))]));
  const written: ReadyUnit[] = [];
  const missing: ReadyUnit[] = [];
  const others: ReadyUnit[] = [];
  const unknown: ReadyUnit[] = [];
  for (const one of ready) {
    const { unit } = one;
    const reading = 'readings' in back ? back.readings.get(unit.urn) : undefined;
    if (reading?.kind !== 'present') {
      unknown.push(one);
      continue;
    }
    const fresh = context.planner.plan(unit.urn, reading);
    if (isLeftOut(step, one, pendingChanges(unit, fresh))) missing.push(one);
    else (isMadeByOthers(unit, fresh, context.planner.owner) ? others : written).push(one);
  }
  return { written, missing, others, unknown };
}

/** Answers that are about what was sent, so that a part of it may be taken. */
const refusals: ReadonlySet<CodeName> = new Set(['catalog-rejected', 'catalog-forbidden']);

/** Whether the catalog may have refused a batch for one of its units. */
export function mayBeOfOne(error: HeadwaterError): boolean {
  return refusals.has(error.codeName);
}

/** Whether something that the step was to bring is still to be done. What later steps bring says nothing. */
function isLeftOut(step: LineageStep, { steps }: ReadyUnit, pending: readonly LineageChange[]): boolean {
  const leaving = pending.filter(
    ({ element, kind, upstream }) => element === 'edge' && kind === 'delete' && steps.edgesToRemove.includes(upstream),
  );
  switch (step) {
    case 'edgesToAdd':
      return pending.some(({ element, kind, upstream }) => element === 'edge' && kind === 'create' && steps.edgesToAdd.includes(upstream));
    case 'proposals':
      return pending.length > leaving.length;
    case 'edgesToRemove':
      return leaving.length > 0;
  }
}
