/** The position at which a text stops being JSON. Both numbers begin at 1. */
export interface JsonPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds where a text stops being JSON. The messages of `JSON.parse` differ between browsers, and
 * some have no place.
 */
export function findJsonPlace(text: string): JsonPlace {
  const before = text.slice(0, brokenAt(text));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** What has to follow at a position. */
type Wanted =
  | 'value'
  | 'value-or-end'
  | 'key'
  | 'key-or-end'
  | 'colon'
  | 'rest-of-list'
  | 'rest-of-object'
  | 'end';

type Token = '[' | ']' | '{' | '}' | ',' | ':' | 'string' | 'scalar';

const accepted: Readonly<Record<Wanted, readonly Token[]>> = {
  value: ['[', '{', 'string', 'scalar'],
  'value-or-end': ['[', '{', 'string', 'scalar', ']'],
  key: ['string'],
  'key-or-end': ['string', '}'],
  colon: [':'],
  'rest-of-list': [',', ']'],
  'rest-of-object': [',', '}'],
  end: [],
};

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y;

function brokenAt(text: string): number {
  const open: Token[] = [];
  let wanted: Wanted = 'value';
  let at = matchEnd(SPACE, text, 0) ?? 0;
  for (;;) {
    const found = readToken(text, at);
    if (found === undefined || !accepted[wanted].includes(found.token)) return at;
    wanted = follow(found.token, wanted, open);
    at = matchEnd(SPACE, text, found.end) ?? found.end;
  }
}

function readToken(
  text: string,
  at: number,
): { readonly token: Token; readonly end: number } | undefined {
  const char = text.charAt(at);
  if (isMark(char)) return { token: char, end: at + 1 };
  const token = char === '"' ? 'string' : 'scalar';
  const end = matchEnd(token === 'string' ? STRING : SCALAR, text, at);
  return end === undefined ? undefined : { token, end };
}

function isMark(char: string): char is '[' | ']' | '{' | '}' | ',' | ':' {
  return char !== '' && '[]{},:'.includes(char);
}

/** Opens or closes a list or an object, and returns what has to follow. */
function follow(token: Token, wanted: Wanted, open: Token[]): Wanted {
  switch (token) {
    case '[':
    case '{':
      open.push(token);
      return token === '[' ? 'value-or-end' : 'key-or-end';
    case ':':
      return 'value';
    case ',':
      return open.at(-1) === '{' ? 'key' : 'value';
    case ']':
    case '}':
      open.pop();
      return afterValue(open);
    default:
      return wanted.startsWith('key') ? 'colon' : afterValue(open);
  }
}

function afterValue(open: readonly Token[]): Wanted {
  const around = open.at(-1);
  if (around === undefined) return 'end';
  return around === '[' ? 'rest-of-list' : 'rest-of-object';
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
