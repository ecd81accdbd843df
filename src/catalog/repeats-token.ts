import { isJsonObject } from '../model/json.js';
import { parseJson } from './server-words.js';
import { tokenPattern } from './token-spellings.js';

/** A shorter one, such as a placeholder for a catalog that looks at none, would be found by chance. */
const SHORTEST = 16;

/** Says whether a text holds a token, however it is written down. A token that is too short to be told from chance is never found. */
export function createTokenFinder(token: string | undefined): (text: string) => boolean {
  if (token === undefined || token.length < SHORTEST) return () => false;
  const pattern = new RegExp(tokenPattern(token), 'i');
  return (text) => pattern.test(text) || (text.includes('\\') && pattern.test(unescaped(text)));
}

/**
 * Says whether an answer holds the token that was sent. What a catalog holds goes on into plans, reports and receipts, and
 * cannot be mended there: what stands in a lineage aspect is written back as it was read. The errors of GraphQL do not count:
 * they end as messages, which are scrubbed.
 */
export function createTokenWatch(token: string | undefined): (answer: string) => boolean {
  const holds = createTokenFinder(token);
  return (answer) => holds(answer) && holds(withoutErrors(answer));
}

function withoutErrors(answer: string): string {
  const json = parseJson(answer);
  if (!isJsonObject(json)) return answer;
  const { errors: _, ...rest } = json;
  return JSON.stringify(rest);
}

/** Escapes that a JSON text may use and need not. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll('\\/', '/');
}
