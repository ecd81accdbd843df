import type { PullRequest, WorkflowRun } from '../github/repository.js';
import { type ApprovalSource, isSameRepository, type Merge } from './approval-source.js';
import { runsPlan } from './runs-plan.js';

/**
 * Why a run does not count as the plan of a merged pull request; null where it does. Reads after "the plan of pull request 7".
 *
 * Whoever may push a branch can have check-runs and artifacts of any content made at the same commit: by a workflow file of
 * their own, or for a base of their own. So the run has to be of this pull request, and of a workflow file that was reviewed before.
 */
export async function whyNotReviewed(run: WorkflowRun, merge: Merge, source: ApprovalSource): Promise<string | null> {
  const why =
    whyOtherHead(run, merge, source) ??
    (await whyOtherBase(run, merge.pullRequest, source)) ??
    (await whyOtherWorkflow(run, merge, source));
  return why === null ? null : `${why} (run ${run.id})`;
}

function whyOtherHead(run: WorkflowRun, { pullRequest: { head, headBranch } }: Merge, { fullName }: ApprovalSource): string | null {
  if (run.event !== 'pull_request') return `was made on the event ${run.event} and not on pull_request`;
  if (!isSameRepository(run.headRepository, fullName)) return 'was made for another repository';
  if (run.head !== head) return 'was made for another commit than its last one';
  return run.branch === headBranch ? null : `was made for the branch ${run.branch} and not for ${headBranch}`;
}

/**
 * GitHub does not record the pull request of a run: `pull_requests` of a run lists what is open at its commit now, and nothing
 * after the merge. So the run counts only where no pull request of this branch went into another base.
 */
async function whyOtherBase(run: WorkflowRun, pull: PullRequest, { repository }: ApprovalSource): Promise<string | null> {
  if (await repository.wasRetargeted(pull.number))
    return 'may be of another base, since the base of the pull request was changed: open a new pull request instead of that';
  for (const other of await repository.pullRequestsFromBranch(pull.headBranch)) {
    if (other.number === pull.number || !mayHaveMade(other, run)) continue;
    const { number, baseBranch } = other;
    const one = 'keep one pull request for each branch';
    if (baseBranch !== pull.baseBranch)
      return `may be of pull request ${number}, which goes from the same branch ${pull.headBranch} into ${baseBranch}: ${one}`;
    if (await repository.wasRetargeted(number))
      return `may be of pull request ${number}, which went from the same branch ${pull.headBranch} into another base: ${one}`;
  }
  return null;
}

/** A closed pull request keeps its last commit. So a run of an earlier commit began before the pull request was closed. */
function mayHaveMade({ openedAt, closedAt, head }: PullRequest, run: WorkflowRun): boolean {
  return openedAt <= run.createdAt && (closedAt === null || closedAt >= run.createdAt || head === run.head);
}

/** GitHub runs the workflow file of the merge of head and base. It is that of the base only where the head has no other. */
async function whyOtherWorkflow({ path }: WorkflowRun, { pullRequest, before }: Merge, source: ApprovalSource): Promise<string | null> {
  const { repository, planWorkflows, actionRepository } = source;
  const { head, baseBranch } = pullRequest;
  if (planWorkflows.length > 0 && !planWorkflows.includes(path))
    return `was made by ${path}, and the input plan-workflow names ${planWorkflows.join(', ')}`;
  const reviewed = before === null ? undefined : (await repository.workflowFiles(before)).get(path);
  if (reviewed === undefined)
    return `was made by ${path}, which ${baseBranch} did not have before the merge: merge the workflow file first`;
  if (planWorkflows.length === 0 && !runsPlan(await repository.blobText(reviewed), actionRepository))
    return `was made by ${path}, where ${baseBranch} has no step with command: plan of this action: name the file in the input plan-workflow`;
  const atHead = (await repository.workflowFiles(head)).get(path);
  return atHead === reviewed
    ? null
    : `was made by ${path}, which differs from that of ${baseBranch}: merge ${baseBranch} into the branch, and change the workflow file in a pull request of its own`;
}
