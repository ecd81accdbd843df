import type { Catalog } from '../../src/server/start-catalog.js';
import { ask } from './server-auth.js';

/** Asks for the caller's urn and privileges. */
export const WHO =
  '{ me { corpUser { urn } platformPrivileges { generatePersonalAccessTokens manageTokens } } }';

/** The status, and the urn of the user that the catalog takes the caller for. */
export async function who(
  catalog: Catalog,
  headers: Record<string, string>,
): Promise<readonly [number, unknown]> {
  const { status, body } = await ask(catalog, WHO, {}, headers);
  return [status, body.data?.me.corpUser.urn];
}
