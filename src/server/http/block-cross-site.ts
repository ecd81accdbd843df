import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './server-context.js';

/**
 * Refuses requests that a foreign web page made a browser on this machine send. Without
 * authentication, listening on loopback only does not stop such pages. A page can post without the
 * user's knowledge. A page whose host name resolves to this machine can also read (DNS rebinding).
 *
 * Clients other than browsers send no `Origin`, and their `Host` is the host that they call.
 */
export const blockCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  const headers = browserHeaders(c);
  const reason =
    crossSiteReason(headers) ??
    (skipsPreflight(c.req.method, c.req.header('Content-Type'), headers) ? JSON_ONLY : undefined);
  return reason === undefined ? await next() : c.json({ error: reason }, 403);
};

/** A name of this machine that resolves alike everywhere, with or without a port. */
const LOOPBACK = String.raw`(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?`;
const LOOPBACK_HOST = new RegExp(`^${LOOPBACK}$`, 'i');
const LOOPBACK_ORIGIN = new RegExp(`^https?://${LOOPBACK}$`, 'i');

function crossSiteReason({ host, origin, site }: BrowserHeaders): string | undefined {
  // Only HTTP/1.0 clients omit the host, and no browser uses HTTP/1.0.
  if (host !== undefined && !LOOPBACK_HOST.test(host)) {
    return `the host ${JSON.stringify(host)} is not this machine; call the catalog by 127.0.0.1, [::1] or localhost`;
  }
  // Pages without an origin of their own, such as files and sandboxed frames, send "null".
  if (origin !== undefined && !LOOPBACK_ORIGIN.test(origin))
    return `pages of ${JSON.stringify(origin)} may not call the catalog`;
  return site?.toLowerCase() === 'cross-site'
    ? 'pages of other sites may not call the catalog'
    : undefined;
}

/**
 * Returns true if a page at another port of this machine may have sent the request without a CORS
 * preflight. A browser sends a preflight before JSON to another origin, and before any method
 * except GET, HEAD and POST. The server refuses preflights. A browser sends a form or plain text
 * without a preflight, and such a body may hold JSON too.
 *
 * Source: "CORS-safelisted request-header" and "CORS-safelisted method" of the Fetch standard.
 */
function skipsPreflight(
  method: string,
  contentType: string | undefined,
  headers: BrowserHeaders,
): boolean {
  return method === 'POST' && isCrossOrigin(headers) && !JSON_TYPE.test(contentType ?? '');
}

/** `application/json` or a type with the suffix `+json`, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const JSON_ONLY =
  'pages of other origins may only send JSON; set the header Content-Type: application/json';

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
 * `Origin` nor `Sec-Fetch-Site`, and have no cookies that a page could use.
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
