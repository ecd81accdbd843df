/**
 * Texts that a spreadsheet would take for a formula, and texts that look as if they were guarded
 * already.
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** Puts a quote before a text that a spreadsheet would take for a formula. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes {@link guardCell}. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
