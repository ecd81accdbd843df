import { type Command, Option } from 'commander';
import type { ImportRequest } from '../import/run/import-request.js';
import { choice, repeatable } from './choices.js';
import type { GlobalOptions } from './global-options.js';

/** The flags of every import. */
export interface ImportFlags extends GlobalOptions {
  readonly out?: string;
  readonly by: ImportRequest['by'];
  readonly name?: string;
  readonly exclude: readonly string[];
  readonly transforms: ImportRequest['transforms'];
  readonly onClash: ImportRequest['onClash'];
  readonly dryRun?: boolean;
  readonly strict?: boolean;
  readonly detailedExitcode?: boolean;
}

/** The flags of the imports of files. */
export interface FileImportOptions extends ImportFlags {
  readonly resolve?: boolean;
}

/** Adds the flags of an import of a file, behind those of the format. */
export function addFileImportFlags(command: Command): Command {
  command.option(
    '--resolve',
    'Spell datasets as the catalog does, where only letter case differs; needs a catalog',
  );
  return addImportFlags(command);
}

/** Adds the flags of every import, behind those of the format. */
export function addImportFlags(command: Command): Command {
  return command
    .option(
      '--out <folder>',
      'Folder of new manifests; - prints one manifest and writes no file (default: lineage)',
    )
    .addOption(
      choice(
        '--by <layout>',
        'Files of new lineage',
        ['schema', 'platform', 'domain', 'dataset', 'single'],
        'schema',
      ),
    )
    .option(
      '--name <name>',
      'Name of the import, which names its record in headwater.imports (default: the format)',
    )
    .addOption(
      repeatable(
        '--exclude <pattern>',
        'Import no lineage of these datasets: a name, platform:name or urn, with wildcards',
        'none',
      ),
    )
    .addOption(
      choice('--transforms <which>', 'Transforms to import', ['short', 'keep', 'none'], 'short'),
    )
    .addOption(
      choice(
        '--on-clash <winner>',
        'Which value wins where people changed imported lineage',
        ['keep', 'source'],
        'keep',
      ),
    )
    .option('--dry-run', 'Write nothing, and show the difference of each file')
    .option('--strict', 'Write nothing and exit with 1 if anything is left out')
    .option('--detailed-exitcode', 'Exit with 2 if files change');
}

export function envOption(): Option {
  return new Option('--env <name>', 'Environment of datasets that state none').default('PROD');
}
