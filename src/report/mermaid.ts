import type { Change } from '../plan/document/change.js';
import type { Impact } from '../plan/document/impact.js';
import { dependentsDrawing } from './drawing/dependents-drawing.js';
import { driftDrawing } from './drawing/drift-drawing.js';
import { type FittedDrawing, fitDrawing } from './drawing/fit-drawing.js';
import { graphDrawing } from './drawing/graph-drawing.js';
import { mermaidLabel } from './mermaid/escape.js';
import { flowchart } from './mermaid/flowchart.js';
import { MERMAID_BUDGET, mermaidLineageDiff } from './mermaid/lineage-diff.js';
import { lastChanges } from './receipt-parts.js';
import type { Renderers } from './renderers.js';

/**
 * A Mermaid flowchart without other text: the lineage that changes, or a graph of lineage. An apply
 * has no flowchart, since a drawing cannot show failures.
 */
export const mermaidRenderers: Renderers = {
  plan: ({ plan }) => changeDiagram(plan.changes, plan.impact),
  drift: ({ drift }) => diagramText(fitDrawing(driftDrawing(drift), MERMAID_BUDGET, flowchart)),
  graph: ({ graph }) => diagramText(fitDrawing(graphDrawing(graph), MERMAID_BUDGET, flowchart)),
  impact: (report) =>
    diagramText(fitDrawing(dependentsDrawing(report, report.subject), MERMAID_BUDGET, flowchart)),
  receipt: ({ receipt }) => changeDiagram(lastChanges(receipt.events), null),
};

function changeDiagram(changes: readonly Change[], impact: Impact | null): string {
  return diagramText(mermaidLineageDiff({ changes, impact }));
}

function diagramText(fitted: FittedDrawing): string {
  switch (fitted.kind) {
    case 'drawn':
      return fitted.text;
    case 'empty':
      return noteDiagram('no lineage to draw');
    case 'too-large':
      return noteDiagram(`${fitted.words}; the formats text and json have it all`);
  }
}

/** A flowchart that shows a note, since a Mermaid reader accepts nothing else. */
function noteDiagram(words: string): string {
  return `flowchart LR\n  n1["${mermaidLabel(words, words.length)}"]\n`;
}
