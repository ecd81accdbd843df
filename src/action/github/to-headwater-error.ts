import { HeadwaterError } from '../../errors/headwater-error.js';
import type { RequestFailure } from './github-api-error.js';
import type { ApiOperation } from './api-operations.js';

/**
 * What a caller is told of a request that failed for good.
 *
 * A 404 counts as a missing permission: of what it does not show, GitHub says that it is not there. Where something may be
 * gone, the method looks for 404 itself, before.
 *
 * No cause is attached: octokit's errors hold the request.
 */
export function toHeadwaterError(failure: RequestFailure, operation: ApiOperation): HeadwaterError {
  const detail = `${failure.status ?? 'no answer'}${failure.message === '' ? '' : `, ${failure.message}`}`;
  if (failure.status === 401) {
    return new HeadwaterError('github-not-permitted', `GitHub does not accept the token (${detail}): could not ${operation.description}`, {
      hint: 'the token of a job ends with the job; look at the input github-token',
    });
  }
  if (isForbidden(failure)) {
    return new HeadwaterError('github-not-permitted', `the token may not ${operation.description} (${detail})`, { hint: permissionHint(operation) });
  }
  return new HeadwaterError('github-failed', `could not ${operation.description}: ${failure.method} ${failure.path} failed (${detail})`, {
    hint: retryHint(failure),
  });
}

/** Of all that comes as 403, the words tell a permission from a locked conversation or a blocked address. GraphQL says it with 200. */
function isForbidden({ status, kind, message }: RequestFailure): boolean {
  return status === 404 || (kind === 'final' && /^(resource not accessible by|must have )/i.test(message));
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
      return retryAfterSeconds === null ? 'run the job again in a few minutes' : `run the job again after ${retryAfterSeconds} s`;
    case 'transient':
      return 'run the job again; https://www.githubstatus.com tells whether GitHub has trouble';
    case 'final':
      return undefined;
  }
}
