import { harmless } from '../text/harmless.js';

/*
 * Markdown on GitHub is read three times: as markdown, as HTML, and once more by filters that look for mentions, issues,
 * commits, emoji and formulas in whatever text is left. No escape of markdown reaches that last reading, but none of its
 * filters looks into code. So what they would find is set as code, and everything else keeps its look.
 */

/** Words amid prose, as they are: nothing in them is markup, a link, a mention or a formula. On one line. */
export function inlineText(text: string): string {
  return prose(text, codeSpan);
}

/** A name or a value as code. On one line. */
export function inlineCode(text: string): string {
  return codeSpan(harmless(text));
}

/** Words in a cell of a table. */
export function cellText(text: string): string {
  return prose(text, cellSpan);
}

/** A name or a value in a cell of a table. */
export function cellCode(text: string): string {
  return cellSpan(harmless(text));
}

/** Whether a value can stand in a cell as it is. Of the sign before a pipe there, readers differ in what it escapes. */
export function fitsCell(text: string): boolean {
  return !text.includes('\\|');
}

/** A name or a value within `<summary>`, which is HTML and no markdown. */
export function summaryCode(text: string): string {
  const escaped = harmless(text).replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<code>${escaped}</code>`;
}

/** What stands before and after lines of code, each of them made {@link harmless}; longer than any such within. */
export function fenceFor(lines: readonly string[], language: string): { readonly open: string; readonly close: string } {
  const fence = '`'.repeat(Math.max(3, longestRun(lines.join('\n')) + 1));
  return { open: `${fence}${language}\n`, close: `\n${fence}` };
}

/** What GitHub turns into something else where it stands in text: see the note above. */
const ALIVE = [
  /@/,
  /#\d|gh-\d/i,
  /:\/\/|www\.|(?:mailto|xmpp):/i,
  /(?:cve|ghsa)-/i,
  /(?<![a-z0-9])[0-9a-f]{7,40}(?![a-z0-9])/i,
  /:[\w+-]+:/,
  /\$/,
];

function isAlive(word: string): boolean {
  return ALIVE.some((pattern) => pattern.test(word));
}

function prose(text: string, code: (shown: string) => string): string {
  // Blanks at the ends are not shown anyway, and could be an indented block or a line break.
  const words = harmless(text).trim().split(' ');
  return words.map((word, i) => (isAlive(word) ? aliveWord(word, code) : plainWord(word, i === 0))).join(' ');
}

/** The word as code, what punctuation surrounds it as prose. */
function aliveWord(word: string, code: (shown: string) => string): string {
  return word.replace(
    /^(["'(]*)(.*?)([,.;"')!?]*)$/s,
    (_, before: string, inner: string, after: string) => `${before}${code(inner)}${after}`,
  );
}

function plainWord(word: string, first: boolean): string {
  const escaped = word
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replaceAll(/[`*[\]|~]|<(?=[a-z/!?])|&(?=[#a-z])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, '\\$&');
  // What opens a heading, a quote, a list or an underline at the start of a line.
  return first ? escaped.replace(/^(?:\d{1,9}(?=[.)])|(?=[#>+\-=:]))/, '$&\\') : escaped;
}

function codeSpan(shown: string): string {
  const run = '`'.repeat(longestRun(shown) + 1);
  // One blank on either side is taken away by the reader where there is one on both.
  const pad = /^`|`$/.test(shown) || /^ .*[^ ].* $/.test(shown) || shown === '' ? ' ' : '';
  return `${run}${pad}${shown}${pad}${run}`;
}

/** A pipe would end the cell even within code. */
function cellSpan(shown: string): string {
  return codeSpan(shown.replaceAll('\\|', '\\\\u{7c}')).replaceAll('|', '\\|');
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
