import { tokenPattern } from './token-spellings.js';

/** Makes text from outside fit to be shown. */
export type Scrub = (text: string) => string;

const MAX_LENGTH = 600;

/**
 * Takes the token out of a text, and everything that a terminal would act on.
 *
 * Invisible characters go first: with one inside, an echoed token would get past the comparison. Cutting comes last:
 * half a token would too. Case is ignored because host names of redirects are lower-cased.
 */
export function createScrubber(token: string | undefined): Scrub {
  const secret = token === undefined ? undefined : new RegExp(`(bearer(\\s|%20|\\+)+)?(${tokenPattern(token)})`, 'gi');
  return (text) => {
    const visible = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim();
    const clean = (secret === undefined ? visible : visible.replace(secret, '[token]')).replace(ANY_TOKEN, '[token]');
    return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
  };
}

/** Somebody's token, though not the one that was sent: a catalog may repeat one that it has just made. */
const ANY_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/g;
