import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyReport } from '../../report/report-document.js';
import { parseSavedPlan } from '../../tasks/read-saved-plan.js';
import { readArchive } from '../github/read-archive.js';
import type { CheckRun } from '../github/repository.js';
import { planCheckName } from '../publish/check-names.js';
import { parseRunReference } from '../publish/run-reference.js';
import type { Approval } from './approval.js';
import { type ApprovalSource, isSameRepository, type Merge } from './approval-source.js';
import { whyNotReviewed } from './why-not-reviewed.js';

/** What an artifact with a plan is called, or begins with where one run plans several stacks. */
const PLAN_ARTIFACT = 'headwater-plan';

/**
 * The plan that the last run on a pull request showed, and that was approved by merging it: from the check-run on its
 * final head, by way of the run that made it, out of that run's artifact. Never from the comment, which others may edit.
 *
 * The check-run names the effect; an artifact counts only with a plan of that very effect. Any workflow can make the check-run,
 * but only the run itself its artifacts: so it is the run that has to be of the review.
 */
export async function findApprovedPlan(merge: Merge, source: ApprovalSource): Promise<Approval> {
  const { pullRequest } = merge;
  const notApproved = (why: string): Approval => ({ kind: 'not-approved', pullRequest, why });
  if (!isSameRepository(pullRequest.headRepository, source.fullName))
    return notApproved('is of a fork, whose plans are not made against the catalog');
  const name = planCheckName(source.named);
  const check = (await source.repository.checkRuns(pullRequest.head, name)).find((one) => isTrustedCheckRun(one, source));
  if (!check) return notApproved(`was never made: its last commit has no check-run "${name}"`);
  if (check.externalId === null) return notApproved('could not be applied as it was');
  const run = parseRunReference(check.text);
  const made = run === undefined ? null : await source.repository.workflowRun(run);
  if (run === undefined || made === null) return notApproved('names no run, or one that is not there any more');
  const why = await whyNotReviewed(made, merge, source);
  if (why !== null) return notApproved(why);
  const plan = await findPlanInRun(run, check.externalId, source);
  return plan === null
    ? notApproved(`is in no artifact of run ${run} any more, whose name begins with ${PLAN_ARTIFACT}`)
    : { kind: 'approved', pullRequest, plan };
}

function isTrustedCheckRun({ app, status }: CheckRun, { apps }: ApprovalSource): boolean {
  return status === 'completed' && app !== null && apps.has(app);
}

async function findPlanInRun(run: number, effect: string, { repository }: ApprovalSource): Promise<ApplyReport['plan'] | null> {
  const artifacts = await repository.artifacts(run);
  for (const { id, name, expired } of artifacts) {
    if (expired || !name.startsWith(PLAN_ARTIFACT)) continue;
    const bytes = await repository.downloadArtifact(id);
    const found =
      bytes &&
      readArchive(bytes)
        .map((text) => parsePlan(text))
        .find((plan) => plan?.digests.effect === effect);
    if (found) return found;
  }
  return null;
}

/** Null for whatever else is in the archive. */
function parsePlan(text: string): ApplyReport['plan'] | null {
  try {
    const plan = parseSavedPlan(text, 'the artifact');
    return plan.base === null ? plan : null;
  } catch (error) {
    if (error instanceof HeadwaterError) return null;
    throw error;
  }
}
