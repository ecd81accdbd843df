import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Urn } from '../../urn/urn.js';
import { SESSION_MS } from '../auth/sessions.js';

/** The name that DataHub's frontend gives it. */
const SESSION = 'PLAY_SESSION';

/** Tells pages who is logged in. Pages may read it, and nothing here does: it proves nothing. */
const ACTOR = 'actor';

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, SESSION);
}

export function setSessionCookies(c: Context, session: { readonly secret: string; readonly user: Urn }): void {
  const options = { ...optionsFor(c), maxAge: SESSION_MS / 1000 };
  setCookie(c, SESSION, session.secret, { ...options, httpOnly: true });
  // DataHub writes the urn as it is, and its clients may read it so.
  c.header('Set-Cookie', generateCookie(ACTOR, session.user, options).replaceAll('%3A', ':'), { append: true });
}

export function dropSessionCookies(c: Context): void {
  deleteCookie(c, SESSION, { ...optionsFor(c), httpOnly: true });
  deleteCookie(c, ACTOR, optionsFor(c));
}

/**
 * Without a domain, so that the cookies are this host's alone. `Secure` where a proxy in front speaks TLS: browsers
 * would not send such a cookie back over the plain HTTP that is spoken here.
 */
function optionsFor(c: Context): CookieOptions {
  return { path: '/', sameSite: 'Strict', secure: c.req.header('X-Forwarded-Proto') === 'https' };
}
