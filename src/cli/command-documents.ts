import type { DocumentKind } from '../report/document/report-document.js';
import { formatsFor, type ReportFormat } from '../report/document/report-formats.js';

/**
 * The documents that each command gives if it succeeds. Another document, such as a validation with
 * errors, may end the command early. It has the requested format if that format supports it;
 * otherwise it is text.
 */
export const commandDocuments = {
  init: ['init'],
  validate: ['validation'],
  fmt: [],
  plan: ['plan'],
  apply: ['apply'],
  adopt: ['plan'],
  release: ['plan'],
  rollback: ['plan'],
  test: ['tests'],
  drift: ['drift'],
  list: ['owned'],
  impact: ['impact'],
  graph: ['graph'],
  suggest: ['suggestions'],
  show: ['plan', 'receipt'],
  doctor: ['doctor'],
  // The outcome of a test, too, as text or JSON.
  explain: ['code', 'explanation'],
  schema: [],
  completion: [],
  'import catalog': ['import'],
  'import dbt': ['import'],
  'import sql': ['import'],
  'import openlineage': ['import'],
  'import datahub-lineage-file': ['import'],
  'import csv': ['import'],
  export: [],
  'token create': ['token'],
  'token list': ['tokens'],
  'token revoke': ['token-revoked'],
  serve: [],
} as const;

/** The name of a command, as the user types it. */
export type CommandName = keyof typeof commandDocuments;

/** Returns the formats that a command supports. */
export function commandFormats(command: CommandName): readonly ReportFormat[] {
  return formatsFor(commandDocuments[command]);
}

/** Returns true if the page of `--open` shows the documents that a command gives. */
export function hasPage(command: CommandName): boolean {
  return commandDocuments[command].some(isOpenable);
}

/** The page shows what an HTML report shows, except the mistakes of manifests. */
export function isOpenable(kind: DocumentKind): boolean {
  return kind !== 'validation' && formatsFor([kind]).includes('html');
}
