import type { Change } from '../plan/change.js';
import type { Impact } from '../plan/impact/impact.js';
import { drawingOfDependents } from './drawing/dependents-drawing.js';
import { drawingOfDrift } from './drawing/drift-drawing.js';
import { type FittedDrawing, fitDrawing } from './drawing/fit-drawing.js';
import { drawingOfGraph } from './drawing/graph-drawing.js';
import { mermaidText } from './mermaid/escape.js';
import { flowchart } from './mermaid/flowchart.js';
import { MERMAID_BUDGET, mermaidLineageDiff } from './mermaid/lineage-diff.js';
import { lastChanges } from './receipt-parts.js';
import type { Renderers } from './renderers.js';

/**
 * A Mermaid flowchart and nothing else, for whatever shows one: the lineage that changes, or a graph of lineage. Not what an
 * apply came to: a drawing has no place for what failed.
 */
export const mermaidRenderers: Renderers = {
  plan: ({ plan }) => diff(plan.changes, plan.impact),
  drift: ({ drift }) => shown(fitDrawing(drawingOfDrift(drift), MERMAID_BUDGET, flowchart)),
  graph: ({ graph }) => shown(fitDrawing(drawingOfGraph(graph), MERMAID_BUDGET, flowchart)),
  impact: (report) => shown(fitDrawing(drawingOfDependents(report, report.subject), MERMAID_BUDGET, flowchart)),
  receipt: ({ receipt }) => diff(lastChanges(receipt.events), null),
};

function diff(changes: readonly Change[], impact: Impact | null): string {
  return shown(mermaidLineageDiff({ changes, impact }));
}

function shown(fitted: FittedDrawing): string {
  switch (fitted.kind) {
    case 'drawn':
      return fitted.text;
    case 'empty':
      return sentence('no lineage to draw');
    case 'too-large':
      return sentence(`${fitted.words}; the formats text and json have it all`);
  }
}

/** Still a flowchart: what reads Mermaid reads nothing else. */
function sentence(words: string): string {
  return `flowchart LR\n  n1["${mermaidText(words, words.length)}"]\n`;
}
