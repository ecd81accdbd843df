import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import { ok, problem, type Result } from '../errors/result.js';
import type { DatedAllowance } from '../manifest/settings.js';
import { type Allowance, guardNames } from '../model/guard.js';

export type { Allowance } from '../model/guard.js';

/** A guard, and the address that it is lifted for where not for all. Why is said once, for all that are given together. */
export type UnreasonedAllowance = Omit<Allowance, 'reason'>;

/** Reads `mass-delete` or `protected=orders <- raw`. The problem is a sentence, or several. */
export function parseAllowance(text: string): Result<UnreasonedAllowance> {
  const [name = '', ...rest] = text.split('=');
  const guard = guardNames.find((one) => one === name);
  if (guard) return ok(rest.length === 0 ? { guard } : { guard, address: rest.join('=') });
  const near = didYouMean(name, guardNames);
  return problem(`There is no guard "${name}".${near === undefined ? '' : ` Did you mean ${near}?`} Guards: ${guardNames.join(', ')}.`);
}

/** Lifting a guard is a decision, and a decision has a reason: it goes into the plan and the receipt. A blank one is none. */
export function withReason(given: readonly UnreasonedAllowance[], reason: string | undefined): Result<readonly Allowance[], 'no-reason'> {
  if (given.length === 0) return ok([]);
  if (reason === undefined || reason.trim() === '') return problem('no-reason');
  return ok(given.map((one) => ({ ...one, reason })));
}

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
