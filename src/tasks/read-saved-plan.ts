import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { readReceipt } from '../files/read-receipt.js';
import { readTextFile } from '../files/read-text-file.js';
import type { Plan, PlanDocument } from '../plan/plan.js';
import { readPlan } from '../plan/read-plan.js';
import { MAX_SAVED_BYTES, type SavedFile } from './saved-file.js';

/**
 * Reads a plan that `plan --out` saved, for an apply. Nothing in it is executed.
 *
 * @throws HeadwaterError `unreadable-file` or `bad-plan-file`, exit code 64
 */
export async function readSavedPlan({ path, shownAs }: SavedFile): Promise<Plan> {
  const plan = parseSavedPlan(await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES }), shownAs);
  if (plan.base === null) return plan;
  throw badPlanFile(`${shownAs} compares two revisions, and no catalog was asked: there is nothing to apply`);
}

/** @throws HeadwaterError `bad-plan-file`, exit code 64 */
export function parseSavedPlan(text: string, shownAs: string): PlanDocument {
  const plan = readPlan(text);
  if (plan.ok) return plan.value;
  const what = readReceipt(text).ok ? 'is a receipt, not a plan' : plan.problem;
  throw badPlanFile(`${shownAs} ${what}`);
}

function badPlanFile(message: string): HeadwaterError {
  return new HeadwaterError('bad-plan-file', message, {
    exitCode: exitCodes.usage,
    hint: 'make a plan file with: headwater plan --out FILE',
  });
}
