import type { PullRequest } from '../github/repository.js';
import { wasApplied } from './apply-memory.js';
import type { Approval, Approvals } from './approval.js';
import type { ApprovalSource, Merge } from './approval-source.js';
import { findApprovedPlan } from './find-approved-plan.js';

/** Number of commits that are searched for merges. */
const MAX_COMMITS = 50;

/**
 * Finds plans that are approved and not applied yet: those of all pull requests that were merged
 * after the last successful apply of this stack. If a run fails or is cancelled while it waits, the
 * next run applies its merge.
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
