import type { Finding } from '../../errors/finding.js';
import { counted } from './counted.js';

/** `2 errors, 1 warning`; empty where there is nothing of either. */
export function levelSummary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const parts = [...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
  return parts.join(', ');
}
