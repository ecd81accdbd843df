import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import { isEmptyTarget } from '../plan/lineage/unit-target.js';
import { type UnitSteps, unitSteps } from '../plan/plan-writes.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { LineageStep, RunningApply } from './apply-context.js';
import { type ApprovedUnit, asCatalogError, checkUnit, type Readings, unitDatasets } from './approved-unit.js';
import type { ConditionProbe } from './condition-probe.js';
import { type Attempt, aloneAgain, type Group, halvesOf } from './in-pieces.js';
import { isMadeByOthers } from './made-by-others.js';
import { onceMore } from './once-more.js';
import { type ReadyUnit, sendStep } from './send-lineage.js';
import { findWritten, mayBeOfOne } from './settle.js';
import { isHalted } from './stopping.js';
import { reasonOf, settledReason, type UnitLedger } from './unit-ledger.js';

/** What the steps of one apply share. */
export interface LineageRun {
  readonly ledger: UnitLedger;
  readonly context: RunningApply;
  /** Downstreams of which edges leave by mutation, in the last step. */
  readonly leaving: ReadonlySet<DatasetUrn>;
  readonly probe: ConditionProbe;
}

/** What the groups of one step share. */
export interface StepRun extends LineageRun {
  readonly step: LineageStep;
  /** Told of each unit of which all that the step has for it is there. */
  readonly pass: (urn: DatasetUrn) => Promise<void>;
}

/** How often a proposal is made anew when another writer was faster. */
const MAX_STALE = 3;

type UnitGroup = Group<ApprovedUnit>;

/** Reads a group, plans it again, sends what is left to do of it in one request, and says what is to be tried again. */
export async function writeGroup(group: UnitGroup, run: StepRun): Promise<Attempt<ApprovedUnit>> {
  const { ledger, context, step } = run;
  const readings = await freshReadings(group.units, run);
  if (!readings) return nothingMore;
  const ready = await readyUnits(group, readings, run);
  for (const { unit, fresh } of ready) await ledger.before(unit.urn, readings.get(unit.urn), fresh.changes);
  if (ready.length === 0) return nothingMore;
  const sent = await sendStep(step, ready, { readings, context });
  if (sent.kind === 'too-large') return { wrote: false, pieces: halvesOf(groupOf(ready, group)) };
  if (sent.kind === 'failed') return await afterFailure(ready, sent.error, { ...run, group });
  await noteWritten(ready, run);
  // The trial is a write too.
  if (!isHalted(context)) await run.probe.after(sent);
  return { wrote: true, pieces: [] };
}

const nothingMore: Attempt<ApprovedUnit> = { wrote: false, pieces: [] };

function groupOf(ready: readonly ReadyUnit[], group: UnitGroup): UnitGroup {
  return { ...group, units: ready.map(({ unit }) => unit) };
}

async function noteWritten(written: readonly ReadyUnit[], { ledger, step, pass }: StepRun): Promise<void> {
  for (const { unit } of written) {
    ledger.wrote(unit.urn, step);
    await pass(unit.urn);
  }
}

/** Reads the units again. An interrupt ends the run, so a read that it cuts off is not repeated. */
async function freshReadings(units: readonly ApprovedUnit[], { ledger, context }: StepRun): Promise<Readings | undefined> {
  try {
    const readings = await context.writer.readDatasets([...new Set(units.flatMap(unitDatasets))]);
    for (const { urn } of units) ledger.read(urn);
    return readings;
  } catch (thrown) {
    const error = asCatalogError(thrown);
    if (error.codeName === 'interrupted') return undefined;
    for (const { urn } of units) await ledger.settle(urn, ledger.isInDoubt(urn) ? 'unknown' : 'failed', reasonOf(error));
    return undefined;
  }
}

/** The units of a group that have something left to be written in this step. The others pass, or conflict, on the way. */
async function readyUnits({ units, inVain }: UnitGroup, readings: Readings, run: StepRun): Promise<readonly ReadyUnit[]> {
  const { ledger, context } = run;
  const ready: ReadyUnit[] = [];
  for (const unit of units) {
    const check = checkUnit(unit, readings, context.planner);
    if (check.kind === 'conflict') {
      await ledger.settle(unit.urn, 'failed', { code: codes['changed-meanwhile'].code, message: check.why });
      continue;
    }
    const one = { unit, fresh: check.fresh, steps: stepsOf(check.fresh, readings, run) };
    if (hasWork(run.step, one)) {
      ready.push(one);
      continue;
    }
    // What was sent in vain, it seemed, has come late.
    if (inVain > 0 && !isMadeByOthers(unit, check.fresh, context.planner.owner)) ledger.wrote(unit.urn, run.step);
    await run.pass(unit.urn);
  }
  return ready;
}

function stepsOf(fresh: PlannedUnit, readings: Readings, { context, leaving }: LineageRun): UnitSteps {
  const steps = unitSteps(fresh, { datasets: readings, owner: context.planner.owner, route: context.route });
  const edgesToRemove = leaving.has(fresh.downstream) ? steps.edgesToRemove : [];
  const removedUpstreams = fresh.target.removedUpstreams.filter((urn) => !edgesToRemove.includes(urn));
  return { ...steps, proposal: { ...fresh.target, removedUpstreams }, edgesToRemove };
}

function hasWork(step: LineageStep, { steps }: ReadyUnit): boolean {
  return step === 'proposals' ? !isEmptyTarget(steps.proposal) : steps[step].length > 0;
}

/** Some of it may be there, some may be tried again in smaller groups, and what stands alone has failed. */
async function afterFailure(
  ready: readonly ReadyUnit[],
  error: HeadwaterError,
  run: StepRun & { readonly group: UnitGroup },
): Promise<Attempt<ApprovedUnit>> {
  const { ledger, context, step, group } = run;
  if (error.isUnsent) return nothingMore;
  const isStale = error.codeName === 'catalog-stale';
  if (isStale) for (const { unit } of ready) ledger.doubt(unit.urn);
  const mayBeTwice = isStale && group.stale >= MAX_STALE;
  const { written, missing, others, unknown } = await findWritten(ready, { step, error, mayBeTwice, context });
  if (written.length > 0) context.breaker.succeeded();
  await noteWritten(written, run);
  for (const { unit } of others) await run.pass(unit.urn);
  for (const { unit } of unknown) await ledger.settle(unit.urn, 'unknown', reasonOf(error));
  const left = groupOf(missing, group);
  const pieces = missing.length === 0 ? [] : await piecesAfter(error, left, { ...run, wroteOthers: written.length > 0 });
  if (pieces.length === 0) for (const { urn } of left.units) await ledger.settle(urn, 'failed', settledReason(error, group.inVain + 1));
  return { wrote: written.length > 0, pieces };
}

async function piecesAfter(
  error: HeadwaterError,
  left: UnitGroup,
  { wroteOthers, step, context }: StepRun & { readonly wroteOthers: boolean },
): Promise<readonly UnitGroup[]> {
  if (error.codeName === 'catalog-stale' && step === 'proposals') return left.stale < MAX_STALE ? aloneAgain(left) : [];
  // One request after the other, or one that was carried out by half: what was read to be missing is no blind repetition.
  if (wroteOthers) return [left];
  if (mayBeOfOne(error)) return left.units.length > 1 ? halvesOf(left) : [];
  return await onceMore(left, error, context);
}
