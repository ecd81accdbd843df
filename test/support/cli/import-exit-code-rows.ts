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
  { when: 'files are written', given: [csvFile], command: 'import csv l.csv', exits: 'ok' },
  {
    when: 'files change',
    given: [csvFile],
    command: 'import csv l.csv --detailed-exitcode',
    exits: 'changes',
  },
  {
    when: 'files would change',
    given: [csvFile],
    command: 'import csv l.csv --dry-run --detailed-exitcode',
    exits: 'changes',
  },
  {
    when: 'nothing changes',
    given: [imported],
    command: 'import csv l.csv --detailed-exitcode',
    exits: 'ok',
  },
  { when: 'a record is left out', given: [badRow], command: 'import csv l.csv', exits: 'ok' },
  {
    when: 'a record is left out',
    given: [badRow],
    command: 'import csv l.csv --strict --detailed-exitcode',
    exits: 'error',
  },
  { when: 'the input is bad', given: [noFormat], command: 'import csv l.csv', exits: 'error' },
  {
    when: 'manifests have errors',
    given: [mistaken, csvFile],
    command: 'import csv l.csv',
    exits: 'error',
  },
  { when: 'there is no input', given: [], command: 'import csv l.csv', exits: 'usage' },
  { when: 'there is no input', given: [], command: 'import dbt', exits: 'usage' },
  { when: 'there is no input', given: [], command: 'import openlineage e.json', exits: 'usage' },
  {
    when: 'there is no input',
    given: [],
    command: 'import datahub-lineage-file l.yml',
    exits: 'usage',
  },
  { when: 'all is imported', given: [done], command: 'import catalog', exits: 'ok' },
  {
    when: 'the catalog does not answer',
    given: [declared, unreachable],
    command: 'import catalog --timeout 2s',
    exits: 'error',
  },
  {
    when: 'a time is no time',
    given: [],
    command: 'import catalog --newer-than x',
    exits: 'usage',
  },
  { when: 'all is said', given: [declared], command: 'export --to csv', exits: 'ok' },
  {
    when: 'something is lost',
    given: [declared],
    command: 'export --to dot --strict',
    exits: 'error',
  },
  { when: 'manifests have errors', given: [mistaken], command: 'export --to csv', exits: 'error' },
  { when: 'a format is unknown', given: [declared], command: 'export --to xml', exits: 'usage' },
];
