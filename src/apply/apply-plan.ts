import type { ExitCode } from '../errors/exit-codes.js';
import { exitCodes } from '../errors/exit-codes.js';
import type { Plan } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { ApplyContext } from './apply-context.js';
import { approvedUnits } from './approved-unit.js';
import { UnitLedger } from './unit-ledger.js';
import { verify } from './verify.js';
import { verifyEntities } from './verify-entities.js';
import { writeEntities } from './write-entities.js';
import { writeLineage } from './write-lineage.js';

/** What an apply came to: one outcome for each created dataset and each changed downstream. */
export interface ApplyOutcome {
  readonly outcomes: readonly UnitOutcome[];
  readonly exitCode: ExitCode;
}

/**
 * Carries out a plan: entities, then edges that come, then proposals, then edges that leave, then a read-back.
 *
 * Writes nothing beyond the plan. What another writer changed in between is read again before each write, and a unit
 * that no longer fits is left alone.
 */
export async function applyPlan(plan: Plan, context: ApplyContext): Promise<ApplyOutcome> {
  const made = await writeEntities(plan, context);
  const entities = await verifyEntities(plan.writes.entities, made, context);
  const ledger = new UnitLedger(approvedUnits(plan), context.record);
  if (made.every(({ outcome }) => outcome === 'applied')) {
    await writeLineage(plan, ledger, context);
    await verify(ledger, context);
  } else {
    for (const { unit } of ledger.states) await ledger.settle(unit.urn, 'not-attempted');
  }
  const outcomes = [...entities, ...ledger.states.flatMap(({ outcome }) => outcome ?? [])];
  const wrote = ledger.states.some(({ writes }) => writes > 0);
  return { outcomes, exitCode: exitCodeOf(outcomes, { wrote, interrupted: context.signal.aborted }) };
}

/** `unknown` may have been written, and a unit that failed may have been written by half: neither is "nothing was written". */
function exitCodeOf(
  outcomes: readonly UnitOutcome[],
  { wrote, interrupted }: { readonly wrote: boolean; readonly interrupted: boolean },
): ExitCode {
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  if (interrupted && kinds.has('not-attempted') && !kinds.has('unknown')) return exitCodes.interrupted;
  if (kinds.has('failed') || kinds.has('not-attempted') || kinds.has('unknown')) {
    const someWritten = wrote || kinds.has('applied') || kinds.has('unverified') || kinds.has('unknown');
    return someWritten ? exitCodes.partial : exitCodes.error;
  }
  return kinds.has('unverified') ? exitCodes.unverified : exitCodes.ok;
}
