import { tokenPattern } from './token-pattern.js';

/** Redacts foreign text so that it is safe to show. */
export type Redact = (text: string) => string;

const MAX_LENGTH = 600;

/**
 * Creates a function that removes from a text the token and all characters that control a terminal.
 *
 * It removes invisible characters first, because a token with one inside would not match. It
 * truncates last, because half a token would not match either. It ignores case, because host names
 * of redirects are in lower case.
 */
export function createRedactor(token: string | undefined): Redact {
  const secret =
    token === undefined
      ? undefined
      : new RegExp(`(bearer(\\s|%20|\\+)+)?(${tokenPattern(token)})`, 'gi');
  return (text) => {
    const visible = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim();
    const clean = (secret === undefined ? visible : visible.replace(secret, '[token]')).replace(
      ANY_TOKEN,
      '[token]',
    );
    return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
  };
}

/**
 * Any JWT, not only the token that was sent. A catalog may repeat a token that it has just created.
 */
const ANY_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/g;
