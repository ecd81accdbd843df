import type { Change } from '../../plan/change.js';
import type { Impact } from '../../plan/impact/impact.js';
import { drawingOfChanges } from '../drawing/change-drawing.js';
import { type DrawingBudget, type FittedDrawing, fitDrawing } from '../drawing/fit-drawing.js';
import { flowchart } from './flowchart.js';

/** Beyond this nobody can read a diagram of a pull request, and GitHub shows none. */
export const MERMAID_BUDGET: DrawingBudget = { datasets: 60, nodes: 60, links: 120, joins: 120, bytes: 20_000 };

/**
 * The lineage that a plan changes, as a Mermaid flowchart that ends with a line break: as much of it as the budget has room
 * for. `drawing.leftOut` says what is not drawn, item by item, in words.
 */
export function mermaidLineageDiff(
  { changes, impact = null }: { readonly changes: readonly Change[]; readonly impact?: Impact | null },
  budget: DrawingBudget = MERMAID_BUDGET,
): FittedDrawing {
  return fitDrawing(drawingOfChanges({ changes, impact }), budget, flowchart);
}
