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
 * The command line. Each command is loaded when it runs, so that `plan` does not pay for a database.
 *
 * @param done is told the exit code of the command that ran
 */
export function buildProgram(io: Io, done: (exitCode: ExitCode) => void): Command {
  const program = new Command('headwater')
    .description('Lineage as code for DataHub-compatible metadata catalogs.')
    .version(tool.version, '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('(--help lists commands and flags)')
    .addHelpText('after', exitCodeHelp)
    .exitOverride()
    .configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) });
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
  const rows = Object.entries(exitMeanings).map(([code, meaning]) => `  ${code.padEnd(3)}  ${meaning}`);
  return `\nExit codes:\n${rows.join('\n')}`;
}

function addStackCommands(command: AddCommand, io: Io): void {
  command('validate', 'check the manifests, offline', async (options) => (await import('./commands/validate.js')).validate(options, io));
  command<PlanCommandOptions>('plan', 'show what an apply would do', async (options) =>
    (await import('./commands/plan.js')).plan(options, io),
  )
    .addOption(discoverOption())
    .addOption(pruneOption())
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(allowOption())
    .option('--reason <text>', 'why the guards of --allow are lifted')
    .option('--base-ref <ref>', 'compare the manifests with those where HEAD left this git ref, offline: no catalog, no token')
    .option('--out <file>', 'save the plan, also a refused one; apply FILE does no more than it says')
    .option('--detailed-exitcode', 'exit 2 when there are changes');
  command<ApplyOptions>('apply', 'plan, ask, and write', async (options, [plan]) =>
    (await import('./commands/apply.js')).apply(plan, options, io),
  )
    .argument('[plan]', 'a plan saved with plan --out: nothing beyond it is written, and nobody is asked')
    .addOption(discoverOption())
    .addOption(pruneOption())
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(allowOption())
    .option('--reason <text>', 'why the guards of --allow are lifted')
    .option('--auto-approve', 'do not ask; lifts no guard')
    .option('--keep-going', 'after a failure go on with the datasets that do not depend on it')
    .option('--dry-run', 'every check, no write; the exit code that apply would have had');
}

/** Plans of another intent than to bring about what is declared; `apply FILE` carries them out. */
function addIntentCommands(command: AddCommand, io: Io): void {
  const add = (name: CommandName, description: string, run: (options: PlanOptions, args: readonly string[]) => Promise<ExitCode>) =>
    command<PlanOptions>(name, description, run)
      .addOption(allowOption())
      .option('--reason <text>', 'why the guards of --allow are lifted')
      .option('--out <file>', 'save the plan; apply FILE does no more than it says')
      .option('--detailed-exitcode', 'exit 2 when there are changes');
  add('adopt', 'plan to make ours what is declared and there already', async (options) =>
    (await import('./commands/intents.js')).adopt(options, io),
  )
    .addOption(selectOption())
    .addOption(excludeOption());
  add('release', 'plan to give up what the stack owns, and leave it where it is', async (options) =>
    (await import('./commands/intents.js')).release(options, io),
  )
    .addOption(selectOption())
    .addOption(excludeOption())
    .addOption(discoverOption());
  add('rollback', 'plan to undo what one apply did', async (options, [receipt = '']) =>
    (await import('./commands/intents.js')).rollback(receipt, options, io),
  ).argument('<receipt>', 'written by apply, in .headwater/receipts');
}

function addReadingCommands(command: AddCommand, io: Io): void {
  command<DriftOptions>('drift', 'show what was changed behind the stack in the catalog, and by whom', async (options) =>
    (await import('./commands/drift.js')).drift(options, io),
  )
    .addOption(discoverOption())
    .option('--detailed-exitcode', 'exit 2 when there is drift');
  command<ListOptions>('list', 'show what the stack owns in the catalog', async (options) =>
    (await import('./commands/list.js')).list(options, io),
  ).option('--columns', 'name the column pairs, instead of counting them');
  command('impact', 'show what depends on a dataset or a column in the catalog', async (options, [address = '']) =>
    (await import('./commands/impact.js')).impact(address, options, io),
  ).argument('<address>', 'such as orders, orders.total, snowflake:shop.orders or an urn');
  const graph = command<GraphOptions>(
    'graph',
    'show lineage around datasets, as declared or in the catalog',
    async (options, expressions) => (await import('./commands/graph.js')).graph(expressions, options, io),
  )
    .argument('[expressions...]', 'which datasets, as with --select (default: all)')
    .addOption(selectOption())
    .option('--live', 'as the catalog holds it, whoever wrote it, instead of as the manifests declare it');
  for (const option of reachOptions()) graph.addOption(option);
  graph.option('--no-columns', 'datasets and edges only');
  command('show', 'show a saved plan or a receipt', async (options, [file = '']) =>
    (await import('./commands/show.js')).show(file, options, io),
  ).argument('<file>', 'written by plan --out, or by apply into .headwater/receipts');
  command('doctor', 'look at address, catalog, token and privileges, and say what to do', async (options) =>
    (await import('./commands/doctor.js')).doctor(options, io),
  );
  command('explain', 'say what a code means, or why an element is treated as it is', async (options, [word = '']) =>
    (await import('./commands/explain.js')).explain(word, options, io),
  ).argument('<code or address>', "such as HW3001, dataset-missing, orders, orders.total, 'orders <- raw_orders' or an urn");
}

function discoverOption(): Option {
  return new Option('--discover <when>', 'look for what the stack owns on datasets that no manifest names')
    .choices(['on', 'off'])
    .default('on');
}

function pruneOption(): Option {
  return new Option('--prune <what>', 'remove what the stack owns and declares no more').choices(['owned', 'off']).default('owned');
}

function allowOption(): Option {
  return new Option('--allow <guard[=address]>', 'lift a guard, for one address or for all; repeatable, needs --reason')
    .argParser(parseAllow)
    .default([], 'none');
}

function addServe(command: AddCommand, io: Io): void {
  command<ServeOptions>('serve', 'run the embedded catalog', async (options) => (await import('./commands/serve.js')).serve(options, io))
    .addOption(new Option('--port <n>', 'to listen on, 0 for a free one').argParser(portNumber).default(8080))
    .option('--host <host>', 'to listen on', '127.0.0.1')
    .option('--db <file>', 'SQLite file, or :memory:', '.headwater/catalog.db')
    .option('--auth', 'ask for tokens and passwords; HEADWATER_ADMIN_PASSWORD is that of the user datahub')
    .addOption(new Option('--rotate-key', 'end all tokens and sessions so far, then serve with --auth').implies({ auth: true }))
    .addOption(new Option('--dialect <name>', 'whose answers to give').choices(['spec', 'datahub']).default('spec'))
    .addOption(new Option('--max-entities <n>', 'that one GraphQL request may name (default: 100000)').argParser(entityCount))
    .addOption(new Option('--deadline <duration>', 'for a request that reads much, such as 5s (default: 30s)').argParser(parseDuration))
    .option(
      '--load <file>',
      'load proposals or snapshot events first; repeatable',
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
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}
