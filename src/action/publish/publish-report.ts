import { join, resolve } from 'node:path';
import type { AnnotatedDocument, ReportOptions } from '../../report/document/report-document.js';
import { renderReport } from '../../report/reporters.js';
import { appendToFile } from '../../tasks/process/job-files.js';
import { savePlan, saveReport } from '../../tasks/process/saved-file.js';
import { findRepositoryFolder } from '../../tasks/stack/checked-out-repository.js';
import type { ActionContext } from '../action-context.js';
import type { Outputs } from '../outputs.js';
import { lineLink } from './line-link.js';
import { tryPublish } from './try-publish.js';

export interface PublishedReport {
  readonly markdown: string;
  /** Paths of the saved files. */
  readonly outputs: Outputs;
}

export interface ReportInput {
  readonly document: AnnotatedDocument;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Publishes a report wherever no permission is needed: in the log, as annotations, in the summary
 * of the step, and in files for later steps.
 */
export async function publishReport(
  context: ActionContext,
  { document, sources }: ReportInput,
): Promise<PublishedReport> {
  const { log, inputs, stack } = context;
  const below = await findRepositoryFolder(stack);
  const options = { color: false, sources, below, link: lineLink({ step: context.step, below }) };
  log.group(`Headwater ${document.kind}`, renderText(document, options));
  if (inputs.annotations !== 'none') {
    const annotated = await createAnnotationFilter(context);
    log.rendered(
      renderReport('github', document, { ...options, ...(annotated && { annotated }) }) ?? '',
    );
  }
  await saveSarif(context, document, options);
  const { kind } = context.step.trigger;
  const appliedBy = kind === 'pull-request' || kind === 'merge-group' ? 'merge' : 'command';
  const markdown = renderReport('markdown', document, { ...options, appliedBy }) ?? '';
  await appendToSummary(context, markdown);
  return { markdown, outputs: await saveFiles(context, document, markdown) };
}

/** Renders text like the command line. The report of an apply follows its plan. */
function renderText(document: AnnotatedDocument, options: ReportOptions): string {
  const before =
    document.kind === 'apply'
      ? renderReport('text', { kind: 'plan', plan: document.plan }, options)
      : '';
  return `${before}${renderReport('text', document, options)}`;
}

/** Appends to the summary of the step. Old servers have no summary. */
export async function appendToSummary({ io, log }: ActionContext, markdown: string): Promise<void> {
  const path = io.env['GITHUB_STEP_SUMMARY'];
  if (path === undefined || path === '') return;
  await tryPublish(log, () =>
    appendToFile({ path, shownAs: 'the summary of the step' }, `${markdown}\n`),
  );
}

/** Writes the findings for code scanning, if the input `sarif-file` names a file. */
async function saveSarif(
  { io, inputs: { sarifFile } }: ActionContext,
  document: AnnotatedDocument,
  options: ReportOptions,
): Promise<void> {
  if (sarifFile === undefined) return;
  const file = { path: resolve(io.cwd, sarifFile), shownAs: sarifFile };
  await saveReport(renderReport('sarif', document, options) ?? '', file, { makeFolder: true });
}

async function saveFiles(
  { step, key }: ActionContext,
  document: AnnotatedDocument,
  markdown: string,
): Promise<Outputs> {
  const folder = join(step.temporaryFolder, 'headwater', encodeURIComponent(key));
  const file = (name: string) => ({ path: join(folder, name), shownAs: join(folder, name) });
  const report = file('report.md');
  await saveReport(markdown, report, { makeFolder: true });
  if (document.kind !== 'plan' && document.kind !== 'apply')
    return { 'markdown-path': report.path };
  const plan = file('plan.json');
  await savePlan(document.plan, plan, { makeFolder: true });
  return { 'markdown-path': report.path, 'plan-path': plan.path };
}

/**
 * Returns a predicate for the files that get annotations, by their paths from the top of the
 * repository. Returns undefined if all files get annotations: also when the changed files are
 * unknown.
 */
async function createAnnotationFilter(
  context: ActionContext,
): Promise<((file: string) => boolean) | undefined> {
  const { inputs, repository, step, log } = context;
  const { trigger } = step;
  if (inputs.annotations !== 'changed' || trigger.kind !== 'pull-request' || repository === null)
    return undefined;
  const files = await tryPublish(log, () => repository.changedFiles(trigger.number));
  if (files === null) return undefined;
  const changed = new Set(files);
  return (file) => changed.has(file);
}
