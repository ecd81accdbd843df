import { markInvisible, markOf } from '../../../urn/control-characters.js';

/** Texts that a spreadsheet would take for a formula, and texts that look guarded already. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** The mark that {@link guardCell} writes for an invisible character or the start of a mark. */
const MARK = /\\u\{([0-9a-f]{1,6})\}/g;

/** Invisible characters that CSV does not quote, and a backslash before `u{`. */
const MARKED = /(?![\t\r\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|\\(?=u\{)/gu;

/**
 * Marks invisible characters, such as `\u{202e}`, and puts a quote before a text that a spreadsheet
 * would take for a formula.
 */
export function guardCell(text: string): string {
  const marked = text.replace(MARKED, markOf);
  return FORMULA.test(marked) ? `'${marked}` : marked;
}

/** Undoes {@link guardCell}. */
export function unguardCell(cell: string): string {
  const marked = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return marked.replace(MARK, (mark, code: string) => {
    const value = Number.parseInt(code, 16);
    if (value > 0x10_ffff) return mark;
    const character = String.fromCodePoint(value);
    return character === '\\' || markInvisible(character) === mark ? character : mark;
  });
}
