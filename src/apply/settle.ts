import type { CodeName } from '../errors/codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { UnitOutcome } from '../model/receipt.js';
import type { ApplyContext } from './apply-context.js';
import { type Readings, upstreamsOf } from './check-unit.js';
import { type LineageUnit, unitDatasets } from './lineage-unit.js';

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

/** Lets through what is not ours to judge: a bug keeps its stack. */
export function asCatalogError(error: unknown): HeadwaterError {
  if (error instanceof HeadwaterError) return error;
  throw error;
}

/**
 * Finds out by reading what became of units whose write failed. A write is never repeated blindly.
 *
 * `updateLineage` writes downstream by downstream, so a call that failed may have written some of them.
 */
export async function settleLineage(
  units: readonly LineageUnit[],
  error: HeadwaterError,
  context: ApplyContext,
): Promise<readonly UnitOutcome[]> {
  const readings = await readBack(units, context);
  return units.map((unit) => {
    const failed = { urn: unit.urn, unit: 'lineage', code: error.code, message: error.message } as const;
    if (readings === undefined || readings.get(unit.urn)?.kind === 'unknown') return { ...failed, outcome: 'unknown' };
    return isThere(unit, readings) ? { urn: unit.urn, unit: 'lineage', outcome: 'applied' } : { ...failed, outcome: 'failed' };
  });
}

/** Whether every element of a unit is as planned. */
export function isThere({ urn, changes }: LineageUnit, readings: Readings): boolean {
  const records = upstreamsOf(readings.get(urn));
  return changes.every(({ upstream, after }) => records.some(({ dataset, type }) => dataset === upstream && type === after.type));
}

async function readBack(units: readonly LineageUnit[], { writer }: ApplyContext): Promise<Readings | undefined> {
  try {
    return await writer.readDatasets([...new Set(units.flatMap(unitDatasets))]);
  } catch (error) {
    asCatalogError(error);
    return undefined;
  }
}
