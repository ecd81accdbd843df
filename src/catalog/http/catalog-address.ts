import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';

/** The addresses of a catalog's interfaces. */
export interface CatalogAddress {
  /** The address as given, without trailing slashes. Messages and plans name the catalog by it. */
  readonly origin: string;
  readonly graphql: string;
  /** The OpenAPI v3 collection of datasets. */
  readonly datasets: string;
  /** The Rest.li collection of aspects. */
  readonly aspects: string;
  /** The public document that states the service and its version. */
  readonly config: string;
  /** True if requests go through the proxy path of a frontend. */
  readonly isBehindFrontend: boolean;
  /** True if the host is this machine. */
  readonly isLoopback: boolean;
  /** True for plain http, which others can read in transit. */
  readonly isPlain: boolean;
}

/** The path under which DataHub's frontend forwards to the metadata service. */
export const FRONTEND_PROXY = '/api/gms';

/**
 * Derives the addresses of the interfaces from the base address.
 *
 * Behind a frontend (`https://host/api/gms`) GraphQL and OpenAPI are beside the proxy path, and
 * Rest.li is below it.
 *
 * @throws HeadwaterError `catalog-bad-address`. The message does not repeat the address, which may
 * hold a password
 */
export function parseCatalogAddress(text: string): CatalogAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) throw noHttpAddress(text);
  if (url.username !== '' || url.password !== '')
    throw badAddress('holds a user name or a password; use a token instead');
  if (url.search !== '' || url.hash !== '')
    throw badAddress('holds a query or a fragment; leave it out');
  const path = url.pathname.replace(/\/+$/, '');
  const isBehindFrontend = path.endsWith(FRONTEND_PROXY);
  const prefix = `${url.origin}${isBehindFrontend ? path.slice(0, -FRONTEND_PROXY.length) : path}`;
  return {
    origin: `${url.origin}${path}`,
    graphql: `${prefix}/api/graphql`,
    datasets: `${prefix}/openapi/v3/entity/dataset`,
    aspects: `${url.origin}${path}/aspects`,
    config: `${url.origin}${path}/config`,
    isBehindFrontend,
    isLoopback: isLoopback(url.hostname),
    isPlain: url.protocol === 'http:',
  };
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

function noHttpAddress(text: string): HeadwaterError {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1];
  // Other values are not shown, since a token may stand in the wrong variable.
  const isHost = /^(localhost|[a-z0-9][a-z0-9.-]*:\d{1,5})(\/[a-z0-9/._-]*)?$/i.test(text);
  if (isHost)
    return badAddress(
      `"${text}" lacks http:// or https://`,
      `set DATAHUB_GMS_URL=http://${text}, or with https://`,
    );
  return badAddress(
    scheme === undefined
      ? 'does not start with http:// or https://'
      : `starts with ${scheme}://, and not with http:// or https://`,
  );
}

function badAddress(
  what: string,
  hint = 'set DATAHUB_GMS_URL to the metadata service, such as http://localhost:8080',
): HeadwaterError {
  return new HeadwaterError('catalog-bad-address', `the catalog's address ${what}`, {
    exitCode: exitCodes.usage,
    hint,
  });
}
