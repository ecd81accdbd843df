/**
 * A part of a report that adapts to the room that it gets.
 *
 * It returns a text of at most `room` characters, or its shortest text if that is longer. It counts
 * what it leaves out. Empty if the part has no content.
 */
export type Part = (room: number) => string;

/** A part with its rank. The part with the lowest rank gets room first. */
export interface RankedPart {
  readonly rank: number;
  readonly part: Part;
}

/** The blank line between two blocks. */
export const SEPARATOR = '\n\n';

/**
 * Combines parts into one. Each part gets the room of its shortest text. The remaining room goes to
 * the first in rank. The next in rank gets what is then left.
 */
export function combineParts(parts: readonly RankedPart[]): Part {
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
    return joinBlocks(parts.map((one) => String(texts.get(one))));
  };
}

/** A part with a text that is never cut. */
export function fixedPart(text: string): Part {
  return () => text;
}

/** Limits the room of a part, so that parts after it in rank have room too. */
export function capped(most: number, part: Part): Part {
  return (room) => part(Math.min(room, most));
}

export interface ListOptions<T> {
  /** Text before the items, including its line break. Left out if no item is shown. */
  readonly head?: string;
  readonly foot?: string;
  /** Text between two items. Default: a line break. */
  readonly separator?: string;
  /** Number of further items that are not in the list. Default: 0. */
  readonly beyond?: number;
  /** Describes the items that are left out and the further items. */
  readonly rest: (missing: readonly T[], beyond: number) => string;
}

/** A list of as many items as fit, in their order, and a note about the others. */
export function list<T>(
  items: readonly T[],
  render: (item: T) => string,
  options: ListOptions<T>,
): Part {
  const rendered = items.map(render);
  const shownTo = (count: number) => renderItems(rendered.slice(0, count), items, options);
  return (room) => {
    const all = shownTo(items.length);
    return all.length <= room
      ? all
      : shownTo(largestFitting(items.length, (count) => shownTo(count).length <= room));
  };
}

function renderItems<T>(
  shown: readonly string[],
  items: readonly T[],
  { head = '', foot = '', separator = '\n', beyond = 0, rest }: ListOptions<T>,
): string {
  const missing = items.slice(shown.length);
  return joinBlocks([
    shown.length === 0 ? '' : `${head}${shown.join(separator)}${foot}`,
    missing.length + beyond === 0 ? '' : rest(missing, beyond),
  ]);
}

/** Joins blocks of text with blank lines. Empty blocks are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join(SEPARATOR);
}

/** Finds the largest count that fits by bisection, or 0. */
function largestFitting(most: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * A part that is folded until the reader opens it. Left out if the part is empty.
 *
 * @param summary HTML
 */
export function folded(summary: string, part: Part): Part {
  const head = `<details>\n<summary>${summary}</summary>\n\n`;
  const foot = '\n\n</details>';
  return within(head, part, foot);
}

/** A part under its heading. Left out if the part is empty. */
export function titled(title: string, part: Part): Part {
  return within(`${title}\n\n`, part, '');
}

function within(head: string, part: Part, foot: string): Part {
  return (room) => {
    const text = part(room - head.length - foot.length);
    return text === '' ? '' : `${head}${text}${foot}`;
  };
}

/**
 * The maximum length of a report. A GitHub comment takes 65,536 characters. The difference is left
 * for text that the poster of the report adds.
 */
export const MARKDOWN_BUDGET = 60_000;

/** The maximum length of a secondary part. */
export const MAX_PART = 8_000;

/** Combines parts in their order, within {@link MARKDOWN_BUDGET} characters. */
export function assembleReport(parts: readonly RankedPart[]): string {
  return `${combineParts(parts)(MARKDOWN_BUDGET - 1)}\n`;
}
