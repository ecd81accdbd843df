import type { CodeName } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { ApplyContext } from './apply-context.js';
import { type ApprovedUnit, asCatalogError, pendingChanges, type Readings, unitDatasets } from './approved-unit.js';
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
  readonly error: HeadwaterError;
  /** Whether it was all or nothing. `updateLineage` writes downstream by downstream, so a failed call may have written some. */
  readonly atomic: boolean;
  readonly ledger: UnitLedger;
  readonly context: ApplyContext;
}

/** Finds out by reading what became of units whose write failed. A write is never repeated blindly. */
export async function settleFailed(units: readonly ApprovedUnit[], { error, atomic, ledger, context }: FailedWrite): Promise<void> {
  const certain = atomic && leftNothing(error);
  const readings = certain ? undefined : await readBack(units, context);
  for (const unit of units) {
    const reading = readings?.get(unit.urn);
    if (certain) await ledger.settle(unit.urn, 'failed', reasonOf(error));
    else if (reading?.kind !== 'present') await ledger.settle(unit.urn, 'unknown', reasonOf(error));
    else if (pendingChanges(unit, reading, context.planner).some(({ kind }) => kind !== 'mark')) await ledger.settle(unit.urn, 'failed', reasonOf(error));
    else ledger.wrote(unit.urn);
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
