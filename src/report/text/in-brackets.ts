import { escapeControls } from './escape.js';

/** ` (VIEW, confidence 0.9)` to follow the name of an element. Empty without details. */
export function inBrackets(details: readonly string[]): string {
  return details.length === 0 ? '' : ` (${escapeControls(details.join(', '))})`;
}
