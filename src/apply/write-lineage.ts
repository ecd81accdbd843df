import type { Plan } from '../plan/plan.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { LineageStep, RunningApply } from './apply-context.js';
import { batchesOf } from './batches.js';
import { ConditionProbe } from './condition-probe.js';
import { inPieces } from './in-pieces.js';
import { isHalted, whyStopped } from './stopping.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import { type LineageRun, writeGroup } from './write-group.js';

/** Few enough that a failed call of the mutation is settled by one or two reads. */
const UNITS_PER_MUTATION = 25;

/** More would let one stale unit hold up too many others. */
const UNITS_PER_PROPOSAL = 50;

/**
 * Writes the lineage of all units, step by step: plain edges that come, then conditional proposals, then plain edges
 * that leave. Of no unit anything leaves before everything that comes is there. A batch that fails is tried in pieces;
 * after that no further unit is begun, unless the run keeps going. What was begun is brought to its end in either case: an
 * edge without its mark helps nobody.
 *
 * Every unit passes the middle step, whatever the plan foresaw: the catalog may have moved since, and what no mutation
 * was planned for goes by proposal.
 */
export async function writeLineage(plan: Plan, ledger: UnitLedger, context: RunningApply): Promise<void> {
  const leaving = downstreams(plan.writes.edgesToRemove);
  const run = { ledger, context, leaving, probe: new ConditionProbe(context) };
  await writeStep('edgesToAdd', downstreams(plan.writes.edgesToAdd), run);
  await writeStep('proposals', new Set(ledger.states.map(({ unit }) => unit.urn)), run);
  await writeStep('edgesToRemove', leaving, run);
  for (const state of ledger.states) if (!state.outcome) await settleOpen(state, run);
}

/** What has no outcome by now did not come to its last step. Of what was begun nobody may say that it was not attempted. */
async function settleOpen({ unit, writes, inDoubt }: UnitState, { ledger, context }: LineageRun): Promise<void> {
  const outcome = writes > 0 ? 'failed' : 'not-attempted';
  await ledger.settle(unit.urn, inDoubt ? 'unknown' : outcome, whyStopped(context));
}

function downstreams(edges: Plan['writes']['edgesToAdd']): ReadonlySet<DatasetUrn> {
  return new Set(edges.map(({ downstreamUrn }) => downstreamUrn));
}

async function writeStep(step: LineageStep, urns: ReadonlySet<DatasetUrn>, run: LineageRun): Promise<void> {
  const { ledger, context } = run;
  const units = ledger.states.map(({ unit }) => unit).filter(({ urn }) => urns.has(urn));
  let done = 0;
  const pass = async (urn: DatasetUrn): Promise<void> => {
    done++;
    if (step === lastStepOf(urn, run)) await ledger.finish(urn);
  };
  for (const batch of batchesOf(units, step === 'proposals' ? UNITS_PER_PROPOSAL : UNITS_PER_MUTATION)) {
    if (isHalted(context)) return;
    const mayBegin = context.keepGoing || !ledger.troubled;
    const open = batch.filter(({ urn }) => ledger.isOpen(urn) && (mayBegin || ledger.isBegun(urn)));
    if (open.length === 0) continue;
    await inPieces(
      open,
      (group) => writeGroup(group, { ...run, step, pass }),
      () => isHalted(context),
    );
    context.progress({ step, done, total: units.length });
  }
}

/** A unit is done once it has come through the last step that has something for it. */
function lastStepOf(urn: DatasetUrn, { leaving }: LineageRun): LineageStep {
  return leaving.has(urn) ? 'edgesToRemove' : 'proposals';
}
