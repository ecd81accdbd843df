import type { Change } from '../../plan/document/change.js';
import type { Impact } from '../../plan/document/impact.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { type DrawingBudget, type FittedDrawing, fitDrawing } from '../drawing/fit-drawing.js';
import { flowchart } from './flowchart.js';

/**
 * Limits of a diagram in a pull request. A larger one is illegible, and GitHub does not show it.
 */
export const MERMAID_BUDGET: DrawingBudget = {
  datasets: 60,
  nodes: 60,
  links: 120,
  joins: 120,
  bytes: 20_000,
};

/**
 * Draws the lineage that a plan changes as a Mermaid flowchart, as much of it as fits the budget.
 * The text ends with a line break. `drawing.leftOut` describes what is not drawn.
 */
export function mermaidLineageDiff(
  {
    changes,
    impact = null,
  }: { readonly changes: readonly Change[]; readonly impact?: Impact | null },
  budget: DrawingBudget = MERMAID_BUDGET,
): FittedDrawing {
  return fitDrawing(changeDrawing({ changes, impact }), budget, (one) => flowchart(one));
}
