import { changeDrawing } from '../../report/drawing/change-drawing.js';
import { dependentsDrawing } from '../../report/drawing/dependents-drawing.js';
import type { Drawing } from '../../report/drawing/drawing.js';
import { driftDrawing } from '../../report/drawing/drift-drawing.js';
import { graphDrawing } from '../../report/drawing/graph-drawing.js';
import { driftLinkWords, lineageSection } from '../../report/html/lineage-section.js';
import type { OpenedDocument } from './opened-document.js';

const WHERE = 'The lists of this page have all of it.';

const titles: Readonly<Record<OpenedDocument['kind'], string>> = {
  plan: 'Lineage that changes',
  drift: 'Lineage that drifted',
  impact: 'What depends on it',
  graph: 'Lineage',
};

/**
 * Draws a document as the HTML report does: the same drawing, legend and limits. Every text in the
 * markup is escaped. Empty if there is nothing to draw.
 */
export function drawDocument(opened: OpenedDocument): string {
  return lineageSection(drawingOf(opened), {
    title: titles[opened.kind],
    where: WHERE,
    ...(opened.kind === 'drift' && { words: driftLinkWords }),
  });
}

function drawingOf(opened: OpenedDocument): Drawing {
  switch (opened.kind) {
    case 'plan':
      return changeDrawing(opened.document);
    case 'drift':
      return driftDrawing(opened.document);
    case 'impact':
      return dependentsDrawing(opened.document, opened.document.subject);
    case 'graph':
      return graphDrawing(opened.document);
  }
}
