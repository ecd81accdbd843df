import { codes } from '../errors/codes.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { UnitOutcome } from '../model/receipt.js';
import { canonicalJson } from '../plan/canonical-json.js';
import { type ApplyContext, recordOutcomes } from './apply-context.js';
import { type Readings, upstreamsOf } from './check-unit.js';
import type { LineageUnit } from './lineage-unit.js';
import { asCatalogError, isThere } from './settle.js';
import type { LineageResult } from './write-lineage.js';

/**
 * Reads every written unit back from the primary store: what we wrote has to be there, and what others wrote has to be
 * as it was. The search index is not asked, since it may lag.
 *
 * @returns the outcomes of all units, those that were not confirmed as `unverified`
 */
export async function verify(results: readonly LineageResult[], context: ApplyContext): Promise<readonly UnitOutcome[]> {
  const written = results.filter(({ before, outcome }) => before !== undefined && outcome.outcome === 'applied');
  if (written.length === 0) return results.map(({ outcome }) => outcome);
  const readings = await readBack(written, context);
  context.progress({ step: 'verify', done: written.length, total: written.length });
  const doubts = new Map(written.map((result) => [result.unit.urn, doubt(result, readings)]));
  const outcomes = results.map(({ unit, outcome }): UnitOutcome => {
    const found = doubts.get(unit.urn);
    return found === undefined ? outcome : { ...outcome, outcome: 'unverified', ...found };
  });
  await recordOutcomes(
    context,
    outcomes.filter(({ outcome }) => outcome === 'unverified'),
  );
  return outcomes;
}

type Doubt = Pick<UnitOutcome, 'code' | 'message'>;

async function readBack(written: readonly LineageResult[], { writer }: ApplyContext): Promise<Readings | Doubt> {
  try {
    return await writer.readDatasets(written.map(({ unit }) => unit.urn));
  } catch (thrown) {
    const error = asCatalogError(thrown);
    return { code: error.code, message: `the read-back failed: ${error.message}` };
  }
}

function doubt({ unit, before }: LineageResult, readings: Readings | Doubt): Doubt | undefined {
  if (!('get' in readings)) return readings;
  if (!isThere(unit, readings)) return { code: codes['not-verified'].code, message: 'the catalog does not show what was written' };
  if (before && othersOf(unit, before) === othersOf(unit, readings.get(unit.urn))) return undefined;
  return { code: codes['others-changed'].code, message: 'lineage that is not ours changed while it was written' };
}

/** Everything in the aspect that is not one of our elements, as one text. */
function othersOf({ changes }: LineageUnit, reading: DatasetReading | undefined): string {
  const ours = new Set<string>(changes.map(({ upstream }) => upstream));
  const upstreams = upstreamsOf(reading).filter(({ dataset }) => !ours.has(dataset));
  const value = reading?.kind === 'present' ? reading.lineage.value : undefined;
  return canonicalJson({ ...value, fineGrainedLineages: value?.fineGrainedLineages ?? [], upstreams });
}
