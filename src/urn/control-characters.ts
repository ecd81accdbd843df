/** Control characters and lone surrogates, which proper text lacks and stores do not tell apart. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** As {@link CONTROL}, without new lines and tabs. */
const CONTROL_OF_PROSE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Returns the first control character, as `U+0007`. Prose may hold new lines and tabs. */
export function findControl(text: string, kind: 'name' | 'prose' = 'name'): string | undefined {
  const found = (kind === 'prose' ? CONTROL_OF_PROSE : CONTROL).exec(text)?.[0];
  return found === undefined
    ? undefined
    : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Removes control characters from a text. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}

/**
 * Characters that a reader does not see, or that change what the reader sees: C0, C1, zero-width,
 * bidi, line and paragraph separators, lone surrogates.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Replaces invisible characters by visible marks such as `\u{202e}`. */
export function markInvisible(text: string): string {
  return text.replace(INVISIBLE, markOf);
}

/** The visible mark of a character. */
export function markOf(character: string): string {
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
