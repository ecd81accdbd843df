import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogAddress } from './catalog-address.js';
import type { CatalogOptions } from './catalog-options.js';

/**
 * Checks and returns the token to send to this address, if the options contain one.
 *
 * White space around the token is removed, since secrets are often stored with a line end. White
 * space inside it is an error, because the HTTP library would show the token in its own error for
 * such a header.
 *
 * @throws HeadwaterError `catalog-bad-token`, or `catalog-insecure` if the token would travel
 * unencrypted
 */
export function prepareToken(address: CatalogAddress, options: CatalogOptions): string | undefined {
  const token = options.token?.trim();
  if (token === undefined || token === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new HeadwaterError(
      'catalog-bad-token',
      'the token holds white space or characters that no token has',
      {
        exitCode: exitCodes.usage,
      },
    );
  }
  if (address.isPlain && !address.isLoopback && options.insecureHttp !== true) {
    throw new HeadwaterError(
      'catalog-insecure',
      `a token would travel in the clear to ${address.origin}`,
      {
        exitCode: exitCodes.usage,
        hint: 'use an https address, or --insecure-http where the network is trusted',
      },
    );
  }
  return token;
}
