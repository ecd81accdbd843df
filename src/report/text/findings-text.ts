import type { FindingLevel } from '../../errors/code-entry.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import { extraSuggestion, otherPlaces } from '../finding-parts.js';
import { sourceLine } from '../source-lines.js';
import { escapeControls } from './escape.js';
import { terminalWidth } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** Renders findings, each with its place, its source line and a caret under the mistake. */
export function findingsText(findings: readonly Finding[], context: TextContext): string {
  return findings.map((one) => findingText(one, context)).join('\n');
}

function findingText(one: Finding, context: TextContext): string {
  const { paint } = context;
  const head = `${paint[one.level](`${labels[one.level]} ${one.code}`)} ${paint.title(escapeControls(one.message))}`;
  const lines = [head, ...placeLines(one, context)];
  const suggestion = extraSuggestion(one);
  if (suggestion !== undefined)
    lines.push(`  ${paint.faint('=')} did you mean: ${escapeControls(suggestion)}`);
  for (const place of otherPlaces(one).slice(0, MAX_OTHER_PLACES))
    lines.push(`  ${paint.faint('=')} see also ${escapeControls(formatPlace(place))}`);
  return `${lines.join('\n')}\n`;
}

const labels: Readonly<Record<FindingLevel, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
};

const MAX_OTHER_PLACES = 5;

/** The lines of a place: its address, its source line and a caret. */
export function placeLines(
  { place }: Pick<Finding, 'place'>,
  { paint, sources, columns }: TextContext,
): readonly string[] {
  if (!place) return [];
  const where = `  ${paint.faint('-->')} ${escapeControls(formatPlace(place))}`;
  const line = sourceLine(sources, place);
  return line === undefined
    ? [where]
    : [where, ...excerpt(line, place, columns).map((row) => `  ${paint.faint(row)}`)];
}

const MAX_EXCERPT = 110;

const MIN_EXCERPT = 20;

/** The maximum number of characters before the place in an excerpt. */
const MAX_BEFORE = 40;

/** The width of the indent and the bar beside an excerpt. */
const BESIDE = 5;

/** The source line and a caret under the place. A long line is cut to a window around the place. */
function excerpt(line: string, place: Place, columns: number): readonly string[] {
  const number = String(place.line);
  const gutter = ' '.repeat(number.length);
  const start = place.column - 1;
  const room = Math.max(MIN_EXCERPT, Math.min(MAX_EXCERPT, columns - BESIDE - number.length));
  const from = Math.max(
    0,
    Math.min(start - Math.min(MAX_BEFORE, Math.floor(room / 2)), line.length - room),
  );
  const end = Math.min(caretEnd(line, place), from + room);
  const width = (begin: number, until: number) =>
    terminalWidth(escapeInPlace(line.slice(begin, until)));
  const caret = `${' '.repeat(width(from, start))}${'^'.repeat(Math.max(1, width(start, end)))}`;
  return [`${number} | ${escapeInPlace(line.slice(from, from + room))}`, `${gutter} | ${caret}`];
}

function caretEnd(
  line: string,
  { line: row, column, endLine = row, endColumn = column + 1 }: Place,
): number {
  return endLine > row ? line.trimEnd().length : endColumn - 1;
}

/** Replaces each unsafe character by one column, so that the caret stays under its place. */
function escapeInPlace(text: string): string {
  const shown = text
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\u{fffd}');
  // GitHub's runner takes `##[` for a command anywhere in a line.
  return shown.replaceAll('##[', '##\u{fffd}');
}
