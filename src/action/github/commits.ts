import type { GitHubClient } from './client.js';
import type { Repository } from './repository.js';

/** Pages hold the commits of merged branches too, so the search stops after 1,000 commits. */
const MAX_PAGES = 10;

export function commits({
  octokit,
  ownerAndRepo,
  call,
}: GitHubClient): Pick<Repository, 'firstParents'> {
  return {
    firstParents: (branch, limit) =>
      call('firstParents', async () => {
        const parameters = { ...ownerAndRepo, sha: branch, per_page: 100 };
        const walk = createWalk(limit);
        let pages = 0;
        for await (const { data } of octokit.paginate.iterator(
          'GET /repos/{owner}/{repo}/commits',
          parameters,
        )) {
          pages += 1;
          walk.addPage(data);
          if (walk.isDone() || pages === MAX_PAGES) break;
        }
        return walk.visited;
      }),
  };
}

interface ApiCommit {
  readonly sha: string;
  readonly parents: readonly { readonly sha?: string }[];
}

interface Walk {
  readonly visited: string[];
  /** Takes a page of commits, newest first, and walks on as far as commits are known. */
  readonly addPage: (page: readonly ApiCommit[]) => void;
  readonly isDone: () => boolean;
}

function createWalk(limit: number): Walk {
  const firstParentBySha = new Map<string, string | undefined>();
  const visited: string[] = [];
  let next: string | undefined;
  const isDone = () => visited.length === limit || (visited.length > 0 && next === undefined);
  return {
    visited,
    isDone,
    addPage: (page) => {
      for (const { sha, parents } of page) firstParentBySha.set(sha, parents[0]?.sha);
      if (visited.length === 0) next = page[0]?.sha;
      while (next !== undefined && !isDone() && firstParentBySha.has(next)) {
        visited.push(next);
        next = firstParentBySha.get(next);
      }
    },
  };
}
