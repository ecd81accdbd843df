import { type Command, InvalidArgumentError, Option } from 'commander';
import { choice } from './choices.js';
import { parseDuration } from './global-options.js';

/** Adds the flags of `headwater serve`. */
export function addServeFlags(serve: Command): void {
  serve
    .addOption(
      new Option('--port <n>', 'Port to listen on; 0 selects a free one')
        .argParser(portNumber)
        .default(8080),
    )
    .option('--host <host>', 'Host to listen on', '127.0.0.1')
    .option('--open', 'Open the pages of the catalog in the browser')
    .option('--db <file>', 'SQLite file, or :memory:', '.headwater/catalog.db')
    .option(
      '--auth',
      'Require tokens and passwords; HEADWATER_ADMIN_PASSWORD sets the password of the user datahub',
    )
    .addOption(
      new Option(
        '--rotate-key',
        'End all tokens and sessions so far, then serve with --auth',
      ).implies({ auth: true }),
    )
    .addOption(
      choice('--dialect <name>', 'Catalog whose behavior to show', ['spec', 'datahub'], 'spec'),
    )
    .addOption(
      new Option(
        '--max-entities <n>',
        'Maximum number of entities in one GraphQL request (default: 100000)',
      ).argParser(entityCount),
    )
    .addOption(
      new Option(
        '--deadline <duration>',
        'Time limit of a request that reads much, for example 5s (default: 30s)',
      ).argParser(parseDuration),
    )
    .option(
      '--load <file>',
      'Load proposals or snapshot events first; repeatable',
      (file: string, files: readonly string[]) => [...files, file],
      [],
    )
    .option('--keep-going', 'Leave out the events of --load that are refused, and name them');
}

function entityCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
  return count;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}
