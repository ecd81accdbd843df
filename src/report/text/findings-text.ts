import type { FindingLevel } from '../../errors/code-entry.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import { otherPlaces, unsaidSuggestion } from '../finding-parts.js';
import { sourceLine } from '../source-lines.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** All findings, each with its place, the line concerned and a caret under what is wrong. */
export function findingsText(findings: readonly Finding[], context: TextContext): string {
  return findings.map((one) => findingText(one, context)).join('\n');
}

function findingText(one: Finding, context: TextContext): string {
  const { paint } = context;
  const head = `${paint[one.level](`${labels[one.level]} ${one.code}`)} ${paint.title(harmless(one.message))}`;
  const lines = [head, ...placeLines(one, context)];
  const suggestion = unsaidSuggestion(one);
  if (suggestion !== undefined) lines.push(`  ${paint.faint('=')} did you mean: ${harmless(suggestion)}`);
  for (const place of otherPlaces(one).slice(0, MAX_OTHER_PLACES))
    lines.push(`  ${paint.faint('=')} see also ${harmless(formatPlace(place))}`);
  return `${lines.join('\n')}\n`;
}

const labels: Readonly<Record<FindingLevel, string>> = { error: 'error', warning: 'warning', info: 'info' };

const MAX_OTHER_PLACES = 5;

/** A place, its line and a caret. */
export function placeLines({ place }: Pick<Finding, 'place'>, { paint, sources, columns }: TextContext): readonly string[] {
  if (!place) return [];
  const where = `  ${paint.faint('-->')} ${harmless(formatPlace(place))}`;
  const line = sourceLine(sources, place);
  return line === undefined ? [where] : [where, ...excerpt(line, place, columns).map((row) => `  ${paint.faint(row)}`)];
}

const MAX_EXCERPT = 110;

const MIN_EXCERPT = 20;

/** Of an excerpt, what stands before the place. */
const MAX_BEFORE = 40;

/** Indent and bar beside an excerpt. */
const BESIDE = 5;

/** The source line and a caret under the place; a long line is cut to a window around it. */
function excerpt(line: string, place: Place, columns: number): readonly string[] {
  const number = String(place.line);
  const gutter = ' '.repeat(number.length);
  const start = place.column - 1;
  const room = Math.max(MIN_EXCERPT, Math.min(MAX_EXCERPT, columns - BESIDE - number.length));
  const from = Math.max(0, Math.min(start - Math.min(MAX_BEFORE, Math.floor(room / 2)), line.length - room));
  const shown = harmlessColumns(line.slice(from, from + room));
  const width = Math.max(1, Math.min(caretEnd(line, place), from + room) - start);
  return [`${number} | ${shown}`, `${gutter} | ${' '.repeat(start - from)}${'^'.repeat(width)}`];
}

function caretEnd(line: string, { line: row, column, endLine = row, endColumn = column + 1 }: Place): number {
  return endLine > row ? line.trimEnd().length : endColumn - 1;
}

/** One column a character, so that the caret stays under its place. */
function harmlessColumns(text: string): string {
  const shown = text.replaceAll('\t', ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\u{fffd}');
  // Which GitHub's runner would take for a command, wherever in a line it stands.
  return shown.replaceAll('##[', '##\u{fffd}');
}
