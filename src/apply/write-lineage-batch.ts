import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import { isEmptyTarget } from '../plan/document/unit-target.js';
import { type UnitSteps, unitSteps } from '../plan/plan-writes.js';
import type { PlannedUnit } from '../plan/unit/planned-unit.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { RunningApply } from './apply-context.js';
import type { LineageStep } from './apply-progress.js';
import {
  type ApprovedUnit,
  asCatalogError,
  checkUnit,
  type Readings,
  unitDatasets,
} from './approved-unit.js';
import { type AttemptResult, type Batch, halve, retrySingly } from './bisect-batch.js';
import { isConcurrentWrite } from './concurrent-write.js';
import type { ConditionProbe } from './condition-probe.js';
import { isHalted } from './halt.js';
import { isBatchRejection, reconcileFailedWrite } from './reconcile-failed-write.js';
import { retryAfterOutage } from './retry-after-outage.js';
import { type ReadyUnit, sendStep } from './send-lineage.js';
import { toReason, toReconciledReason, type UnitLedger } from './unit-ledger.js';

/** The values that the steps of one apply share. */
export interface LineageRun {
  readonly ledger: UnitLedger;
  readonly context: RunningApply;
  /** Downstreams that lose edges by mutation, in the last step. */
  readonly leaving: ReadonlySet<DatasetUrn>;
  readonly probe: ConditionProbe;
}

/** The values that the batches of one step share. */
export interface StepRun extends LineageRun {
  readonly step: LineageStep;
  /** Called for each unit whose changes of the step are all written. */
  readonly pass: (urn: DatasetUrn) => Promise<void>;
}

/** Number of retries of a proposal that is stale because another writer was faster. */
const MAX_STALE = 3;

type UnitBatch = Batch<ApprovedUnit>;

/**
 * Reads the units of a batch, plans them again and sends the pending changes in one request.
 * Returns the batches to send again.
 */
export async function writeLineageBatch(
  batch: UnitBatch,
  run: StepRun,
): Promise<AttemptResult<ApprovedUnit>> {
  const { ledger, context, step } = run;
  const readings = await readFresh(batch.units, run);
  if (!readings) return NO_RETRY;
  const ready = await findReadyUnits(batch, readings, run);
  for (const { unit, fresh } of ready)
    await ledger.recordBefore(unit.urn, readings.get(unit.urn), fresh.changes);
  if (ready.length === 0) return NO_RETRY;
  const sent = await sendStep(step, ready, { readings, context });
  if (sent.kind === 'too-large') return { wrote: false, retries: halve(toBatch(ready, batch)) };
  if (sent.kind === 'failed') return await handleFailure(ready, sent.error, { ...run, batch });
  await noteWritten(ready, run);
  // The probe is a write too.
  if (!isHalted(context)) await run.probe.runAfter(sent);
  return { wrote: true, retries: [] };
}

const NO_RETRY: AttemptResult<ApprovedUnit> = { wrote: false, retries: [] };

function toBatch(ready: readonly ReadyUnit[], batch: UnitBatch): UnitBatch {
  return { ...batch, units: ready.map(({ unit }) => unit) };
}

async function noteWritten(
  written: readonly ReadyUnit[],
  { ledger, step, pass }: StepRun,
): Promise<void> {
  for (const { unit } of written) {
    ledger.countWrite(unit.urn, step);
    await pass(unit.urn);
  }
}

/** Reads the units again. An interrupted read is not repeated, since the run ends. */
async function readFresh(
  units: readonly ApprovedUnit[],
  { ledger, context }: StepRun,
): Promise<Readings | undefined> {
  try {
    const readings = await context.writer.readDatasets([...new Set(units.flatMap(unitDatasets))]);
    for (const { urn } of units) ledger.markRead(urn);
    return readings;
  } catch (thrown) {
    const error = asCatalogError(thrown);
    if (error.codeName === 'interrupted') return undefined;
    for (const { urn } of units)
      await ledger.settle(urn, ledger.isInDoubt(urn) ? 'unknown' : 'failed', toReason(error));
    return undefined;
  }
}

/**
 * Finds the units with changes to write in this step. Marks the others as passed or in conflict.
 */
async function findReadyUnits(
  { units, outages }: UnitBatch,
  readings: Readings,
  run: StepRun,
): Promise<readonly ReadyUnit[]> {
  const { ledger, context } = run;
  const ready: ReadyUnit[] = [];
  for (const unit of units) {
    const check = checkUnit(unit, readings, context.planner);
    if (check.kind === 'conflict') {
      await ledger.settle(unit.urn, 'failed', {
        code: codes['changed-meanwhile'].code,
        message: check.why,
      });
      continue;
    }
    const candidate = {
      unit,
      fresh: check.fresh,
      steps: remainingSteps(check.fresh, readings, run),
    };
    if (hasWork(run.step, candidate)) {
      ready.push(candidate);
      continue;
    }
    // A write that an outage seemed to lose has arrived late.
    if (outages > 0 && !isConcurrentWrite(unit, check.fresh, context.planner.owner))
      ledger.countWrite(unit.urn, run.step);
    await run.pass(unit.urn);
  }
  return ready;
}

function remainingSteps(
  fresh: PlannedUnit,
  readings: Readings,
  { context, leaving }: LineageRun,
): UnitSteps {
  const steps = unitSteps(fresh, {
    datasets: readings,
    owner: context.planner.owner,
    route: context.route,
  });
  const edgesToRemove = leaving.has(fresh.downstream) ? steps.edgesToRemove : [];
  const removedUpstreams = fresh.target.removedUpstreams.filter(
    (urn) => !edgesToRemove.includes(urn),
  );
  return { ...steps, proposal: { ...fresh.target, removedUpstreams }, edgesToRemove };
}

function hasWork(step: LineageStep, { steps }: ReadyUnit): boolean {
  return step === 'proposals' ? !isEmptyTarget(steps.proposal) : steps[step].length > 0;
}

/**
 * Handles a failed request. Some changes may be written, and some units may be sent again in
 * smaller batches. A unit that failed alone has failed.
 */
async function handleFailure(
  ready: readonly ReadyUnit[],
  error: HeadwaterError,
  run: StepRun & { readonly batch: UnitBatch },
): Promise<AttemptResult<ApprovedUnit>> {
  const { ledger, context, step, batch } = run;
  if (error.isUnsent) return NO_RETRY;
  const isStale = error.codeName === 'catalog-stale';
  if (isStale) for (const { unit } of ready) ledger.markInDoubt(unit.urn);
  const mayBeDuplicate = isStale && batch.stale >= MAX_STALE;
  const { written, missing, concurrent, unknown } = await reconcileFailedWrite(ready, {
    step,
    error,
    mayBeDuplicate,
    context,
  });
  if (written.length > 0) context.breaker.succeeded();
  await noteWritten(written, run);
  for (const { unit } of concurrent) await run.pass(unit.urn);
  for (const { unit } of unknown) await ledger.settle(unit.urn, 'unknown', toReason(error));
  const left = toBatch(missing, batch);
  const retries =
    missing.length === 0
      ? []
      : await nextBatches(error, left, { ...run, wroteSome: written.length > 0 });
  if (retries.length === 0)
    for (const { urn } of left.units)
      await ledger.settle(urn, 'failed', toReconciledReason(error, batch.outages + 1));
  return { wrote: written.length > 0, retries };
}

async function nextBatches(
  error: HeadwaterError,
  left: UnitBatch,
  { wroteSome, step, context }: StepRun & { readonly wroteSome: boolean },
): Promise<readonly UnitBatch[]> {
  if (error.codeName === 'catalog-stale' && step === 'proposals')
    return left.stale < MAX_STALE ? retrySingly(left) : [];
  // The request was written in part. A read proved what is missing, so sending it again is safe.
  if (wroteSome) return [left];
  if (isBatchRejection(error)) return left.units.length > 1 ? halve(left) : [];
  return await retryAfterOutage(left, error, context);
}
