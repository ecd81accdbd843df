import { brokenInput } from '../shared/broken-input.js';
import type { Dialect } from '../shared/dialect.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { AnyProposal } from './proposal.js';

type Conditional = Pick<AnyProposal, 'changeType' | 'headers'>;

/** The version of an aspect that does not exist. */
const NO_VERSION = '-1';

/**
 * Finds the conditions of a proposal that do not hold for the stored aspect, in the words of
 * DataHub. As in HTTP, it compares names of headers without case.
 *
 * Source: DataHub's `ConditionalWriteValidator`.
 *
 * @throws RequestError for a condition that cannot be read
 */
export function brokenConditions(
  proposal: Conditional,
  stored: StoredAspect | undefined,
  dialect: Dialect,
): readonly string[] {
  if (proposal.changeType === 'RESTATE') return [];
  const broken: string[] = [];
  const judged = isCreation(proposal.changeType) ? undefined : stored;
  const expected = findHeader(proposal, 'If-Version-Match');
  const actual = judged === undefined ? NO_VERSION : String(judged.version);
  if (expected !== undefined && expected !== actual)
    broken.push(`Expected version ${expected}, actual version ${actual}`);
  // An aspect that does not exist counts as modified before any time.
  const modified = judged?.created.time ?? Number.NEGATIVE_INFINITY;
  const since = readTime(proposal, 'If-Modified-Since', dialect);
  if (since !== undefined && modified <= since)
    broken.push(`Item last modified ${modified} <= ${since} (epoch ms)`);
  const until = readTime(proposal, 'If-Unmodified-Since', dialect);
  if (until !== undefined && modified > until)
    broken.push(`Item last modified ${modified} > ${until} (epoch ms)`);
  return broken;
}

/** Returns true if the writer wants to skip the creation of an existing aspect or entity. */
export function skipsExisting(proposal: Conditional): boolean {
  return findHeader(proposal, 'If-None-Match') === '*';
}

/** An ISO-8601 time with a zone. The HTTP headers of the same names have another format. */
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:\d\d)?)$/;

function readTime(proposal: Conditional, name: string, dialect: Dialect): number | undefined {
  const text = findHeader(proposal, name);
  if (text === undefined) return undefined;
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw brokenInput(
      dialect,
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
