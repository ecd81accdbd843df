import { escapeControls } from '../words/escape.js';

/**
 * Escapes a text after the `::` of a workflow command. Line breaks and control characters become
 * visible escapes, so that the text cannot begin a command of its own. `%` begins an escape of the
 * runner.
 */
export function commandMessage(text: string): string {
  return escapeControls(text).replaceAll('%', '%25');
}

/** Escapes the value of a property of a workflow command, which `:` and `,` would end. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
