import { codes } from '../errors/codes.js';
import type { HeadwaterError } from '../errors/headwater-error.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import { isEmptyTarget } from '../plan/lineage/unit-target.js';
import type { Plan } from '../plan/plan.js';
import { type UnitSteps, unitSteps } from '../plan/plan-writes.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext, LineageStep } from './apply-context.js';
import { type ApprovedUnit, asCatalogError, checkUnit, type Readings, unitDatasets } from './approved-unit.js';
import { batchesOf } from './batches.js';
import { ConditionProbe } from './condition-probe.js';
import { type ReadyUnit, sendStep } from './send-lineage.js';
import { settleFailed } from './settle.js';
import { reasonOf, type UnitLedger, type UnitState } from './unit-ledger.js';

/** Few enough that a failed call of the mutation is settled by one or two reads. */
const UNITS_PER_MUTATION = 25;

/** More would let one stale unit hold up too many others. */
const UNITS_PER_PROPOSAL = 50;

/** How often a proposal is made anew when another writer was faster. */
const MAX_STALE = 3;

/**
 * Writes the lineage of all units, step by step: plain edges that come, then conditional proposals, then plain edges
 * that leave. Nothing leaves before everything that comes is there. Stops at the first batch that fails.
 *
 * Every unit passes the middle step, whatever the plan foresaw: the catalog may have moved since, and what no mutation
 * was planned for goes by proposal.
 */
export async function writeLineage(plan: Plan, ledger: UnitLedger, context: ApplyContext): Promise<void> {
  const leaving = downstreams(plan.writes.edgesToRemove);
  const run = { ledger, context, leaving, probe: new ConditionProbe(context) };
  await writeStep('edgesToAdd', downstreams(plan.writes.edgesToAdd), run);
  await writeStep('proposals', new Set(ledger.states.map(({ unit }) => unit.urn)), run);
  await writeStep('edgesToRemove', leaving, run);
  for (const state of ledger.states) if (!state.outcome) await settleOpen(state, ledger);
}

/** What has no outcome by now did not come to its last step. */
async function settleOpen({ unit, writes }: UnitState, ledger: UnitLedger): Promise<void> {
  const half = { message: 'stopped between two steps: some of it is written, the next apply does the rest' };
  await ledger.settle(unit.urn, 'not-attempted', writes > 0 ? half : undefined);
}

interface Run {
  readonly ledger: UnitLedger;
  readonly context: ApplyContext;
  /** Downstreams of which edges leave by mutation, in the last step. */
  readonly leaving: ReadonlySet<DatasetUrn>;
  readonly probe: ConditionProbe;
}

function downstreams(edges: Plan['writes']['edgesToAdd']): ReadonlySet<DatasetUrn> {
  return new Set(edges.map(({ downstreamUrn }) => downstreamUrn));
}

async function writeStep(step: LineageStep, urns: ReadonlySet<DatasetUrn>, run: Run): Promise<void> {
  const { ledger, context, leaving } = run;
  const units = ledger.states.map(({ unit }) => unit).filter(({ urn }) => urns.has(urn));
  let done = 0;
  for (const batch of batchesOf(units, step === 'proposals' ? UNITS_PER_PROPOSAL : UNITS_PER_MUTATION)) {
    if (context.signal.aborted || ledger.troubled) return;
    await writeBatch(step, batch, { ...run, stale: 0 });
    for (const { urn } of batch) if (step === (leaving.has(urn) ? 'edgesToRemove' : 'proposals')) await ledger.finish(urn);
    done += batch.filter(({ urn }) => ledger.isOpen(urn)).length;
    context.progress({ step, done, total: units.length });
  }
}

interface BatchRun extends Run {
  /** How often the units of this batch were refused as stale. */
  readonly stale: number;
}

async function writeBatch(step: LineageStep, batch: readonly ApprovedUnit[], run: BatchRun): Promise<void> {
  const { ledger, context } = run;
  const readings = await freshReadings(batch, run);
  if (!readings) return;
  const ready = await readyUnits(step, batch, { readings, run });
  for (const { unit, fresh } of ready) await ledger.before(unit.urn, readings.get(unit.urn), fresh.changes);
  if (ready.length === 0) return;
  const sent = await sendStep(step, ready, { readings, context });
  if (sent.kind === 'too-large') return await inHalves(step, ready, run);
  for (const { unit } of ready) if (sent.kind === 'written') ledger.wrote(unit.urn);
  if (sent.kind === 'written') return await run.probe.after(sent);
  if (sent.error.codeName === 'catalog-stale' && step === 'proposals') return await again(ready, sent.error, run);
  await settleFailed(ready, { step, error: sent.error, ledger, context });
}

async function freshReadings(batch: readonly ApprovedUnit[], { ledger, context }: Run): Promise<Readings | undefined> {
  try {
    return await context.writer.readDatasets([...new Set(batch.flatMap(unitDatasets))]);
  } catch (thrown) {
    const error = asCatalogError(thrown);
    for (const { urn } of batch) await ledger.settle(urn, 'failed', reasonOf(error));
    return undefined;
  }
}

/** The units of a batch that have something left to be written in this step. Conflicts are settled on the way. */
async function readyUnits(
  step: LineageStep,
  batch: readonly ApprovedUnit[],
  { readings, run }: { readonly readings: Readings; readonly run: Run },
): Promise<readonly ReadyUnit[]> {
  const { ledger, context } = run;
  const ready: ReadyUnit[] = [];
  for (const unit of batch.filter(({ urn }) => ledger.isOpen(urn))) {
    const check = checkUnit(unit, readings, context.planner);
    if (check.kind === 'conflict') {
      await ledger.settle(unit.urn, 'failed', { code: codes['changed-meanwhile'].code, message: check.why });
      continue;
    }
    const one = { unit, fresh: check.fresh, steps: stepsOf(check.fresh, readings, run) };
    if (hasWork(step, one)) ready.push(one);
  }
  return ready;
}

function stepsOf(fresh: PlannedUnit, readings: Readings, { context, leaving }: Run): UnitSteps {
  const steps = unitSteps(fresh, { datasets: readings, owner: context.planner.owner, route: context.route });
  const edgesToRemove = leaving.has(fresh.downstream) ? steps.edgesToRemove : [];
  const removedUpstreams = fresh.target.removedUpstreams.filter((urn) => !edgesToRemove.includes(urn));
  return { ...steps, proposal: { ...fresh.target, removedUpstreams }, edgesToRemove };
}

function hasWork(step: LineageStep, { steps }: ReadyUnit): boolean {
  return step === 'proposals' ? !isEmptyTarget(steps.proposal) : steps[step].length > 0;
}

/** Aspects can be large; a body that the server would refuse whole is sent in two. */
async function inHalves(step: LineageStep, ready: readonly ReadyUnit[], run: BatchRun): Promise<void> {
  const units = ready.map(({ unit }) => unit);
  for (const half of batchesOf(units, Math.ceil(units.length / 2))) {
    if (!run.ledger.troubled) await writeBatch(step, half, run);
  }
}

/** Another writer was faster with one unit of the batch: each is read and merged anew, alone, so that only it is held up. */
async function again(ready: readonly ReadyUnit[], error: HeadwaterError, run: BatchRun): Promise<void> {
  for (const { unit } of ready) {
    if (run.stale >= MAX_STALE) await run.ledger.settle(unit.urn, 'failed', reasonOf(error));
    else await writeBatch('proposals', [unit], { ...run, stale: run.stale + 1 });
  }
}
