import type { CodeName } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { LineageChange } from '../plan/change.js';
import type { ApplyContext, LineageStep } from './apply-context.js';
import { type ApprovedUnit, asCatalogError, pendingChanges, type Readings, unitDatasets } from './approved-unit.js';
import type { ReadyUnit } from './send-lineage.js';
import { reasonOf, type UnitLedger } from './unit-ledger.js';

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
  readonly ledger: UnitLedger;
  readonly context: ApplyContext;
}

/**
 * Finds out by reading what became of units whose write failed. A write is never repeated blindly.
 *
 * A proposal is all or nothing; `updateLineage` writes downstream by downstream, so a failed call may have written some.
 */
export async function settleFailed(ready: readonly ReadyUnit[], { step, error, ledger, context }: FailedWrite): Promise<void> {
  const certain = step === 'proposals' && leftNothing(error);
  const readings = certain
    ? undefined
    : await readBack(
        ready.map(({ unit }) => unit),
        context,
      );
  for (const one of ready) {
    const { urn } = one.unit;
    const reading = readings?.get(urn);
    if (certain) await ledger.settle(urn, 'failed', reasonOf(error));
    else if (reading?.kind !== 'present') await ledger.settle(urn, 'unknown', reasonOf(error));
    else if (isLeftOut(step, one, pendingChanges(one.unit, reading, context.planner))) await ledger.settle(urn, 'failed', reasonOf(error));
    else ledger.wrote(urn);
  }
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

async function readBack(units: readonly ApprovedUnit[], { writer }: ApplyContext): Promise<Readings | undefined> {
  try {
    return await writer.readDatasets([...new Set(units.flatMap(unitDatasets))]);
  } catch (error) {
    asCatalogError(error);
    return undefined;
  }
}
