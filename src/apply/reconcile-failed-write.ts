import type { CodeName } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { LineageChange } from '../plan/document/change.js';
import type { ApplyContext } from './apply-context.js';
import type { LineageStep } from './apply-progress.js';
import { pendingChanges, unitDatasets } from './approved-unit.js';
import { isConcurrentWrite } from './concurrent-write.js';
import { readBack } from './read-back.js';
import type { ReadyUnit } from './send-lineage.js';

/** Errors after which no part of an atomic write can have been written. */
const nothingWrittenCodes: ReadonlySet<CodeName> = new Set([
  'catalog-stale',
  'catalog-rejected',
  'catalog-forbidden',
  'catalog-unauthenticated',
  'catalog-insecure',
]);

/** Returns true if a failed atomic write cannot have written anything. */
export function wroteNothing(error: HeadwaterError): boolean {
  return nothingWrittenCodes.has(error.codeName);
}

export interface FailedWrite {
  readonly step: LineageStep;
  readonly error: HeadwaterError;
  /**
   * True for the last of several stale answers. A gateway may deliver a proposal twice, and the
   * second one is stale because the first was written. Only a read can tell.
   */
  readonly mayBeDuplicate: boolean;
  readonly context: ApplyContext;
}

/** The state of each unit after a failed write. */
export interface Reconciliation {
  /** Units whose changes of the step exist. */
  readonly written: readonly ReadyUnit[];
  /** Units whose changes of the step do not all exist. */
  readonly missing: readonly ReadyUnit[];
  /** Units whose changes exist, made by another writer. */
  readonly concurrent: readonly ReadyUnit[];
  /** Units that could not be read. */
  readonly unknown: readonly ReadyUnit[];
}

/**
 * Finds out by a read what a failed write left behind. A write is never repeated without this read.
 *
 * A proposal is all or nothing. `updateLineage` writes one downstream after the other, so a failed
 * call may have written some of them.
 */
export async function reconcileFailedWrite(
  ready: readonly ReadyUnit[],
  { step, error, mayBeDuplicate, context }: FailedWrite,
): Promise<Reconciliation> {
  if (step === 'proposals' && wroteNothing(error) && !mayBeDuplicate)
    return { written: [], missing: ready, concurrent: [], unknown: [] };
  const units = ready.map(({ unit }) => unit);
  const back = await readBack(() =>
    context.writer.readDatasets([...new Set(units.flatMap(unitDatasets))]),
  );
  const written: ReadyUnit[] = [];
  const missing: ReadyUnit[] = [];
  const concurrent: ReadyUnit[] = [];
  const unknown: ReadyUnit[] = [];
  for (const one of ready) {
    const { unit } = one;
    const reading = 'readings' in back ? back.readings.get(unit.urn) : undefined;
    if (reading?.kind !== 'present') {
      unknown.push(one);
      continue;
    }
    const fresh = context.planner.plan(unit.urn, reading);
    if (isPending(step, one, pendingChanges(unit, fresh))) missing.push(one);
    else (isConcurrentWrite(unit, fresh, context.planner.owner) ? concurrent : written).push(one);
  }
  return { written, missing, concurrent, unknown };
}

/** Errors that concern the content of a request, so that the catalog may accept a part of it. */
const batchRejectionCodes: ReadonlySet<CodeName> = new Set([
  'catalog-rejected',
  'catalog-forbidden',
]);

/** Returns true if the catalog may have refused a batch because of one of its units. */
export function isBatchRejection(error: HeadwaterError): boolean {
  return batchRejectionCodes.has(error.codeName);
}

/** Returns true if a change of this step is still pending. Changes of later steps do not count. */
function isPending(
  step: LineageStep,
  { steps }: ReadyUnit,
  pending: readonly LineageChange[],
): boolean {
  const leaving = pending.filter(
    ({ element, kind, upstream }) =>
      element === 'edge' && kind === 'delete' && steps.edgesToRemove.includes(upstream),
  );
  switch (step) {
    case 'edgesToAdd':
      return pending.some(
        ({ element, kind, upstream }) =>
          element === 'edge' && kind === 'create' && steps.edgesToAdd.includes(upstream),
      );
    case 'proposals':
      return pending.length > leaving.length;
    case 'edgesToRemove':
      return leaving.length > 0;
  }
}
