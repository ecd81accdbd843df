import { combineParts, type RankedPart } from './part.js';

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
