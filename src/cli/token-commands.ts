import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { parseTokenDuration, type TokenDuration } from '../tasks/tokens/token-duration.js';
import { commandAdder } from './command-adder.js';
import type { TokenCreateOptions, TokenListOptions } from './commands/token.js';
import { globalOptions } from './global-options.js';
import type { Io } from './io.js';

/** `headwater token …`, a command of commands. */
export function addTokenCommands(program: Command, io: Io, done: (exitCode: ExitCode) => void): void {
  const token = program.command('token').description('make, list and revoke personal access tokens');
  for (const option of globalOptions()) token.addOption(option);
  const command = commandAdder([program, token], io, done);
  command<TokenCreateOptions>('token create', 'make a token, and print it once, alone on standard output', async (options) =>
    (await import('./commands/token.js')).create(options, io),
  )
    .requiredOption('--name <name>', 'what it is for')
    .option('--description <text>', 'more of the same')
    .addOption(expiresOption())
    .option('--for <user>', 'whom it represents, by user name or urn; takes the privilege to manage all tokens (default: you)');
  command<TokenListOptions>('token list', 'show which tokens there are, from the search index, which may lag', async (options) =>
    (await import('./commands/token.js')).list(options, io),
  ).option('--all', 'those of everybody; takes the privilege to manage all tokens');
  command('token revoke', 'end a token', async (options, [id = '']) =>
    (await import('./commands/token.js')).revoke(id, options, io),
  ).argument('<id>', 'as token list shows it');
}

function expiresOption(): Option {
  return new Option('--expires <lifetime>', '1h, 1d, 30d, 90d, 180d, 365d, never, or as DataHub spells it')
    .argParser(readDuration)
    .default('ONE_MONTH' satisfies TokenDuration, '30d');
}

function readDuration(text: string): TokenDuration {
  const duration = parseTokenDuration(text);
  if (!duration.ok) throw new InvalidArgumentError(duration.problem);
  return duration.value;
}
