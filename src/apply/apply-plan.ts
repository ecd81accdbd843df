import { codes } from '../errors/codes.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { Plan } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { ApplyContext, RunningApply } from './apply-context.js';
import { approvedUnits, unitDatasets } from './approved-unit.js';
import { Breaker } from './breaker.js';
import { guardedRecord } from './guarded-record.js';
import { isHalted, whyStopped } from './stopping.js';
import { UnitLedger } from './unit-ledger.js';
import { verify } from './verify.js';
import { verifyEntities } from './verify-entities.js';
import { watchedWriter } from './watched-writer.js';
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
  const breaker = new Breaker();
  const { record, isBroken } = guardedRecord(context.record, breaker);
  const running: RunningApply = { ...context, record, breaker, writer: watchedWriter(context.writer, breaker) };
  const made = await writeEntities(plan, running);
  const entities = await verifyEntities(plan.writes.entities, made, running);
  const ledger = new UnitLedger(approvedUnits(plan), record);
  await leaveOut(made, ledger, running);
  await writeLineage(plan, ledger, running);
  await verify(ledger, running);
  const outcomes = [...entities, ...ledger.states.flatMap(({ outcome }) => outcome ?? [])];
  const wrote = ledger.states.some(({ writes }) => writes > 0);
  const exitCode = exitCodeOf(outcomes, { wrote, interrupted: context.signal.aborted });
  // All was written and confirmed, but the receipt does not say so.
  return { outcomes, exitCode: exitCode === exitCodes.ok && isBroken() ? exitCodes.partial : exitCode };
}

/** Lineage waits for datasets: all of it for all of them, or, where the run keeps going, each for its own. */
async function leaveOut(made: readonly UnitOutcome[], ledger: UnitLedger, { keepGoing, ...context }: RunningApply): Promise<void> {
  const unmade = new Set(made.filter(({ outcome }) => outcome !== 'applied').map(({ urn }) => urn));
  if (unmade.size === 0) return;
  for (const { unit } of ledger.states) {
    const missing = unitDatasets(unit).find((urn) => unmade.has(urn));
    const waits = { code: codes['not-attempted'].code, message: `${missing} was not made or mended first` };
    if (missing !== undefined && !isHalted(context)) await ledger.settle(unit.urn, 'not-attempted', waits);
    else if (!keepGoing || isHalted(context)) await ledger.settle(unit.urn, 'not-attempted', whyStopped(context));
  }
}

/** `unknown` may have been written, and a unit that failed may have been written by half: neither is "nothing was written". */
function exitCodeOf(
  outcomes: readonly UnitOutcome[],
  { wrote, interrupted }: { readonly wrote: boolean; readonly interrupted: boolean },
): ExitCode {
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  // An interrupt tells no more than that every outcome is known: what is in doubt must not hide behind it.
  const isCut = interrupted && outcomes.some(({ code }) => code === codes['not-attempted'].code);
  if (isCut && !kinds.has('unknown') && !kinds.has('unverified')) return exitCodes.interrupted;
  if (kinds.has('failed') || kinds.has('not-attempted') || kinds.has('unknown')) {
    const someWritten = wrote || kinds.has('applied') || kinds.has('unverified') || kinds.has('unknown');
    return someWritten ? exitCodes.partial : exitCodes.error;
  }
  return kinds.has('unverified') ? exitCodes.unverified : exitCodes.ok;
}
