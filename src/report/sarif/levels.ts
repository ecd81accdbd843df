import type { FindingLevel } from '../../errors/code-entry.js';

/** Our levels in SARIF's words. */
export const sarifLevels: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};
