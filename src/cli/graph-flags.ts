import { InvalidArgumentError, Option } from 'commander';

/** The number of steps that a graph goes in each direction. */
export interface ReachFlags {
  readonly upstream?: number;
  readonly downstream?: number;
  /** For both directions. A flag of one direction overrides it. */
  readonly depth?: number;
}

export function reachOptions(): readonly Option[] {
  return [
    new Option('--upstream <steps>', 'Number of edges to follow upstream, or all').argParser(
      parseSteps,
    ),
    new Option('--downstream <steps>', 'Number of edges to follow downstream, or all').argParser(
      parseSteps,
    ),
    new Option(
      '--depth <steps>',
      'Number of edges to follow in both directions, or all (default: 1, unless an expression sets it)',
    ).argParser(parseSteps),
  ];
}

/** Returns how far a graph goes: one step each way, since a single dataset shows no lineage. */
export function graphReach(
  { upstream, downstream, depth }: ReachFlags,
  select: readonly string[],
): { readonly upstream: number; readonly downstream: number } {
  const isReachGiven =
    upstream !== undefined || downstream !== undefined || select.some(namesReach);
  const fallback = depth ?? (isReachGiven ? 0 : 1);
  return { upstream: upstream ?? fallback, downstream: downstream ?? fallback };
}

/** Returns true for expressions such as `2+orders` and `orders+`, as `--select` takes them. */
function namesReach(expression: string): boolean {
  return /^\d*\+|\+\d*$/.test(expression);
}

function parseSteps(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  if (!/^\d{1,4}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number up to 9999, or all.');
  return Number(text);
}
