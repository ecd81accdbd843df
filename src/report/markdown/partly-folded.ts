import { counted } from '../text/counted.js';
import { list, type Part, together } from './fit.js';
import { folded } from './fold.js';

export interface PartlyFoldedOptions {
  /** Items that are open to see; the others are folded. */
  readonly open: number;
  /** What one item is. */
  readonly noun: string;
  /** Where the reader finds those for which there is no room. */
  readonly where: string;
}

/** A list of which the first items are open to see. */
export function partlyFolded<T>(items: readonly T[], render: (item: T) => string, { open, noun, where }: PartlyFoldedOptions): Part {
  const rest = (missing: readonly T[]) => `… and ${counted(missing.length, `more ${noun}`)}. ${where}`;
  // A fold for one item saves no line.
  if (items.length <= open + 1) return list(items, render, { rest });
  const others = items.slice(open);
  return together([
    { rank: 0, part: list(items.slice(0, open), render, { rest }) },
    { rank: 1, part: folded(counted(others.length, `more ${noun}`), list(others, render, { rest })) },
  ]);
}
