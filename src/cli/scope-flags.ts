import { Option } from 'commander';

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
