import type { FindingLevel } from '../../errors/code-entry.js';
import { findCode } from '../../errors/find-code.js';
import type { Place } from '../../errors/place.js';
import { groupBy } from '../../model/group-by.js';
import type { Change } from '../../plan/document/change.js';
import type { Annotation } from '../annotations/annotation.js';
import { collectAnnotations } from '../annotations/collect-annotations.js';
import {
  documentLosses,
  type LossAnnotation,
  lossAnnotations,
  narrowingAnnotations,
} from '../annotations/loss-annotations.js';
import type { PartialRenderers } from '../document/renderers.js';
import type { AnnotatedDocument, ReportOptions } from '../document/report-document.js';
import { lossNoun } from '../words/change-order.js';
import { documentSummary } from '../words/document-summary.js';
import { FULL_RECEIPT, fullPlanCommand } from '../words/plan-commands.js';
import { countChanged } from '../words/plan-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { commandMessage, commandProperty } from './escape.js';

/**
 * Workflow commands of GitHub Actions, which GitHub shows as annotations. The summary is a notice.
 */
export const githubRenderers: PartialRenderers<'github'> = {
  validation: githubText,
  plan: githubText,
  apply: githubText,
  receipt: githubText,
  drift: githubText,
  tests: githubText,
};

/**
 * The number of annotations of each kind that GitHub shows for a step. GitHub shows further
 * annotations in the log only.
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
 * Writes errors first, then losses, since GitHub shows only the first annotations of a kind. The
 * summary comes before the notices of findings for the same reason.
 */
function githubText(document: AnnotatedDocument, options: ReportOptions): string {
  const all = collectAnnotations(document);
  const shown = firstOfEachCode(all.filter((one) => isShown(one, options)));
  const losses = lossCommands(document, options);
  const ofLevel = (level: FindingLevel) =>
    shown.filter((one) => one.level === level).map((one) => annotationCommand(one, options));
  const alwaysWritten = [...hiddenNotices(all.length - shown.length), documentSummary(document)];
  const count = (level: FindingLevel) => shown.filter((one) => one.level === level).length;
  const counts = {
    error: count('error'),
    warning: count('warning') + losses.length,
    // The notice about the limit counts too.
    notice: count('info') + alwaysWritten.length + 1,
  };
  const title = commandProperty(`Headwater ${document.kind}`);
  const own = [...overflowNotices(counts), ...alwaysWritten].map(
    (text) => `::notice title=${title}::${commandMessage(text)}`,
  );
  return [...ofLevel('error'), ...losses, ...ofLevel('warning'), ...own, ...ofLevel('info')]
    .map((one) => `${one}\n`)
    .join('');
}

/**
 * Warns about all losses, also in files that did not change. If GitHub does not show every warning,
 * the first one counts them and says where to find all of them.
 */
function lossCommands(
  document: AnnotatedDocument,
  { below = '' }: ReportOptions,
): readonly string[] {
  const losses = documentLosses(document);
  const narrowing = document.kind === 'plan' ? narrowingAnnotations(document.plan.impact) : [];
  const all = [...lossAnnotations(losses), ...narrowing];
  const first =
    all.length < MAX_SHOWN ? [] : [{ ...countAnnotation(losses, document), place: null }];
  return [...first, ...all].map(({ title, message, place }) => {
    const properties = { ...(place && fileProperties(place, below)), title };
    return `::warning ${propertiesText(properties)}::${commandMessage(message)}`;
  });
}

function countAnnotation(
  losses: readonly Change[],
  document: AnnotatedDocument,
): Omit<LossAnnotation, 'place'> {
  const command =
    document.kind === 'plan' || document.kind === 'apply'
      ? fullPlanCommand(document.plan)
      : FULL_RECEIPT;
  return {
    title: `${pluralize(losses.length, lossNoun(losses))} in ${countChanged(losses)}`,
    message: `GitHub shows only the first of them here. The log of the step has all of them, and ${command} lists them.`,
  };
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
  const others = related
    .slice(0, MAX_SHOWN)
    .map((one) => `${below}${one.file}:${one.line}:${one.column}`);
  const seeAlso = others.length === 0 ? '' : ` (see also ${others.join(', ')})`;
  return `::${commands[level]} ${propertiesText(properties)}::${commandMessage(`${message}${seeAlso}`)}`;
}

function propertiesText(properties: Readonly<Record<string, string | number>>): string {
  return Object.entries(properties)
    .map(([key, value]) => `${key}=${commandProperty(String(value))}`)
    .join(',');
}

/**
 * Leaves out the columns of a place that spans lines, since the runner drops them with a note in
 * the log.
 */
function fileProperties(
  { file, line: start, column, endLine = start, endColumn }: Place,
  below: string,
): Readonly<Record<string, string | number>> {
  const within =
    endLine === start ? { col: column, ...(endColumn !== undefined && { endColumn }) } : {};
  return { file: `${below}${file}`, line: start, endLine, ...within };
}

function overflowNotices(counts: Readonly<Record<CommandName, number>>): readonly string[] {
  if (Object.values(counts).every((count) => count <= MAX_SHOWN)) return [];
  const countTexts = Object.entries(counts).map(([name, count]) => `${count} of kind ${name}`);
  return [
    `GitHub shows ${MAX_SHOWN} annotations of a kind for each step; here are ${countTexts.join(', ')}: all of them are in the log of the step`,
  ];
}
