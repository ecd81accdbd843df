import { HeadwaterError } from '../../errors/headwater-error.js';

/** Where it is told what could not be published. */
export interface WarningLog {
  readonly warn: (error: HeadwaterError) => void;
}

/** What each log was told, so that a missing permission is no line for each of the five things that it is needed for. */
const warned = new WeakMap<WarningLog, Set<string>>();

/**
 * Publishes something; where GitHub is in the way, that is a warning and gives null: the report is in the summary of the step,
 * and what it says must not depend on a comment. A permission is warned of once.
 *
 * @throws everything else that `what` throws
 */
export async function tryPublish<T>(log: WarningLog, what: () => Promise<T>): Promise<T | null> {
  try {
    return await what();
  } catch (error) {
    if (!isGitHubError(error)) throw error;
    if (isNewWarning(log, error)) log.warn(error);
    return null;
  }
}

function isGitHubError(error: unknown): error is HeadwaterError {
  return error instanceof HeadwaterError && (error.codeName === 'github-not-permitted' || error.codeName === 'github-failed');
}

/** The hint names the permission. */
function isNewWarning(log: WarningLog, { codeName, message, hint }: HeadwaterError): boolean {
  const before = warned.get(log) ?? new Set();
  warned.set(log, before);
  const warning = `${codeName} ${codeName === 'github-not-permitted' ? hint : message}`;
  return before.size < before.add(warning).size;
}
