import type { Client } from './client.js';
import type { PullRequest, Repository } from './repository.js';

type PullRequests = Pick<Repository, 'pullRequest' | 'changedFiles' | 'pullRequestsOf' | 'pullRequestsFrom' | 'hadOtherBase'>;

export function pullRequests({ octokit, place, asked }: Client): PullRequests {
  return {
    pullRequest: async (number) => {
      const parameters = { ...place, pull_number: number };
      const { data } = await asked('pullRequest', () => octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', parameters));
      return pullRequestOf(data);
    },
    changedFiles: async (number) => {
      const parameters = { ...place, pull_number: number, per_page: 100 };
      const files = await asked('changedFiles', () => octokit.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', parameters));
      return files.flatMap(({ filename, previous_filename: previous }) => (previous === undefined ? [filename] : [filename, previous]));
    },
    pullRequestsOf: async (commit) => {
      const parameters = { ...place, commit_sha: commit, per_page: 100 };
      const found = await asked('pullRequestsOf', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', parameters),
      );
      return found.map(pullRequestOf);
    },
    pullRequestsFrom: async (branch) => {
      const parameters = { ...place, head: `${place.owner}:${branch}`, state: 'all', per_page: 100 } as const;
      const found = await asked('pullRequestsFrom', () => octokit.paginate('GET /repos/{owner}/{repo}/pulls', parameters));
      // The parameter names an owner, who may have several repositories, and GitHub overlooks it where it cannot read it.
      return found.map(pullRequestOf).filter(({ headBranch, headRepository }) => headBranch === branch && isHere(headRepository, place));
    },
    hadOtherBase: async (number) => {
      const parameters = { ...place, issue_number: number, per_page: 100 };
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
      const events = await asked('hadOtherBase', () => octokit.paginate(route, parameters));
      return events.some(({ event }) => BASE_CHANGES.has(event));
    },
  };
}

/** By hand, and by GitHub when the branch that a pull request went into is deleted. */
const BASE_CHANGES: ReadonlySet<string> = new Set(['base_ref_changed', 'automatic_base_change_succeeded']);

/** Names of repositories are compared as GitHub does. */
function isHere(repository: string | null, { owner, repo }: Client['place']): boolean {
  return repository?.toLowerCase() === `${owner}/${repo}`.toLowerCase();
}

/** As it is in an answer. Lists have no `merged`, so it is read from the time of the merge everywhere. */
interface AnsweredPullRequest {
  readonly number: number;
  readonly state: string;
  readonly created_at: string;
  readonly merged_at: string | null;
  readonly closed_at: string | null;
  readonly head: { readonly ref: string; readonly sha: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly ref: string };
}

function pullRequestOf(answered: AnsweredPullRequest): PullRequest {
  const { number, state, created_at: createdAt, merged_at: mergedAt, closed_at: closedAt, head, base } = answered;
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
