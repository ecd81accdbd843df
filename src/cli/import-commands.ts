import { type Command, Option } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { withChoices } from './choices.js';
import { type AddCommand, commandAdder } from './command-adder.js';
import type {
  CsvImportOptions,
  DbtImportOptions,
  LineageFileImportOptions,
  OpenLineageImportOptions,
} from './commands/import.js';
import type { CatalogImportOptions } from './commands/import-catalog.js';
import { globalOptions } from './global-options.js';
import type { CommandGroup } from './help/command-help.js';
import { usageOutput } from './help/usage-output.js';
import { addFileImportFlags, addImportFlags, envOption, platformOption } from './import-flags.js';
import type { Io } from './io.js';

/** Adds `headwater import` with a command for each format. */
export function addImportCommands(
  program: Command,
  io: Io,
  done: (exitCode: ExitCode) => void,
): void {
  const group = program
    .command('import')
    .description('Import lineage of other tools into manifests')
    .usage('<command>')
    .helpGroup('Other formats' satisfies CommandGroup)
    .helpCommand(false)
    .configureOutput(usageOutput(io, 'import'));
  for (const option of globalOptions().values()) group.addOption(option.hideHelp());
  const command = commandAdder([program, group], io, done);
  addCatalog(command, io);
  addDbtFlags(
    command<DbtImportOptions>('import dbt', async (options) =>
      (await import('./commands/import.js')).importDbt(options, io),
    ),
  );
  addOpenLineage(command, io);
  addLineageFile(command, io);
  addCsv(command, io);
}

function addCatalog(command: AddCommand, io: Io): void {
  const catalog = command<CatalogImportOptions>('import catalog', async (options, select) =>
    (await import('./commands/import-catalog.js')).importCatalog(select, options, io),
  )
    .argument('[selector...]', 'Downstreams, as --select takes them (default: all with lineage)')
    .addOption(
      withChoices(
        new Option(
          '--columns <which>',
          'Columns to map: each pair, * where it means the same pairs, or none',
        ),
        ['list', 'star', 'none'],
      ).default('list'),
    )
    .addOption(
      new Option(
        '--written-by <writer>',
        'Edges of this writer alone: a user, pipeline:NAME, run:ID or stack:NAME, with wildcards; repeatable',
      )
        .argParser((text: string, before: readonly string[]) => [...before, text])
        .default([], 'all'),
    )
    .option('--newer-than <time>', 'Edges written since: an age such as 8d, or a date')
    .option('--older-than <time>', 'Edges written before: an age such as 8d, or a date')
    .option(
      '--adopt',
      'Also save the plan adopt.json, which marks as ours what no ingestion writes again',
    );
  addImportFlags(catalog);
}

function addDbtFlags(command: Command): void {
  command
    .option('--manifest <file>', 'Manifest of dbt; - for standard input', 'target/manifest.json')
    .option(
      '--catalog <file>',
      'Catalog of dbt (default: catalog.json beside the manifest, if any)',
    )
    .addOption(
      withChoices(new Option('--urns <whose>', 'Datasets to connect'), [
        'warehouse',
        'dbt',
      ]).default('warehouse'),
    )
    .addOption(platformOption('Platform of the tables (default: by the adapter of dbt)'))
    .option('--platform-instance <name>', 'Platform instance of the tables')
    .option('--dbt-instance <name>', 'Platform instance of datasets of platform dbt')
    .addOption(envOption())
    .addOption(
      withChoices(new Option('--case <how>', 'Letter case of names'), [
        'auto',
        'lower',
        'keep',
      ]).default('auto'),
    )
    .addOption(
      withChoices(new Option('--columns <which>', 'Columns to map'), [
        'none',
        'same-name',
        'star',
      ]).default('none'),
    )
    .addOption(
      withChoices(
        new Option(
          '--ephemeral <how>',
          'Ephemeral models (default: collapse for tables, keep for dbt)',
        ),
        ['collapse', 'keep'],
      ),
    )
    .option('--use-identifiers', 'Name sources of platform dbt by their identifier');
  addFileImportFlags(command);
}

function addOpenLineage(command: AddCommand, io: Io): void {
  const openLineage = command<OpenLineageImportOptions>(
    'import openlineage',
    async (options, [file = '']) =>
      (await import('./commands/import.js')).importOpenLineage(file, options, io),
  )
    .argument('<file>', 'Events: one, a list, or one in each line; - for standard input')
    .addOption(
      withChoices(new Option('--runs <which>', 'Runs of each job'), ['latest', 'all']).default(
        'latest',
      ),
    )
    .option('--indirect', 'Import columns that only filter, join or sort rows')
    .option('--failed', 'Import runs that failed or were aborted')
    .addOption(envOption());
  addFileImportFlags(openLineage);
}

function addLineageFile(command: AddCommand, io: Io): void {
  const lineageFile = command<LineageFileImportOptions>(
    'import datahub-lineage-file',
    async (options, [file = '']) =>
      (await import('./commands/import.js')).importLineageFile(file, options, io),
  )
    .argument('<file>', 'Lineage file, or recipe that names one; - for standard input')
    .option(
      '--repair',
      'Take the dataset of the entry for a column urn that differs in environment or instance',
    );
  addFileImportFlags(lineageFile);
}

function addCsv(command: AddCommand, io: Io): void {
  const csv = command<CsvImportOptions>('import csv', async (options, [file = '']) =>
    (await import('./commands/import.js')).importCsv(file, options, io),
  )
    .argument('<file>', 'CSV with commas, semicolons or tabs; - for standard input')
    .addOption(
      withChoices(new Option('--dialect <name>', 'Columns of the file'), [
        ...([
          'auto',
          'native',
          'openmetadata',
          'coalesce',
          'amundsen',
          'atlan',
          'ibm',
        ] satisfies readonly CsvImportOptions['dialect'][]),
      ]).default('auto'),
    )
    .addOption(platformOption('Platform of names that state none'))
    .addOption(envOption());
  addFileImportFlags(csv);
}
