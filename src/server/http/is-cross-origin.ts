import type { Context } from 'hono';

/** The headers that browsers add, and that no page can change. */
export interface BrowserHeaders {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which browsers send to TLS and to this machine. */
  readonly site: string | undefined;
}

/**
 * Whether a page of another origin made a browser send this. `SameSite` does not settle it: to a browser all ports of a
 * host are one site. Clients other than browsers send neither header, and have no cookies that a page could make use of.
 *
 * Source of the rule: `CrossOriginProtection` of Go's `net/http`.
 */
export function isCrossOrigin({ host, origin, site }: BrowserHeaders): boolean {
  if (site !== undefined) return !['same-origin', 'none'].includes(site.toLowerCase());
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

export function browserHeaders(c: Context): BrowserHeaders {
  return { host: c.req.header('Host'), origin: c.req.header('Origin'), site: c.req.header('Sec-Fetch-Site') };
}
