import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ApiOperation } from './api-operations.js';
import type { RequestFailure } from './github-api-error.js';

/**
 * Converts a failure after the last retry into the error that callers get.
 *
 * A 404 counts as a missing permission: GitHub answers 404 for anything that the token may not see.
 * A method whose object may be deleted handles 404 itself.
 *
 * No cause is attached, because octokit's errors hold the request.
 */
export function toHeadwaterError(failure: RequestFailure, operation: ApiOperation): HeadwaterError {
  const detail = `${failure.status ?? 'no answer'}${failure.message === '' ? '' : `, ${failure.message}`}`;
  if (failure.status === 401) {
    return new HeadwaterError(
      'github-not-permitted',
      `GitHub does not accept the token (${detail}): could not ${operation.description}`,
      {
        hint: 'the token of a job ends with the job; look at the input github-token',
      },
    );
  }
  if (isForbidden(failure)) {
    return new HeadwaterError(
      'github-not-permitted',
      `the token may not ${operation.description} (${detail})`,
      {
        hint: permissionHint(operation),
      },
    );
  }
  return new HeadwaterError(
    'github-failed',
    `could not ${operation.description}: ${failure.method} ${failure.path} failed (${detail})`,
    {
      hint: retryHint(failure),
    },
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
