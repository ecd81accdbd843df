import type { Row } from './exit-code-rows.js';
import {
  badRow,
  csvFile,
  declared,
  done,
  imported,
  mistaken,
  noFormat,
  unreachable,
} from './exit-code-steps.js';

/** Imports and exports. */
export const importRows: readonly Row[] = [
  ['ok', 'import csv l.csv', 'files are written', csvFile],
  ['changes', 'import csv l.csv --detailed-exitcode', 'files change', csvFile],
  ['changes', 'import csv l.csv --dry-run --detailed-exitcode', 'files would change', csvFile],
  ['ok', 'import csv l.csv --detailed-exitcode', 'nothing changes', imported],
  ['ok', 'import csv l.csv', 'a record is left out', badRow],
  ['error', 'import csv l.csv --strict --detailed-exitcode', 'a record is left out', badRow],
  ['error', 'import csv l.csv', 'the input is bad', noFormat],
  ['error', 'import csv l.csv', 'manifests have errors', mistaken, csvFile],
  ['usage', 'import csv l.csv', 'there is no input'],
  ['usage', 'import dbt', 'there is no input'],
  ['usage', 'import sql a.sql --dialect mysql', 'there is no input'],
  ['usage', 'import openlineage e.json', 'there is no input'],
  ['usage', 'import datahub-lineage-file l.yml', 'there is no input'],
  ['ok', 'import catalog', 'all is imported', done],
  ['error', 'import catalog --timeout 2s', 'the catalog does not answer', declared, unreachable],
  ['usage', 'import catalog --newer-than x', 'a time is no time'],
  ['ok', 'export --to csv', 'all is said', declared],
  ['error', 'export --to dot --strict', 'something is lost', declared],
  ['error', 'export --to csv', 'manifests have errors', mistaken],
  ['usage', 'export --to xml', 'a format is unknown', declared],
];
