import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { readReceipt } from '../files/read-receipt.js';
import { readTextFile } from '../files/read-text-file.js';
import { editedPlan } from '../plan/edited-files.js';
import type { Plan, PlanDocument } from '../plan/plan.js';
import { isEditedPlan } from '../plan/plan-digest.js';
import { readPlan } from '../plan/read-plan.js';
import { MAX_SAVED_BYTES, type SavedFile } from './saved-file.js';

/**
 * Reads a plan that `plan --out` saved, for an apply. Nothing in it is executed. An edited plan says so in its findings, and is
 * read all the same: it is only a ceiling.
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
  if (plan.ok) return tellEdited(plan.value);
  const what = readReceipt(text).ok ? 'is a receipt, not a plan' : plan.problem;
  throw badPlanFile(`${shownAs} ${what}`);
}

/** Keeps the digest as it stands in the file, so that the plan is known as edited wherever it goes. */
function tellEdited<T extends PlanDocument>(plan: T): T {
  if (!isEditedPlan(plan)) return plan;
  const edited = editedPlan();
  // What `show --format json` printed of an edited plan says so already.
  const others = plan.findings.filter(({ message }) => message !== edited.message);
  return { ...plan, findings: [...others, edited] };
}

function badPlanFile(message: string): HeadwaterError {
  return new HeadwaterError('bad-plan-file', message, {
    exitCode: exitCodes.usage,
    hint: 'make a plan file with: headwater plan --out FILE',
  });
}
