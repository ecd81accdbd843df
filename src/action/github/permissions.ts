import type { Repository } from './repository.js';

/** What a method does, in the words of a message, and what a job needs for it. */
export interface Doing {
  /** After "could not". */
  readonly to: string;
  /** As it stands under `permissions:`. Null where any token will do. */
  readonly permission: `${string}: ${'read' | 'write'}` | null;
}

/**
 * Comments and issues are only read to be written afterwards: who is told of `write` at once need not come back.
 *
 * The comments of a pull request belong to `pull-requests`, though the API has them under issues.
 */
export const doings: Readonly<Record<keyof Repository, Doing>> = {
  whoAmI: { to: 'find out whose token it is', permission: null },
  pullRequest: { to: 'read the pull request', permission: 'pull-requests: read' },
  changedFiles: { to: 'list the files of the pull request', permission: 'pull-requests: read' },
  comments: { to: 'read the comments', permission: 'pull-requests: write' },
  createComment: { to: 'write a comment', permission: 'pull-requests: write' },
  editComment: { to: 'edit its comment', permission: 'pull-requests: write' },
  deleteComment: { to: 'delete its second comment', permission: 'pull-requests: write' },
  commentOnIssue: { to: 'comment on its issue', permission: 'issues: write' },
  checkRuns: { to: 'read the check-runs', permission: 'checks: read' },
  createCheckRun: { to: 'create a check-run', permission: 'checks: write' },
  updateCheckRun: { to: 'update its check-run', permission: 'checks: write' },
  firstParents: { to: 'read the commits of the branch', permission: 'contents: read' },
  pullRequestsOf: { to: 'find the pull request of a commit', permission: 'pull-requests: read' },
  pullRequestsFrom: { to: 'list the pull requests of a branch', permission: 'pull-requests: read' },
  hadOtherBase: { to: 'read the events of the pull request', permission: 'pull-requests: read' },
  workflowFiles: { to: 'list the workflow files of a commit', permission: 'contents: read' },
  blobText: { to: 'read a workflow file', permission: 'contents: read' },
  workflowRun: { to: 'read a run of the workflow', permission: 'actions: read' },
  jobConclusions: { to: 'list the jobs of a run', permission: 'actions: read' },
  artifacts: { to: 'list the artifacts of a run', permission: 'actions: read' },
  downloadArtifact: { to: 'download an artifact', permission: 'actions: read' },
  openIssues: { to: 'list the issues', permission: 'issues: write' },
  createIssue: { to: 'open an issue', permission: 'issues: write' },
  editIssue: { to: 'edit its issue', permission: 'issues: write' },
  closeIssue: { to: 'close its issue', permission: 'issues: write' },
};
