import { didYouMean } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { DatedAllowance } from '../../manifest/settings.js';
import { type Allowance, guardNames } from '../../model/allowance.js';

/** An allowance without its reason. One reason covers all allowances of a command. */
export type UnreasonedAllowance = Omit<Allowance, 'reason'>;

/** Parses `mass-delete` or `protected=orders <- raw`. The problem consists of whole sentences. */
export function parseAllowance(text: string): Result<UnreasonedAllowance> {
  const [name = '', ...rest] = text.split('=');
  const guard = guardNames.find((one) => one === name);
  if (guard) return ok(rest.length === 0 ? { guard } : { guard, address: rest.join('=') });
  const near = didYouMean(name, guardNames);
  return problem(
    `There is no guard "${name}".${near === undefined ? '' : ` Did you mean ${near}?`} Guards: ${guardNames.join(', ')}.`,
  );
}

/**
 * Adds the reason to allowances. To lift a guard is a decision, so the plan and the receipt record
 * its reason. A blank reason counts as none.
 */
export function withReason(
  given: readonly UnreasonedAllowance[],
  reason: string | undefined,
): Result<readonly Allowance[], 'no-reason'> {
  if (given.length === 0) return ok([]);
  if (reason === undefined || reason.trim() === '') return problem('no-reason');
  return ok(given.map((one) => ({ ...one, reason })));
}

export interface EffectiveAllowances {
  readonly allowances: readonly Allowance[];
  readonly findings: readonly Finding[];
}

/** Merges the allowances of flags with the unexpired allowances of the settings, in this order. */
export function effectiveAllowances(
  flags: readonly Allowance[],
  dated: readonly DatedAllowance[],
  time: number,
): EffectiveAllowances {
  const today = new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const hasEnded = ({ until }: DatedAllowance) => until !== undefined && until < today;
  return {
    allowances: [
      ...flags,
      ...dated.filter((one) => !hasEnded(one)).map(({ until: _, ...one }) => one),
    ],
    findings: dated.filter(hasEnded).map(({ guard, until }) =>
      finding('allowance-ended', {
        message: `the allowance of "${guard}" in the settings ended on ${until}`,
      }),
    ),
  };
}
