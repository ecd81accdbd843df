import type { Client } from './client.js';
import type { PullRequest, Repository } from './repository.js';

type PullRequests = Pick<Repository, 'pullRequest' | 'changedFiles' | 'pullRequestsOf'>;

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
  };
}

/** As it is in an answer. Lists have no `merged`, so it is read from the time of the merge everywhere. */
interface AnsweredPullRequest {
  readonly number: number;
  readonly state: string;
  readonly merged_at: string | null;
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly ref: string };
}

function pullRequestOf({ number, state, merged_at: mergedAt, head, base }: AnsweredPullRequest): PullRequest {
  return {
    number,
    state: state === 'open' ? 'open' : 'closed',
    merged: mergedAt !== null,
    head: head.sha,
    headRepository: head.repo?.full_name ?? null,
    baseBranch: base.ref,
  };
}
