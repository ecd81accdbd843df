import type { Command } from 'commander';
import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
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

/** @throws HeadwaterError `bad-flag`, exit code 64, for words that are no command */
function findCommand(program: Command, words: readonly string[]): Command {
  let found = program;
  for (const word of words) {
    const names = found.commands.map((one) => one.name());
    const next = found.commands.find((one) => one.name() === word);
    if (!next) throw unknownCommand(words.join(' '), didYouMean(word, names));
    found = next;
  }
  return found;
}

function unknownCommand(words: string, near: string | undefined): HeadwaterError {
  const list = 'headwater help lists all commands';
  return new HeadwaterError('bad-flag', `unknown command "${words}"`, {
    exitCode: exitCodes.usage,
    hint: near === undefined ? list : `did you mean ${near}? ${list}`,
  });
}
