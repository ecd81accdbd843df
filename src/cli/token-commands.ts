import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import type { TokenDuration } from '../model/access-token.js';
import { addCommandGroup } from './command-adder.js';
import type { TokenCreateOptions, TokenListOptions } from './commands/token.js';
import type { Io } from './io.js';
import { parseTokenDuration } from './token-duration.js';

/** Adds `headwater token` with its commands. */
export function addTokenCommands(
  program: Command,
  io: Io,
  done: (exitCode: ExitCode) => void,
): void {
  const group = {
    name: 'token',
    description: 'Create, list and revoke personal access tokens',
    group: 'Catalog',
  } as const;
  const command = addCommandGroup(group, program, io, done);
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
