import type { Context, MiddlewareHandler } from 'hono';
import { parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import { identify } from '../auth/identify.js';
import { firstUser } from '../first-user.js';
import { isFrontendPath, isPublicPath } from './addresses.js';
import { browserHeaders, isCrossOrigin } from './is-cross-origin.js';
import { refuseStranger } from './refuse-caller.js';
import type { AppEnv, ServerContext } from './server-context.js';
import { readSessionCookie } from './session-cookie.js';

/** Settles who is asking. The one place that does: no handler looks at the headers itself. */
export function authenticate(context: ServerContext): MiddlewareHandler<AppEnv> {
  const { credentials } = context;
  return credentials === undefined ? asNamed : demanding(context, credentials);
}

/** Nobody has to show who they are, so whoever is named is believed. */
const asNamed: MiddlewareHandler<AppEnv> = async (c, next) => {
  const named = c.req.header('X-DataHub-Actor') ?? '';
  c.set('actor', parseCorpUserUrn(named).ok ? (named as Urn) : firstUser);
  await next();
};

function demanding({ store }: ServerContext, credentials: Credentials): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const shown = {
      authorization: c.req.header('Authorization'),
      session: readSessionCookie(c),
      sessionFirst: isFrontendPath(c.req.path),
    };
    const caller = await identify(shown, credentials, store);
    if (isPublicPath(c.req.path)) {
      if (caller !== undefined) c.set('actor', caller.actor);
      return await next();
    }
    if (caller === undefined) return refuseStranger(c);
    if (caller.by === 'session' && isForged(c)) return c.json({ error: 'pages of other origins may not use this session' }, 403);
    c.set('actor', caller.actor);
    return await next();
  };
}

/** A browser adds the cookie to whatever a page sends. Reads are left alone: their answers are kept from other origins. */
function isForged(c: Context): boolean {
  return !['GET', 'HEAD'].includes(c.req.method) && isCrossOrigin(browserHeaders(c));
}
