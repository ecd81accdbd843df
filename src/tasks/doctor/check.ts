import type { CodeName } from '../../errors/codes.js';
import { codes } from '../../errors/codes.js';
import type { Check, CheckName } from '../../report/report-document.js';

/** All is as it should be. */
export function fine(name: CheckName, message: string): Check {
  return { name, state: 'ok', message };
}

/** Could not be looked at, or need not be. */
export function skipped(name: CheckName, message: string): Check {
  return { name, state: 'skipped', message };
}

export interface TroubleDetails {
  readonly message: string;
  /** What to do. */
  readonly hint?: string | undefined;
}

/** Something is wrong, or may be: failed for an error, a warning for what may do all the same, skipped for an info. */
export function trouble(name: CheckName, codeName: CodeName, { message, hint }: TroubleDetails): Check {
  const { code, level } = codes[codeName];
  return { name, state: states[level], code, message, ...(hint !== undefined && { hint }) };
}

const states = { error: 'failed', warning: 'warning', info: 'skipped' } as const;
