import type { Command, Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { checkFlags, type GivenFlags } from './check-flags.js';
import { type CommandName, commandFormats, hasPage } from './command-documents.js';
import { commandFlags, explainedFlags } from './command-flags.js';
import {
  formatHelp,
  type GlobalOptions,
  globalDefaults,
  globalOptions,
  type UncheckedOutput,
} from './global-options.js';
import { type CommandGroup, commandHelp } from './help/command-help.js';
import { usageOutput } from './help/usage-output.js';
import type { Io } from './io.js';

export type AddCommand = <T extends GlobalOptions>(
  name: CommandName,
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
  return <T extends GlobalOptions>(
    name: CommandName,
    run: (options: T, args: readonly string[]) => Promise<ExitCode>,
  ) => {
    const parent = parents.at(-1) ?? parents[0];
    const command = parent
      .command(name.replace(/^.* /, ''))
      .description(commandHelp[name].summary)
      .configureOutput(usageOutput(io, name))
      .allowExcessArguments(false);
    if (parents.length === 1) command.helpGroup(commandHelp[name].group);
    addGlobalOptions(command, name);
    if (hasPage(name)) command.option('--open', 'Also show the result in the browser');
    return command.action(async () => {
      const given = [...parents, command].map((one) => one.opts());
      const output: readonly UncheckedOutput[] = given.flatMap((one) => one['output'] ?? []);
      const merged: GivenFlags = Object.assign({}, ...given, output.length > 0 && { output });
      const options = { ...globalDefaults, output, ...(await checkFlags(name, merged, io)) };
      // The parser stores untyped values. The types of the options follow from their parsers.
      const typed = options as unknown as T;
      if (!hasPage(name) || command.opts()['open'] !== true)
        return done(await run(typed, command.args));
      const { runAndOpen } = await import('./open/run-and-open.js');
      return done(await runAndOpen(typed, (opened) => run(opened, command.args), io));
    });
  };
}

/** Commands that share their first word, such as `token`. */
interface GroupOfCommands {
  readonly name: string;
  readonly description: string;
  /** The heading of `headwater --help` that lists it. */
  readonly group: CommandGroup;
}

/** Adds a group. Returns the function that adds its commands. */
export function addCommandGroup(
  { name, description, group }: GroupOfCommands,
  program: Command,
  io: Io,
  done: (exitCode: ExitCode) => void,
): AddCommand {
  const command = program
    .command(name)
    .description(description)
    .usage('<command>')
    .helpGroup(group)
    .helpCommand(false)
    .configureOutput(usageOutput(io, name));
  for (const option of globalOptions().values()) command.addOption(option.hideHelp());
  return commandAdder([program, command], io, done);
}

/** Adds all global flags, also those that the command refuses with a reason. */
function addGlobalOptions(command: Command, name: CommandName): void {
  for (const [flag, option] of globalOptions()) {
    const isShown = explainedFlags.includes(flag) && commandFlags[name].includes(flag);
    command.addOption(isShown ? withFormats(option, name) : option.hideHelp());
  }
}

function withFormats(option: Option, name: CommandName): Option {
  if (option.attributeName() === 'format') option.description = formatHelp(commandFormats(name));
  return option;
}
