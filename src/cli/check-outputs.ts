import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ReportFormat } from '../report/reporters.js';
import { checkReportFile } from '../tasks/save-report.js';
import { type CommandName, commandFormats } from './command-documents.js';
import type { GlobalOptions } from './global-options.js';
import type { Io } from './io.js';
import { toSavedFile } from './to-saved-file.js';

/** The flags that name output formats and files. */
export interface OutputFlags extends GlobalOptions {
  /** The file for the saved plan. Only for commands that plan. */
  readonly out?: string;
}

/**
 * Checks that the command supports the given formats and that the given files can be written. Runs
 * before anything is read or asked.
 *
 * @throws HeadwaterError `bad-flag` or `report-unwritable`, exit code 64
 */
export async function checkOutputs(
  command: CommandName,
  options: OutputFlags,
  io: Io,
): Promise<void> {
  const { format, output = [] } = options;
  for (const wanted of [format, ...output.map((one) => one.format)]) checkFormat(command, wanted);
  if (command === 'token create' && output.length > 0)
    throw usageError(
      'a new token is written only to standard output',
      'leave out --output, and store the printed token where secrets are kept',
    );
  checkDistinctFiles(options, io);
  for (const { file } of output) await checkReportFile(toSavedFile(file, options, io));
}

function checkFormat(command: CommandName, format: ReportFormat): void {
  const formats = commandFormats(command);
  // Text is allowed for a command without a document, since its messages are text.
  if (formats.includes(format) || (formats.length === 0 && format === 'text')) return;
  const can =
    formats.length === 0 ? 'it has no document' : `formats of ${command}: ${formats.join(', ')}`;
  throw usageError(`headwater ${command} does not support the format ${format}`, can);
}

/** Checks that all output files differ. The second document in a file would overwrite the first. */
function checkDistinctFiles(options: OutputFlags, io: Io): void {
  const { output = [], out } = options;
  const taken = new Set(out === undefined ? [] : [toSavedFile(out, options, io).path]);
  for (const { file } of output) {
    const { path } = toSavedFile(file, options, io);
    if (taken.has(path))
      throw usageError(
        `two documents would be written to the file ${file}`,
        'name another file for one of them',
      );
    taken.add(path);
  }
}

function usageError(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-flag', message, { exitCode: exitCodes.usage, hint });
}
