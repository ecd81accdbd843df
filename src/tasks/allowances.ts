import { type Finding, finding } from '../errors/finding.js';
import type { DatedAllowance } from '../manifest/settings.js';
import type { Allowance } from '../model/guard.js';

export { type Allowance, guardNames } from '../model/guard.js';

export interface EffectiveAllowances {
  readonly allowances: readonly Allowance[];
  readonly findings: readonly Finding[];
}

/** Flags first, then the allowances of the settings that have not ended. */
export function effectiveAllowances(flags: readonly Allowance[], dated: readonly DatedAllowance[], time: number): EffectiveAllowances {
  const today = new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const hasEnded = ({ until }: DatedAllowance) => until !== undefined && until < today;
  return {
    allowances: [...flags, ...dated.filter((one) => !hasEnded(one)).map(undated)],
    findings: dated
      .filter(hasEnded)
      .map(({ guard, until }) => finding('allowance-ended', { message: `the allowance of "${guard}" in the settings ended on ${until}` })),
  };
}

function undated({ until, ...allowance }: DatedAllowance): Allowance {
  return allowance;
}
