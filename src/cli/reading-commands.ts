import { InvalidArgumentError, Option } from 'commander';
import type { ExportFormat } from '../tasks/export/export-lineage.js';
import type { AddCommand } from './command-adder.js';
import type { DriftOptions } from './commands/drift.js';
import type { ExportOptions } from './commands/export.js';
import type { GraphOptions } from './commands/graph.js';
import type { ListCommandOptions } from './commands/list.js';
import type { SuggestOptions } from './commands/suggest.js';
import type { TestOptions } from './commands/test.js';
import { reachOptions } from './graph-flags.js';
import type { Io } from './io.js';
import { discoverOption, selectOption } from './plan-flags.js';

/** Adds the commands that answer a question and plan nothing. */
export function addReadingCommands(command: AddCommand, io: Io): void {
  addTest(command, io);
  command<DriftOptions>('drift', async (options) =>
    (await import('./commands/drift.js')).drift(options, io),
  )
    .addOption(discoverOption())
    .option('--detailed-exitcode', 'Exit with 2 if there is drift');
  command<ListCommandOptions>('list', async (options) =>
    (await import('./commands/list.js')).list(options, io),
  ).option('--columns', 'Name the column pairs instead of counting them');
  command('impact', async (options, [address = '']) =>
    (await import('./commands/impact.js')).impact(address, options, io),
  ).argument(
    '<address>',
    'Dataset or column, for example orders, orders.total, snowflake:shop.orders or an urn',
  );
  const graph = command<GraphOptions>('graph', async (options, expressions) =>
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
  addSuggest(command, io);
  command<ExportOptions>('export', async (options, expressions) =>
    (await import('./commands/export.js')).exportLineage(expressions, options, io),
  )
    .argument('[expressions...]', 'Downstreams, in the syntax of --select (default: all)')
    .addOption(toOption())
    .addOption(stateOption())
    .option('-o, --out <file>', 'File to write (default: standard output)')
    .option('--strict', 'Write nothing and exit with 1 if the format loses anything');
  command('show', async (options, [file = '']) =>
    (await import('./commands/show.js')).show(file, options, io),
  ).argument(
    '<file>',
    'Plan that plan --out saved, or receipt that apply wrote to .headwater/receipts',
  );
  command('schema', async (_options, [name = '']) =>
    (await import('./commands/schema.js')).schema(name, io),
  ).argument(
    '<name>',
    'manifest, settings, plan, receipt, drift, impact, graph, tests, suggestions or error',
  );
  command('completion', async (_options, [shell = '']) =>
    (await import('./commands/completion.js')).completion(shell, io),
  ).argument('<shell>', 'bash, zsh, fish or powershell');
  command('doctor', async (options) => (await import('./commands/doctor.js')).doctor(options, io));
  command('explain', async (options, [word = '']) =>
    (await import('./commands/explain.js')).explain(word, options, io),
  ).argument(
    '<code or address>',
    "For example HW3001, dataset-missing, orders, orders.total, 'orders <- raw_orders', an urn, or the name of a lineage test",
  );
}

function addTest(command: AddCommand, io: Io): void {
  command<TestOptions>('test', async (options, names) =>
    (await import('./commands/test.js')).test(names, options, io),
  )
    .argument('[names...]', 'Tests to run (default: all)')
    .option('--declared', 'Test the lineage that the manifests declare, offline')
    .option('--live', 'Test the lineage in the catalog, of all writers, as it is now')
    .option('--init', 'Print tests that hold today, as YAML for the settings')
    .addOption(discoverOption());
}

function addSuggest(command: AddCommand, io: Io): void {
  command<SuggestOptions>('suggest', async (options, expressions) =>
    (await import('./commands/suggest.js')).suggest(expressions, options, io),
  )
    .argument('[expressions...]', 'Downstreams, in the syntax of --select (default: all)')
    .addOption(selectOption())
    .addOption(
      new Option('--min-score <score>', 'Lowest score to show, 0 to 1 (default: 0.9)').argParser(
        parseScore,
      ),
    )
    .option('--all', 'Also suggest for downstreams that map columns of other upstreams');
}

function parseScore(text: string): number {
  if (/^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 0 to 1.');
}

function toOption(): Option {
  return new Option('--to <format>', 'Format')
    .choices([
      'datahub-lineage-file',
      'openlineage',
      'csv',
      'dot',
    ] satisfies readonly ExportFormat[])
    .makeOptionMandatory();
}

function stateOption(): Option {
  return new Option(
    '--state <state>',
    'desired: what the manifests declare, offline. live: what the catalog holds, of all writers',
  )
    .choices(['desired', 'live'])
    .default('desired');
}
