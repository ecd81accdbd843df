import type { GitHubClient } from './client.js';
import { isSameRepository, type PullRequest, type Repository } from './repository.js';

type PullRequests = Pick<
  Repository,
  | 'pullRequest'
  | 'changedFiles'
  | 'pullRequestsWithCommit'
  | 'pullRequestsFromBranch'
  | 'wasRetargeted'
>;

export function pullRequests({ octokit, ownerAndRepo, call }: GitHubClient): PullRequests {
  const fullName = `${ownerAndRepo.owner}/${ownerAndRepo.repo}`;
  return {
    pullRequest: async (number) => {
      const parameters = { ...ownerAndRepo, pull_number: number };
      const { data } = await call('pullRequest', () =>
        octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters),
      );
      return toPullRequest(data);
    },
    changedFiles: async (number) => {
      const parameters = { ...ownerAndRepo, pull_number: number, per_page: 100 };
      const files = await call('changedFiles', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', parameters),
      );
      return files.flatMap(({ filename, previous_filename: previous }) =>
        previous === undefined ? [filename] : [filename, previous],
      );
    },
    pullRequestsWithCommit: async (commit) => {
      const parameters = { ...ownerAndRepo, commit_sha: commit, per_page: 100 };
      const found = await call('pullRequestsWithCommit', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', parameters),
      );
      return found.map(toPullRequest);
    },
    pullRequestsFromBranch: async (branch, of = fullName) => {
      const parameters = {
        ...ownerAndRepo,
        head: `${of.split('/')[0]}:${branch}`,
        state: 'all',
        per_page: 100,
      } as const;
      const found = await call('pullRequestsFromBranch', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/pulls', parameters),
      );
      // The parameter names an owner, who may have several repositories. GitHub ignores a malformed
      // value.
      return found
        .map(toPullRequest)
        .filter(
          ({ headBranch, headRepository }) =>
            headBranch === branch && isSameRepository(headRepository, of),
        );
    },
    wasRetargeted: async (number) => {
      const parameters = { ...ownerAndRepo, issue_number: number, per_page: 100 };
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
      const events = await call('wasRetargeted', () => octokit.paginate(route, parameters));
      return events.some(({ event }) => BASE_CHANGES.has(event));
    },
  };
}

/** Events of a changed base: by hand, or by GitHub when the base branch is deleted. */
const BASE_CHANGES: ReadonlySet<string> = new Set([
  'base_ref_changed',
  'automatic_base_change_succeeded',
]);

/** A pull request of a response. Lists have no `merged`, so `merged_at` decides everywhere. */
interface ApiPullRequest {
  readonly number: number;
  readonly state: string;
  readonly created_at: string;
  readonly merged_at: string | null;
  readonly closed_at: string | null;
  readonly head: {
    readonly ref: string;
    readonly sha: string;
    readonly repo: { readonly full_name: string } | null;
  };
  readonly base: { readonly ref: string };
}

function toPullRequest(answered: ApiPullRequest): PullRequest {
  const {
    number,
    state,
    created_at: createdAt,
    merged_at: mergedAt,
    closed_at: closedAt,
    head,
    base,
  } = answered;
  return {
    number,
    state: state === 'open' ? 'open' : 'closed',
    merged: mergedAt !== null,
    head: head.sha,
    headRepository: head.repo?.full_name ?? null,
    headBranch: head.ref,
    baseBranch: base.ref,
    openedAt: Date.parse(createdAt),
    closedAt: closedAt === null ? null : Date.parse(closedAt),
  };
}
