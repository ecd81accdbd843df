import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Trouble } from './api-trouble.js';
import type { Doing } from './permissions.js';

/**
 * What a caller is told of a request that failed for good.
 *
 * A 404 counts as a missing permission: of what it does not show, GitHub says that it is not there. Where something may be
 * gone, the method looks for 404 itself, before.
 *
 * No cause is attached: octokit's errors hold the request.
 */
export function failureOf(trouble: Trouble, doing: Doing): HeadwaterError {
  const said = `${trouble.status ?? 'no answer'}${trouble.words === '' ? '' : `, ${trouble.words}`}`;
  if (trouble.status === 401) {
    return new HeadwaterError('github-not-permitted', `GitHub does not accept the token (${said}): could not ${doing.to}`, {
      hint: 'the token of a job ends with the job; look at the input github-token',
    });
  }
  if (isForbidden(trouble)) {
    return new HeadwaterError('github-not-permitted', `the token may not ${doing.to} (${said})`, { hint: grant(doing) });
  }
  return new HeadwaterError('github-failed', `could not ${doing.to}: ${trouble.method} ${trouble.path} failed (${said})`, {
    hint: hintFor(trouble),
  });
}

/** Of all that comes as 403, the words tell a permission from a locked conversation or a blocked address. GraphQL says it with 200. */
function isForbidden({ status, kind, words }: Trouble): boolean {
  return status === 404 || (kind === 'final' && /^(resource not accessible by|must have )/i.test(words));
}

function grant({ permission }: Doing): string {
  return permission === null
    ? 'the token of the job may do that: look at the input github-token'
    : `add \`${permission}\` under \`permissions:\` of the job, or look at the input github-token`;
}

function hintFor({ kind, limitResetsAt, retryAfterSeconds }: Trouble): string | undefined {
  switch (kind) {
    case 'used-up':
      return limitResetsAt === null
        ? 'no requests are left in this hour: run the job again later'
        : `no requests are left until ${new Date(limitResetsAt * 1000).toISOString()}: run the job again after that`;
    case 'too-fast':
      return retryAfterSeconds === null ? 'run the job again in a few minutes' : `run the job again after ${retryAfterSeconds} s`;
    case 'passing':
      return 'run the job again; https://www.githubstatus.com tells whether GitHub has trouble';
    case 'final':
      return undefined;
  }
}
