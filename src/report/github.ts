import type { FindingLevel } from '../errors/code-entry.js';
import { findCode } from '../errors/find-code.js';
import type { Place } from '../errors/place.js';
import { groupBy } from '../model/group-by.js';
import type { Annotation } from './annotations/annotation.js';
import { collectAnnotations } from './annotations/collect-annotations.js';
import { documentSummary } from './document-summary.js';
import { commandMessage, commandProperty } from './github-escape.js';
import type { Renderers } from './renderers.js';
import type { AnnotatedDocument, ReportOptions } from './report-document.js';
import { pluralize } from './text/pluralize.js';

/**
 * Workflow commands of GitHub Actions, which GitHub shows as annotations. The summary is a notice.
 */
export const githubRenderers: Renderers = {
  validation: githubText,
  plan: githubText,
  apply: githubText,
  receipt: githubText,
  drift: githubText,
};

/**
 * The number of annotations of each kind that GitHub shows for a step. Further ones are in the log
 * only.
 *
 * Source: GitHub's documentation, limits of annotations.
 */
const MAX_SHOWN = 10;

type CommandName = 'error' | 'warning' | 'notice';

const commands: Readonly<Record<FindingLevel, CommandName>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * The summary comes before the notices of findings, so that GitHub shows it for any number of
 * notices.
 */
function githubText(document: AnnotatedDocument, options: ReportOptions): string {
  const all = collectAnnotations(document);
  const shown = all.filter((one) => isShown(one, options));
  const ordered = firstOfEachCode(shown).map((one) => ({
    isNotice: one.level === 'info',
    command: annotationCommand(one, options),
  }));
  const problems = ordered.filter(({ isNotice }) => !isNotice).map(({ command }) => command);
  const notices = ordered.filter(({ isNotice }) => isNotice).map(({ command }) => command);
  const title = commandProperty(`Headwater ${document.kind}`);
  const alwaysWritten = [...hiddenNotices(all.length - shown.length), documentSummary(document)];
  const own = [...overflowNotices(shown, alwaysWritten.length), ...alwaysWritten].map(
    (text) => `::notice title=${title}::${commandMessage(text)}`,
  );
  return [...problems, ...own, ...notices].map((one) => `${one}\n`).join('');
}

/**
 * Moves the first annotation of each code to the front of a level that has too many of them, since
 * GitHub shows only the first ones.
 */
function firstOfEachCode(all: readonly Annotation[]): readonly Annotation[] {
  return [...groupBy(all, ({ level }) => level).values()].flatMap((annotations) => {
    if (annotations.length <= MAX_SHOWN) return annotations;
    const groups = [...groupBy(annotations, ({ code }) => code).values()];
    const firsts = new Set(groups.map(([first]) => first));
    return [...firsts, ...annotations.filter((one) => !firsts.has(one))];
  });
}

function isShown({ level, place }: Annotation, { below = '', annotated }: ReportOptions): boolean {
  return (
    annotated === undefined ||
    level === 'error' ||
    place === null ||
    annotated(`${below}${place.file}`)
  );
}

function hiddenNotices(count: number): readonly string[] {
  return count === 0 ? [] : [`${pluralize(count, 'more finding')} in files that were not changed`];
}

function annotationCommand(
  { code, level, message, place, related }: Annotation,
  { below = '' }: ReportOptions,
): string {
  const found = findCode(code);
  const properties = {
    ...(place && fileProperties(place, below)),
    title: found.ok ? `${code} ${found.value.name}` : code,
  };
  const written = Object.entries(properties).map(
    ([key, value]) => `${key}=${commandProperty(String(value))}`,
  );
  const others = related
    .slice(0, MAX_SHOWN)
    .map((one) => `${below}${one.file}:${one.line}:${one.column}`);
  const seeAlso = others.length === 0 ? '' : ` (see also ${others.join(', ')})`;
  return `::${commands[level]} ${written.join(',')}::${commandMessage(`${message}${seeAlso}`)}`;
}

/**
 * The runner drops the columns of a place that spans lines, with a note in the log. So they are
 * left out.
 */
function fileProperties(
  { file, line: start, column, endLine = start, endColumn }: Place,
  below: string,
): Readonly<Record<string, string | number>> {
  const within =
    endLine === start ? { col: column, ...(endColumn !== undefined && { endColumn }) } : {};
  return { file: `${below}${file}`, line: start, endLine, ...within };
}

/** @param own number of notices that are always written */
function overflowNotices(all: readonly Annotation[], own: number): readonly string[] {
  const counts = (['error', 'warning', 'info'] as const).map((level) => ({
    name: commands[level],
    // The notices that are always written come first. This notice is one of them.
    count: all.filter((one) => one.level === level).length + (level === 'info' ? own + 1 : 0),
  }));
  if (counts.every(({ count }) => count <= MAX_SHOWN)) return [];
  const countTexts = counts.map(({ name, count }) => `${count} of kind ${name}`);
  return [
    `GitHub shows ${MAX_SHOWN} annotations of a kind for each step; here are ${countTexts.join(', ')}: all of them are in the log of the step`,
  ];
}
