import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { browserHeaders, isCrossOrigin } from '../../server/http/block-cross-site.js';
import { pageRoutes } from '../../server/http/pages.js';
import type { AppEnv } from '../../server/http/server-context.js';
import type { CatalogForwarder } from '../../tasks/catalog/forward-reads.js';
import { catalogReads } from './catalog-reads.js';
import { failed, refuse } from './refuse.js';

/** The content of the pages of one run, and the browser that may see them. */
export interface DocumentPages {
  /** The JSON of the document. */
  readonly json: string;
  /** The random path of the one address that lets a browser in. */
  readonly entry: string;
  /** The cookie of a browser that was let in. */
  readonly cookie: { readonly name: string; readonly secret: string };
  /** The `host:port` by which a browser may call. */
  readonly hosts: ReadonlySet<string>;
  /** Undefined if no catalog is known. Then the pages show the document alone. */
  readonly catalog: CatalogForwarder | undefined;
}

/**
 * The local server of `--open`: the pages, one document, and reads of the catalog.
 *
 * The first browser that opens the entry gets the cookie. All else needs it. So another user of
 * this machine, who can see the address in the list of processes, finds it closed.
 */
export function documentApp(pages: DocumentPages): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(failed);
  app.notFound((c) => refuse(c, 404, 'There is nothing at this address.'));
  app.use(secureHeaders({ strictTransportSecurity: false }));
  app.use(async (c, next) => {
    if (pages.hosts.has(c.req.header('Host') ?? '')) return await next();
    return refuse(c, 403, 'Call this server by the address that the command printed.');
  });
  app.get(pages.entry, letIn(pages));
  app.use(guard(pages));
  app.get('/document.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.body(pages.json, 200, { 'Content-Type': 'application/json' });
  });
  app.route('/', catalogReads(pages.catalog));
  for (const path of ['/login', '/settings/*'])
    app.get(path, (c) => refuse(c, 404, 'Open the catalog itself to log in or to make tokens.'));
  app.route('/', pageRoutes());
  return app;
}

/** Lets the first browser in, and that browser again. */
function letIn({ cookie }: DocumentPages): (c: Context<AppEnv>) => Response {
  let isTaken = false;
  return (c) => {
    // A HEAD request, such as a preview of the link, takes nothing.
    if (c.req.method !== 'GET') return c.body(null, 204);
    if (isTaken && !hasCookie(c, cookie))
      return refuse(c, 403, 'A browser has opened this address before. Run the command again.');
    isTaken = true;
    setCookie(c, cookie.name, cookie.secret, { path: '/', httpOnly: true, sameSite: 'Strict' });
    return c.redirect('/plan?document=1', 303);
  };
}

/**
 * Refuses callers that were not let in, and requests of foreign pages. The cookie alone is not
 * enough: a browser sends it for pages at all ports of this machine.
 */
function guard({ cookie }: DocumentPages): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!hasCookie(c, cookie))
      return refuse(c, 403, 'Open the address that the command printed first.');
    const headers = browserHeaders(c);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isOwn = isRead || headers.origin === `http://${headers.host}`;
    if (isCrossOrigin(headers) || !isOwn)
      return refuse(c, 403, 'Pages of other addresses may not call this server.');
    return await next();
  };
}

function hasCookie(c: Context<AppEnv>, { name, secret }: DocumentPages['cookie']): boolean {
  const [given, own] = [Buffer.from(getCookie(c, name) ?? ''), Buffer.from(secret)];
  return given.length === own.length && timingSafeEqual(given, own);
}
