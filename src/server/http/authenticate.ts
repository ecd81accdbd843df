import type { Context, MiddlewareHandler } from 'hono';
import { parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import { identifyCaller } from '../auth/identify-caller.js';
import { firstUser } from '../shared/first-user.js';
import { browserHeaders, isCrossOrigin } from './block-cross-site.js';
import { isFrontendPath, isGraphqlPath, isPublicPath } from './request-paths.js';
import type { AppEnv, ServerContext } from './server-context.js';
import { readSessionCookie } from './session-cookie.js';

/** Identifies the caller of each request. No handler reads the headers itself. */
export function authenticate(context: ServerContext): MiddlewareHandler<AppEnv> {
  const { credentials } = context;
  return credentials === undefined ? trustActorHeader : requireCredentials(context, credentials);
}

/** Without authentication, the server trusts the header that names a user. */
const trustActorHeader: MiddlewareHandler<AppEnv> = async (c, next) => {
  const named = c.req.header('X-DataHub-Actor') ?? '';
  c.set('actor', parseCorpUserUrn(named).ok ? (named as Urn) : firstUser);
  await next();
};

function requireCredentials(
  { store }: ServerContext,
  credentials: Credentials,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const shown = {
      authorization: c.req.header('Authorization'),
      session: readSessionCookie(c),
      sessionFirst: isFrontendPath(c.req.path),
    };
    const caller = await identifyCaller(shown, credentials, store);
    if (isPublicPath(c.req.path)) {
      if (caller !== undefined) c.set('actor', caller.actor);
      return await next();
    }
    if (caller === undefined) return rejectUnauthenticated(c);
    if (caller.by === 'session' && isForged(c))
      return c.json({ error: 'pages of other origins may not use this session' }, 403);
    c.set('actor', caller.actor);
    return await next();
  };
}

/**
 * Returns true for a write that a page of another origin may have sent. A browser adds the cookie
 * to every request, whichever page sends it. Reads are allowed, since a browser does not show their
 * answers to pages of other origins.
 */
function isForged(c: Context): boolean {
  return !['GET', 'HEAD'].includes(c.req.method) && isCrossOrigin(browserHeaders(c));
}

/** Source of the text: DataHub's `AuthenticationEnforcementFilter`. */
const UNAUTHORIZED = 'Unauthorized to perform this action.';

/**
 * Answers a caller without valid credentials. The answer reveals neither the mistake nor what the
 * path serves.
 */
function rejectUnauthenticated(c: Context): Response {
  c.header('WWW-Authenticate', 'Bearer');
  return isGraphqlPath(c.req.path)
    ? c.json({ errors: [{ message: UNAUTHORIZED }], data: null, extensions: {} }, 401)
    : c.json({ message: UNAUTHORIZED, status: 401 }, 401);
}
