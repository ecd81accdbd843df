import { harmless } from '../text/harmless.js';

/**
 * Text of a SARIF message. Readers make links of `[text](target)` and look for arguments of `{0}`: both are taken apart.
 *
 * Source: SARIF 2.1.0, 3.11.5 and 3.11.6.
 */
export function sarifMessage(text: string): string {
  return harmless(text)
    .replaceAll('](', '] (')
    .replace(/\{(\d+)\}/g, '{{$1}}');
}

/** A path as a relative reference: percent-encoded, slashes kept. Half a character, which no encoding has, is replaced. */
export function sarifPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\u{fffd}')))
    .join('/');
}
