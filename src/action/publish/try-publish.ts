import { HeadwaterError } from '../../errors/headwater-error.js';

/** The log for warnings about failed publishing. */
export interface WarningLog {
  readonly warn: (error: HeadwaterError) => void;
}

/** Warnings of each log, so that a missing permission gives one warning, not one for each use. */
const warned = new WeakMap<WarningLog, Set<string>>();

/**
 * Runs `publish`. On a failure of GitHub, warns and returns null: the summary of the step has the
 * report already, and the result of the run must not depend on a comment. Warns once for each
 * permission.
 *
 * @throws any other error of `publish`
 */
export async function tryPublish<T>(log: WarningLog, publish: () => Promise<T>): Promise<T | null> {
  try {
    return await publish();
  } catch (error) {
    if (!isGitHubError(error)) throw error;
    if (isNewWarning(log, error)) log.warn(error);
    return null;
  }
}

function isGitHubError(error: unknown): error is HeadwaterError {
  return (
    error instanceof HeadwaterError &&
    (error.codeName === 'github-not-permitted' || error.codeName === 'github-failed')
  );
}

/** Compares hints if a permission is missing, because the hint names the permission. */
function isNewWarning(log: WarningLog, { codeName, message, hint }: HeadwaterError): boolean {
  const before = warned.get(log) ?? new Set();
  warned.set(log, before);
  const warning = `${codeName} ${codeName === 'github-not-permitted' ? hint : message}`;
  return before.size < before.add(warning).size;
}
