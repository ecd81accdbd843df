import type { Plan } from '../plan/document/plan.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { RunningApply } from './apply-context.js';
import type { LineageStep } from './apply-progress.js';
import { bisectBatch } from './bisect-batch.js';
import { chunk } from './chunk.js';
import { ConditionProbe } from './condition-probe.js';
import { isHalted, notAttemptedReason } from './halt.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import { type LineageRun, writeLineageBatch } from './write-lineage-batch.js';

/** Small, so that one or two reads can reconcile a failed call of the mutation. */
const UNITS_PER_MUTATION = 25;

/** Small, so that one stale unit does not block too many others. */
const UNITS_PER_PROPOSAL = 50;

/**
 * Writes the lineage of all units in three steps: plain edges to add, then conditional proposals,
 * then plain edges to remove. A unit loses nothing before all its additions are written. A batch
 * that fails is split and sent in smaller batches. After a failure no further unit is started,
 * unless the run keeps going. Started units are always finished, since an edge without its mark is
 * of no use.
 *
 * Every unit passes the middle step, even if the plan has no proposal for it. The catalog may have
 * changed since the plan, and changes without a planned mutation are written by a proposal.
 */
export async function writeLineage(
  plan: Plan,
  ledger: UnitLedger,
  context: RunningApply,
): Promise<void> {
  const leaving = downstreams(plan.writes.edgesToRemove);
  const run = { ledger, context, leaving, probe: new ConditionProbe(context) };
  await writeStep('edgesToAdd', downstreams(plan.writes.edgesToAdd), run);
  await writeStep('proposals', new Set(ledger.states.map(({ unit }) => unit.urn)), run);
  await writeStep('edgesToRemove', leaving, run);
  for (const state of ledger.states) if (!state.outcome) await settleUnfinished(state, run);
}

/**
 * Sets the outcome of a unit that did not reach its last step. A unit that was started must not be
 * reported as not attempted.
 */
async function settleUnfinished(
  { unit, writes, inDoubt }: UnitState,
  { ledger, context }: LineageRun,
): Promise<void> {
  const outcome = writes > 0 ? 'failed' : 'not-attempted';
  await ledger.settle(unit.urn, inDoubt ? 'unknown' : outcome, notAttemptedReason(context));
}

function downstreams(edges: Plan['writes']['edgesToAdd']): ReadonlySet<DatasetUrn> {
  return new Set(edges.map(({ downstreamUrn }) => downstreamUrn));
}

async function writeStep(
  step: LineageStep,
  urns: ReadonlySet<DatasetUrn>,
  run: LineageRun,
): Promise<void> {
  const { ledger, context } = run;
  const units = ledger.states.map(({ unit }) => unit).filter(({ urn }) => urns.has(urn));
  let done = 0;
  const pass = async (urn: DatasetUrn): Promise<void> => {
    done++;
    if (step === lastStep(urn, run)) await ledger.finish(urn);
  };
  for (const part of chunk(units, step === 'proposals' ? UNITS_PER_PROPOSAL : UNITS_PER_MUTATION)) {
    if (isHalted(context)) return;
    const mayStart = context.keepGoing || !ledger.hasFailures;
    const open = part.filter(({ urn }) => ledger.isOpen(urn) && (mayStart || ledger.isBegun(urn)));
    if (open.length === 0) continue;
    await bisectBatch(
      open,
      (batch) => writeLineageBatch(batch, { ...run, step, pass }),
      () => isHalted(context),
    );
    context.progress({ step, done, total: units.length });
  }
}

/** Returns the last step that can have changes for a unit. The unit is done after it. */
function lastStep(urn: DatasetUrn, { leaving }: LineageRun): LineageStep {
  return leaving.has(urn) ? 'edgesToRemove' : 'proposals';
}
