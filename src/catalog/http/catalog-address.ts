import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { FRONTEND_PROXY } from './connection-target.js';

/** The addresses of a catalog's interfaces. */
export interface CatalogAddress {
  /** The address as given, without trailing slashes. Messages and plans name the catalog by it. */
  readonly origin: string;
  readonly graphql: string;
  /** The OpenAPI v3 collections. The type of the entities follows: `<entities>/dataset`. */
  readonly entities: string;
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

/**
 * Derives the addresses of the interfaces from the base address.
 *
 * Behind a frontend (`https://host/api/gms`) GraphQL and OpenAPI are beside the proxy path, and
 * Rest.li is below it.
 *
 * @throws HeadwaterError `catalog-bad-address`. The message repeats no part of the address that may
 * be a password or a token
 */
export function parseCatalogAddress(text: string): CatalogAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw withoutProtocol(text.trim());
  const shown = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  if (url.username !== '' || url.password !== '')
    throw badAddress(`holds a user name or a password before ${url.host}; use a token instead`);
  if (url.search !== '' || url.hash !== '')
    throw badAddress(`holds a query or a fragment behind ${shown}; leave it out`);
  const path = url.pathname.replace(/\/+$/, '');
  const isBehindFrontend = path.endsWith(FRONTEND_PROXY);
  const prefix = `${url.origin}${isBehindFrontend ? path.slice(0, -FRONTEND_PROXY.length) : path}`;
  return {
    origin: `${url.origin}${path}`,
    graphql: `${prefix}/api/graphql`,
    entities: `${prefix}/openapi/v3/entity`,
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

/** This machine or a host with a domain, with a port or a path. Labels have at most 63 characters. */
const HOST = /^(?:localhost|(?:[\w-]{1,63}\.)+[\w-]{1,63})(?::\d+)?(?:\/[\w./-]*)?$/;

/** Builds the error for an address without http. Quotes only what is surely an address. */
function withoutProtocol(text: string): HeadwaterError {
  const host = text.replace(/^[a-z]{1,10}:\/\//i, '');
  const isHost = HOST.test(host) && host.length <= 100 && !host.startsWith('eyJ');
  if (!isHost) return badAddress('is not an address that starts with http:// or https://');
  const isLocal = isLoopback(host.replace(/[:/].*$/, ''));
  return badAddress(
    `"${text}" does not start with http:// or https://`,
    `did you mean ${isLocal ? 'http' : 'https'}://${host}?`,
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
