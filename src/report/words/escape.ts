import { markInvisible, markOf } from '../../urn/control-characters.js';

/**
 * Makes text from a manifest or a catalog safe for a terminal and for the log of a pipeline.
 * Visible escapes replace control characters (including ANSI sequences and line breaks), characters
 * that change the direction of writing, and the beginning of commands of GitHub's runner.
 */
export function escapeControls(text: string): string {
  return escapeCommands(markInvisible(text));
}

/**
 * Escapes the beginning of commands of GitHub's runner. A text that is broken into lines needs this
 * for each line, since a command begins a line.
 */
export function escapeCommands(line: string): string {
  return line.replace(COMMAND, (found) => found.replace(/[:[]/, markOf));
}

// The runner reads `::` at the beginning of a line, also after spaces, and `##[` anywhere in a
// line.
const COMMAND = /^\s*::|##\[/g;

/** Quotes a text as one word of a shell command, if necessary. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text);
}

/** Quotes a text as one word of a shell command, always with quotes. */
export function quotedWord(text: string): string {
  return `'${escapeControls(text).replaceAll("'", "'\\''")}'`;
}

/** ` (VIEW, confidence 0.9)` to follow the name of an element. Empty without details. */
export function inBrackets(details: readonly string[]): string {
  return details.length === 0 ? '' : ` (${escapeControls(details.join(', '))})`;
}
