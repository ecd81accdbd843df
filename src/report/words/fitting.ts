interface FittingOptions<Item, Shown> {
  /** The size that all shown items may have together. */
  readonly room: number;
  /** Renders an item into the room that is left. */
  readonly render: (item: Item, left: number) => Shown;
  readonly sizeOf: (shown: Shown) => number;
}

/** Renders items in their order, up to the first one that does not fit the room that is left. */
export function takeFitting<Item, Shown>(
  items: readonly Item[],
  { room, render, sizeOf }: FittingOptions<Item, Shown>,
): readonly Shown[] {
  const taken: Shown[] = [];
  let left = room;
  for (const item of items) {
    const shown = render(item, left);
    left -= sizeOf(shown);
    if (left < 0) break;
    taken.push(shown);
  }
  return taken;
}

/**
 * Truncates a text to a maximum number of characters, with an ellipsis in the middle. Names are
 * often distinguished by their ends.
 */
export function truncateMiddle(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const head = Math.ceil((maxLength - 1) / 2);
  const tail = maxLength - 1 - head;
  return `${characters.slice(0, head).join('')}…${tail === 0 ? '' : characters.slice(-tail).join('')}`;
}
