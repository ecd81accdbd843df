import { InvalidArgumentError, Option } from 'commander';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import {
  type Allowance,
  parseAllowance,
  type UnreasonedAllowance,
  withReason,
} from '../tasks/plan/allowances.js';
import { withChoices } from './choices.js';

/** The flags that limit a command to some datasets. Absent for commands without these flags. */
export interface ScopeFlags {
  readonly select?: readonly string[];
  readonly exclude?: readonly string[];
}

export function selectOption(): Option {
  return new Option(
    '--select <expression>',
    'Only these datasets: a short name, a glob such as raw_* or an urn; orders+ adds everything downstream, 2+orders two steps upstream; repeatable',
  )
    .argParser(appendExpression)
    .default([], 'all');
}

export function excludeOption(): Option {
  return new Option(
    '--exclude <expression>',
    'Without these datasets, in the same syntax; repeatable',
  )
    .argParser(appendExpression)
    .default([], 'none');
}

function appendExpression(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
}

export function discoverOption(): Option {
  const option = new Option(
    '--discover <when>',
    'Find lineage of the stack on datasets that no manifest names',
  );
  return withChoices(option, ['on', 'off']).default('on');
}

export function pruneOption(): Option {
  const option = new Option(
    '--prune <what>',
    'Remove lineage that the stack owns and no longer declares',
  );
  return withChoices(option, ['owned', 'off']).default('owned');
}

export function allowOption(): Option {
  return new Option(
    '--allow <guard[=address]>',
    'Lift a guard, for one address or for all; repeatable, requires --reason',
  )
    .argParser(parseAllow)
    .default([], 'none');
}

/** Parses the value of `--allow` and appends it to the earlier ones. */
function parseAllow(
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
