import type { AccessToken, MadeToken } from '../../model/access-token.js';
import type { CatalogOptions, Closable } from '../catalog-options.js';
import { openWire } from '../wire.js';
import { createToken, type TokenRequest } from './create-token.js';
import { listTokens } from './list-tokens.js';
import { revokeToken } from './revoke-token.js';

/** Personal access tokens of a catalog. */
export interface TokenKeeper {
  readonly origin: string;
  /**
   * Makes a token. An answer that is lost leaves one that nobody knows the text of.
   *
   * @throws HeadwaterError `catalog-tokens-disabled` where the catalog would not look at it; `catalog-forbidden`
   */
  create(request: TokenRequest): Promise<MadeToken>;
  /**
   * The tokens that the caller made, or all of them, by name. From the search index: what was made or revoked a moment
   * ago may not show yet.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; `catalog-incomplete` when the list does not come whole
   */
  list(whose: 'own' | 'all'): Promise<readonly AccessToken[]>;
  /**
   * Ends a token.
   *
   * @throws HeadwaterError `catalog-tokens-disabled`; `catalog-forbidden`; another of the catalog's where there is no such token
   */
  revoke(id: string): Promise<void>;
}

/** Opens a catalog for its tokens. No request is sent yet; errors as of `openCatalogReader`. */
export function openTokens(options: CatalogOptions): TokenKeeper & Closable {
  const wire = openWire(options);
  return {
    origin: wire.address.origin,
    create: (request) => createToken(wire, request),
    list: (whose) => listTokens(wire, whose),
    revoke: (id) => revokeToken(wire, id),
    close: () => wire.close(),
  };
}
