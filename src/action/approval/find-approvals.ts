import type { PullRequest } from '../github/repository.js';
import { applyCheckName } from '../publish/check-names.js';
import type { Approval, Approvals } from './approval.js';
import { type ApprovalSource, approvedPlan } from './approved-plan.js';

/** How far back merges are looked for that are not applied yet. */
const MAX_COMMITS = 50;

export interface Since {
  readonly branch: string;
  /** The one that is checked out. */
  readonly commit: string;
}

/**
 * What was approved and is not applied yet: the plans of all pull requests that were merged after the last successful
 * apply of this stack. A run that was cancelled while it waited, or that failed, leaves its merge to the next one.
 *
 * Follows first parents, which are the branch as it was pushed, whether it got merges, squashes or rebased commits.
 */
export async function findApprovals({ branch, commit }: Since, source: ApprovalSource): Promise<Approvals> {
  const commits = await source.repository.firstParents(branch, MAX_COMMITS);
  const at = commits.indexOf(commit);
  if (at < 0) return { kind: 'not-found', why: `${commit} is not among the last ${MAX_COMMITS} commits of ${branch}` };
  for (const newer of commits.slice(0, at)) if (await wasApplied(newer, source)) return { kind: 'superseded', by: newer };
  return await approvalsOf(commits.slice(at), branch, source);
}

async function approvalsOf(commits: readonly string[], branch: string, source: ApprovalSource): Promise<Approvals> {
  const approvals = new Map<number, Approval>();
  const own: number[] = [];
  for (const [i, commit] of commits.entries()) {
    // Of our own commit an apply may be repeated, to mend what has changed since.
    if (i > 0 && (await wasApplied(commit, source))) break;
    for (const pull of await mergedWith(commit, branch, source)) {
      if (i === 0) own.push(pull.number);
      // The commits of a rebase all lead to the same pull request.
      if (!approvals.has(pull.number)) approvals.set(pull.number, await approvedPlan(pull, source));
    }
  }
  return { kind: 'found', approvals: [...approvals.values()], own };
}

async function wasApplied(commit: string, { repository, named, apps }: ApprovalSource): Promise<boolean> {
  const checks = await repository.checkRuns(commit, applyCheckName(named));
  return checks.some(({ app, conclusion }) => conclusion === 'success' && app !== null && apps.has(app));
}

async function mergedWith(commit: string, branch: string, { repository }: ApprovalSource): Promise<readonly PullRequest[]> {
  const pulls = await repository.pullRequestsOf(commit);
  return pulls.filter(({ merged, baseBranch }) => merged && baseBranch === branch);
}
