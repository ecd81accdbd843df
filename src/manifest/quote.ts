const LONGEST = 80;

/**
 * A value of a file, in quotes, for a message: at most 80 characters of it, control characters escaped, so that a file
 * can neither flood a terminal nor steer it.
 */
export function quote(text: string): string {
  return JSON.stringify(cut(text));
}

/** At most 80 characters of a number or a word, which need no quotes. */
export function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `"a", "b" or "c"` */
export function quoteList(words: readonly string[]): string {
  return orList(words.map(quote));
}

/** `a, b or c` */
export function orList(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : `${index === words.length - 1 ? ' or ' : ', '}${word}`)).join('');
}
