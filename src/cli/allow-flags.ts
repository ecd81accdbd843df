import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../errors/did-you-mean.js';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { type Allowance, guardNames } from '../tasks/allowances.js';

/** One `--allow`: a guard, and the address that it is lifted for where not for all. */
export type AllowFlag = Omit<Allowance, 'reason'>;

/** Reads `mass-delete` or `protected=orders <- raw`; repeatable. */
export function parseAllow(text: string, before: readonly AllowFlag[]): readonly AllowFlag[] {
  const [name = '', ...rest] = text.split('=');
  const guard = guardNames.find((one) => one === name);
  if (!guard) {
    const near = didYouMean(name, guardNames);
    throw new InvalidArgumentError(
      `There is no guard "${name}".${near === undefined ? '' : ` Did you mean ${near}?`} Guards: ${guardNames.join(', ')}.`,
    );
  }
  return [...before, rest.length === 0 ? { guard } : { guard, address: rest.join('=') }];
}

/** Lifting a guard is a decision, and a decision has a reason: it goes into the plan and the receipt. */
export function allowances(flags: readonly AllowFlag[], reason: string | undefined): readonly Allowance[] {
  if (flags.length === 0) return [];
  if (reason === undefined || reason.trim() === '') {
    throw new HeadwaterError('bad-flag', '--allow needs a reason', { exitCode: exitCodes.usage, hint: 'add --reason "why this is meant"' });
  }
  return flags.map((flag) => ({ ...flag, reason }));
}
