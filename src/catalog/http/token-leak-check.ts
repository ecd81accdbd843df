import { isJsonObject } from '../../model/json.js';
import { parseJson } from './parse-json.js';
import { tokenPattern } from './token-pattern.js';

/**
 * The minimum length of a token to search for. A shorter one, such as a placeholder for a catalog
 * without authentication, would match by chance.
 */
const MIN_TOKEN_LENGTH = 16;

/**
 * Creates a function that returns true if a text contains the token in any spelling. A token that
 * is too short never matches.
 */
export function createTokenDetector(token: string | undefined): (text: string) => boolean {
  if (token === undefined || token.length < MIN_TOKEN_LENGTH) return () => false;
  const pattern = new RegExp(tokenPattern(token), 'i');
  return (text) => pattern.test(text) || (text.includes('\\') && pattern.test(unescapeJson(text)));
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
