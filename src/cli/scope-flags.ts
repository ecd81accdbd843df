import { Option } from 'commander';

/** The flags that limit a command to some datasets. Absent for commands that do not take them. */
export interface ScopeFlags {
  readonly select?: readonly string[];
  readonly exclude?: readonly string[];
}

export function selectOption(): Option {
  return new Option(
    '--select <expression>',
    'only these datasets: a short name, a glob such as raw_* or an urn; orders+ adds all that lies downstream, 2+orders two steps upstream; repeatable',
  )
    .argParser(collect)
    .default([], 'all');
}

export function excludeOption(): Option {
  return new Option('--exclude <expression>', 'not these datasets, in the same words; repeatable').argParser(collect).default([], 'none');
}

function collect(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
}
