/**
 * A part of a report that can make itself smaller.
 *
 * Its text is at most `room` characters, or as short as it gets; what it leaves out, it counts. Empty where there is
 * nothing to say.
 */
export type Part = (room: number) => string;

/** Parts in the order in which they stand; the lower `rank` is given room first. */
export interface RankedPart {
  readonly rank: number;
  readonly part: Part;
}

/** Between two blocks: a blank line. */
export const SEPARATOR = '\n\n';

/**
 * Parts as one. Each is sure of the room that it needs at the least; what is left goes to the first in rank, then to the
 * next with what that one left over.
 */
export function together(parts: readonly RankedPart[]): Part {
  const order = [...parts].sort((a, b) => a.rank - b.rank);
  return (room) => {
    const least = new Map(parts.map((one) => [one, one.part(0).length + SEPARATOR.length]));
    let spare = [...least.values()].reduce((left, length) => left - length, room);
    const texts = new Map<RankedPart, string>();
    for (const one of order) {
      const own = Number(least.get(one));
      const text = one.part(own - SEPARATOR.length + Math.max(0, spare));
      spare -= text.length + SEPARATOR.length - own;
      texts.set(one, text);
    }
    return joined(parts.map((one) => String(texts.get(one))));
  };
}

/** Text that is never cut. */
export function whole(text: string): Part {
  return () => text;
}

/** A part that never takes more than this, so that those after it in rank have room too. */
export function capped(most: number, part: Part): Part {
  return (room) => part(Math.min(room, most));
}

export interface ListOptions<T> {
  /** Before the items, with the line break that belongs there. Not written where there are no items. */
  readonly head?: string;
  readonly foot?: string;
  /** Between two items. Default: a line break. */
  readonly separator?: string;
  /** How many there are that were never handed over. Default: 0. */
  readonly beyond?: number;
  /** What is said of the items that are left out, and of those beyond. */
  readonly rest: (missing: readonly T[], beyond: number) => string;
}

/** As many of the items as there is room for, in their order, and a word on the others. */
export function list<T>(items: readonly T[], render: (item: T) => string, options: ListOptions<T>): Part {
  const rendered = items.map(render);
  const shownTo = (count: number) => written(rendered.slice(0, count), items, options);
  return (room) => {
    const all = shownTo(items.length);
    return all.length <= room ? all : shownTo(fitting(items.length, (count) => shownTo(count).length <= room));
  };
}

function written<T>(
  shown: readonly string[],
  items: readonly T[],
  { head = '', foot = '', separator = '\n', beyond = 0, rest }: ListOptions<T>,
): string {
  const missing = items.slice(shown.length);
  return joined([
    shown.length === 0 ? '' : `${head}${shown.join(separator)}${foot}`,
    missing.length + beyond === 0 ? '' : rest(missing, beyond),
  ]);
}

/** Blocks of text with a blank line in between, empty ones left out. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join(SEPARATOR);
}

/** The largest count that fits, 0 where none does. */
function fitting(most: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
