import type { Context } from 'hono';
import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Urn } from '../../urn/urn.js';
import { SESSION_MS } from '../auth/sessions.js';

/** The name of the session cookie in DataHub's frontend. */
const SESSION = 'PLAY_SESSION';

/**
 * The cookie that tells pages who is logged in. It proves nothing: pages may read it, and the
 * server ignores it.
 */
const ACTOR = 'actor';

export function readSessionCookie(c: Context): string | undefined {
  return getCookie(c, SESSION);
}

export function setSessionCookies(
  c: Context,
  session: { readonly secret: string; readonly user: Urn },
): void {
  const options = { ...optionsFor(c), maxAge: SESSION_MS / 1000 };
  setCookie(c, SESSION, session.secret, { ...options, httpOnly: true });
  const encoded = generateCookie(ACTOR, session.user, options);
  c.header(
    'Set-Cookie',
    encoded.replace(encodeURIComponent(session.user), toCookieText(session.user)),
    {
      append: true,
    },
  );
}

/**
 * Returns the text of a cookie. DataHub does not encode the urn, and its clients use the text as
 * the urn of the user. So this encodes only the characters that no cookie can hold.
 */
function toCookieText(urn: Urn): string {
  return urn.replace(/[^!#-+\--:<-[\]-~]/gu, encodeURIComponent);
}

export function clearSessionCookies(c: Context): void {
  deleteCookie(c, SESSION, { ...optionsFor(c), httpOnly: true });
  deleteCookie(c, ACTOR, optionsFor(c));
}

/**
 * Options of both cookies. Without a domain, they belong to this host alone. They are `Secure` only
 * if a proxy in front speaks TLS. This server speaks plain HTTP, over which browsers would not
 * return a `Secure` cookie.
 */
function optionsFor(c: Context): CookieOptions {
  return { path: '/', sameSite: 'Strict', secure: c.req.header('X-Forwarded-Proto') === 'https' };
}
