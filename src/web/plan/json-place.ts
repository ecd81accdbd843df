/**
 * Finds where a text stops being JSON. Both numbers begin at 1. The messages of `JSON.parse` differ
 * between browsers, and some have no place.
 */
export function findJsonPlace(text: string): Readonly<Record<'line' | 'column', number>> {
  const lines = text.slice(0, brokenAt(text)).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const STRING = String.raw`"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?`;
const VALUE = `[[{]|${STRING}|${NUMBER}|true|false|null`;

/** The token that has to follow at a position. */
const wantedTokens = {
  value: token(VALUE),
  'value-or-end': token(`${VALUE}|\\]`),
  key: token(STRING),
  'key-or-end': token(`${STRING}|\\}`),
  colon: token(':'),
  'rest-of-list': token('[,\\]]'),
  'rest-of-object': token('[,\\}]'),
  // Nothing may follow.
  end: token('(?!)'),
};

type Wanted = keyof typeof wantedTokens;

/** A token with the space after it. */
function token(pattern: string): RegExp {
  return new RegExp(`(${pattern})[ \\t\\n\\r]*`, 'uy');
}

function brokenAt(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = /^[ \t\n\r]*/.exec(text)?.[0].length ?? 0;
  for (;;) {
    const pattern = wantedTokens[wanted];
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return at;
    at = pattern.lastIndex;
    wanted = follow(text.charAt(found.index), wanted, open);
  }
}

/** Opens or closes a list or an object. Returns the tokens that may follow. */
function follow(start: string, wanted: Wanted, open: string[]): Wanted {
  switch (start) {
    case '[':
    case '{':
      open.push(start);
      return start === '[' ? 'value-or-end' : 'key-or-end';
    case ':':
      return 'value';
    case ',':
      return open.at(-1) === '{' ? 'key' : 'value';
    case ']':
    case '}':
      open.pop();
      return afterValue(open.at(-1));
    default:
      return wanted.startsWith('key') ? 'colon' : afterValue(open.at(-1));
  }
}

function afterValue(around: string | undefined): Wanted {
  if (around === undefined) return 'end';
  return around === '[' ? 'rest-of-list' : 'rest-of-object';
}
