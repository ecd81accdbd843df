import type { AccessToken, CreatedToken } from '../../model/access-token.js';
import type { CatalogOptions, Closable } from '../http/catalog-options.js';
import { openWire } from '../http/wire.js';
import { createToken, type TokenRequest } from './create-token.js';
import { listTokens } from './list-tokens.js';
import { revokeToken } from './revoke-token.js';

/** The operations on the personal access tokens of a catalog. */
export interface TokenClient {
  readonly origin: string;
  /**
   * Creates a token. If the answer is lost, the token exists, but its text is unknown.
   *
   * @throws HeadwaterError `catalog-tokens-disabled` if the catalog does not check tokens;
   * `catalog-forbidden`
   */
  create(request: TokenRequest): Promise<CreatedToken>;
  /**
   * Lists the tokens that the caller made, or all tokens, by name. The list comes from the search
   * index, which may lag behind recent changes.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; `catalog-incomplete` if
   * the list is incomplete
   */
  list(whose: 'own' | 'all'): Promise<readonly AccessToken[]>;
  /**
   * Revokes a token.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; another error of the
   * catalog if the token does not exist
   */
  revoke(id: string): Promise<void>;
}

/** Opens the tokens of a catalog. Sends no request. Throws the errors of `openCatalogReader`. */
export function openTokens(options: CatalogOptions): TokenClient & Closable {
  const wire = openWire(options);
  return {
    origin: wire.address.origin,
    create: (request) => createToken(wire, request),
    list: (whose) => listTokens(wire, whose),
    revoke: (id) => revokeToken(wire, id),
    close: () => wire.close(),
  };
}
