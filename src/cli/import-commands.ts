import type { Command } from 'commander';
import type { ExitCode } from '../errors/exit-codes.js';
import { sqlDialects } from '../import/run/sql-dialects.js';
import { choice, repeatable } from './choices.js';
import { type AddCommand, addCommandGroup } from './command-adder.js';
import type {
  CsvImportOptions,
  DbtImportOptions,
  LineageFileImportOptions,
  OpenLineageImportOptions,
} from './commands/import.js';
import type { CatalogImportOptions } from './commands/import-catalog.js';
import type { SqlImportOptions } from './commands/import-sql.js';
import { addFileImportFlags, addImportFlags, envOption } from './import-flags.js';
import type { Io } from './io.js';

/** Adds `headwater import` with a command for each format. */
export function addImportCommands(
  program: Command,
  io: Io,
  done: (exitCode: ExitCode) => void,
): void {
  const group = {
    name: 'import',
    description: 'Import lineage of other tools into manifests',
    group: 'Other formats',
  } as const;
  const command = addCommandGroup(group, program, io, done);
  addCatalog(command, io);
  addDbtFlags(
    command<DbtImportOptions>('import dbt', async (options) =>
      (await import('./commands/import.js')).importDbt(options, io),
    ),
  );
  addSql(command, io);
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
      choice(
        '--columns <which>',
        'Columns to map: each pair, * where it means the same pairs, or none',
        ['list', 'star', 'none'],
        'list',
      ),
    )
    .addOption(
      repeatable(
        '--written-by <writer>',
        'Edges of this writer alone: a user, pipeline:NAME, run:ID or stack:NAME, with wildcards',
        'all',
      ),
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
    .option(
      '--info-schema <dir>',
      'Information schema of dbt 2 (default: info_schema beside the manifest, if any)',
    )
    .addOption(choice('--urns <whose>', 'Datasets to connect', ['warehouse', 'dbt'], 'warehouse'))
    .option('--platform <name>', 'Platform of the tables (default: by the adapter of dbt)')
    .option('--platform-instance <name>', 'Platform instance of the tables')
    .option('--dbt-instance <name>', 'Platform instance of datasets of platform dbt')
    .addOption(envOption())
    .addOption(choice('--case <how>', 'Letter case of names', ['auto', 'lower', 'keep'], 'auto'))
    .addOption(
      choice('--columns <which>', 'Columns to map (default: those of the information schema)', [
        'none',
        'same-name',
        'star',
        'sql',
      ]),
    )
    .option('--python <file>', 'Python with the parser of DataHub, for --columns sql')
    .option('--indirect', 'Import columns that only join, filter or group rows')
    .addOption(
      choice('--ephemeral <how>', 'Ephemeral models (default: collapse for tables, keep for dbt)', [
        'collapse',
        'keep',
      ]),
    )
    .option('--use-identifiers', 'Name sources of platform dbt by their identifier')
    .option('--create-exposures', 'Create the dashboards of exposures that the catalog lacks');
  addFileImportFlags(command);
}

function addSql(command: AddCommand, io: Io): void {
  const sql = command<SqlImportOptions>('import sql', async (options, paths) =>
    (await import('./commands/import-sql.js')).importSql(paths, options, io),
  )
    .argument('<path...>', 'Files of SQL, and folders with .sql files; - for standard input')
    .addOption(
      choice('--dialect <name>', 'Platform whose SQL it is', sqlDialects).makeOptionMandatory(),
    )
    .option('--platform <name>', 'Platform of the tables (default: the dialect)')
    .option('--platform-instance <name>', 'Platform instance of the tables')
    .addOption(envOption())
    .option('--database <name>', 'Database of tables that state none')
    .option('--schema <name>', 'Schema of tables that state none')
    .option(
      '--schemas <file>',
      'Columns of tables, as YAML or JSON (default: those that the catalog has, if there is one)',
    )
    .option(
      '--table-per-file',
      'Take a file that holds one SELECT as the table that it is named after',
    )
    .option('--python <path>', 'Python with acryl-datahub[sql-parser] (default: the one found)');
  addFileImportFlags(sql);
}

const JOBS = ['none', 'all'] as const satisfies readonly OpenLineageImportOptions['jobs'][];

function addOpenLineage(command: AddCommand, io: Io): void {
  const openLineage = command<OpenLineageImportOptions>(
    'import openlineage',
    async (options, [file = '']) =>
      (await import('./commands/import.js')).importOpenLineage(file, options, io),
  )
    .argument('<file>', 'Events: one, a list, or one in each line; - for standard input')
    .addOption(choice('--runs <which>', 'Runs of each job', ['latest', 'all'], 'latest'))
    .addOption(
      choice('--jobs <which>', 'Jobs between the datasets that they read and write', JOBS, 'none'),
    )
    .option('--indirect', 'Import columns that only filter, join, group or sort rows')
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

/** The dialects of CSV, in the order of the help. Listed here, so that no reader is loaded. */
const csvDialects = [
  'auto',
  'native',
  'openmetadata',
  'coalesce',
  'amundsen',
  'atlan',
  'ibm',
] as const satisfies readonly CsvImportOptions['dialect'][];

function addCsv(command: AddCommand, io: Io): void {
  const csv = command<CsvImportOptions>('import csv', async (options, [file = '']) =>
    (await import('./commands/import.js')).importCsv(file, options, io),
  )
    .argument('<file>', 'CSV with commas, semicolons or tabs; - for standard input')
    .addOption(choice('--dialect <name>', 'Columns of the file', csvDialects, 'auto'))
    .option('--platform <name>', 'Platform of names that state none')
    .addOption(envOption());
  addFileImportFlags(csv);
}
