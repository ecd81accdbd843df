import { InvalidArgumentError } from 'commander';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import {
  type Allowance,
  parseAllowance,
  type UnreasonedAllowance,
  withReason,
} from '../tasks/allowances.js';

/** Parses the value of `--allow` and appends it to the earlier ones. */
export function parseAllow(
  text: string,
  before: readonly UnreasonedAllowance[],
): readonly UnreasonedAllowance[] {
  const read = parseAllowance(text);
  if (!read.ok) throw new InvalidArgumentError(read.problem);
  return [...before, read.value];
}

/**
 * Adds the reason to all allowances.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, if allowances have no reason
 */
export function allowances(
  flags: readonly UnreasonedAllowance[],
  reason: string | undefined,
): readonly Allowance[] {
  const all = withReason(flags, reason);
  if (all.ok) return all.value;
  throw new HeadwaterError('bad-flag', '--allow needs a reason', {
    exitCode: exitCodes.usage,
    hint: 'add --reason "why this is meant"',
  });
}
