import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { ReportDocument, ReportOptions } from '../report/document/report-document.js';
import type { ReportFormat } from '../report/document/report-formats.js';
import { loadAndRender } from '../report/load-renderers.js';
import { quietText } from '../report/text/quiet-text.js';
import { escapeControls } from '../report/words/escape.js';
import { saveReport } from '../tasks/process/saved-file.js';
import { tool } from '../tasks/process/tool.js';
import { findRepositoryFolder } from '../tasks/stack/checked-out-repository.js';
import { useColor } from './color.js';
import { type GlobalOptions, type Output, toSavedFile } from './global-options.js';
import type { Io, OutputStream } from './io.js';
import { lineWidth } from './line-width.js';
import type { ProgressReporter } from './progress/progress-reporter.js';
import { withProgress } from './progress/with-progress.js';
import { reportFailure } from './report-failure.js';
import { stackRequest } from './task-requests.js';

export interface PrintContext {
  readonly options: GlobalOptions;
  readonly io: Io;
  /** The text of each manifest by path. Default: no lines are quoted. */
  readonly sources?: ReadonlyMap<string, string>;
}

export interface FinishContext extends PrintContext {
  /** Default: `ok`. */
  readonly exitCode?: ExitCode;
  /** A document that was shown before. A text file gets it before the document itself. */
  readonly shownBefore?: ReportDocument | undefined;
}

/**
 * Writes the document of a command to standard output in the format of `--format`, then to each
 * file of `--output`.
 *
 * @returns the exit code of the command, or `error` if the command succeeded and a file could not
 *   be written
 */
export async function finishCommand(
  document: ReportDocument,
  context: FinishContext,
): Promise<ExitCode> {
  const { options, io, exitCode = exitCodes.ok } = context;
  if (options.opening) options.opening.document = document;
  const below = await findRepositoryPath(context);
  await printDocument(document, context, below);
  let worst = exitCode;
  for (const output of options.output ?? []) {
    try {
      await saveDocument(document, output, { ...context, below });
    } catch (error) {
      // A failure of the command is more important than a missing report, so it keeps its exit
      // code.
      const failed = await reportFailure(error, io);
      if (worst === exitCodes.ok || worst === exitCodes.changes) worst = failed;
    }
  }
  return worst;
}

/** The report of a task, and how the command ends with it. */
interface TaskReport extends Pick<FinishContext, 'sources' | 'exitCode'> {
  readonly report: ReportDocument;
}

/** Runs a task with its progress, and finishes the command with the report. */
export async function finishTask(
  options: GlobalOptions,
  io: Io,
  run: (progress: ProgressReporter) => Promise<TaskReport>,
): Promise<ExitCode> {
  const { report, ...ending } = await withProgress(options, io, run);
  return await finishCommand(report, { options, io, ...ending });
}

/** Renders a document as text, with the width and the colors of the stream. */
export async function textFor(
  document: ReportDocument,
  stream: OutputStream,
  context: PrintContext,
): Promise<string> {
  return await loadAndRender('text', document, streamOptions(stream, context));
}

async function printDocument(
  document: ReportDocument,
  context: FinishContext,
  below: string,
): Promise<void> {
  const { options, io, exitCode = exitCodes.ok } = context;
  if (options.quiet && options.format === 'text' && printQuietly(document, context)) return;
  const text = await loadAndRender(options.format, document, {
    ...streamOptions(io.stdout, context),
    below,
  });
  if (text !== undefined) {
    io.stdout.write(text);
    const isWell = exitCode === exitCodes.ok || exitCode === exitCodes.changes;
    // A drawing cannot show errors, so they also go to standard error as text.
    if (options.format === 'mermaid' && !isWell)
      io.stderr.write(await textFor(document, io.stderr, context));
    return;
  }
  // Uses standard error: the reader of standard output expects only the given format.
  io.stderr.write(
    `${cannotShow(options.format, document)}; here it is as text:\n${await textFor(document, io.stderr, context)}`,
  );
}

/** Prints the summary line alone, and errors on standard error. False without a summary line. */
function printQuietly(document: ReportDocument, context: PrintContext): boolean {
  const { io } = context;
  const quiet = quietText(document, streamOptions(io.stderr, context));
  if (quiet === undefined) return false;
  io.stdout.write(quiet.summary);
  io.stderr.write(quiet.errors);
  return true;
}

/** The options of a report for a stream: its width, and colors if it shows them. */
export function streamOptions(
  stream: OutputStream,
  { options, io, sources = new Map() }: PrintContext,
): ReportOptions {
  return {
    color: useColor(options.color, io.env, stream),
    sources,
    columns: lineWidth(io.env, stream),
    full: options.full,
    tool,
  };
}

async function saveDocument(
  document: ReportDocument,
  output: Output,
  context: FinishContext & { readonly below: string },
): Promise<void> {
  const { options, io, sources = new Map(), below, shownBefore } = context;
  const { format, file } = output;
  const render = (one: ReportDocument) =>
    loadAndRender(format, one, { color: false, sources, below, full: options.full, tool });
  const text = await render(document);
  if (text === undefined) {
    io.stderr.write(`${cannotShow(format, document)}; ${escapeControls(file)} was not written\n`);
    return;
  }
  const before = format === 'text' && shownBefore ? await render(shownBefore) : '';
  await saveReport(`${before}${text}`, toSavedFile(file, options, io));
}

function cannotShow(format: string, { kind }: ReportDocument): string {
  return `note: the format ${format} cannot show this result (${kind})`;
}

/** The formats whose paths are relative to the top of the repository. */
const inRepository: ReadonlySet<ReportFormat> = new Set(['sarif', 'github', 'junit']);

/**
 * Returns the path of the settings folder in the repository. Only formats for readers of the whole
 * repository need it, so it is empty for other formats.
 */
async function findRepositoryPath({ options, io }: PrintContext): Promise<string> {
  const formats = [options.format, ...(options.output ?? []).map(({ format }) => format)];
  return formats.some((format) => inRepository.has(format))
    ? await findRepositoryFolder(stackRequest(options, io))
    : '';
}
