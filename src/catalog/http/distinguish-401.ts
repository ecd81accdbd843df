import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Exchange } from './exchange.js';
import type { Fail } from './fail.js';

/**
 * Distinguishes the two meanings of a 401. Some catalogs answer it for a bad token and also for a
 * missing privilege.
 *
 * After a 401 it asks the catalog for the user of the token. If the catalog answers, the token is
 * valid and the privilege is missing. Without this, one dataset that the user may not see would
 * look like an expired token.
 *
 * @param whoAmI asks for the user, through an exchange without this function
 */
export function distinguish401(
  exchange: Exchange,
  whoAmI: () => Promise<unknown>,
  fail: Fail,
): Exchange {
  return async (request) => {
    try {
      return await exchange(request);
    } catch (error) {
      if (!(error instanceof HeadwaterError) || error.codeName !== 'catalog-unauthenticated')
        throw error;
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
