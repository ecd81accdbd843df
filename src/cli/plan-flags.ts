import { type Command, InvalidArgumentError, Option } from 'commander';
import { badFlag } from '../errors/headwater-error.js';
import type { Allowance } from '../model/allowance.js';
import { parseAllowance, type UnreasonedAllowance, withReason } from '../tasks/plan/allowances.js';
import { choice, repeatable } from './choices.js';

/** The flags that limit a command to some datasets. Absent for commands without these flags. */
export interface ScopeFlags {
  readonly select?: readonly string[];
  readonly exclude?: readonly string[];
}

export function selectOption(): Option {
  return repeatable(
    '--select <expression>',
    'Only these datasets: a short name, a glob such as raw_* or an urn; orders+ adds everything downstream, 2+orders two steps upstream',
    'all',
  );
}

/** Adds the flags that limit a plan to some datasets. */
export function addScopeFlags(command: Command): Command {
  return command
    .addOption(selectOption())
    .addOption(
      repeatable('--exclude <expression>', 'Without these datasets, in the same syntax', 'none'),
    );
}

export function discoverOption(): Option {
  return choice(
    '--discover <when>',
    'Find lineage of the stack on datasets that no manifest names',
    ['on', 'off'],
    'on',
  );
}

/** Adds the flags of the plan of a sync. */
export function addSyncFlags(command: Command): Command {
  const prune = choice(
    '--prune <what>',
    'Remove lineage that the stack owns and no longer declares',
    ['owned', 'off'],
    'owned',
  );
  return addAllowFlags(addScopeFlags(command.addOption(discoverOption()).addOption(prune)));
}

/** Adds the flags that lift guards. */
export function addAllowFlags(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--allow <guard[=address]>',
        'Lift a guard, for one address or for all; repeatable, requires --reason',
      )
        .argParser(parseAllow)
        .default([], 'none'),
    )
    .option('--reason <text>', 'Reason for lifting the guards of --allow');
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
  throw badFlag('--allow needs a reason', 'add --reason "why this is meant"');
}
