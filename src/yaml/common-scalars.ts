/** The characters of YAML's grammar, as UTF-16 codes. */
export const char = {
  lineBreak: 0x0a,
  space: 0x20,
  doubleQuote: 0x22,
  hash: 0x23,
  quote: 0x27,
  comma: 0x2c,
  dash: 0x2d,
  colon: 0x3a,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

/** A text without quotes may not start with these. `.` and `+` would start unusual numbers. */
const RESERVED_STARTS: ReadonlySet<number> = new Set(
  [...' \n-?:,[]{}#&*!|>\'"%@`.+'].map((one) => one.charCodeAt(0)),
);

/** A scalar on one line, and the offset after it. */
export interface ScalarToken {
  readonly value: string;
  readonly end: number;
  readonly isQuoted: boolean;
}

/**
 * Scans the scalar at an offset. Undefined for a scalar that the common subset does not have, such
 * as one with escapes or on several lines.
 *
 * @param inFlow true within brackets or braces, where commas and brackets end a plain scalar
 */
export function scanScalar(text: string, start: number, inFlow: boolean): ScalarToken | undefined {
  const first = text.charCodeAt(start);
  if (first === char.doubleQuote) return scanQuoted(DOUBLE_QUOTED, text, start);
  if (first === char.quote) return scanQuoted(SINGLE_QUOTED, text, start);
  if (start >= text.length || RESERVED_STARTS.has(first)) return undefined;
  const end = plainEnd(text, start, inFlow);
  return { value: text.slice(start, end), end, isQuoted: false };
}

/** Texts in quotes without escapes. Two single quotes stand for one. */
const DOUBLE_QUOTED = /"([^"\\\n]*)"/y;
const SINGLE_QUOTED = /'([^'\n]*)'(?!')/y;

function scanQuoted(pattern: RegExp, text: string, start: number): ScalarToken | undefined {
  pattern.lastIndex = start;
  const value = pattern.exec(text)?.[1];
  return value === undefined ? undefined : { value, end: pattern.lastIndex, isQuoted: true };
}

/** Returns the offset after a plain scalar, without the spaces after the scalar. */
function plainEnd(text: string, start: number, inFlow: boolean): number {
  let end = start;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === char.space) continue;
    if (code === char.lineBreak || (inFlow && isFlowMark(code))) break;
    if (code === char.colon && !isPlain(text.charCodeAt(at + 1), inFlow)) break;
    if (code === char.hash && text.charCodeAt(at - 1) === char.space) break;
    end = at + 1;
  }
  return end;
}

/** Returns true for a character that makes a colon before it part of a plain scalar. */
function isPlain(code: number, inFlow: boolean): boolean {
  return !(
    Number.isNaN(code) ||
    code === char.space ||
    code === char.lineBreak ||
    (inFlow && isFlowMark(code))
  );
}

function isFlowMark(code: number): boolean {
  switch (code) {
    case char.comma:
    case char.openBracket:
    case char.closeBracket:
    case char.openBrace:
    case char.closeBrace:
      return true;
    default:
      return false;
  }
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,15})?$/;

/** Every other spelling of a number, a boolean or null, and a few texts. */
const UNUSUAL = /^(?:[0-9][0-9.]*(?:[eE][-+]?[0-9]+)?|0[ox].*|~|null|true|false)$/i;

/**
 * Returns the value of a scalar by the core schema of YAML 1.2. Undefined for a value that the
 * common subset does not have, such as null or a number in hex.
 */
export function scalarValue({
  value,
  isQuoted,
}: ScalarToken): string | number | boolean | undefined {
  if (isQuoted) return value;
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (DECIMAL.test(value)) return Number(value);
  return UNUSUAL.test(value) ? undefined : value;
}
