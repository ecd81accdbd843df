import type { Client } from './client.js';
import type { Repository } from './repository.js';

/** Pages hold the commits of merged branches too: at most a thousand commits are looked through. */
const MOST_PAGES = 10;

export function commits({ octokit, place, asked }: Client): Pick<Repository, 'firstParents'> {
  return {
    firstParents: (branch, most) =>
      asked('firstParents', async () => {
        const parameters = { ...place, sha: branch, per_page: 100 };
        const walk = createWalk(most);
        let pages = 0;
        for await (const { data } of octokit.paginate.iterator('GET /repos/{owner}/{repo}/commits', parameters)) {
          pages += 1;
          walk.take(data);
          if (walk.isOver() || pages === MOST_PAGES) break;
        }
        return walk.passed;
      }),
  };
}

interface AnsweredCommit {
  readonly sha: string;
  readonly parents: readonly { readonly sha?: string }[];
}

interface Walk {
  readonly passed: string[];
  /** Of a page, newest first; walks on as far as commits are known. */
  readonly take: (page: readonly AnsweredCommit[]) => void;
  readonly isOver: () => boolean;
}

function createWalk(most: number): Walk {
  const firstParentOf = new Map<string, string | undefined>();
  const passed: string[] = [];
  let next: string | undefined;
  const isOver = () => passed.length === most || (passed.length > 0 && next === undefined);
  return {
    passed,
    isOver,
    take: (page) => {
      for (const { sha, parents } of page) firstParentOf.set(sha, parents[0]?.sha);
      if (passed.length === 0) next = page[0]?.sha;
      while (next !== undefined && !isOver() && firstParentOf.has(next)) {
        passed.push(next);
        next = firstParentOf.get(next);
      }
    },
  };
}
