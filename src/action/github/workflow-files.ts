import { Buffer } from 'node:buffer';
import type { GitHubClient } from './client.js';
import type { Repository } from './repository.js';

type WorkflowFiles = Pick<Repository, 'workflowFiles' | 'blobText'>;

const FOLDER = '.github/workflows';

export function workflowFiles({
  octokit,
  ownerAndRepo,
  call,
  callOrNull,
}: GitHubClient): WorkflowFiles {
  return {
    workflowFiles: async (commit) => {
      const parameters = { ...ownerAndRepo, path: FOLDER, ref: commit };
      const route = 'GET /repos/{owner}/{repo}/contents/{path}';
      const listed = await callOrNull('workflowFiles', () => octokit.request(route, parameters));
      // The response is not a list if the path is a file.
      const entries = listed !== null && Array.isArray(listed.data) ? listed.data : [];
      // The hash of a symbolic link covers the link, not the target file. So links are left out.
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
