import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { ReportDocument, ReportOptions } from '../report/report-document.js';
import { renderReport } from '../report/reporters.js';
import { harmless } from '../report/text/harmless.js';
import { findRepositoryFolder } from '../tasks/repository-folder.js';
import { saveReport } from '../tasks/save-report.js';
import { useColor } from './color.js';
import { reportFailure } from './failure.js';
import type { GlobalOptions } from './global-options.js';
import type { Io, OutputStream } from './io.js';
import type { Output } from './output-flag.js';
import { savedFile } from './saved-file.js';
import { stackRequest } from './stack-request.js';

export interface PrintContext {
  readonly options: GlobalOptions;
  readonly io: Io;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface FinishContext extends PrintContext {
  readonly exitCode: ExitCode;
  /** Text for people has it in front of the document: on standard output it was shown before. */
  readonly shownBefore?: ReportDocument | undefined;
}

/**
 * Ends a command: its document goes to standard output in the format of `--format`, then into each file of `--output`.
 *
 * @returns the exit code: that of the command, or `error` where it went well and a file could not be written
 */
export async function finish(document: ReportDocument, context: FinishContext): Promise<ExitCode> {
  const { options, io, exitCode } = context;
  const below = await findBelow(context);
  printWith(document, context, below);
  let worst = exitCode;
  for (const output of options.output ?? []) {
    try {
      await save(document, output, { ...context, below });
    } catch (error) {
      // What the command did is the graver news: a report that is missing is all that is wrong with a run that went well.
      const failed = reportFailure(error, io);
      if (worst === exitCodes.ok || worst === exitCodes.changes) worst = failed;
    }
  }
  return worst;
}

/** The text for people on a stream, as wide and as colourful as that stream is. */
export function textFor(document: ReportDocument, stream: OutputStream, { options, io, sources }: PrintContext): string {
  return renderReport('text', document, streamOptions(stream, { options, io, sources }));
}

function printWith(document: ReportDocument, context: FinishContext, below: string): void {
  const { options, io, exitCode } = context;
  const text = renderReport(options.format, document, { ...streamOptions(io.stdout, context), below });
  if (text !== undefined) {
    io.stdout.write(text);
    const isWell = exitCode === exitCodes.ok || exitCode === exitCodes.changes;
    // A drawing has no place for what is wrong.
    if (options.format === 'mermaid' && !isWell) io.stderr.write(textFor(document, io.stderr, context));
    return;
  }
  // Not on standard output, whose reader expects the format and nothing else.
  io.stderr.write(`${cannotShow(options.format, document)}; here it is as text:\n${textFor(document, io.stderr, context)}`);
}

function streamOptions(stream: OutputStream, { options, io, sources }: PrintContext): ReportOptions {
  return { color: useColor(options.color, io.env, stream), sources, columns: stream.isTTY === true ? stream.columns : undefined };
}

async function save(document: ReportDocument, output: Output, context: FinishContext & { readonly below: string }): Promise<void> {
  const { options, io, sources, below, shownBefore } = context;
  const { format, file } = output;
  const render = (one: ReportDocument) => renderReport(format, one, { color: false, sources, below });
  const text = render(document);
  if (text === undefined) {
    io.stderr.write(`${cannotShow(format, document)}; ${harmless(file)} was not written\n`);
    return;
  }
  const before = format === 'text' && shownBefore ? render(shownBefore) : '';
  await saveReport(`${before}${text}`, savedFile(file, options, io));
}

function cannotShow(format: string, { kind }: ReportDocument): string {
  return `note: the format ${format} cannot show what this ended with (${kind})`;
}

/** Only formats whose readers see the whole repository want to know. */
async function findBelow({ options, io }: PrintContext): Promise<string> {
  const formats = [options.format, ...(options.output ?? []).map(({ format }) => format)];
  return formats.some((format) => format === 'sarif' || format === 'github') ? await findRepositoryFolder(stackRequest(options, io)) : '';
}
