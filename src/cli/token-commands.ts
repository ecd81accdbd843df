import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { parseTokenDuration, type TokenDuration } from '../tasks/tokens/token-duration.js';
import { commandAdder } from './command-adder.js';
import type { TokenCreateOptions, TokenListOptions } from './commands/token.js';
import { globalOptions } from './global-options.js';
import type { CommandGroup } from './help/command-help.js';
import { usageOutput } from './help/usage-output.js';
import type { Io } from './io.js';

/** Adds `headwater token` with its commands. */
export function addTokenCommands(
  program: Command,
  io: Io,
  done: (exitCode: ExitCode) => void,
): void {
  const token = program
    .command('token')
    .description('Create, list and revoke personal access tokens')
    .usage('<command>')
    .helpGroup('Catalog' satisfies CommandGroup)
    .helpCommand(false)
    .configureOutput(usageOutput(io, 'token'));
  for (const option of globalOptions().values()) token.addOption(option.hideHelp());
  const command = commandAdder([program, token], io, done);
  command<TokenCreateOptions>('token create', async (options) =>
    (await import('./commands/token.js')).create(options, io),
  )
    .requiredOption('--name <name>', 'Name of the token')
    .option('--description <text>', 'Description of the token')
    .addOption(expiresOption())
    .option(
      '--for <user>',
      'User that the token represents, by name or urn; requires the privilege to manage all tokens (default: you)',
    )
    .option(
      '--service-account <account>',
      'Service account that the token represents, by name or urn; created if there is none of the name; requires the privilege to manage service accounts',
    );
  command<TokenListOptions>('token list', async (options) =>
    (await import('./commands/token.js')).list(options, io),
  ).option('--all', 'List the tokens of all users; requires the privilege to manage all tokens');
  command('token revoke', async (options, [id = '']) =>
    (await import('./commands/token.js')).revoke(id, options, io),
  ).argument('<id>', 'Id of the token, as token list shows it');
}

function expiresOption(): Option {
  return new Option(
    '--expires <lifetime>',
    'Lifetime: 1h, 1d, 30d, 90d, 180d, 365d, never, or a name that DataHub uses',
  )
    .argParser(readDuration)
    .default('ONE_MONTH' satisfies TokenDuration, '30d');
}

function readDuration(text: string): TokenDuration {
  const duration = parseTokenDuration(text);
  if (!duration.ok) throw new InvalidArgumentError(duration.problem);
  return duration.value;
}
