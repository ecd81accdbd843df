import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ReportFormat } from '../report/reporters.js';
import { checkReportFile } from '../tasks/saved-file.js';
import { type CommandName, commandFormats } from './command-documents.js';
import {
  type GlobalOptions,
  globalDefaults,
  globalOptions,
  type Output,
  toSavedFile,
} from './global-options.js';
import type { Io } from './io.js';

export type AddCommand = <T extends GlobalOptions>(
  name: CommandName,
  description: string,
  run: (options: T, args: readonly string[]) => Promise<ExitCode>,
) => Command;

/**
 * Builds a function that adds a command. Global flags may precede or follow the command's name. The
 * last one wins, as with git. Files of `--output` are collected from both.
 *
 * @param parents the program, then the parent commands of the new one
 * @param done gets the exit code of the command that ran
 */
export function commandAdder(
  parents: readonly [Command, ...Command[]],
  io: Io,
  done: (exitCode: ExitCode) => void,
): AddCommand {
  return (name, description, run) => {
    const parent = parents.at(-1) ?? parents[0];
    const command = parent
      .command(name.replace(/^.* /, ''))
      .description(description)
      .allowExcessArguments(false);
    for (const option of globalOptions()) command.addOption(option);
    return command.action(async () => {
      const given = [...parents, command].map((one) => one.opts());
      const output: readonly Output[] = given.flatMap((one) => one['output'] ?? []);
      const options = { ...globalDefaults, ...Object.assign({}, ...given), output };
      await checkOutputs(name, options, io);
      done(await run(options, command.args));
    });
  };
}

/** The flags that name output formats and files. */
interface OutputFlags extends GlobalOptions {
  /** The file for the saved plan. Only for commands that plan. */
  readonly out?: string;
}

/**
 * Checks that the command supports the given formats and that the given files can be written. Runs
 * before anything is read or asked.
 *
 * @throws HeadwaterError `bad-flag` or `report-unwritable`, exit code 64
 */
async function checkOutputs(command: CommandName, options: OutputFlags, io: Io): Promise<void> {
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
