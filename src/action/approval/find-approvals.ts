import type { PullRequest } from '../github/repository.js';
import { wasApplied } from './apply-memory.js';
import type { Approval, Approvals } from './approval.js';
import type { ApprovalSource, Merge } from './approval-source.js';
import { findApprovedPlan } from './find-approved-plan.js';

/** How far back merges are looked for that are not applied yet. */
const MAX_COMMITS = 50;

/**
 * What was approved and is not applied yet: the plans of all pull requests that were merged after the last successful
 * apply of this stack. A run that was cancelled while it waited, or that failed, leaves its merge to the next one.
 *
 * Follows first parents, which are the branch as it was pushed, whether it got merges, squashes or rebased commits.
 *
 * @param commit the one that is checked out
 */
export async function findApprovals(commit: string, source: ApprovalSource): Promise<Approvals> {
  const { branch } = source;
  // One more, which is what the oldest merge was made into.
  const commits = await source.repository.firstParents(branch, MAX_COMMITS + 1);
  const at = commits.slice(0, MAX_COMMITS).indexOf(commit);
  if (at < 0) return { kind: 'not-found', why: `${commit} is not among the last ${MAX_COMMITS} commits of ${branch}` };
  for (const newer of commits.slice(0, at)) if (await wasApplied(newer, source)) return { kind: 'superseded', by: newer };
  return await collectApprovals({ commits, from: at }, source);
}

interface CommitRange {
  /** Newest first. */
  readonly commits: readonly string[];
  /** Where our own commit is among them. */
  readonly from: number;
}

async function collectApprovals({ commits, from }: CommitRange, source: ApprovalSource): Promise<Approvals> {
  const merges = new Map<number, Merge>();
  const own: number[] = [];
  for (const [i, commit] of commits.slice(0, MAX_COMMITS).entries()) {
    if (i < from) continue;
    // Of our own commit an apply may be repeated, to mend what has changed since.
    if (i > from && (await wasApplied(commit, source))) break;
    for (const pullRequest of await findMergedPullRequests(commit, source)) {
      if (i === from) own.push(pullRequest.number);
      // The commits of a rebase all lead to the same pull request: it was merged below the oldest of them, and keeps its place.
      merges.set(pullRequest.number, { pullRequest, before: commits[i + 1] ?? null });
    }
  }
  const approvals: Approval[] = [];
  for (const merge of merges.values()) approvals.push(await findApprovedPlan(merge, source));
  return { kind: 'found', approvals, own };
}

async function findMergedPullRequests(commit: string, { repository, branch }: ApprovalSource): Promise<readonly PullRequest[]> {
  const pulls = await repository.pullRequestsWithCommit(commit);
  return pulls.filter(({ merged, baseBranch }) => merged && baseBranch === branch);
}
