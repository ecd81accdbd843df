import type { Repository } from './repository.js';

/** What a method does, in the words of a message, and what a job needs for it. */
export interface ApiOperation {
  /** After "could not". */
  readonly description: string;
  /** As it stands under `permissions:`. Null where any token will do. */
  readonly permission: `${string}: ${'read' | 'write'}` | null;
}

/**
 * Comments and issues are only read to be written afterwards: who is told of `write` at once need not come back.
 *
 * The comments of a pull request belong to `pull-requests`, though the API has them under issues.
 */
export const apiOperations: Readonly<Record<keyof Repository, ApiOperation>> = {
  whoAmI: { description: 'find out whose token it is', permission: null },
  pullRequest: { description: 'read the pull request', permission: 'pull-requests: read' },
  changedFiles: { description: 'list the files of the pull request', permission: 'pull-requests: read' },
  comments: { description: 'read the comments', permission: 'pull-requests: write' },
  createComment: { description: 'write a comment', permission: 'pull-requests: write' },
  editComment: { description: 'edit its comment', permission: 'pull-requests: write' },
  deleteComment: { description: 'delete its second comment', permission: 'pull-requests: write' },
  commentOnIssue: { description: 'comment on its issue', permission: 'issues: write' },
  checkRuns: { description: 'read the check-runs', permission: 'checks: read' },
  createCheckRun: { description: 'create a check-run', permission: 'checks: write' },
  updateCheckRun: { description: 'update its check-run', permission: 'checks: write' },
  firstParents: { description: 'read the commits of the branch', permission: 'contents: read' },
  pullRequestsWithCommit: { description: 'find the pull request of a commit', permission: 'pull-requests: read' },
  pullRequestsFromBranch: { description: 'list the pull requests of a branch', permission: 'pull-requests: read' },
  wasRetargeted: { description: 'read the events of the pull request', permission: 'pull-requests: read' },
  workflowFiles: { description: 'list the workflow files of a commit', permission: 'contents: read' },
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
