import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogAddress } from './address.js';
import type { CatalogOptions } from './catalog-options.js';

/**
 * The token to send to this address, if there is one.
 *
 * White space around it is forgiven, since secrets are often stored with a line end; inside it is not, because the
 * error of the HTTP library for such a header would show the token.
 *
 * @throws HeadwaterError `catalog-bad-token`, or `catalog-insecure` where the token would travel in the clear
 */
export function tokenFor(address: CatalogAddress, options: CatalogOptions): string | undefined {
  const token = options.token?.trim();
  if (token === undefined || token === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new HeadwaterError('catalog-bad-token', 'the token holds white space or characters that no token has', {
      exitCode: exitCodes.usage,
    });
  }
  if (address.isPlain && !address.isLoopback && options.insecureHttp !== true) {
    throw new HeadwaterError('catalog-insecure', `a token would travel in the clear to ${address.origin}`, {
      exitCode: exitCodes.usage,
      hint: 'use an https address, or --insecure-http where the network is trusted',
    });
  }
  return token;
}
