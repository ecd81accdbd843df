import { type RankedPart, together } from './fit.js';

/** Of GitHub's comments, which take 65,536 characters: the rest is for whoever posts the report and adds to it. */
export const MARKDOWN_BUDGET = 60_000;

/** Characters of a part beside the one that a report is about. */
export const MAX_PART = 8_000;

/** All parts, in their order, within {@link MARKDOWN_BUDGET} characters. */
export function report(parts: readonly RankedPart[]): string {
  return `${together(parts)(MARKDOWN_BUDGET - 1)}\n`;
}
