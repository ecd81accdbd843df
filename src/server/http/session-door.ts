import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { Credentials } from '../auth/credentials.js';
import { createLogIn } from '../auth/log-in.js';
import { createSignUp } from '../auth/sign-up.js';
import { textAt } from '../opaque-json.js';
import { asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import { browserHeaders, isCrossOrigin } from './is-cross-origin.js';
import { readJsonBody } from './read-body.js';
import type { AppEnv, ServerContext } from './server-context.js';
import { dropSessionCookies, readSessionCookie, setSessionCookies } from './session-cookie.js';

/** A few names and a password; anybody may send it, so it is not to be much. */
const MAX_BODY_BYTES = 10_000;

/**
 * `/logIn`, `/signUp`, `/logOut` and `/admin`, which DataHub has in its frontend.
 *
 * Source of statuses and messages: `AuthenticationController`, `CentralLogoutController` and `Application` there.
 */
export function sessionDoor(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/admin', (c) => c.text('GOOD'));
  app.use('/logIn', refuseForgeries);
  app.use('/logOut', refuseForgeries);
  app.use('/signUp', refuseForgeries);
  app.post('/logIn', context.credentials === undefined ? async (c) => refuse(c, OFF) : logIn(context, context.credentials));
  app.post('/signUp', context.credentials === undefined ? async (c) => refuse(c, OFF) : signUp(context, context.credentials));
  app.on(['GET', 'POST'], '/logOut', (c) => {
    const session = readSessionCookie(c);
    if (session !== undefined) context.credentials?.sessions.close(session);
    dropSessionCookies(c);
    return c.redirect('/', 303);
  });
  return app;
}

const OFF = 'Authentication is off: nobody has to log in. Start the catalog with --auth to have users and tokens.';

/** To be logged in as somebody else by a page of theirs, or logged out, is no better than a forged write. */
const refuseForgeries: (c: Context, next: () => Promise<void>) => Promise<Response | undefined> = async (c, next) => {
  if (isCrossOrigin(browserHeaders(c))) return c.json({ message: 'pages of other origins may not do this' }, 403);
  await next();
  return undefined;
};

function logIn(context: ServerContext, credentials: Credentials): (c: Context<AppEnv>) => Promise<Response> {
  const attempt = createLogIn({ ...context, ...credentials });
  return async (c) => {
    const body = await readBody(c.req.raw);
    const username = textAt(body, 'username') ?? '';
    const password = textAt(body, 'password') ?? '';
    if (username.trim() === '') return refuse(c, 'User name must not be empty.');
    const outcome = await attempt({ username, password, address: getConnInfo(c).remote.address ?? '' });
    switch (outcome.kind) {
      case 'refused':
        return refuse(c, 'Invalid Credentials');
      case 'wait': {
        const seconds = Math.ceil(outcome.forMs / 1000);
        return c.json({ message: `Too many attempts; try again in ${seconds} seconds.` }, 429, { 'Retry-After': String(seconds) });
      }
      case 'ok':
        return openSession(c, outcome.user, credentials);
    }
  };
}

/** A user who has signed up is logged in, as in DataHub. */
function signUp(context: ServerContext, credentials: Credentials): (c: Context<AppEnv>) => Promise<Response> {
  const attempt = createSignUp({ ...context, credentials });
  return async (c) => {
    const outcome = await attempt(await readBody(c.req.raw));
    return outcome.kind === 'ok' ? openSession(c, outcome.user, credentials) : refuse(c, outcome.message);
  };
}

function openSession(c: Context, user: Urn, { sessions }: Credentials): Response {
  const before = readSessionCookie(c);
  if (before !== undefined) sessions.close(before);
  setSessionCookies(c, { secret: sessions.open(user), user });
  return c.body(null, 200);
}

/** What is no JSON is not repeated, as it is elsewhere: there may be a password in it. */
async function readBody(request: Request): Promise<JsonObject> {
  try {
    return asObject(await readJsonBody(request, MAX_BODY_BYTES), 'the body');
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'malformed') throw error;
    throw new Refusal('malformed', 'the body is no JSON object; send one with your name and password');
  }
}

function refuse(c: Context, message: string): Response {
  return c.json({ message }, 400);
}
