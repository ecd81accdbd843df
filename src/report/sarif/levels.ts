import type { FindingLevel } from '../../errors/code-entry.js';

/** The levels of findings as SARIF levels. */
export const sarifLevels: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};
