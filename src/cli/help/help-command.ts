import type { Command } from 'commander';
import { unknownWord } from '../choices.js';
import type { CommandGroup } from './command-help.js';

/** Adds `headwater help`, which prints the help of a command, also of one with two words. */
export function addHelpCommand(program: Command): void {
  program
    .command('help')
    .description('Print the help of a command')
    .helpGroup('Catalog' satisfies CommandGroup)
    .argument('[command...]', 'Command, for example plan or token create')
    .action((words: readonly string[]) => findCommand(program, words).help());
}

/** @throws HeadwaterError `bad-flag`, exit code 64, for words that name no command */
function findCommand(program: Command, words: readonly string[]): Command {
  let found = program;
  for (const word of words) {
    const names = found.commands.map((one) => one.name());
    const next = found.commands.find((one) => one.name() === word);
    if (!next)
      throw unknownWord(`unknown command "${words.join(' ')}"`, word, {
        known: names,
        list: 'headwater help lists all commands',
      });
    found = next;
  }
  return found;
}
