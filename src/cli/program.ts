import { Command, InvalidArgumentError, Option } from 'commander';
import { type ExitCode, exitMeanings } from '../errors/exit-codes.js';
import { tool } from '../tasks/tool.js';
import { parseAllow } from './allow-flags.js';
import { type AddCommand, commandAdder } from './command-adder.js';
import type { CommandName } from './command-documents.js';
import type { ApplyOptions } from './commands/apply.js';
import type { DriftOptions } from './commands/drift.js';
import type { GraphOptions } from './commands/graph.js';
import type { ListOptions } from './commands/list.js';
import type { PlanCommandOptions } from './commands/plan.js';
import type { ServeOptions } from './commands/serve.js';
import { parseDuration } from './duration.js';
import { globalOptions } from './global-options.js';
import { reachOptions } from './graph-flags.js';
import type { Io } from './io.js';
import { excludeOption, selectOption } from './scope-flags.js';
import type { PlanOptions } from './show-plan.js';
import { addTokenCommands } from './token-commands.js';

/**
 * Builds the command line. Each command is loaded when it runs, so that `plan` does not load a
 * database.
 *
 * @param done gets the exit code of the command that ran
 */
export function buildProgram(io: Io, done: (exitCode: ExitCode) => void): Command {
  const program = new Command('headwater')
    .description('Lineage as code for DataHub-compatible metadata catalogs.')
    .version(tool.version, '--version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .showHelpAfterError('(--help lists commands and flags)')
    .addHelpText('after', exitCodeHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    });
  for (const option of globalOptions()) program.addOption(option);
  const command = commandAdder([program], io, done);
  addStackCommands(command, io);
  addIntentCommands(command, io);
  addReadingCommands(command, io);
  addTokenCommands(program, io, done);
  addServe(command, io);
  return program;
}

function exitCodeHelp(): string {
  const rows = Object.entries(exitMeanings).map(
    ([code, meaning]) => `  ${code.padEnd(3)}  ${meaning}`,
  );
  return `\nExit codes:\n${rows.join('\n')}`;
}

function addStackCommands(command: AddCommand, io: Io): void {
  command('validate', 'Check the manifests, offline', async (options) =>
    (await import('./commands/validate.js')).validate(options, io),
  );
  command<PlanCommandOptions>(
    'plan',
    'Show the changes that an apply would make',
    async (options) => (await import('./commands/plan.js')).plan(options, io),
  )
    .addOption(discoverOption())
    .addOption(pruneOption())
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(allowOption())
    .option('--reason <text>', 'Reason for lifting the guards of --allow')
    .option(
      '--base-ref <ref>',
      'Compare the manifests with those at the merge base of HEAD and this git ref, offline: no catalog, no token',
    )
    .option(
      '--out <file>',
      'Save the plan, even if it is refused; apply FILE makes no other changes',
    )
    .option('--detailed-exitcode', 'Exit with 2 if there are changes');
  command<ApplyOptions>('apply', 'Plan, ask for consent, and write', async (options, [plan]) =>
    (await import('./commands/apply.js')).apply(plan, options, io),
  )
    .argument(
      '[plan]',
      'Plan that was saved with --out: apply makes no other changes, and does not ask',
    )
    .addOption(discoverOption())
    .addOption(pruneOption())
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(allowOption())
    .option('--reason <text>', 'Reason for lifting the guards of --allow')
    .option('--auto-approve', 'Do not ask for consent; lifts no guard')
    .option('--keep-going', 'After a failure, continue with the datasets that do not depend on it')
    .option(
      '--dry-run',
      'Make all checks and write nothing; exit with the code that apply would have had',
    );
}

/**
 * Adds the commands that plan with another intent than `sync`. `apply FILE` carries out their
 * plans.
 */
function addIntentCommands(command: AddCommand, io: Io): void {
  const add = (
    name: CommandName,
    description: string,
    run: (options: PlanOptions, args: readonly string[]) => Promise<ExitCode>,
  ) =>
    command<PlanOptions>(name, description, run)
      .addOption(allowOption())
      .option('--reason <text>', 'Reason for lifting the guards of --allow')
      .option('--out <file>', 'Save the plan; apply FILE makes no other changes')
      .option('--detailed-exitcode', 'Exit with 2 if there are changes');
  add('adopt', 'Plan to take ownership of declared lineage that already exists', async (options) =>
    (await import('./commands/intents.js')).adopt(options, io),
  )
    .addOption(selectOption())
    .addOption(excludeOption());
  add(
    'release',
    'Plan to give up ownership of lineage and leave it in the catalog',
    async (options) => (await import('./commands/intents.js')).release(options, io),
  )
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(discoverOption());
  add('rollback', 'Plan to undo the changes of one apply', async (options, [receipt = '']) =>
    (await import('./commands/intents.js')).rollback(receipt, options, io),
  ).argument('<receipt>', 'Receipt that apply wrote to .headwater/receipts');
}

function addReadingCommands(command: AddCommand, io: Io): void {
  command<DriftOptions>(
    'drift',
    'Show differences between the stack and the catalog, and who made them',
    async (options) => (await import('./commands/drift.js')).drift(options, io),
  )
    .addOption(discoverOption())
    .option('--detailed-exitcode', 'Exit with 2 if there is drift');
  command<ListOptions>(
    'list',
    'List the lineage that the stack owns in the catalog',
    async (options) => (await import('./commands/list.js')).list(options, io),
  ).option('--columns', 'Name the column pairs instead of counting them');
  command(
    'impact',
    'Show everything in the catalog that depends on a dataset or a column',
    async (options, [address = '']) =>
      (await import('./commands/impact.js')).impact(address, options, io),
  ).argument(
    '<address>',
    'Dataset or column, for example orders, orders.total, snowflake:shop.orders or an urn',
  );
  const graph = command<GraphOptions>(
    'graph',
    'Show lineage around datasets, as declared or as in the catalog',
    async (options, expressions) =>
      (await import('./commands/graph.js')).graph(expressions, options, io),
  )
    .argument('[expressions...]', 'Datasets, in the syntax of --select (default: all)')
    .addOption(selectOption())
    .option(
      '--live',
      'Show the lineage in the catalog, of all writers, instead of the declared lineage',
    );
  for (const option of reachOptions()) graph.addOption(option);
  graph.option('--no-columns', 'Show only datasets and edges');
  command('show', 'Show a saved plan or a receipt', async (options, [file = '']) =>
    (await import('./commands/show.js')).show(file, options, io),
  ).argument(
    '<file>',
    'Plan that plan --out saved, or receipt that apply wrote to .headwater/receipts',
  );
  command(
    'doctor',
    'Check address, catalog, token and privileges, and explain how to fix problems',
    async (options) => (await import('./commands/doctor.js')).doctor(options, io),
  );
  command(
    'explain',
    'Explain a code, or the decision on an element',
    async (options, [word = '']) =>
      (await import('./commands/explain.js')).explain(word, options, io),
  ).argument(
    '<code or address>',
    "For example HW3001, dataset-missing, orders, orders.total, 'orders <- raw_orders' or an urn",
  );
}

function discoverOption(): Option {
  return new Option(
    '--discover <when>',
    'Find lineage of the stack on datasets that no manifest names',
  )
    .choices(['on', 'off'])
    .default('on');
}

function pruneOption(): Option {
  return new Option('--prune <what>', 'Remove lineage that the stack owns and no longer declares')
    .choices(['owned', 'off'])
    .default('owned');
}

function allowOption(): Option {
  return new Option(
    '--allow <guard[=address]>',
    'Lift a guard, for one address or for all; repeatable, requires --reason',
  )
    .argParser(parseAllow)
    .default([], 'none');
}

function addServe(command: AddCommand, io: Io): void {
  command<ServeOptions>('serve', 'Run the embedded catalog', async (options) =>
    (await import('./commands/serve.js')).serve(options, io),
  )
    .addOption(
      new Option('--port <n>', 'Port to listen on; 0 selects a free one')
        .argParser(portNumber)
        .default(8080),
    )
    .option('--host <host>', 'Host to listen on', '127.0.0.1')
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
      new Option('--dialect <name>', 'Catalog whose behaviour to show')
        .choices(['spec', 'datahub'])
        .default('spec'),
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
    );
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
