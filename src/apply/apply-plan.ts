import { codes } from '../errors/codes.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { Plan } from '../plan/document/plan.js';
import type { UnitOutcome } from '../plan/document/receipt.js';
import {
  isHalted,
  notAttemptedReason,
  type RunningApply,
  startApply,
} from './engine/running-apply.js';
import { UnitLedger } from './engine/unit-ledger.js';
import { writeEntities } from './entities/write-entities.js';
import {
  type ApprovedUnit,
  approvedUnits,
  type LineageContext,
  unitDatasets,
} from './lineage/approved-unit.js';
import { writeLineage } from './lineage/write-lineage.js';

/** The result of an apply, with an outcome for each written dataset and each changed downstream. */
export interface ApplyOutcome {
  readonly outcomes: readonly UnitOutcome[];
  readonly exitCode: ExitCode;
}

/**
 * Applies a plan: entities, then edges to add, then proposals, then edges to remove, then a
 * read-back.
 *
 * Writes nothing beyond the plan. Reads each unit again before each write, since another writer may
 * have changed it. A unit that no longer fits the plan is not written.
 */
export async function applyPlan(plan: Plan, context: LineageContext): Promise<ApplyOutcome> {
  const running = startApply(context);
  const entities = await writeEntities(plan, context.planner.owner, running);
  const ledger = new UnitLedger('lineage', approvedUnits(plan), running.record);
  await skipUnitsWithoutDatasets(entities, ledger, running);
  await writeLineage(plan, ledger, running);
  const outcomes = [...entities, ...ledger.outcomes];
  const exitCode = applyExitCode(outcomes, context.signal.aborted);
  // Everything was written and verified, but the receipt lacks an event.
  const lacksEvents = exitCode === exitCodes.ok && running.isReceiptBroken();
  return { outcomes, exitCode: lacksEvents ? exitCodes.partial : exitCode };
}

/**
 * Marks units as not attempted if datasets could not be written. Without `keepGoing` one failed
 * dataset stops all lineage. With it, only the units that need a failed dataset are skipped.
 */
async function skipUnitsWithoutDatasets(
  entityOutcomes: readonly UnitOutcome[],
  ledger: UnitLedger<ApprovedUnit>,
  context: RunningApply,
): Promise<void> {
  const unwritten = new Set(
    entityOutcomes
      .filter(({ outcome }) => outcome !== 'applied' && outcome !== 'unverified')
      .map(({ urn }) => urn),
  );
  if (unwritten.size === 0) return;
  for (const { unit } of ledger.states) {
    const missing = unitDatasets(unit).find((urn) => unwritten.has(urn));
    const message = `${missing} could not be created or updated first`;
    const reason = { code: codes['not-attempted'].code, message };
    if (missing !== undefined && !isHalted(context))
      await ledger.settle(unit.urn, 'not-attempted', reason);
    else if (!context.keepGoing || isHalted(context))
      await ledger.settle(unit.urn, 'not-attempted', notAttemptedReason(context));
  }
}

/**
 * Returns the exit code of an apply. A unit with the outcome `unknown` may be written, so it does
 * not count as "nothing was written". Lineage of others that our write undid is damage, not a
 * doubt.
 */
function applyExitCode(outcomes: readonly UnitOutcome[], interrupted: boolean): ExitCode {
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  if (outcomes.some(({ code }) => code === codes['others-lost'].code)) return exitCodes.partial;
  // The exit code of an interrupt promises that every outcome is known, so it must not hide a
  // doubt.
  const wasInterrupted =
    interrupted && outcomes.some(({ code }) => code === codes['not-attempted'].code);
  if (wasInterrupted && !kinds.has('unknown') && !kinds.has('unverified'))
    return exitCodes.interrupted;
  if (kinds.has('partial') || kinds.has('unknown')) return exitCodes.partial;
  if (kinds.has('failed') || kinds.has('not-attempted')) {
    const someWritten = kinds.has('applied') || kinds.has('unverified');
    return someWritten ? exitCodes.partial : exitCodes.error;
  }
  return kinds.has('unverified') ? exitCodes.unverified : exitCodes.ok;
}
