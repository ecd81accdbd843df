import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ReportFormat } from '../report/reporters.js';
import { checkReportFile } from '../tasks/save-report.js';
import { type CommandName, formatsOf } from './command-documents.js';
import type { GlobalOptions } from './global-options.js';
import type { Io } from './io.js';
import { savedFile } from './saved-file.js';

/** The flags that say what is written where. */
export interface OutputFlags extends GlobalOptions {
  /** The plan to be saved, where a command takes that. */
  readonly out?: string;
}

/**
 * Holds the formats and files that were asked for against what the command can give and what can be written, before
 * anything is read or asked.
 *
 * @throws HeadwaterError `bad-flag` or `report-unwritable`, exit code 64
 */
export async function checkOutputs(command: CommandName, options: OutputFlags, io: Io): Promise<void> {
  const { format, output = [] } = options;
  for (const wanted of [format, ...output.map((one) => one.format)]) checkFormat(command, wanted);
  if (command === 'token create' && output.length > 0)
    throw usage('a new token goes to standard output alone', 'leave out --output, and keep what is printed where secrets are kept');
  checkApart(options, io);
  for (const { file } of output) await checkReportFile(savedFile(file, options, io));
}

function checkFormat(command: CommandName, format: ReportFormat): void {
  const formats = formatsOf(command);
  // Text is what a command speaks anyway, also one without a document.
  if (formats.includes(format) || (formats.length === 0 && format === 'text')) return;
  const can = formats.length === 0 ? 'it has no document to give' : `formats of ${command}: ${formats.join(', ')}`;
  throw usage(`headwater ${command} does not give the format ${format}`, can);
}

/** Of two documents in one file the second would be all that is left. */
function checkApart(options: OutputFlags, io: Io): void {
  const { output = [], out } = options;
  const taken = new Set(out === undefined ? [] : [savedFile(out, options, io).path]);
  for (const { file } of output) {
    const { path } = savedFile(file, options, io);
    if (taken.has(path)) throw usage(`two documents would go to the file ${file}`, 'name another file for one of them');
    taken.add(path);
  }
}

function usage(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-flag', message, { exitCode: exitCodes.usage, hint });
}
