/**
 * Makes text from a manifest or a catalog safe to print on a terminal: control characters (ANSI sequences and line
 * breaks among them) and the characters that turn the direction of writing come out as visible escapes.
 */
export function harmless(text: string): string {
  return text.replace(UNSAFE, (char) => `\\u{${Number(char.codePointAt(0)).toString(16)}}`);
}

// Control and format characters: C0, C1, zero-width, bidi, line and paragraph separators, lone surrogates.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
