const MAX_LENGTH = 80;

/**
 * Quotes a value of a file for a message. Cuts it to 80 characters and escapes control characters,
 * so that a file can neither flood nor control a terminal.
 */
export function quote(text: string): string {
  return JSON.stringify(truncate(text));
}

/** Cuts a number or a word, which need no quotes, to 80 characters. */
export function truncate(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Joins words as `"a", "b" or "c"`. */
export function quoteList(words: readonly string[]): string {
  return joinWithOr(words.map(quote));
}

/** Joins words as `a, b or c`. */
export function joinWithOr(words: readonly string[]): string {
  return words
    .map((word, index) =>
      index === 0 ? word : `${index === words.length - 1 ? ' or ' : ', '}${word}`,
    )
    .join('');
}
