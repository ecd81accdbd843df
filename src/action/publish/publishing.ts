import { HeadwaterError } from '../../errors/headwater-error.js';

/** Where it is told what could not be published. */
export interface PublishingLog {
  readonly warn: (error: HeadwaterError) => void;
}

/** What each log was told, so that a missing permission is no line for each of the five things that it is needed for. */
const told = new WeakMap<PublishingLog, Set<string>>();

/**
 * Publishes something; where GitHub is in the way, that is a warning and gives null: the report is in the summary of the step,
 * and what it says must not depend on a comment. A permission is warned of once.
 *
 * @throws everything else that `what` throws
 */
export async function attempt<T>(log: PublishingLog, what: () => Promise<T>): Promise<T | null> {
  try {
    return await what();
  } catch (error) {
    if (!isOfGitHub(error)) throw error;
    if (isNews(log, error)) log.warn(error);
    return null;
  }
}

function isOfGitHub(error: unknown): error is HeadwaterError {
  return error instanceof HeadwaterError && (error.codeName === 'github-not-permitted' || error.codeName === 'github-failed');
}

/** The hint names the permission. */
function isNews(log: PublishingLog, { codeName, message, hint }: HeadwaterError): boolean {
  const before = told.get(log) ?? new Set();
  told.set(log, before);
  const news = `${codeName} ${codeName === 'github-not-permitted' ? hint : message}`;
  return before.size < before.add(news).size;
}
