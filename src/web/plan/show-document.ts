import { restoreReceipt } from '../../plan/document/stored-receipt.js';
import { changeDrawing } from '../../report/drawing/change-drawing.js';
import { dependentsDrawing } from '../../report/drawing/dependents-drawing.js';
import type { Drawing } from '../../report/drawing/drawing.js';
import { driftDrawing } from '../../report/drawing/drift-drawing.js';
import { graphDrawing } from '../../report/drawing/graph-drawing.js';
import { testDrawing } from '../../report/drawing/test-drawing.js';
import { escapeControls } from '../../report/words/escape.js';
import { lastChanges } from '../../report/words/receipt-parts.js';
import { violatedTests } from '../../report/words/test-phrases.js';
import { type DocumentLineage, documentLineage } from './document-lineage.js';
import { driftView } from './drift-view.js';
import { graphView, impactView } from './lineage-views.js';
import { type OpenedDocument, type OpenProblem, openDocument } from './open-document.js';
import { planView } from './plan-view.js';
import { receiptView } from './receipt-view.js';
import { testsView } from './tests-view.js';
import type { DocumentView } from './view-model.js';

/** A document that is ready to be shown. */
export interface ShownDocument {
  readonly kind: OpenedDocument['kind'];
  readonly view: DocumentView;
  readonly lineage: DocumentLineage;
}

export type Showing =
  | { readonly ok: true; readonly shown: ShownDocument }
  | { readonly ok: false; readonly problem: OpenProblem };

/** Reads the text of a document and prepares everything that the page shows of it. */
export function showDocument(text: string): Showing {
  const opening = openDocument(text);
  if (!opening.ok) return opening;
  const { opened } = opening;
  try {
    const { view, drawing } = showingOf(opened);
    const lineage = documentLineage(drawing, opened);
    return { ok: true, shown: { kind: opened.kind, view: escapeTexts(view), lineage } };
  } catch {
    return { ok: false, problem: CONTRADICTORY };
  }
}

/** A schema cannot tell that two members contradict each other. */
const CONTRADICTORY: OpenProblem = {
  title: 'The document contradicts itself and cannot be shown',
  place: null,
  next: 'It was edited or damaged. Write it again with Headwater.',
};

/** The view of a document, and its lineage as the reports draw it. */
function showingOf(opened: OpenedDocument): {
  readonly view: DocumentView;
  readonly drawing: Drawing;
} {
  switch (opened.kind) {
    case 'plan':
      return { view: planView(opened.document), drawing: changeDrawing(opened.document) };
    case 'receipt': {
      const { findings = [], ...stored } = opened.document;
      const restored = restoreReceipt(stored);
      if (!restored.ok) throw new Error(restored.problem);
      const receipt = restored.value;
      const complete = receipt.exitCode !== undefined;
      const changes = lastChanges(receipt.events);
      return {
        view: receiptView({ kind: 'receipt', receipt, stored, complete, findings }),
        drawing: changeDrawing({ changes, impact: null }),
      };
    }
    case 'drift':
      return { view: driftView(opened.document), drawing: driftDrawing(opened.document) };
    case 'impact': {
      const { document } = opened;
      return { view: impactView(document), drawing: dependentsDrawing(document, document.subject) };
    }
    case 'graph':
      return { view: graphView(opened.document), drawing: graphDrawing(opened.document) };
    case 'tests': {
      const shown = violatedTests(opened.document.tests).flatMap((outcome) => outcome.shown);
      return { view: testsView(opened.document), drawing: testDrawing({ shown }) };
    }
  }
}

/** A transform may have several lines. A browser shows its line breaks as spaces. */
const LINE_BREAK = /\r?\n/;

/** Names may hold control characters and characters that change the direction of writing. */
function escapeTexts<Value>(value: Value): Value {
  const escaped = (one: unknown, name = ''): unknown => {
    // The graph compares the ends of rows with urns of the catalog.
    if (name === 'ends') return one;
    if (typeof one === 'string') return one.split(LINE_BREAK).map(escapeControls).join('\n');
    if (Array.isArray(one)) return one.map((member) => escaped(member));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, member]) => [key, escaped(member, key)]),
    );
  };
  return escaped(value) as Value;
}
