import { pluralize } from '../text/pluralize.js';
import { folded } from './fold.js';
import { combineParts, list, type Part } from './part.js';

export interface PartlyFoldedOptions {
  /** Number of items that are shown open. The others are folded. */
  readonly open: number;
  /** The singular noun for an item. */
  readonly noun: string;
  /** A sentence that tells the reader where the omitted items are. */
  readonly where: string;
}

/** A list whose first items are shown open and whose other items are folded. */
export function partlyFolded<T>(
  items: readonly T[],
  render: (item: T) => string,
  { open, noun, where }: PartlyFoldedOptions,
): Part {
  const rest = (missing: readonly T[]) =>
    `… and ${pluralize(missing.length, `more ${noun}`)}. ${where}`;
  // A fold for one item saves no line.
  if (items.length <= open + 1) return list(items, render, { rest });
  const others = items.slice(open);
  return combineParts([
    { rank: 0, part: list(items.slice(0, open), render, { rest }) },
    {
      rank: 1,
      part: folded(pluralize(others.length, `more ${noun}`), list(others, render, { rest })),
    },
  ]);
}
