import { isJsonObject } from '../../model/json.js';
import { parseJson } from './parse-json.js';
import { base64Digits, tokenFragments } from './token-fragments.js';

/** Redacts foreign text so that it is safe to show. */
export type Redact = (text: string) => string;

/** Longer than a urn and a shortened text of the catalog together. */
const MAX_LENGTH = 1200;

/**
 * Creates a function that removes from a text the token and all characters that control a terminal.
 *
 * It removes invisible characters first, because a token that contains one would not match. It
 * ignores case, because the host names in redirects are in lower case.
 */
export function createRedactor(token: string | undefined): Redact {
  const secret =
    token === undefined
      ? undefined
      : new RegExp(`(bearer(\\s|%20|\\+)+)?(${tokenPattern(token)})`, 'gi');
  const fragments = isSearchable(token) ? tokenFragments(token) : undefined;
  return (text) => {
    const visible = text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim();
    const whole = (secret === undefined ? visible : visible.replace(secret, '[token]')).replace(
      ANY_TOKEN,
      '[token]',
    );
    const clean = fragments === undefined ? whole : fragments.mask(whole);
    return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
  };
}

/** Any JWT. A catalog may repeat a token that it has just created. */
const ANY_TOKEN = /\beyJ[\w-]{8,} ?\. ?[\w-]{8,} ?\. ?[\w-]+/g;

/** Header and claims of a whole JWT. The signature alone tells two tokens of one user apart. */
const CLAIMS = /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.(?=[\w-]{16,})/g;

/** A shorter token, such as a placeholder where nothing checks tokens, would match by chance. */
const MIN_TOKEN_LENGTH = 16;

function isSearchable(token: string | undefined): token is string {
  return token !== undefined && token.length >= MIN_TOKEN_LENGTH;
}

/** Creates a check for the token in any spelling, or a part of it. A short token never matches. */
export function createTokenDetector(token: string | undefined): (text: string) => boolean {
  if (!isSearchable(token)) return () => false;
  const pattern = new RegExp(tokenPattern(token), 'i');
  const fragments = tokenFragments(token);
  return (text) =>
    pattern.test(text) ||
    (text.includes('\\') && pattern.test(unescapeJson(text))) ||
    fragments.areIn(text.includes('eyJ') ? text.replaceAll(CLAIMS, '') : text);
}

/**
 * Creates a function that returns true if an answer contains the token that was sent.
 *
 * Values from a catalog are copied into plans, reports and receipts. They cannot be redacted there,
 * because a lineage aspect is written back as it was read. GraphQL errors are excluded: they become
 * messages, and messages are redacted.
 */
export function createTokenLeakCheck(token: string | undefined): (answer: string) => boolean {
  const holds = createTokenDetector(token);
  return (answer) => holds(answer) && holds(withoutErrors(answer));
}

function withoutErrors(answer: string): string {
  const json = parseJson(answer);
  if (!isJsonObject(json)) return answer;
  const { errors: _, ...rest } = json;
  return JSON.stringify(rest);
}

/** Resolves the escapes that are optional in a JSON text. */
function unescapeJson(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll('\\/', '/');
}

/** The minimum length of a base64 spelling. A shorter spelling would match by chance. */
const MIN_SPELLING_LENGTH = 12;

/** Lists the spellings of a token, longest first. */
function tokenSpellings(token: string): readonly string[] {
  const texts = [
    token,
    encodeURIComponent(token),
    JSON.stringify(token).slice(1, -1),
    Buffer.from(token).toString('hex'),
    [...token].reverse().join(''),
    ...base64Digits(token).filter(({ length }) => length >= MIN_SPELLING_LENGTH),
  ];
  return [...new Set(texts)].sort((a, b) => b.length - a.length);
}

/** Builds a regular expression for all spellings of a token. It has to ignore case. */
function tokenPattern(token: string): string {
  return tokenSpellings(token)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}
