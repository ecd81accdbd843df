import { groupAt, groupBy } from '../../model/group-by.js';

/** A text of limited length, and the number of items that it leaves out. */
export interface CountedText {
  readonly text: string;
  readonly left: number;
}

/**
 * A part of a report that adapts to the room that it gets.
 *
 * It returns a text of at most `room` characters, or its shortest text if that is longer. The text
 * is empty if the part has no content.
 */
export type Part = (room: number) => CountedText;

/** A part with its rank. Parts of a lower rank get room first. */
export interface RankedPart {
  readonly rank: number;
  readonly part: Part;
  /**
   * The singular noun for items that no reader may miss: the head of the report counts the items
   * that the part leaves out.
   */
  readonly vital?: string;
}

/** The blank line between two blocks. */
export const SEPARATOR = '\n\n';

/**
 * Combines parts into one. Each part gets the room of its shortest text. The remaining room goes to
 * the parts of the lowest rank, in equal shares. Room that a part does not need goes to the other
 * parts of its rank, then to the next rank.
 */
export function combineParts(parts: readonly RankedPart[]): Part {
  return (room) => joinTexts(fitParts(parts, room));
}

/** Joins texts with blank lines. */
export function joinTexts(texts: readonly CountedText[]): CountedText {
  return {
    text: joinBlocks(texts.map(({ text }) => text)),
    left: texts.reduce((sum, { left }) => sum + left, 0),
  };
}

export interface FittedPart extends RankedPart, CountedText {}

/** Divides the room among the parts, see {@link combineParts}. */
export function fitParts(parts: readonly RankedPart[], room: number): readonly FittedPart[] {
  const least = new Map(parts.map((one) => [one, sizeOf(one.part(0))]));
  // There is no separator behind the last part.
  let spare = [...least.values()].reduce((left, size) => left - size, room + SEPARATOR.length);
  const fitted = new Map<RankedPart, FittedPart>();
  const ranks = groupBy(parts, ({ rank }) => rank);
  for (const rank of [...ranks.keys()].sort((a, b) => a - b)) {
    const group = groupAt(ranks, rank);
    const shares = shareRoom(group, least, Math.max(0, spare));
    for (const one of group) {
      const own = Number(least.get(one));
      const text = one.part(own + Number(shares.get(one)) - SEPARATOR.length);
      spare -= sizeOf(text) - own;
      fitted.set(one, { ...one, ...text });
    }
  }
  return parts.map((one) => fitted.get(one) as FittedPart);
}

/** Returns the room that a text takes among others. */
function sizeOf({ text }: CountedText): number {
  return text === '' ? 0 : text.length + SEPARATOR.length;
}

/** Divides the spare room among parts of one rank. Parts that need little leave more for others. */
function shareRoom(
  group: readonly RankedPart[],
  least: ReadonlyMap<RankedPart, number>,
  spare: number,
): ReadonlyMap<RankedPart, number> {
  if (group.length === 1) return new Map(group.map((one) => [one, spare]));
  const needs = group
    .map((one) => ({
      one,
      need: sizeOf(one.part(Number.POSITIVE_INFINITY)) - Number(least.get(one)),
    }))
    .sort((a, b) => a.need - b.need);
  const shares = new Map<RankedPart, number>();
  let left = spare;
  needs.forEach(({ one, need }, at) => {
    const share = Math.min(need, Math.floor(left / (needs.length - at)));
    shares.set(one, share);
    left -= share;
  });
  return shares;
}

/** Makes a part with a text that is never cut. */
export function fixedPart(text: string): Part {
  return () => ({ text, left: 0 });
}

/** Limits the room of a part, so that parts after it in rank have room too. */
export function capped(most: number, part: Part): Part {
  return (room) => part(Math.min(room, most));
}

export interface ListPartOptions<T> {
  /** Text before the items, including its line break. Left out if no item is shown. */
  readonly head?: string;
  readonly foot?: string;
  /** Text between two items. Default: a line break. */
  readonly separator?: string;
  /** Describes the items that are left out. */
  readonly rest: (missing: readonly T[]) => string;
}

/** Lists as many items as fit, in their order, and adds a note about the others. */
export function list<T>(
  items: readonly T[],
  render: (item: T) => string,
  options: ListPartOptions<T>,
): Part {
  const rendered = items.map(render);
  const shownTo = (count: number) => renderItems(rendered.slice(0, count), items, options);
  return (room) => {
    const all = shownTo(items.length);
    if (all.length <= room) return { text: all, left: 0 };
    const count = largestFitting(items.length, (most) => shownTo(most).length <= room);
    return { text: shownTo(count), left: items.length - count };
  };
}

function renderItems<T>(
  shown: readonly string[],
  items: readonly T[],
  { head = '', foot = '', separator = '\n', rest }: ListPartOptions<T>,
): string {
  const missing = items.slice(shown.length);
  return joinBlocks([
    shown.length === 0 ? '' : `${head}${shown.join(separator)}${foot}`,
    missing.length === 0 ? '' : rest(missing),
  ]);
}

/** Joins blocks of text with blank lines. Leaves out empty blocks. */
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
 * Folds a part until the reader opens it. Empty if the part is empty.
 *
 * @param summary HTML
 */
export function folded(summary: string, part: Part): Part {
  const head = `<details>\n<summary>${summary}</summary>\n\n`;
  const foot = '\n\n</details>';
  return within(head, part, foot);
}

/** Puts a part under its heading. Empty if the part is empty. */
export function titled(title: string, part: Part): Part {
  return within(`${title}\n\n`, part, '');
}

function within(head: string, part: Part, foot: string): Part {
  return (room) => {
    const { text, left } = part(room - head.length - foot.length);
    return { text: text === '' ? '' : `${head}${text}${foot}`, left };
  };
}

/**
 * The maximum length of a report. A GitHub comment takes 65,536 characters. The difference is left
 * for text that the poster of the report adds.
 */
export const MARKDOWN_BUDGET = 60_000;

/** The maximum length of a secondary part. */
export const MAX_PART = 8_000;
