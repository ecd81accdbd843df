import { HeadwaterError } from '../../errors/headwater-error.js';

/**
 * Waits for the answer to a query that a catalog may not know or may refuse. Returns undefined in
 * these cases. Use it for queries whose answer is useful but not necessary.
 */
export async function optionalQuery<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (concernsOneQuery(error)) return undefined;
    throw error;
  }
}

/** Returns false for an error that concerns the whole run, such as an expired token. */
export function concernsOneQuery(error: unknown): error is HeadwaterError {
  return error instanceof HeadwaterError && !RUN_ENDING.has(error.codeName);
}

const RUN_ENDING: ReadonlySet<string> = new Set(['interrupted', 'catalog-unauthenticated']);
