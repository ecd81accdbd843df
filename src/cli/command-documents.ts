import type { DocumentKind } from '../report/report-document.js';
import { formatsFor, type ReportFormat } from '../report/reporters.js';

/** A command as it is typed. */
export type CommandName =
  | 'validate'
  | 'plan'
  | 'apply'
  | 'adopt'
  | 'release'
  | 'rollback'
  | 'drift'
  | 'list'
  | 'impact'
  | 'graph'
  | 'show'
  | 'doctor'
  | 'explain'
  | 'token create'
  | 'token list'
  | 'token revoke'
  | 'serve';

/**
 * What each command ends with when all goes well. What stops it on the way, such as manifests with errors, comes in any
 * format that can say it, else as text.
 */
export const commandDocuments: Readonly<Record<CommandName, readonly DocumentKind[]>> = {
  validate: ['validation'],
  plan: ['plan'],
  apply: ['apply'],
  adopt: ['plan'],
  release: ['plan'],
  rollback: ['plan'],
  drift: ['drift'],
  list: ['owned'],
  impact: ['impact'],
  graph: ['graph'],
  show: ['plan', 'receipt'],
  doctor: ['doctor'],
  explain: ['code', 'trace'],
  'token create': ['token'],
  'token list': ['tokens'],
  'token revoke': ['token-revoked'],
  serve: [],
};

/** The formats that a command can give. */
export function formatsOf(command: CommandName): readonly ReportFormat[] {
  return formatsFor(commandDocuments[command]);
}
