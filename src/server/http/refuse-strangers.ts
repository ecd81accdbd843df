import type { MiddlewareHandler } from 'hono';
import { type BrowserHeaders, browserHeaders, isCrossOrigin } from './is-cross-origin.js';
import type { AppEnv } from './server-context.js';

/**
 * Refuses what a web page of somebody else can make a browser on this machine send. Nobody has to show a token, so to
 * listen on this machine alone is not enough: a page can post to it unseen, or have its own name lead here and read as
 * well (DNS rebinding). Clients other than browsers send no `Origin` and name the host that they call.
 */
export const refuseStrangers: MiddlewareHandler<AppEnv> = async (c, next) => {
  const headers = browserHeaders(c);
  const reason = strangeness(headers) ?? (isUnasked(c.req.method, c.req.header('Content-Type'), headers) ? UNASKED : undefined);
  return reason === undefined ? await next() : c.json({ error: reason }, 403);
};

/** A name that leads to this machine wherever it is asked, with or without a port. */
const LOOPBACK = String.raw`(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?`;
const LOOPBACK_HOST = new RegExp(`^${LOOPBACK}$`, 'i');
const LOOPBACK_ORIGIN = new RegExp(`^https?://${LOOPBACK}$`, 'i');

function strangeness({ host, origin, site }: BrowserHeaders): string | undefined {
  // Only clients of HTTP/1.0 leave the host out, and no browser is one.
  if (host !== undefined && !LOOPBACK_HOST.test(host)) {
    return `the host ${JSON.stringify(host)} is not this machine; call the catalog by 127.0.0.1, [::1] or localhost`;
  }
  // Pages without an origin of their own, such as files and sandboxed frames, say "null".
  if (origin !== undefined && !LOOPBACK_ORIGIN.test(origin)) return `pages of ${JSON.stringify(origin)} may not call the catalog`;
  return site?.toLowerCase() === 'cross-site' ? 'pages of other sites may not call the catalog' : undefined;
}

/**
 * Whether a page of another port of this machine may have sent this without its browser asking first. A browser asks
 * before it sends JSON to another origin, or by another method than these, and gets no leave here. It sends a form or a
 * plain text without asking, and the body may be JSON all the same.
 *
 * Source: "CORS-safelisted request-header" and "CORS-safelisted method" of the Fetch standard.
 */
function isUnasked(method: string, contentType: string | undefined, headers: BrowserHeaders): boolean {
  return method === 'POST' && isCrossOrigin(headers) && !JSON_TYPE.test(contentType ?? '');
}

/** `application/json`, or a type that is written in JSON, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

const UNASKED = 'pages of other origins may send JSON alone; set the header Content-Type: application/json';
