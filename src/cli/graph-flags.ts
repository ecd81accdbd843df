import { InvalidArgumentError, Option } from 'commander';

/** How far a graph goes. */
export interface ReachFlags {
  readonly upstream?: number;
  readonly downstream?: number;
  /** In both directions, where a flag of one direction does not say otherwise. */
  readonly depth?: number;
}

export function reachOptions(): readonly Option[] {
  return [
    new Option('--upstream <steps>', 'edges to follow upstream, or all').argParser(steps),
    new Option('--downstream <steps>', 'edges to follow downstream, or all').argParser(steps),
    new Option('--depth <steps>', 'edges to follow in both directions, or all (default: 1, or what expressions say)').argParser(steps),
  ];
}

/** Without a word on how far, a graph shows what is next to what was asked for: a dataset alone has no lineage. */
export function graphReach(
  { upstream, downstream, depth }: ReachFlags,
  select: readonly string[],
): { readonly upstream: number; readonly downstream: number } {
  const isSaid = upstream !== undefined || downstream !== undefined || select.some(saysHowFar);
  const otherwise = depth ?? (isSaid ? 0 : 1);
  return { upstream: upstream ?? otherwise, downstream: downstream ?? otherwise };
}

/** `2+orders`, `orders+`: the same signs as in the expressions of a plan. */
function saysHowFar(expression: string): boolean {
  return /^\d*\+|\+\d*$/.test(expression);
}

function steps(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number up to 9999, or all.');
  return Number(text);
}
