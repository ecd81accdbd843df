/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. A member with the value undefined is absent. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `Array.isArray` alone does not tell a JSON object from a read-only list. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No document in use has as many levels. */
const MAX_JSON_DEPTH = 500;

/** Small texts may consist of values alone. */
const FREE_VALUES = 200_000;

/** An object or a list takes at least the memory of two numbers. */
const LIST_WEIGHT = 2;

/** A JSON text that would take far more memory than others of its size. */
export class UnusualJson extends Error {
  override readonly name = 'UnusualJson';
}

/**
 * Parses a JSON text of a file that anyone may have written.
 *
 * @param charactersPerValue the least length of a value and its comma, on average. Default: 2, as
 *   in a list of digits
 * @throws SyntaxError; UnusualJson, whose message is a predicate
 */
export function parseJson(text: string, charactersPerValue = 2): Json {
  const why = whyUnusual(text, FREE_VALUES + text.length / charactersPerValue);
  if (why !== undefined) throw new UnusualJson(why);
  return JSON.parse(text);
}

/** Parses a JSON object of a file that anyone may have written. Undefined for any other text. */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value = parseJson(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts levels and values in one pass, outside of texts. */
function whyUnusual(text: string, most: number): string | undefined {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfText(text, at);
    else if (char === COMMA) values++;
    else if (OPENERS.has(char)) [depth, values] = [depth + 1, values + LIST_WEIGHT];
    else if (CLOSERS.has(char)) depth--;
    if (depth > MAX_JSON_DEPTH) return `has more than ${MAX_JSON_DEPTH} levels`;
    if (values > most) return `has more than ${Math.floor(most)} values, too many for its size`;
  }
  return undefined;
}

const code = (char: string): number => char.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map(code);
const OPENERS: ReadonlySet<number> = new Set(['[', '{'].map(code));
const CLOSERS: ReadonlySet<number> = new Set([']', '}'].map(code));

/** Returns the offset of the quote that ends a text, else the end. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Characters that nobody sees, or that change the text direction. JSON does not escape them. */
const INVISIBLE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes the invisible characters in a JSON text, so that people see all that it says. */
export function escapeInvisible(json: string): string {
  return /[^\n -~]/.test(json) ? json.replace(INVISIBLE, unicodeEscape) : json;
}

function unicodeEscape(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
