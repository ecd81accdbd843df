import type { PartialRenderers } from '../document/renderers.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { dependentsDrawing } from '../drawing/dependents-drawing.js';
import type { Drawing } from '../drawing/drawing.js';
import { driftDrawing } from '../drawing/drift-drawing.js';
import { fitDrawing } from '../drawing/fit-drawing.js';
import { graphDrawing } from '../drawing/graph-drawing.js';
import { FULL_RECEIPT, fullPlanCommand } from '../words/plan-commands.js';
import { lastChanges } from '../words/receipt-parts.js';
import { flowchart, MERMAID_BUDGET, mermaidLabel } from './flowchart.js';

/**
 * A Mermaid flowchart without other text: the lineage that changes, or a graph of lineage. An apply
 * has no flowchart, since a drawing cannot show failures.
 */
export const mermaidRenderers: PartialRenderers<'mermaid'> = {
  plan: ({ plan }) =>
    diagramText(
      changeDrawing({ changes: plan.changes, impact: plan.impact }),
      fullPlanCommand(plan),
    ),
  drift: ({ drift }) => diagramText(driftDrawing(drift), 'headwater drift --full'),
  graph: ({ graph }) => diagramText(graphDrawing(graph), 'headwater graph --format json'),
  impact: (report) =>
    diagramText(dependentsDrawing(report, report.subject), 'headwater impact --format json'),
  receipt: ({ receipt }) =>
    diagramText(
      changeDrawing({ changes: lastChanges(receipt.events), impact: null }),
      FULL_RECEIPT,
    ),
};

/** @param command prints everything that the drawing shows or would show */
function diagramText(drawing: Drawing, command: string): string {
  const fitted = fitDrawing(drawing, ROOMY_BUDGET, (one) => flowchart(one));
  switch (fitted.kind) {
    case 'drawn':
      return fitted.notDrawn === null
        ? fitted.text
        : flowchart(fitted.drawing, lostNotice(fitted.notDrawn, command));
    case 'empty':
      return noteDiagram('no lineage to draw');
    case 'too-large':
      return noteDiagram(
        `${fitted.words}. ${fitted.notDrawn === null ? `${command} lists all of it.` : lostNotice(fitted.notDrawn, command)}`,
      );
  }
}

/** The characters of a note about links that go away and are not drawn. */
const NOTE_BYTES = 2_000;

const ROOMY_BUDGET = { ...MERMAID_BUDGET, bytes: MERMAID_BUDGET.bytes - NOTE_BYTES };

function lostNotice(links: string, command: string): string {
  return `Not drawn one by one: ${links}. ${command} lists all of it.`;
}

/** Returns a flowchart that shows a note, since a Mermaid reader accepts nothing else. */
function noteDiagram(words: string): string {
  return `flowchart LR\n  n1["${mermaidLabel(words, words.length)}"]\n`;
}
