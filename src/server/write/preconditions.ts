import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { Deletion, Proposal } from './proposal.js';

type Conditional = Proposal | Deletion;

/** The version of an aspect that does not exist. */
const NO_VERSION = '-1';

/**
 * Checks the conditions of a proposal against the stored aspect. Names of headers are compared
 * without case, as in HTTP.
 *
 * Source: DataHub's `ConditionalWriteValidator`.
 *
 * @throws RequestError `precondition`, or `malformed` for a condition that cannot be read
 */
export function checkPreconditions(proposal: Conditional, stored: StoredAspect | undefined): void {
  if (proposal.changeType === 'RESTATE') return;
  const actual = isCreation(proposal.changeType) ? undefined : stored;
  checkVersion(findHeader(proposal, 'If-Version-Match'), actual);
  checkTimes(proposal, actual);
}

/** Returns true if a creation of an existing aspect or entity is skipped instead of refused. */
export function skipsExisting(proposal: Conditional): boolean {
  return findHeader(proposal, 'If-None-Match') === '*';
}

function checkVersion(expected: string | undefined, stored: StoredAspect | undefined): void {
  if (expected === undefined) return;
  const actual = stored === undefined ? NO_VERSION : String(stored.version);
  if (expected !== actual)
    throw new RequestError(
      'precondition',
      `Expected version ${expected}, actual version ${actual}`,
    );
}

function checkTimes(proposal: Conditional, stored: StoredAspect | undefined): void {
  // An aspect that does not exist counts as modified before any time.
  const modified = stored?.created.time ?? Number.NEGATIVE_INFINITY;
  const since = readTime(proposal, 'If-Modified-Since');
  if (since !== undefined && modified <= since) {
    throw new RequestError('precondition', `Item last modified ${modified} <= ${since} (epoch ms)`);
  }
  const until = readTime(proposal, 'If-Unmodified-Since');
  if (until !== undefined && modified > until) {
    throw new RequestError('precondition', `Item last modified ${modified} > ${until} (epoch ms)`);
  }
}

/** An ISO-8601 time with a zone. The HTTP headers of the same names have another format. */
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:\d\d)?)$/;

function readTime(proposal: Conditional, name: string): number | undefined {
  const text = findHeader(proposal, name);
  if (text === undefined) return undefined;
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new RequestError(
      'malformed',
      `${name} must be an ISO-8601 instant such as 2026-01-31T12:00:00Z, but is "${text}"`,
    );
  return time;
}

function findHeader(proposal: Conditional, name: string): string | undefined {
  const entry = Object.entries(proposal.headers ?? {}).find(
    ([key]) => key.toLowerCase() === name.toLowerCase(),
  );
  return entry?.[1];
}

function isCreation(changeType: Conditional['changeType']): boolean {
  return changeType === 'CREATE' || changeType === 'CREATE_ENTITY';
}
