import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { Deletion, Proposal } from './proposal.js';

type Conditional = Proposal | Deletion;

/** What stands for the version of an aspect that is not there. */
const NO_VERSION = '-1';

/**
 * Holds the conditions of a proposal against what is stored.
 *
 * Source: DataHub's `ConditionalWriteValidator`. Names of headers are compared without case, as in HTTP.
 *
 * @throws Refusal `precondition`, or `malformed` for a condition that cannot be read
 */
export function checkPreconditions(proposal: Conditional, stored: StoredAspect | undefined): void {
  if (proposal.changeType === 'RESTATE') return;
  const actual = isCreation(proposal.changeType) ? undefined : stored;
  checkVersion(headerOf(proposal, 'If-Version-Match'), actual);
  checkTimes(proposal, actual);
}

/** Whether a creation whose aspect or entity is there already should be passed over instead of refused. */
export function passesOverExisting(proposal: Conditional): boolean {
  return headerOf(proposal, 'If-None-Match') === '*';
}

function checkVersion(expected: string | undefined, stored: StoredAspect | undefined): void {
  if (expected === undefined) return;
  const actual = stored === undefined ? NO_VERSION : String(stored.version);
  if (expected !== actual) throw new Refusal('precondition', `Expected version ${expected}, actual version ${actual}`);
}

function checkTimes(proposal: Conditional, stored: StoredAspect | undefined): void {
  // An aspect that is not there was last modified before all time.
  const modified = stored?.created.time ?? Number.NEGATIVE_INFINITY;
  const since = timeOf(proposal, 'If-Modified-Since');
  if (since !== undefined && modified <= since) {
    throw new Refusal('precondition', `Item last modified ${modified} <= ${since} (epoch ms)`);
  }
  const until = timeOf(proposal, 'If-Unmodified-Since');
  if (until !== undefined && modified > until) {
    throw new Refusal('precondition', `Item last modified ${modified} > ${until} (epoch ms)`);
  }
}

/** Dates are ISO-8601 with a zone, unlike those of the HTTP headers of the same names. */
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:\d\d)?)$/;

function timeOf(proposal: Conditional, name: string): number | undefined {
  const text = headerOf(proposal, name);
  if (text === undefined) return undefined;
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new Refusal('malformed', `${name} must be an ISO-8601 instant such as 2026-01-31T12:00:00Z, but is "${text}"`);
  return time;
}

function headerOf(proposal: Conditional, name: string): string | undefined {
  const entry = Object.entries(proposal.headers ?? {}).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return entry?.[1];
}

function isCreation(changeType: Conditional['changeType']): boolean {
  return changeType === 'CREATE' || changeType === 'CREATE_ENTITY';
}
