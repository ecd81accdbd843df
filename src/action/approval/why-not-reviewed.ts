import { readYamlValue } from '../../tasks/process/job-files.js';
import { isSameRepository, type PullRequest, type WorkflowRun } from '../github/repository.js';
import { valueAt } from '../value-at.js';
import type { ApprovalSource, Merge } from './approval.js';

/**
 * Returns why a run does not count as the plan of a merged pull request, or null if it counts. The
 * text follows "the plan of pull request 7" in a sentence.
 *
 * Any user who may push a branch can create check-runs and artifacts of any content at the same
 * commit: with a workflow file or a base of their own. So the run must belong to this pull request,
 * and its workflow file must have been reviewed before.
 */
export async function whyNotReviewed(
  run: WorkflowRun,
  merge: Merge,
  source: ApprovalSource,
): Promise<string | null> {
  const why =
    whyOtherHead(run, merge, source) ??
    (await whyOtherBase(run, merge.pullRequest, source)) ??
    (await whyOtherWorkflow(run, merge, source));
  return why === null ? null : `${why} (run ${run.id})`;
}

function whyOtherHead(
  run: WorkflowRun,
  { pullRequest: { head, headBranch } }: Merge,
  { fullName }: ApprovalSource,
): string | null {
  if (run.event !== 'pull_request')
    return `was made on the event ${run.event} and not on pull_request`;
  if (!isSameRepository(run.headRepository, fullName)) return 'was made for another repository';
  if (run.head !== head) return 'was made for another commit than its last one';
  return run.branch === headBranch
    ? null
    : `was made for the branch ${run.branch} and not for ${headBranch}`;
}

/**
 * GitHub does not record the pull request of a run: `pull_requests` of a run lists the pull
 * requests that are open at its commit now, and none after the merge. So the run counts only if no
 * pull request of this branch had another base.
 */
async function whyOtherBase(
  run: WorkflowRun,
  pull: PullRequest,
  { repository }: ApprovalSource,
): Promise<string | null> {
  if (await repository.wasRetargeted(pull.number))
    return 'may have been made for another base, because the base of the pull request was changed: open a new pull request instead';
  for (const other of await repository.pullRequestsFromBranch(pull.headBranch)) {
    if (other.number === pull.number || !mayHaveMade(other, run)) continue;
    const { number, baseBranch } = other;
    const one = 'keep one pull request for each branch';
    if (baseBranch !== pull.baseBranch)
      return `may belong to pull request ${number}, which goes from the same branch ${pull.headBranch} into ${baseBranch}: ${one}`;
    if (await repository.wasRetargeted(number))
      return `may belong to pull request ${number}, which went from the same branch ${pull.headBranch} into another base: ${one}`;
  }
  return null;
}

/**
 * Returns true if the run can belong to this pull request. A closed pull request keeps its last
 * commit, so a run of an earlier commit began before the pull request was closed.
 */
function mayHaveMade({ openedAt, closedAt, head }: PullRequest, run: WorkflowRun): boolean {
  return (
    openedAt <= run.createdAt &&
    (closedAt === null || closedAt >= run.createdAt || head === run.head)
  );
}

/**
 * GitHub runs the workflow file of the merge of head and base. It is the reviewed file only if the
 * head has the same file as the base.
 */
async function whyOtherWorkflow(
  { path }: WorkflowRun,
  { pullRequest, before }: Merge,
  source: ApprovalSource,
): Promise<string | null> {
  const { repository, planWorkflows, actionRepository } = source;
  const { head, baseBranch } = pullRequest;
  if (planWorkflows.length > 0 && !planWorkflows.includes(path))
    return `was made by ${path}, and the input plan-workflow names ${planWorkflows.join(', ')}`;
  const reviewed = before === null ? undefined : (await repository.workflowFiles(before)).get(path);
  if (reviewed === undefined)
    return `was made by ${path}, which ${baseBranch} did not have before the merge: merge the workflow file first`;
  if (
    planWorkflows.length === 0 &&
    !runsPlan(await repository.blobText(reviewed), actionRepository)
  )
    return `was made by ${path}, where ${baseBranch} has no job of lineage.yml and no step with command: plan of this action: name the file in the input plan-workflow`;
  const atHead = (await repository.workflowFiles(head)).get(path);
  return atHead === reviewed
    ? null
    : `was made by ${path}, which differs from the same file on ${baseBranch}: merge ${baseBranch} into the branch, and change the workflow file in a pull request of its own`;
}

/** The reusable workflow of the repository of the action. Its plan job runs on pull requests. */
const LINEAGE_WORKFLOW = '/.github/workflows/lineage.yml';

/**
 * Returns true if a workflow file has a step of this action with the input `command: plan`, or a
 * job that calls the reusable workflow of its repository.
 *
 * @param action `owner/name` of the action. Null if the workflow uses it from the checkout.
 */
export function runsPlan(workflow: string, action: string | null): boolean {
  const jobs = listValues(valueAt(readYamlValue(workflow), 'jobs'));
  const steps = jobs.flatMap((job) => listValues(valueAt(job, 'steps')));
  return (
    jobs.some(
      (job) => action !== null && isAction(valueAt(job, 'uses'), action + LINEAGE_WORKFLOW),
    ) ||
    steps.some(
      (step) =>
        isAction(valueAt(step, 'uses'), action) && valueAt(step, 'with', 'command') === 'plan',
    )
  );
}

function isAction(uses: unknown, action: string | null): boolean {
  if (typeof uses !== 'string') return false;
  return action === null
    ? uses.startsWith('./')
    : uses.toLowerCase().startsWith(`${action.toLowerCase()}@`);
}

function listValues(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
