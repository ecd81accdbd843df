import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import { formatPlace, type Place } from '../../errors/place.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import { escapeControls } from '../words/escape.js';
import {
  allowFlags,
  extraSuggestion,
  NOT_ALLOWABLE,
  otherPlaces,
  sourceLine,
} from '../words/finding-parts.js';
import { type FoldLimits, foldFindings, type LeftFindings } from '../words/fold-findings.js';
import { pluralize } from '../words/pluralize.js';
import { terminalWidth } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** The text only counts further repetitions, so that a reader sees each kind of mistake. */
const LIMITS: FoldLimits = { ofOneCode: 10, all: 40 };

const NO_LIMITS: FoldLimits = {
  ofOneCode: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
};

/**
 * Renders findings, errors first, each with its place, its source line and a caret under the
 * mistake. Counts repetitions that are too many to read.
 */
export function findingsText(findings: readonly Finding[], context: TextContext): string {
  const { shown, rest } = foldFindings(findings, context.full ? NO_LIMITS : LIMITS);
  const counts = rest.map((one) => `${restText(one, context)}\n`);
  const last = counts.length === 0 ? [] : [counts.join('')];
  return [...shown.map((one) => findingText(one, context)), ...last].join('\n');
}

function restText({ level, code, count, files }: LeftFindings, { paint }: TextContext): string {
  const where = files === 0 ? '' : ` in ${pluralize(files, 'file')}`;
  return `... and ${count} more of ${paint[level](`${level} ${code}`)}${where}; --format json has all of them`;
}

function findingText(one: Finding, context: TextContext): string {
  const { paint } = context;
  const head = `${paint[one.level](`${one.level} ${one.code}`)} ${paint.title(escapeControls(one.message))}`;
  const lines = [head, ...placeLines(one, context)];
  const suggestion = extraSuggestion(one);
  if (suggestion !== undefined)
    lines.push(`  ${paint.faint('=')} did you mean: ${escapeControls(suggestion)}`);
  const others = otherPlaces(one);
  const left = others.length - MAX_OTHER_PLACES;
  for (const place of others.slice(0, MAX_OTHER_PLACES))
    lines.push(`  ${paint.faint('=')} see also ${escapeControls(formatPlace(place))}`);
  if (left > 0) lines.push(`  ${paint.faint('=')} and ${pluralize(left, 'more place')}`);
  return `${lines.join('\n')}\n`;
}

const MAX_OTHER_PLACES = 5;

/** Renders the lines of a place: its address, its source line and a caret. */
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

/** Renders the source line with a caret under the place. Cuts a long line around the place. */
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

/** Replaces each unsafe character with one column, so that the caret stays under its place. */
function escapeInPlace(text: string): string {
  const shown = text
    .replaceAll('\t', ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\u{fffd}');
  // GitHub's runner takes `##[` for a command anywhere in a line.
  return shown.replaceAll('##[', '##\u{fffd}');
}

/** Renders the verdicts of guards, with the flags that allow them. */
export function guardsText(guards: readonly GuardVerdict[], context: TextContext): string {
  return guards.map((verdict) => `${guardText(verdict, context)}\n`).join('\n');
}

function guardText(
  { guard, address, message, allowed }: GuardVerdict,
  { paint }: TextContext,
): string {
  const { code } = codes[guard];
  if (allowed !== null)
    return `${paint.warning(`allowed ${code}`)} ${guard}: ${escapeControls(message)}\n  ${paint.faint('=')} because: ${escapeControls(allowed)}`;
  const refusal = `${paint.error(`refused ${code}`)} ${paint.title(`${guard}: ${escapeControls(message)}`)}`;
  const flags = allowFlags({ guard, address });
  return `${refusal}\n  ${paint.faint('=')} ${flags === undefined ? NOT_ALLOWABLE : `if it is meant: ${flags}`}`;
}
