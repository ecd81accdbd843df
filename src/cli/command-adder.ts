import type { Command } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { checkOutputs } from './check-outputs.js';
import type { CommandName } from './command-documents.js';
import { type GlobalOptions, globalDefaults, globalOptions } from './global-options.js';
import type { Io } from './io.js';
import type { Output } from './output-flag.js';

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
