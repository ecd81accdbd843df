import type { ReportOptions } from '../document/report-document.js';
import { byteLength, type DrawingBudget } from '../drawing/fit-drawing.js';
import { takeFitting } from '../words/fitting.js';
import { andMore } from '../words/pluralize.js';
import { element, type Html, NOTHING, text } from './element.js';

export type PageOptions = Pick<ReportOptions, 'sources' | 'link' | 'full' | 'appliedBy'>;

/** The options of a section that leaves something out if it has too much. */
export interface SectionOptions extends PageOptions {
  /** A sentence that tells the reader where the omitted items are. */
  readonly where: string;
}

interface CutOptions {
  /** In bytes. */
  readonly room: number;
  /** The singular noun for an item. */
  readonly noun: string;
  readonly where: string;
}

interface Cut<T> {
  readonly shown: readonly Html[];
  /** The items that did not fit. */
  readonly rest: readonly T[];
  /** Counts the items that did not fit. Empty if all items fit. */
  readonly note: Html;
}

/**
 * Renders items in their order until the room is used up. A longer page would be slow to open and
 * too long to read.
 */
export function cutTo<T>(
  items: readonly T[],
  { room, noun, where }: CutOptions,
  render: (item: T, room: number) => Html,
): Cut<T> {
  const shown = takeFitting(items, { room, render, sizeOf: byteLength });
  const rest = items.slice(shown.length);
  return { shown, rest, note: cutNote(andMore(rest.length, noun, where)) };
}

/** Renders the note about omitted items. Empty without words. */
export function cutNote(words: string): Html {
  return words === '' ? NOTHING : element('p', { class: 'cut' }, text(words));
}

/**
 * The maximum size in UTF-8 of a page without its losses, errors and refusals, which have no limit.
 */
export const PAGE_BYTES = 2_000_000;

/**
 * The maximum sizes of the sections of a page, in bytes. Their sum is less than {@link PAGE_BYTES}.
 */
const SECTION_BYTES = {
  changes: 550_000,
  impact: 220_000,
  findings: 150_000,
  guards: 60_000,
  tests: 120_000,
  outcomes: 60_000,
  heldBack: 60_000,
} as const;

/** Returns the maximum size of a section in bytes. A full page has no limit. */
export function sectionRoom(
  name: keyof typeof SECTION_BYTES,
  { full = false }: Pick<ReportOptions, 'full'>,
): number {
  return full ? Number.POSITIVE_INFINITY : SECTION_BYTES[name];
}

/**
 * The limits of a drawing in a page. They are higher than for a diagram in a comment, since a page
 * scrolls. The layout takes less than two seconds.
 */
export const SVG_BUDGET: DrawingBudget = {
  datasets: 300,
  nodes: 700,
  links: 1_500,
  joins: 700,
  bytes: 800_000,
};
