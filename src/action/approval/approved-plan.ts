import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApplyReport } from '../../report/report-document.js';
import { parseSavedPlan } from '../../tasks/read-saved-plan.js';
import { readArchive } from '../github/read-archive.js';
import type { CheckRun, PullRequest, Repository } from '../github/repository.js';
import { type NamedStack, planCheckName } from '../publish/check-names.js';
import { referencedRun } from '../publish/run-reference.js';
import type { Approval } from './approval.js';

export interface ApprovalSource {
  readonly repository: Repository;
  /** `owner/name`. */
  readonly fullName: string;
  readonly named: NamedStack;
  /** Slugs of the apps whose check-runs count. */
  readonly apps: ReadonlySet<string>;
}

/** What an artifact with a plan is called, or begins with where one run plans several stacks. */
const PLAN_ARTIFACT = 'headwater-plan';

/**
 * The plan that the last run on a pull request showed, and that was approved by merging it: from the check-run on its
 * final head, by way of the run that made it, out of that run's artifact. Never from the comment, which others may edit.
 *
 * The check-run names the effect; an artifact counts only with a plan of that very effect.
 */
export async function approvedPlan(pullRequest: PullRequest, source: ApprovalSource): Promise<Approval> {
  const not = (why: string): Approval => ({ kind: 'not-approved', pullRequest, why });
  if (!isSame(pullRequest.headRepository, source.fullName)) return not('is of a fork, whose plans are not made against the catalog');
  const name = planCheckName(source.named);
  const check = (await source.repository.checkRuns(pullRequest.head, name)).find((one) => isOurs(one, source));
  if (!check) return not(`was never made: its last commit has no check-run "${name}"`);
  if (check.externalId === null) return not('could not be applied as it was');
  const run = referencedRun(check.text);
  if (run === undefined || !(await isRunOf(run, pullRequest, source))) return not(`is of a run that was not of its last commit`);
  const plan = await planOfRun(run, check.externalId, source);
  return plan === null
    ? not(`is in no artifact of run ${run} any more, whose name begins with ${PLAN_ARTIFACT}`)
    : { kind: 'approved', pullRequest, plan };
}

function isOurs({ app, status }: CheckRun, { apps }: ApprovalSource): boolean {
  return status === 'completed' && app !== null && apps.has(app);
}

/** Names of repositories are compared as GitHub does. */
function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

async function isRunOf(id: number, { head }: PullRequest, { repository, fullName }: ApprovalSource): Promise<boolean> {
  const run = await repository.workflowRun(id);
  return run !== null && run.event === 'pull_request' && run.head === head && isSame(run.headRepository, fullName);
}

async function planOfRun(run: number, effect: string, { repository }: ApprovalSource): Promise<ApplyReport['plan'] | null> {
  const artifacts = await repository.artifacts(run);
  for (const { id, name, expired } of artifacts) {
    if (expired || !name.startsWith(PLAN_ARTIFACT)) continue;
    const bytes = await repository.downloadArtifact(id);
    const found =
      bytes &&
      readArchive(bytes)
        .map((text) => planIn(text))
        .find((plan) => plan?.digests.effect === effect);
    if (found) return found;
  }
  return null;
}

/** Null for whatever else is in the archive. */
function planIn(text: string): ApplyReport['plan'] | null {
  try {
    const plan = parseSavedPlan(text, 'the artifact');
    return plan.base === null ? plan : null;
  } catch (error) {
    if (error instanceof HeadwaterError) return null;
    throw error;
  }
}
