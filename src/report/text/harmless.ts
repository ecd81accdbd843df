/**
 * Makes text from a manifest or a catalog safe to print on a terminal or into the log of a pipeline: control characters
 * (ANSI sequences and line breaks among them), the characters that turn the direction of writing, and what GitHub's runner
 * would take for a command come out with visible escapes.
 */
export function harmless(text: string): string {
  return text.replace(UNSAFE, escaped).replace(COMMAND, (found) => found.replace(/[:[]/, escaped));
}

// Control and format characters: C0, C1, zero-width, bidi, line and paragraph separators, lone surrogates.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

// The runner takes `::` at the beginning of a line, spaces before it aside, and `##[` anywhere in one.
const COMMAND = /^\s*::|##\[/g;

function escaped(char: string): string {
  return `\\u{${Number(char.codePointAt(0)).toString(16)}}`;
}
