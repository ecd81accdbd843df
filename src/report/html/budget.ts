import type { DrawingBudget } from '../drawing/fit-drawing.js';

/** The maximum size of a whole page in UTF-8. */
export const PAGE_BYTES = 2_000_000;

/**
 * The maximum sizes of the sections of a page, in bytes. Their sum is less than {@link PAGE_BYTES}.
 */
export const SECTION_BYTES = {
  changes: 550_000,
  impact: 220_000,
  findings: 150_000,
  guards: 60_000,
  outcomes: 60_000,
  heldBack: 60_000,
} as const;

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
