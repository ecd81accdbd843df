import { Buffer } from 'node:buffer';
import type { GitHubClient } from './client.js';
import type { Repository } from './repository.js';

type WorkflowRuns = Pick<Repository, 'workflowRun' | 'jobs' | 'artifacts'>;

export function workflowRuns(client: GitHubClient): WorkflowRuns {
  const { octokit, ownerAndRepo, call, callOrNull } = client;
  return {
    workflowRun: async (id) => {
      const parameters = { ...ownerAndRepo, run_id: id };
      const run = await callOrNull('workflowRun', () =>
        octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', parameters),
      );
      if (run === null) return null;
      const {
        event,
        path,
        created_at: createdAt,
        head_branch: branch,
        head_sha: head,
        head_repository: from,
      } = run.data;
      // GitHub sends null if the fork is deleted. The types of octokit do not allow for it.
      const headRepository = (from as { readonly full_name: string } | null)?.full_name ?? null;
      return {
        id,
        event,
        path: withoutRef(path),
        createdAt: Date.parse(createdAt),
        branch,
        head,
        headRepository,
      };
    },
    jobs: async (run) => {
      const parameters = { ...ownerAndRepo, run_id: run, filter: 'all', per_page: 100 } as const;
      const jobs = await call('jobs', () =>
        octokit.paginate('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', parameters),
      );
      return jobs.map(({ name, conclusion }) => ({ name, conclusion }));
    },
    artifacts: async (run) => {
      const parameters = { ...ownerAndRepo, run_id: run, per_page: 100 };
      const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
      const found = await call('artifacts', () => octokit.paginate(route, parameters));
      return found.map(({ id, name, size_in_bytes: sizeBytes, expired }) => ({
        id,
        name,
        sizeBytes,
        expired,
      }));
    },
  };
}

/** Removes the ref of a path such as `plan.yml@main`. GitHub mostly sends none. */
function withoutRef(path: string): string {
  return path.replace(/@.*$/, '');
}

type WorkflowFiles = Pick<Repository, 'workflowFiles' | 'blobText'>;

const FOLDER = '.github/workflows';

export function workflowFiles(client: GitHubClient): WorkflowFiles {
  const { octokit, ownerAndRepo, call, callOrNull } = client;
  return {
    workflowFiles: async (commit) => {
      const parameters = { ...ownerAndRepo, path: FOLDER, ref: commit };
      const route = 'GET /repos/{owner}/{repo}/contents/{path}';
      const listed = await callOrNull('workflowFiles', () => octokit.request(route, parameters));
      // The response is not a list if the path is a file.
      const entries = listed !== null && Array.isArray(listed.data) ? listed.data : [];
      // Leaves out links: the hash of a symbolic link covers the link, not the target file.
      return new Map(
        entries.filter(({ type }) => type === 'file').map(({ path, sha }) => [path, sha]),
      );
    },
    blobText: async (hash) => {
      const parameters = { ...ownerAndRepo, file_sha: hash };
      const { data } = await call('blobText', () =>
        octokit.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', parameters),
      );
      return Buffer.from(data.content, 'base64').toString('utf8');
    },
  };
}
