import type { DrawingBudget } from '../drawing/fit-drawing.js';

/** Of a page in UTF-8, everything in it. */
export const PAGE_BYTES = 2_000_000;

/** What the parts of a page may use of it, in bytes; together less than all of it. */
export const ROOM = {
  changes: 550_000,
  impact: 220_000,
  findings: 150_000,
  guards: 60_000,
  outcomes: 60_000,
  heldBack: 60_000,
} as const;

/** Larger than a diagram of a comment may be: a page can be scrolled. Its layout takes less than two seconds. */
export const SVG_BUDGET: DrawingBudget = { datasets: 300, nodes: 700, links: 1_500, joins: 700, bytes: 800_000 };
