import { byteLength } from '../drawing/fit-drawing.js';
import { takeFitting } from '../take-fitting.js';
import { element, type Html, NOTHING, text } from './element.js';

export interface Cut<T> {
  readonly shown: readonly Html[];
  /** The items that did not fit. */
  readonly rest: readonly T[];
}

/**
 * Renders items in their order until the room in bytes is used up. A longer page would be slow to
 * open and too long to read.
 */
export function cutTo<T>(
  items: readonly T[],
  room: number,
  render: (item: T, room: number) => Html,
): Cut<T> {
  const shown = takeFitting(items, { room, render, sizeOf: byteLength });
  return { shown, rest: items.slice(shown.length) };
}

/** The note about omitted items. */
export function cutNote(words: string | null): Html {
  return words === null ? NOTHING : element('p', { class: 'cut' }, text(words));
}

/** `… and 3 more findings. <where>`, or null if nothing is omitted. */
export function andMore(count: number, noun: string, where: string): string | null {
  return count === 0 ? null : `… and ${count} more ${noun}${count === 1 ? '' : 's'}. ${where}`;
}
