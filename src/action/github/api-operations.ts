import type { Repository } from './repository.js';

/** The description of a method of the port, and the permission that it needs. */
export interface ApiOperation {
  /** A verb phrase that follows "could not". */
  readonly description: string;
  /** As written under `permissions:` of a job. Null if any token is allowed. */
  readonly permission: `${string}: ${'read' | 'write'}` | null;
}

/**
 * Reads of comments and issues name the permission `write`: each such read comes before a write, so
 * that the user has to add one permission only.
 *
 * Comments of a pull request need `pull-requests`, though the API serves them under issues.
 */
export const apiOperations: Readonly<Record<keyof Repository, ApiOperation>> = {
  whoAmI: { description: 'find out whose token it is', permission: null },
  pullRequest: { description: 'read the pull request', permission: 'pull-requests: read' },
  changedFiles: {
    description: 'list the files of the pull request',
    permission: 'pull-requests: read',
  },
  comments: { description: 'read the comments', permission: 'pull-requests: write' },
  createComment: { description: 'write a comment', permission: 'pull-requests: write' },
  editComment: { description: 'edit its comment', permission: 'pull-requests: write' },
  deleteComment: {
    description: 'delete a duplicate of its comment',
    permission: 'pull-requests: write',
  },
  commentOnIssue: { description: 'comment on its issue', permission: 'issues: write' },
  checkRuns: { description: 'read the check-runs', permission: 'checks: read' },
  createCheckRun: { description: 'create a check-run', permission: 'checks: write' },
  updateCheckRun: { description: 'update its check-run', permission: 'checks: write' },
  firstParents: { description: 'read the commits of the branch', permission: 'contents: read' },
  pullRequestsWithCommit: {
    description: 'find the pull request of a commit',
    permission: 'pull-requests: read',
  },
  pullRequestsFromBranch: {
    description: 'list the pull requests of a branch',
    permission: 'pull-requests: read',
  },
  wasRetargeted: {
    description: 'read the events of the pull request',
    permission: 'pull-requests: read',
  },
  workflowFiles: {
    description: 'list the workflow files of a commit',
    permission: 'contents: read',
  },
  blobText: { description: 'read a workflow file', permission: 'contents: read' },
  workflowRun: { description: 'read a run of the workflow', permission: 'actions: read' },
  jobConclusions: { description: 'list the jobs of a run', permission: 'actions: read' },
  artifacts: { description: 'list the artifacts of a run', permission: 'actions: read' },
  downloadArtifact: { description: 'download an artifact', permission: 'actions: read' },
  openIssues: { description: 'list the issues', permission: 'issues: write' },
  createIssue: { description: 'open an issue', permission: 'issues: write' },
  editIssue: { description: 'edit its issue', permission: 'issues: write' },
  closeIssue: { description: 'close its issue', permission: 'issues: write' },
};
