import { HeadwaterError } from '../../errors/headwater-error.js';

/**
 * Waits for the answer to a query that a catalog may not know or may refuse. Returns undefined in
 * these cases. Use it for queries whose answer is useful but not necessary.
 */
export async function optionalQuery<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof HeadwaterError && !RUN_ENDING.has(error.codeName)) return undefined;
    throw error;
  }
}

/** Errors that concern the whole run and not only this query. They are thrown. */
const RUN_ENDING: ReadonlySet<string> = new Set(['interrupted', 'catalog-unauthenticated']);
