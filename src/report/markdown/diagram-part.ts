import type { PlanDocument } from '../../plan/document/plan.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { fitDrawing } from '../drawing/fit-drawing.js';
import { flowchart, MERMAID_BUDGET } from '../mermaid/flowchart.js';
import { bullets } from './assemble-report.js';
import { inlineText } from './escape.js';
import { joinBlocks, type Part, titled } from './part.js';

const LEGEND =
  'Thick and `+`: added. Dashed and `-`: removed. `~`: changed. `*`: our mark alone. Thin: around it, unchanged.';

/** Number of characters of the legend and the fence. */
const AROUND = 147;

/**
 * A diagram of the lineage that changes, and a list of what is not drawn. Empty if no lineage
 * changes.
 */
export function diagramPart(plan: Pick<PlanDocument, 'changes' | 'impact'>): Part {
  return titled('### Lineage', (room) => ({ text: diagram(plan, room), left: 0 }));
}

function diagram(plan: Pick<PlanDocument, 'changes' | 'impact'>, room: number): string {
  const bytes = Math.min(MERMAID_BUDGET.bytes, room - AROUND);
  const fitted = fitDrawing(changeDrawing(plan), { ...MERMAID_BUDGET, bytes }, (one) =>
    flowchart(one),
  );
  switch (fitted.kind) {
    case 'empty':
      return '';
    case 'too-large':
      return inlineText(`${fitted.words}.`);
    case 'drawn':
      return joinBlocks([
        `\`\`\`mermaid\n${fitted.text}\`\`\``,
        LEGEND,
        bullets(fitted.drawing.leftOut.map((words) => inlineText(`not drawn: ${words}`))),
      ]);
  }
}
