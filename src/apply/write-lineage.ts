import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { UnitOutcome } from '../model/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { type ApplyContext, type ApplyStep, recordOutcomes } from './apply-context.js';
import { batchesOf } from './batches.js';
import { checkUnit, type Readings } from './check-unit.js';
import { type LineageUnit, unitDatasets } from './lineage-unit.js';
import { sendEdges, sendProposal } from './send-lineage.js';
import { asCatalogError, leftNothing, settleLineage } from './settle.js';

/** What became of one unit, and what its aspect was before. */
export interface LineageResult {
  readonly unit: LineageUnit;
  /** Absent where the unit was not written. */
  readonly before?: DatasetReading;
  readonly outcome: UnitOutcome;
}

/** Few enough that a failed call is settled by one or two reads. */
const UNITS_PER_MUTATION = 25;

/** How often a proposal is made anew when another writer was faster. */
const MAX_STALE = 3;

/** Writes plain edges, then proposals. Stops at the first batch that fails. */
export async function writeLineage(units: readonly LineageUnit[], context: ApplyContext): Promise<readonly LineageResult[]> {
  const plain = units.filter(({ route }) => route === 'edges');
  const proposed = units.filter(({ route }) => route === 'proposal');
  const first = await writeStep('edgesToAdd', batchesOf(plain, UNITS_PER_MUTATION), { context, halted: false });
  const second = await writeStep('proposals', batchesOf(proposed, 1), { context, halted: first.some(isBad) });
  return [...first, ...second];
}

function isBad({ outcome }: LineageResult): boolean {
  return outcome.outcome !== 'applied';
}

type LineageStep = Extract<ApplyStep, 'edgesToAdd' | 'proposals'>;

interface StepState {
  readonly context: ApplyContext;
  /** Whether an earlier step failed, so that this one is not begun. */
  readonly halted: boolean;
}

async function writeStep(
  step: LineageStep,
  batches: readonly (readonly LineageUnit[])[],
  { context, halted }: StepState,
): Promise<readonly LineageResult[]> {
  const results: LineageResult[] = [];
  const total = batches.flat().length;
  for (const batch of batches) {
    const stop = halted || context.signal.aborted || results.some(isBad);
    const written = stop ? batch.map(notAttempted) : await writeBatch(batch, { context, step, stale: 0 });
    await recordOutcomes(
      context,
      written.map(({ outcome }) => outcome),
    );
    results.push(...written);
    context.progress({ step, done: results.length, total });
  }
  return results;
}

interface BatchState {
  readonly context: ApplyContext;
  readonly step: LineageStep;
  /** How often this batch was refused as stale. */
  readonly stale: number;
}

async function writeBatch(batch: readonly LineageUnit[], state: BatchState): Promise<readonly LineageResult[]> {
  const { context, step, stale } = state;
  const readings = await freshReadings(batch, context);
  if ('error' in readings) return batch.map((unit) => failed(unit, readings.error.code, readings.error.message));
  const checked = batch.map((unit) => ({ unit, check: checkUnit(unit, readings.value, context.actor) }));
  const conflicts = checked.flatMap(({ unit, check }) =>
    check.kind === 'conflict' ? [failed(unit, codes['changed-meanwhile'].code, check.why)] : [],
  );
  const ready = checked.flatMap(({ unit, check }) => (check.kind === 'ready' ? [{ ...unit, changes: check.changes }] : []));
  const toWrite = ready.filter(({ changes }) => changes.length > 0);
  const done = ready.filter(({ changes }) => changes.length === 0).map((unit) => applied(unit));
  await recordBefore(toWrite, readings.value, context);
  const error = toWrite.length === 0 ? undefined : await send(step, toWrite, readings.value, context);
  if (error?.codeName === 'catalog-stale' && stale < MAX_STALE) return await writeBatch(batch, { ...state, stale: stale + 1 });
  const outcomes = error === undefined ? toWrite.map(appliedOutcome) : await judge(toWrite, error, state);
  const written = toWrite.map((unit, i) => ({ unit, ...beforeOf(unit, readings.value), outcome: outcomes[i] ?? appliedOutcome(unit) }));
  return [...conflicts, ...done, ...written];
}

async function freshReadings(
  batch: readonly LineageUnit[],
  { writer }: ApplyContext,
): Promise<{ readonly value: Readings } | { readonly error: HeadwaterError }> {
  try {
    return { value: await writer.readDatasets([...new Set<DatasetUrn>(batch.flatMap(unitDatasets))]) };
  } catch (thrown) {
    return { error: asCatalogError(thrown) };
  }
}

async function send(
  step: LineageStep,
  units: readonly LineageUnit[],
  readings: Readings,
  context: ApplyContext,
): Promise<HeadwaterError | undefined> {
  try {
    await (step === 'edgesToAdd' ? sendEdges(units, context) : sendProposal(units, readings, context));
    return undefined;
  } catch (thrown) {
    return asCatalogError(thrown);
  }
}

/** A refused proposal left nothing behind; what a failed mutation left has to be read. */
async function judge(units: readonly LineageUnit[], error: HeadwaterError, { context, step }: BatchState): Promise<readonly UnitOutcome[]> {
  if (step === 'proposals' && leftNothing(error)) return units.map((unit) => failed(unit, error.code, error.message).outcome);
  return await settleLineage(units, error, context);
}

async function recordBefore(units: readonly LineageUnit[], readings: Readings, { record }: ApplyContext): Promise<void> {
  for (const { urn } of units) {
    const reading = readings.get(urn);
    if (reading?.kind !== 'present') continue;
    await record({ event: 'before', urn, version: reading.lineage.version, upstreamLineage: reading.lineage.value ?? null });
  }
}

function beforeOf({ urn }: LineageUnit, readings: Readings): Pick<LineageResult, 'before'> {
  const before = readings.get(urn);
  return before ? { before } : {};
}

function applied(unit: LineageUnit): LineageResult {
  return { unit, outcome: appliedOutcome(unit) };
}

function appliedOutcome({ urn }: LineageUnit): UnitOutcome {
  return { urn, unit: 'lineage', outcome: 'applied' };
}

function failed(unit: LineageUnit, code: `HW${number}`, message: string): LineageResult {
  return { unit, outcome: { urn: unit.urn, unit: 'lineage', outcome: 'failed', code, message } };
}

function notAttempted(unit: LineageUnit): LineageResult {
  return { unit, outcome: { urn: unit.urn, unit: 'lineage', outcome: 'not-attempted' } };
}
