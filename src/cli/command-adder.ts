import type { Command } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { type GlobalOptions, globalDefaults, globalOptions } from './global-options.js';

export type AddCommand = <T extends GlobalOptions>(
  name: string,
  description: string,
  run: (options: T, args: readonly string[]) => Promise<ExitCode>,
) => Command;

/**
 * Global flags may stand before a command's name and after it; what stands nearer to the end wins, as with git.
 *
 * @param parents the program, and the commands below it that the new one stands under
 * @param done is told the exit code of the command that ran
 */
export function commandAdder(parents: readonly [Command, ...Command[]], done: (exitCode: ExitCode) => void): AddCommand {
  return (name, description, run) => {
    const parent = parents.at(-1) ?? parents[0];
    const command = parent.command(name).description(description).allowExcessArguments(false);
    for (const option of globalOptions()) command.addOption(option);
    const given = () => Object.assign({}, ...[...parents, command].map((one) => one.opts()));
    return command.action(async () => done(await run({ ...globalDefaults, ...given() }, command.args)));
  };
}
