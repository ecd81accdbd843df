import { escapeControls } from '../words/escape.js';

/**
 * Escapes the text of a SARIF message. Readers turn `[text](target)` into links and `{0}` into
 * arguments.
 *
 * Source: SARIF 2.1.0, 3.11.5 and 3.11.6.
 */
export function sarifMessage(text: string): string {
  return escapeControls(text)
    .replaceAll('](', '] (')
    .replace(/\{(\d+)\}/g, '{{$1}}');
}

/**
 * Writes a path as a relative reference: percent-encoded, with its slashes. A lone surrogate has no
 * encoding and is replaced.
 */
export function sarifPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\u{fffd}')))
    .join('/');
}
