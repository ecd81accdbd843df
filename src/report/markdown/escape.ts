import { escapeControls } from '../words/escape.js';

/*
 * GitHub reads markdown three times: as markdown, as HTML, and with filters that look for mentions,
 * issues, commits, emoji and formulas in the remaining text. Markdown escapes do not affect these
 * filters, but no filter looks into code. So words that a filter would find are written as code.
 * All other text stays prose.
 */

/** Escapes prose on one line, so that nothing in it is markup, a link, a mention or a formula. */
export function inlineText(text: string): string {
  return prose(text, codeSpan);
}

/** Writes a name or a value as code on one line. */
export function inlineCode(text: string): string {
  return codeSpan(escapeControls(text));
}

/** Escapes prose in a cell of a table. */
export function cellText(text: string): string {
  return prose(text, cellSpan);
}

/** Writes a name or a value as code in a cell of a table. */
export function cellCode(text: string): string {
  return cellSpan(escapeControls(text));
}

/**
 * Returns true if a cell can hold the value unchanged. Parsers differ in what a backslash before a
 * pipe escapes.
 */
export function fitsCell(text: string): boolean {
  return !text.includes('\\|');
}

/** Writes a name or a value as code within `<summary>`, which is HTML and not markdown. */
export function summaryCode(text: string): string {
  const escaped = escapeControls(text).replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<code>${escaped}</code>`;
}

/**
 * Makes the fence around lines of code that are escaped with {@link escapeControls}. It is longer
 * than any fence in them.
 */
export function fenceFor(
  lines: readonly string[],
  language: string,
): { readonly open: string; readonly close: string } {
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return { open: `${fence}${language}\n`, close: `\n${fence}` };
}

/** Patterns that GitHub interprets in text: see the note above. */
const INTERPRETED = [
  /@/,
  /#\d|gh-\d/i,
  /:\/\/|www\.|(?:mailto|xmpp):/i,
  /(?:cve|ghsa)-/i,
  /(?<![a-z0-9])[0-9a-f]{7,40}(?![a-z0-9])/i,
  /:[\w+-]+:/,
  /\$/,
];

function isInterpreted(word: string): boolean {
  return INTERPRETED.some((pattern) => pattern.test(word));
}

function prose(text: string, code: (shown: string) => string): string {
  // Spaces at the ends are not shown, and could begin an indented block or be a line break.
  const words = escapeControls(text).trim().split(' ');
  return words
    .map((word, i) =>
      isInterpreted(word) ? interpretedWord(word, code) : plainWord(word, i === 0),
    )
    .join(' ');
}

/** Writes the word as code and the punctuation around it as prose. */
function interpretedWord(word: string, code: (shown: string) => string): string {
  return word.replace(
    /^(["'(]*)(.*?)([,.;"')!?]*)$/s,
    (_, before: string, inner: string, after: string) => `${before}${code(inner)}${after}`,
  );
}

function plainWord(word: string, first: boolean): string {
  const escaped = word
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replaceAll(
      /[`*[\]|~]|<(?=[a-z/!?])|&(?=[#a-z])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu,
      '\\$&',
    );
  // At the start of a line, these open a heading, a quote, a list or an underline.
  return first ? escaped.replace(/^(?:\d{1,9}(?=[.)])|(?=[#>+\-=:]))/, '$&\\') : escaped;
}

function codeSpan(shown: string): string {
  const run = '`'.repeat(longestRun(shown) + 1);
  // A parser strips one space from each end of the code if both ends have one.
  const pad = /^`|`$/.test(shown) || /^ .*[^ ].* $/.test(shown) || shown === '' ? ' ' : '';
  return `${run}${pad}${shown}${pad}${run}`;
}

/** Writes code for a cell. A pipe would end the cell even within code. */
function cellSpan(shown: string): string {
  return codeSpan(shown.replaceAll('\\|', '\\\\u{7c}')).replaceAll('|', '\\|');
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
