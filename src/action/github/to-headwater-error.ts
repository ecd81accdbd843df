import { HeadwaterError } from '../../errors/headwater-error.js';
import type { RequestFailure } from './github-api-error.js';
import type { Repository } from './repository.js';

/**
 * Converts a failure after the last retry into the error that callers get.
 *
 * A 404 counts as a missing permission: GitHub answers 404 for anything that the token may not see.
 * A method whose object may be deleted handles 404 itself.
 *
 * Attaches no cause, because octokit's errors hold the request.
 */
export function toHeadwaterError(failure: RequestFailure, operation: ApiOperation): HeadwaterError {
  const detail = `${failure.status ?? 'no answer'}${failure.message === '' ? '' : `, ${failure.message}`}`;
  if (failure.status === 401) {
    return new HeadwaterError(
      'github-not-permitted',
      `GitHub does not accept the token (${detail}): could not ${operation.description}`,
      { hint: 'the token of a job ends with the job; look at the input github-token' },
    );
  }
  if (isForbidden(failure)) {
    return new HeadwaterError(
      'github-not-permitted',
      `the token may not ${operation.description} (${detail})`,
      { hint: permissionHint(operation) },
    );
  }
  return new HeadwaterError(
    'github-failed',
    `could not ${operation.description}: ${failure.method} ${failure.path} failed (${detail})`,
    { hint: retryHint(failure) },
  );
}

/**
 * Returns true if a permission is missing. GitHub sends 403 for a locked conversation or a blocked
 * address too, and GraphQL reports a missing permission with 200, so the message decides.
 */
function isForbidden({ status, kind, message }: RequestFailure): boolean {
  return (
    status === 404 ||
    (kind === 'final' && /^(resource not accessible by|must have )/i.test(message))
  );
}

function permissionHint({ permission }: ApiOperation): string {
  return permission === null
    ? 'the token of the job may do that: look at the input github-token'
    : `add \`${permission}\` under \`permissions:\` of the job, or look at the input github-token`;
}

function retryHint({ kind, limitResetsAt, retryAfterSeconds }: RequestFailure): string | undefined {
  switch (kind) {
    case 'quota-exhausted':
      return limitResetsAt === null
        ? 'no requests are left in this hour: run the job again later'
        : `no requests are left until ${new Date(limitResetsAt * 1000).toISOString()}: run the job again after that`;
    case 'throttled':
      return retryAfterSeconds === null
        ? 'run the job again in a few minutes'
        : `run the job again after ${retryAfterSeconds} s`;
    case 'transient':
      return 'run the job again; https://www.githubstatus.com shows known outages of GitHub';
    case 'final':
      return undefined;
  }
}

/** The description of a method of the port, and the permission that it needs. */
interface ApiOperation {
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
  jobs: { description: 'list the jobs of a run', permission: 'actions: read' },
  artifacts: { description: 'list the artifacts of a run', permission: 'actions: read' },
  downloadArtifact: { description: 'download an artifact', permission: 'actions: read' },
  openIssues: { description: 'list the issues', permission: 'issues: write' },
  createIssue: { description: 'open an issue', permission: 'issues: write' },
  editIssue: { description: 'edit its issue', permission: 'issues: write' },
  closeIssue: { description: 'close its issue', permission: 'issues: write' },
};
