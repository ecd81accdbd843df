import { Option } from 'commander';
import type { ExportFormat } from '../tasks/export/export-formats.js';

export function toOption(): Option {
  return new Option('--to <format>', 'Format')
    .choices([
      'datahub-lineage-file',
      'openlineage',
      'csv',
      'dot',
    ] satisfies readonly ExportFormat[])
    .makeOptionMandatory();
}

export function stateOption(): Option {
  return new Option(
    '--state <state>',
    'desired: what the manifests declare, offline. live: what the catalog holds, of all writers',
  )
    .choices(['desired', 'live'])
    .default('desired');
}
