import type { ExitCode } from '../errors/exit-codes.js';
import { exitCodes } from '../errors/exit-codes.js';
import type { UnitOutcome } from '../model/receipt.js';
import type { Plan } from '../plan/plan.js';
import type { ApplyContext } from './apply-context.js';
import { lineageUnits } from './lineage-unit.js';
import { verify } from './verify.js';
import { writeEntities } from './write-entities.js';
import { type LineageResult, writeLineage } from './write-lineage.js';

/** What an apply came to: one outcome for each created dataset and each changed downstream. */
export interface ApplyOutcome {
  readonly outcomes: readonly UnitOutcome[];
  readonly exitCode: ExitCode;
}

/**
 * Carries out a plan: entities, then edges, then proposals, then a read-back.
 *
 * Writes nothing beyond the plan. What another writer changed in between is read again before each write, and a unit
 * that no longer fits is left alone.
 */
export async function applyPlan(plan: Plan, context: ApplyContext): Promise<ApplyOutcome> {
  const entities = await writeEntities(plan.writes.entities, context);
  const units = lineageUnits(plan);
  const halted = entities.some(({ outcome }) => outcome !== 'applied');
  const lineage = halted ? units.map(untouched) : await writeLineage(units, context);
  const outcomes = [...entities, ...(await verify(lineage, context))];
  return { outcomes, exitCode: exitCodeOf(outcomes, context.signal.aborted) };
}

function untouched(unit: LineageResult['unit']): LineageResult {
  return { unit, outcome: { urn: unit.urn, unit: 'lineage', outcome: 'not-attempted' } };
}

/** `unknown` may have been written, so it is never "nothing was written". */
function exitCodeOf(outcomes: readonly UnitOutcome[], interrupted: boolean): ExitCode {
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  if (interrupted && kinds.has('not-attempted')) return exitCodes.interrupted;
  if (kinds.has('failed') || kinds.has('not-attempted') || kinds.has('unknown')) {
    const someWritten = kinds.has('applied') || kinds.has('unverified') || kinds.has('unknown');
    return someWritten ? exitCodes.partial : exitCodes.error;
  }
  return kinds.has('unverified') ? exitCodes.unverified : exitCodes.ok;
}
