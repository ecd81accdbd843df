import type { PlanDocument } from '../../plan/document/plan.js';
import { MERMAID_BUDGET, mermaidLineageDiff } from '../mermaid/lineage-diff.js';
import { inlineText } from './escape.js';
import { bullets } from './head.js';
import { joinBlocks, type Part } from './part.js';

const TITLE = '### Lineage';

const LEGEND =
  'Thick and `+`: added. Dashed and `-`: removed. `~`: changed. `*`: our mark alone. Thin: around it, unchanged.';

/** Number of characters of the title, the legend and the fence. */
const AROUND = 160;

/**
 * A diagram of the lineage that changes, and a list of what is not drawn. Empty if no lineage
 * changes.
 */
export function diagramPart(plan: Pick<PlanDocument, 'changes' | 'impact'>): Part {
  return (room) => {
    const fitted = mermaidLineageDiff(plan, {
      ...MERMAID_BUDGET,
      bytes: Math.min(MERMAID_BUDGET.bytes, room - AROUND),
    });
    switch (fitted.kind) {
      case 'empty':
        return '';
      case 'too-large':
        return joinBlocks([TITLE, inlineText(`${fitted.words}.`)]);
      case 'drawn':
        return joinBlocks([
          TITLE,
          `\`\`\`mermaid\n${fitted.text}\`\`\``,
          LEGEND,
          bullets(fitted.drawing.leftOut.map((words) => inlineText(`not drawn: ${words}`))),
        ]);
    }
  };
}
