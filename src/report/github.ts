import type { FindingLevel } from '../errors/code-entry.js';
import { findCode } from '../errors/find-code.js';
import type { Place } from '../errors/place.js';
import type { Annotation } from './annotations/annotation.js';
import { type AnnotatedDocument, annotationsOf } from './annotations/annotations-of.js';
import { commandMessage, commandProperty } from './github-escape.js';
import type { Renderers } from './renderers.js';
import type { ReportOptions } from './report-document.js';
import { summaryOf } from './summary.js';
import { counted } from './text/counted.js';

/** Workflow commands of GitHub Actions, which show as annotations: what is to be said, then the summary as a notice. */
export const githubRenderers: Renderers = {
  validation: githubText,
  plan: githubText,
  apply: githubText,
  receipt: githubText,
  drift: githubText,
};

/**
 * Of each kind, a step. What is beyond stands in the log alone.
 *
 * Source: GitHub's documentation, limits of annotations.
 */
const MAX_SHOWN = 10;

type CommandName = 'error' | 'warning' | 'notice';

const commands: Readonly<Record<FindingLevel, CommandName>> = { error: 'error', warning: 'warning', info: 'notice' };

/** The summary comes before the notices of findings: as one of the first it is shown however many there are. */
function githubText(document: AnnotatedDocument, options: ReportOptions): string {
  const all = annotationsOf(document);
  const shown = all.filter((one) => isShown(one, options));
  const grave = shown.filter(({ level }) => level !== 'info').map((one) => line(one, options));
  const notices = shown.filter(({ level }) => level === 'info').map((one) => line(one, options));
  const title = commandProperty(`Headwater ${document.kind}`);
  const said = [...elsewhere(all.length - shown.length), summaryOf(document)];
  const own = [...overflow(shown, said.length), ...said].map((text) => `::notice title=${title}::${commandMessage(text)}`);
  return [...grave, ...own, ...notices].map((one) => `${one}\n`).join('');
}

function isShown({ level, place }: Annotation, { below = '', annotated }: ReportOptions): boolean {
  return annotated === undefined || level === 'error' || place === null || annotated(`${below}${place.file}`);
}

function elsewhere(count: number): readonly string[] {
  return count === 0 ? [] : [`${counted(count, 'more finding')} in files that were not changed`];
}

function line({ code, level, message, place, related }: Annotation, { below = '' }: ReportOptions): string {
  const found = findCode(code);
  const properties = { ...(place && region(place, below)), title: found.ok ? `${code} ${found.value.name}` : code };
  const written = Object.entries(properties).map(([key, value]) => `${key}=${commandProperty(String(value))}`);
  const others = related.slice(0, MAX_SHOWN).map((one) => `${below}${one.file}:${one.line}:${one.column}`);
  const seeAlso = others.length === 0 ? '' : ` (see also ${others.join(', ')})`;
  return `::${commands[level]} ${written.join(',')}::${commandMessage(`${message}${seeAlso}`)}`;
}

/** The runner drops columns of what spans lines, and says so in the log: they are left out. */
function region(
  { file, line: start, column, endLine = start, endColumn }: Place,
  below: string,
): Readonly<Record<string, string | number>> {
  const within = endLine === start ? { col: column, ...(endColumn !== undefined && { endColumn }) } : {};
  return { file: `${below}${file}`, line: start, endLine, ...within };
}

/** @param own notices that are said whatever there is */
function overflow(all: readonly Annotation[], own: number): readonly string[] {
  const counts = (['error', 'warning', 'info'] as const).map((level) => ({
    name: commands[level],
    // Those of our own take their places first, and this is one of them.
    count: all.filter((one) => one.level === level).length + (level === 'info' ? own + 1 : 0),
  }));
  if (counts.every(({ count }) => count <= MAX_SHOWN)) return [];
  const told = counts.map(({ name, count }) => `${count} of kind ${name}`);
  return [
    `GitHub shows ${MAX_SHOWN} annotations of a kind for each step; here are ${told.join(', ')}: all of them are in the log of the step`,
  ];
}
