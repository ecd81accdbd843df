import { HeadwaterError } from '../errors/headwater-error.js';

/**
 * The answer to a question that a catalog may not know, or may refuse; nothing then. For what is asked as a courtesy, and
 * found out by other means where it is not told.
 */
export async function orUntold<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof HeadwaterError && !TELLING.has(error.codeName)) return undefined;
    throw error;
  }
}

/** What says more than that this one question is not answered. */
const TELLING: ReadonlySet<string> = new Set(['interrupted', 'catalog-unauthenticated']);
