/** The most characters of a token in a row that an output may show. */
const SHOWN = 8;

/** The lengths of the shortest fragment: plain or backwards, in hexadecimal digits, in base64. */
const PLAIN = SHOWN + 1;
const HEX = 2 * PLAIN;
const BASE64 = 11;

/** A piece of a fragment. Each fragment holds a whole piece at a multiple of its length. */
const PIECE = 5;

/** Escapes of a character: percent-encoded any number of times, of JSON, of JavaScript, of HTML. */
const ESCAPED =
  /%(?:25)*([0-9a-f]{2})|\\+u([0-9a-f]{4})|\\+x([0-9a-f]{2})|&#x([0-9a-f]{1,4});|&#(\d{1,5});|\\+(?=[/"])/gi;

/** The deepest nesting of escapes that the search resolves. */
const MAX_ROUNDS = 4;

/** Words that any name may hold: without digits, and with capitals only at their beginnings. */
const WORDS = /^[^a-z0-9]*(?:(?:[A-Z]?[a-z]*|[A-Z]+)[^a-z0-9]+)*(?:[A-Z]?[a-z]*|[A-Z]+)$/;

/** The fragments of a token: more than eight characters in a row, in the spellings of a library. */
export interface TokenFragments {
  /** Returns true if a text holds a fragment. */
  readonly areIn: (text: string) => boolean;
  /** Replaces the words of a text that hold a fragment. */
  readonly mask: (text: string) => string;
}

/**
 * Creates the search for fragments of a token.
 *
 * The search skips the header of a JWT: all tokens of a catalog begin with it, and it holds no
 * secret. For any other token it skips fragments that are words, or an output would lose harmless
 * names.
 */
export function tokenFragments(token: string): TokenFragments {
  const windows = new Set(windowsOf(token));
  const pieces = new Set([...windows].flatMap((window) => slices(window, PIECE)));
  const table = new Uint8Array(TABLE_SIZE);
  for (const piece of pieces) table[slot(piece, 0)] = 1;
  const isNear = (text: string, at: number) => {
    const around = text.slice(Math.max(0, at - HEX), at + HEX);
    return [PLAIN, BASE64, HEX].some((size) =>
      slices(around, size).some((one) => windows.has(one)),
    );
  };
  const areInPlain = (text: string): boolean => {
    const lower = text.toLowerCase();
    for (let at = 0; at + PIECE <= lower.length; at += PIECE)
      if (
        table[slot(lower, at)] === 1 &&
        pieces.has(lower.slice(at, at + PIECE)) &&
        isNear(lower, at)
      )
        return true;
    return false;
  };
  const areIn = (text: string): boolean => {
    let last = text;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (areInPlain(last)) return true;
      const next = /[%\\&]/.test(last) ? last.replace(ESCAPED, charOf) : last;
      if (next === last) return false;
      last = next;
    }
    return areInPlain(last);
  };
  // No spelling of a token holds white space, so a fragment lies within a word.
  const maskWord = (word: string) => (areIn(word) ? '[token]' : word);
  return { areIn, mask: (text) => (areIn(text) ? text.replaceAll(/\S+/g, maskWord) : text) };
}

/** Lists the shortest fragments of a token in lower case, in each spelling. */
function windowsOf(token: string): readonly string[] {
  const [, claims] = /^eyJ[\w-]+\.([\w-]+\.[\w-]+)$/.exec(token) ?? [];
  const secret = claims ?? token;
  const isShown = (text: string) => claims === undefined && WORDS.test(text);
  const distinct = slices(secret, PLAIN).filter((window) => !isShown(window));
  return distinct
    .flatMap((window) => [
      window,
      [...window].reverse().join(''),
      Buffer.from(window).toString('hex'),
      ...base64Digits(window).map((digits) => digits.slice(0, BASE64)),
    ])
    .map((window) => window.toLowerCase());
}

/**
 * Lists the digits of a text inside base64, which depend on the number of bytes before it. A digit
 * holds six bits. Leaves out digits that the text shares with a neighboring byte.
 */
export function base64Digits(text: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((encoding) =>
      bytes.toString(encoding).slice(first, end),
    );
  });
}

function slices(text: string, size: number): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) =>
    text.slice(at, at + size),
  );
}

const TABLE_SIZE = 1 << 16;

/** Returns the slot of a piece in a table. The slot rules out most pieces of a long text. */
function slot(text: string, at: number): number {
  let sum = 0;
  for (let n = at; n < at + PIECE; n++) sum = Math.imul(sum, 31) + text.charCodeAt(n);
  return sum & (TABLE_SIZE - 1);
}

/** Returns the character of a match of {@link ESCAPED}. */
function charOf(_escape: string, ...groups: readonly (string | undefined)[]): string {
  const [percent, json, script, hex, decimal] = groups;
  const digits = percent ?? json ?? script ?? hex;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  return decimal === undefined ? '' : String.fromCharCode(Number(decimal));
}
