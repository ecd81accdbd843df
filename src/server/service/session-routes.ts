import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import { createLogIn } from '../auth/log-in.js';
import { createSignUp } from '../auth/sign-up.js';
import { browserHeaders, isCrossOrigin } from '../http/block-cross-site.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import {
  clearSessionCookies,
  readSessionCookie,
  setSessionCookies,
} from '../http/session-cookie.js';
import { formReader } from '../shared/json-reader.js';
import { anything, filledText, object, optional } from '../shared/json-schema.js';
import { asObject } from '../shared/read-json.js';
import { malformed, RequestError } from '../shared/request-error.js';

/** Enough for a few names and a password. Small, since callers need no credentials here. */
const MAX_BODY_BYTES = 10_000;

/**
 * Serves `/logIn`, `/signUp`, `/logOut` and `/admin`, which DataHub has in its frontend.
 *
 * Source of statuses and messages: DataHub's `AuthenticationController`, `CentralLogoutController`
 * and `Application`.
 */
export function sessionRoutes(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/admin', (c) => c.text('GOOD'));
  app.use('/logIn', rejectForgeries);
  app.use('/logOut', rejectForgeries);
  app.use('/signUp', rejectForgeries);
  const { credentials } = context;
  const off = async (c: Context) => badRequest(c, AUTH_IS_OFF);
  app.post('/logIn', credentials ? logIn(context, credentials) : off);
  app.post('/signUp', credentials ? signUp(context, credentials) : off);
  app.on(['GET', 'POST'], '/logOut', (c) => {
    const session = readSessionCookie(c);
    if (session !== undefined) credentials?.sessions.close(session);
    clearSessionCookies(c);
    return c.redirect('/', 303);
  });
  return app;
}

const AUTH_IS_OFF =
  'Authentication is off, so no login is needed. Start the catalog with --auth to have users and tokens.';

/**
 * Refuses requests of foreign pages. A page that logs the user in under another name, or logs the
 * user out, is as harmful as a forged write.
 */
const rejectForgeries: (c: Context, next: () => Promise<void>) => Promise<Response | undefined> =
  async (c, next) => {
    if (isCrossOrigin(browserHeaders(c)))
      return c.json({ message: 'pages of other origins may not do this' }, 403);
    await next();
    return undefined;
  };

/** A password that is not a string counts as wrong. */
const readLogIn = formReader(
  object({ username: filledText('User name'), password: optional(anything) }),
);

function logIn(
  context: ServerContext,
  credentials: Credentials,
): (c: Context<AppEnv>) => Promise<Response> {
  const attempt = createLogIn({ ...context, ...credentials });
  return async (c) => {
    const form = readLogIn(await readBody(c.req.raw));
    if (!form.ok) return badRequest(c, form.problem);
    const { username, password } = form.value;
    const outcome = await attempt({
      username,
      password: typeof password === 'string' ? password : '',
      address: getConnInfo(c).remote.address ?? '',
    });
    switch (outcome.kind) {
      case 'refused':
        return badRequest(c, 'Invalid Credentials');
      case 'wait': {
        const seconds = Math.ceil(outcome.forMs / 1000);
        return c.json({ message: `Too many attempts; try again in ${seconds} seconds.` }, 429, {
          'Retry-After': String(seconds),
        });
      }
      case 'ok':
        return openSession(c, outcome.user, credentials);
    }
  };
}

/** Handles `/signUp`. As in DataHub, it logs the new user in. */
function signUp(
  context: ServerContext,
  credentials: Credentials,
): (c: Context<AppEnv>) => Promise<Response> {
  const attempt = createSignUp({ ...context, credentials });
  return async (c) => {
    const outcome = await attempt(await readBody(c.req.raw));
    return outcome.kind === 'ok'
      ? openSession(c, outcome.user, credentials)
      : badRequest(c, outcome.message);
  };
}

function openSession(c: Context, user: Urn, { sessions }: Credentials): Response {
  const before = readSessionCookie(c);
  if (before !== undefined) sessions.close(before);
  setSessionCookies(c, { secret: sessions.open(user), user });
  return c.body(null, 200);
}

/**
 * Reads the body. Unlike elsewhere, the message for invalid JSON does not quote the body: a body
 * may hold a password.
 */
async function readBody(request: Request): Promise<JsonObject> {
  try {
    return asObject(await readJsonBody(request, { maxBytes: MAX_BODY_BYTES }), 'the body');
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'malformed') throw error;
    throw malformed('the body is not a JSON object; send one with your name and password');
  }
}

function badRequest(c: Context, message: string): Response {
  return c.json({ message }, 400);
}
