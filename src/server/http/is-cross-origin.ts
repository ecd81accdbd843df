import type { Context } from 'hono';

/** Headers that browsers add and that pages cannot change. */
export interface BrowserHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which browsers send over TLS and to loopback addresses. */
  readonly site: string | undefined;
}

/**
 * Returns true if a page of another origin made a browser send the request. `SameSite` is not
 * enough: for a browser all ports of a host are one site. Clients other than browsers send neither
 * header, and have no cookies that a page could use.
 *
 * Source of the rule: `CrossOriginProtection` of Go's `net/http`.
 */
export function isCrossOrigin({ host, origin, site }: BrowserHeaders): boolean {
  if (site !== undefined) return !['same-origin', 'none'].includes(site.toLowerCase());
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

export function browserHeaders(c: Context): BrowserHeaders {
  return {
    host: c.req.header('Host'),
    origin: c.req.header('Origin'),
    site: c.req.header('Sec-Fetch-Site'),
  };
}
