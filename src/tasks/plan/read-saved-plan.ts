import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { readPlan } from '../../files/documents/read-plan.js';
import { readReceipt } from '../../files/read-receipt.js';
import { readTextFile } from '../../files/read-text-file.js';
import type { Plan, PlanDocument } from '../../plan/document/plan.js';
import { isEditedPlan } from '../../plan/document/plan-digest.js';
import { editedPlanFinding, MAX_SAVED_BYTES, type SavedFile } from '../process/saved-file.js';

/**
 * Reads a plan that `plan --out` saved, for an apply. The plan is only a ceiling: no apply executes
 * it. So an edited plan is accepted too, with a finding that says that it was edited.
 *
 * @throws HeadwaterError `unreadable-file` or `bad-plan-file`, exit code 64
 */
export async function readSavedPlan({ path, shownAs }: SavedFile): Promise<Plan> {
  const plan = parseSavedPlan(
    await readTextFile({ path, shownAs, maxBytes: MAX_SAVED_BYTES }),
    shownAs,
  );
  if (plan.base === null) return plan;
  throw badPlanFile(
    `${shownAs} compares two revisions, and no catalog was asked: there is nothing to apply`,
  );
}

/** @throws HeadwaterError `bad-plan-file`, exit code 64 */
export function parseSavedPlan(text: string, shownAs: string): PlanDocument {
  const plan = readPlan(text);
  if (plan.ok) return addEditedFinding(plan.value);
  const what = readReceipt(text).ok ? 'is a receipt, not a plan' : plan.problem;
  throw badPlanFile(`${shownAs} ${what}`);
}

/** Parses a plan of an untrusted source. Null for any text without correct digests. */
export function parseIntactPlan(text: string): PlanDocument | null {
  const plan = readPlan(text);
  return plan.ok && !isEditedPlan(plan.value) ? plan.value : null;
}

/** Adds a finding to an edited plan. The plan keeps its digest, so it always shows as edited. */
function addEditedFinding<T extends PlanDocument>(plan: T): T {
  if (!isEditedPlan(plan)) return plan;
  const edited = editedPlanFinding();
  // The output of `show --format json` for an edited plan already has this finding.
  const others = plan.findings.filter(({ message }) => message !== edited.message);
  return { ...plan, findings: [...others, edited] };
}

function badPlanFile(message: string): HeadwaterError {
  return new HeadwaterError('bad-plan-file', message, {
    exitCode: exitCodes.usage,
    hint: 'make a plan file with: headwater plan --out FILE',
  });
}
