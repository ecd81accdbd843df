/** Control characters, and halves of surrogate pairs: no text has them, and no store keeps them apart. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** As {@link CONTROL}, but for new lines and tabs. */
const CONTROL_OF_PROSE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** The first control character of a text as `U+0007`, if it has one. Prose may hold new lines and tabs. */
export function findControl(text: string, kind: 'name' | 'prose' = 'name'): string | undefined {
  const found = (kind === 'prose' ? CONTROL_OF_PROSE : CONTROL).exec(text)?.[0];
  return found === undefined ? undefined : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text without its control characters. */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}
