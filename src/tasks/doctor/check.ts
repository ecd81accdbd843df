import { type CodeName, codes } from '../../errors/codes.js';
import type { CheckName, DoctorCheck } from '../../report/document/report-document.js';

/** Makes the result of a check that found no problem. */
export function passed(name: CheckName, message: string): DoctorCheck {
  return { name, state: 'ok', message };
}

/** Makes the result of a check that was not possible or not necessary. */
export function skipped(name: CheckName, message: string): DoctorCheck {
  return { name, state: 'skipped', message };
}

export interface FlagDetails {
  readonly message: string;
  /** The next step for the user. */
  readonly hint?: string | undefined;
}

/** Makes the result of a check with a code. The level of the code decides the state. */
export function flagged(
  name: CheckName,
  codeName: CodeName,
  { message, hint }: FlagDetails,
): DoctorCheck {
  const { code, level } = codes[codeName];
  return { name, state: states[level], code, message, ...(hint !== undefined && { hint }) };
}

const states = { error: 'failed', warning: 'warning', info: 'skipped' } as const;
