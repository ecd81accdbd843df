import { HeadwaterError } from '../../errors/headwater-error.js';
import {
  type CheckRun,
  isSameRepository,
  type PullRequest,
  type RunJob,
  type WorkflowRun,
} from '../github/repository.js';
import { applyCheckName } from '../publish/check-run.js';
import { parseRunReference } from '../publish/run-reference.js';
import type { Approval, ApprovalSource, Approvals, Merge } from './approval.js';
import { findApprovedPlan } from './find-approved-plan.js';

/** The number of commits to search for merges. */
const MAX_COMMITS = 50;

/**
 * Finds plans that are approved and not applied yet: the plans of all pull requests that were
 * merged after the last successful apply of this stack. If a run fails or is cancelled while it
 * waits, the next run applies its merge.
 *
 * Follows first parents: they are the history of the branch for merges, squashes and rebases alike.
 *
 * @param commit The checked-out commit.
 */
export async function findApprovals(commit: string, source: ApprovalSource): Promise<Approvals> {
  const { branch } = source;
  // One more commit: the base of the oldest merge.
  const commits = await source.repository.firstParents(branch, MAX_COMMITS + 1);
  const at = commits.slice(0, MAX_COMMITS).indexOf(commit);
  if (at < 0)
    return {
      kind: 'not-found',
      why: `${commit} is not among the last ${MAX_COMMITS} commits of ${branch}`,
    };
  for (const newer of commits.slice(0, at))
    if (await wasApplied(newer, source)) return { kind: 'superseded', by: newer };
  return await collectApprovals({ commits, from: at }, source);
}

interface CommitRange {
  /** Newest first. */
  readonly commits: readonly string[];
  /** Index of the checked-out commit. */
  readonly from: number;
}

async function collectApprovals(
  { commits, from }: CommitRange,
  source: ApprovalSource,
): Promise<Approvals> {
  const merges = new Map<number, Merge>();
  const own: number[] = [];
  for (const [i, commit] of commits.slice(0, MAX_COMMITS).entries()) {
    if (i < from) continue;
    // An apply of the same commit may be repeated, to repair later changes of the catalog.
    if (i > from && (await wasApplied(commit, source))) break;
    for (const pullRequest of await findMergedPullRequests(commit, source)) {
      if (i === from) own.push(pullRequest.number);
      // All commits of a rebase belong to one pull request. Its base is below the oldest of them.
      // The map keeps its first position.
      merges.set(pullRequest.number, { pullRequest, before: commits[i + 1] ?? null });
    }
  }
  const approvals: Approval[] = [];
  for (const merge of merges.values()) approvals.push(await findApprovedPlan(merge, source));
  return { kind: 'found', approvals, own };
}

async function findMergedPullRequests(
  commit: string,
  { repository, branch }: ApprovalSource,
): Promise<readonly PullRequest[]> {
  const pulls = await repository.pullRequestsWithCommit(commit);
  return pulls.filter(({ merged, baseBranch }) => merged && baseBranch === branch);
}

/**
 * Returns true if an apply of this stack succeeded at a commit. Each apply creates a check-run at
 * its commit.
 *
 * Any workflow with `checks: write` can create such a check-run, on any branch. It counts only if
 * it names a run of the apply workflow, on the applied branch, of that commit, with a successful
 * job.
 */
async function wasApplied(commit: string, source: ApprovalSource): Promise<boolean> {
  const { repository, named, apps, warn } = source;
  const name = applyCheckName(named);
  for (const check of await repository.checkRuns(commit, name)) {
    if (check.conclusion !== 'success' || check.app === null || !apps.has(check.app)) continue;
    const why = await whyIgnored(check, commit, source);
    if (why === null) return true;
    warn(
      new HeadwaterError(
        'apply-memory-ignored',
        `the check-run "${name}" of commit ${commit} is ignored: ${why}`,
      ),
    );
  }
  return false;
}

async function whyIgnored(
  { text }: CheckRun,
  commit: string,
  source: ApprovalSource,
): Promise<string | null> {
  const id = parseRunReference(text);
  if (id === undefined) return 'it names no run';
  const run = await source.repository.workflowRun(id);
  if (run === null) return `it names run ${id}, which does not exist`;
  const why = whyForeign(run, commit, source);
  if (why !== null) return `it names run ${id} ${why}`;
  const jobs = await source.repository.jobs(id);
  return jobs.some(mayHaveApplied)
    ? null
    : `it names run ${id}, and no job of it that applies succeeded`;
}

/** The job of the reusable workflow that looks for drift, in the same file as the apply. */
const DRIFT_JOB = ' / drift';

function mayHaveApplied({ name, conclusion }: RunJob): boolean {
  return conclusion === 'success' && !name.endsWith(DRIFT_JOB);
}

/** Events that an apply runs on. */
const EVENTS: ReadonlySet<string> = new Set(['push', 'workflow_dispatch', 'schedule']);

function whyForeign(
  run: WorkflowRun,
  commit: string,
  { fullName, branch, applyWorkflow }: ApprovalSource,
): string | null {
  if (run.path !== applyWorkflow) return `of ${run.path}, and applies are made by ${applyWorkflow}`;
  if (!EVENTS.has(run.event)) return `on the event ${run.event}`;
  if (!isSameRepository(run.headRepository, fullName))
    return `of the repository ${run.headRepository}, and not of ${fullName}`;
  if (run.branch !== branch) return `on the branch ${run.branch}, and not on ${branch}`;
  return run.head === commit ? null : 'of another commit';
}
