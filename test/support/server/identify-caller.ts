import type { Catalog } from '../../../src/server/start-catalog.js';
import { ask } from './auth.js';

/** A query for the caller's urn and privileges. */
export const ME_QUERY =
  '{ me { corpUser { urn } platformPrivileges { generatePersonalAccessTokens manageTokens } } }';

/** The status, and the urn of the user whom the catalog identifies as the caller. */
export async function identifyCaller(
  catalog: Catalog,
  headers: Record<string, string>,
): Promise<readonly [number, unknown]> {
  const { status, body } = await ask(catalog, ME_QUERY, {}, headers);
  return [status, body.data?.me.corpUser.urn];
}
