import { escapeControls } from '../words/escape.js';

/**
 * Escapes a text for an attribute or the content of an element of XML 1.0. Control characters become
 * visible escapes. The two code points that XML forbids and that are no control characters are
 * replaced.
 */
export function xmlText(text: string): string {
  return escapeControls(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
