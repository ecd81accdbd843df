import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyReport } from '../../report/document/report-document.js';
import { parseSavedPlan } from '../../tasks/plan/read-saved-plan.js';
import { type CheckRun, isSameRepository } from '../github/repository.js';
import { planCheckName } from '../publish/check-run.js';
import { parseRunReference } from '../publish/run-reference.js';
import type { Approval, ApprovalSource, Merge } from './approval.js';
import { findInPlanArtifacts, PLAN_ARTIFACT } from './plan-artifacts.js';
import { whyNotReviewed } from './why-not-reviewed.js';

/**
 * Finds the plan that a merge approved: the plan that the last run on the pull request showed. The
 * check-run on the final head names the run, and an artifact of that run holds the plan. The
 * comment is never used, because others can edit it.
 *
 * The check-run names the effect, and only a plan with that effect counts. Any workflow can create
 * a check-run, but only the run itself can upload its artifacts. So the run must belong to the
 * review.
 */
export async function findApprovedPlan(merge: Merge, source: ApprovalSource): Promise<Approval> {
  const { pullRequest } = merge;
  const notApproved = (why: string): Approval => ({ kind: 'not-approved', pullRequest, why });
  if (!isSameRepository(pullRequest.headRepository, source.fullName))
    return notApproved('comes from a fork, and plans of forks are not made against the catalog');
  const name = planCheckName(source.named);
  const check = (await source.repository.checkRuns(pullRequest.head, name)).find((one) =>
    isTrustedCheckRun(one, source),
  );
  if (!check) return notApproved(`was never made: its last commit has no check-run "${name}"`);
  if (check.externalId === null) return notApproved('could not be applied');
  const run = parseRunReference(check.text);
  const made = run === undefined ? null : await source.repository.workflowRun(run);
  if (run === undefined || made === null)
    return notApproved('names no run, or a run that no longer exists');
  const why = await whyNotReviewed(made, merge, source);
  if (why !== null) return notApproved(why);
  const plan = await findPlanInRun(run, check.externalId, source);
  return plan === null
    ? notApproved(
        `is no longer in an artifact of run ${run} whose name begins with ${PLAN_ARTIFACT}`,
      )
    : { kind: 'approved', pullRequest, plan };
}

function isTrustedCheckRun({ app, status }: CheckRun, { apps }: ApprovalSource): boolean {
  return status === 'completed' && app !== null && apps.has(app);
}

async function findPlanInRun(
  run: number,
  effect: string,
  { repository }: ApprovalSource,
): Promise<ApplyReport['plan'] | null> {
  return await findInPlanArtifacts(repository, run, (text) => {
    const plan = parsePlan(text);
    return plan?.digests.effect === effect ? plan : null;
  });
}

/** Parses a saved plan. Returns null for any other file of the archive. */
function parsePlan(text: string): ApplyReport['plan'] | null {
  try {
    const plan = parseSavedPlan(text, 'the artifact');
    return plan.base === null ? plan : null;
  } catch (error) {
    if (error instanceof HeadwaterError) return null;
    throw error;
  }
}
