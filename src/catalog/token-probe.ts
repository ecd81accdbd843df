import { HeadwaterError } from '../errors/headwater-error.js';
import type { Exchange } from './exchange.js';
import type { Fail } from './failure.js';

/**
 * Tells the two meanings of a 401 apart: some catalogs answer it for a bad token and for a missing privilege alike.
 *
 * After a 401 the catalog is asked who we are. If it knows, the token is good and the privilege is missing. Without
 * that, one dataset that the user may not see would look like an expired token.
 *
 * @param whoAmI asks the catalog, by an exchange that is not probed itself
 */
export function probing401(exchange: Exchange, whoAmI: () => Promise<unknown>, fail: Fail): Exchange {
  return async (request) => {
    try {
      return await exchange(request);
    } catch (error) {
      if (!(error instanceof HeadwaterError) || error.codeName !== 'catalog-unauthenticated') throw error;
      if (!(await succeeds(whoAmI))) throw error;
      throw fail('catalog-forbidden', error.message);
    }
  };
}

async function succeeds(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'interrupted') throw error;
    return false;
  }
}
