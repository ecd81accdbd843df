import type { Finding } from '../../errors/finding.js';
import { pluralize } from './pluralize.js';

/** `2 errors, 1 warning`. Empty without errors and warnings. */
export function levelSummary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const parts = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}
