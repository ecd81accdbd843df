import type { CodeName } from '../../errors/codes.js';
import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';

/**
 * Replaces the findings about an unquoted transform, description, reason, title or note by one that says to
 * quote it. YAML reads a comma, a colon, a hash or a first character of such a text as syntax.
 *
 * @param text the file of the findings, without a byte order mark
 */
export function explainUnquoted(findings: readonly Finding[], text: string): readonly Finding[] {
  // Nothing of a text that is too large was read, and its lines alone take much memory.
  if (findings.length === 0 || findings.some(({ name }) => name === 'too-large-to-parse'))
    return findings;
  const lines = text.split(/\r?\n/);
  const byLine = new Map<number, Unquoted | undefined>();
  for (const { place } of findings)
    if (place && !byLine.has(place.line))
      byLine.set(place.line, findUnquoted(String(lines[place.line - 1])));
  const explained = new Map<number, Finding>();
  const kept = findings.filter((one) => {
    const { place } = one;
    const unquoted = place && byLine.get(place.line);
    if (!unquoted || !isCausedBy(one, place, unquoted)) return true;
    if (!explained.has(place.line)) explained.set(place.line, quoteFinding(one, place, unquoted));
    return false;
  });
  return [...kept.filter((one) => !isEcho(one, explained)), ...explained.values()];
}

/** A text that YAML takes apart, since it has no quotes. */
interface Unquoted {
  readonly key: string;
  readonly value: string;
  readonly why: string;
  readonly keyColumn: number;
  /** The column of the value, and the column after it. */
  readonly column: number;
  readonly endColumn: number;
}

/** A column may have the name of a note or a title, and a mapping as its value. */
const PROSE =
  /(?<=^|[\s{,])(transform|description|reason|(?:note|title)(?=:[ \t]+[^\s{[])):[ \t]+(?=\S)/;

/** Finds the unquoted text of a line. Undefined if it needs no quotes. */
function findUnquoted(line: string): Unquoted | undefined {
  const match = PROSE.exec(line);
  if (match === null) return undefined;
  const [before, key = ''] = match;
  const start = match.index + before.length;
  const rest = line.slice(start);
  const inBraces = /\{[^}]*$/.test(line.slice(0, match.index)) || closingBrace(rest) < rest.length;
  const value = valueIn(rest, inBraces);
  const why = reasonToQuote(value, inBraces);
  return why === undefined
    ? undefined
    : {
        key,
        value,
        why,
        keyColumn: match.index + 1,
        column: start + 1,
        endColumn: start + 1 + value.length,
      };
}

/** Returns the value at the start of a text, up to the next key or the end of the mapping. */
function valueIn(text: string, inBraces: boolean): string {
  if (!inBraces) return text.trimEnd();
  const next = /,[ \t]*[A-Za-z]+:(?:[ \t]|$)/.exec(text)?.index ?? text.length;
  return text.slice(0, Math.min(next, closingBrace(text))).replace(/,?\s*$/, '');
}

/** Returns the offset of the first brace that closes more than the text has opened, or the end. */
function closingBrace(text: string): number {
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return index;
  }
  return text.length;
}

/** A key of the mapping around a text in braces. A comma before it is missing, not the quotes. */
const NEXT_KEY =
  /\s(?:from|except|transform|confidence|dataset|column|description|columns|create|reason|until|note|title|url):(?: |$)/;

/** Says why a text needs quotes. Undefined if it has them, or needs none. */
function reasonToQuote(value: string, inBraces: boolean): string | undefined {
  if (/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/.test(value)) return undefined;
  const first = /^[*&{[%@`!|>"']|^[-?](?= )/.exec(value)?.[0];
  if (first !== undefined && !/^[|>][-+0-9]*$/.test(value))
    return `an unquoted text cannot start with ${first}`;
  if (inBraces && NEXT_KEY.test(value)) return undefined;
  if (/:(?: |$)/.test(value)) return 'a colon makes a key of the words before it';
  if (/\s#/.test(value)) return 'a # starts a comment';
  return inBraces && value.includes(',') ? 'a comma ends an unquoted text in braces' : undefined;
}

/** The findings that a text without quotes can cause. */
const CAUSED: ReadonlySet<CodeName> = new Set<CodeName>([
  'duplicate-key',
  'refused-alias',
  'refused-tag',
  'unknown-key',
  'wrong-type',
  'yaml-syntax',
]);

/** The findings that a text can cause if it starts with `*` and is not an alias of an anchor. */
const CAUSED_BY_STAR: ReadonlySet<CodeName> = new Set<CodeName>(['refused-alias', 'yaml-syntax']);

/** Returns true for a finding inside the value, or for the bracket that a comment leaves open. */
function isCausedBy({ name }: Finding, { column }: Place, unquoted: Unquoted): boolean {
  const { value } = unquoted;
  if (name === 'yaml-syntax' && value.includes(' #')) return true;
  if (name === 'refused-transform') return value.startsWith('!');
  // The finding about an anchor without a value is at its key.
  const start = value.startsWith('&') ? unquoted.keyColumn : unquoted.column;
  const isInside = column >= start && column <= unquoted.endColumn;
  return isInside && (value.startsWith('*') ? CAUSED_BY_STAR : CAUSED).has(name);
}

function quoteFinding(
  { name }: Finding,
  { file, line }: Place,
  { key, value, why, column, endColumn }: Unquoted,
): Finding {
  const suggestion = `${key}: ${quoted(value)}`;
  return finding(name, {
    message: `quote the ${key}, since ${why}: ${suggestion}`,
    place: { file, line, column, endLine: line, endColumn },
    suggestion,
  });
}

/** Quotes a text so that it stays readable: with single quotes if it holds double ones. */
function quoted(text: string): string {
  return /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

/** Returns true for an error of the parser in the line after an unquoted text. */
function isEcho({ name, place }: Finding, explained: ReadonlyMap<number, Finding>): boolean {
  return name === 'yaml-syntax' && place !== undefined && explained.has(place.line - 1);
}
