import type { NonEmpty } from '../../model/group-by.js';
import { changeDrawing } from '../../report/drawing/change-drawing.js';
import { dependentsDrawing } from '../../report/drawing/dependents-drawing.js';
import type { Drawing } from '../../report/drawing/drawing.js';
import { driftDrawing } from '../../report/drawing/drift-drawing.js';
import { graphDrawing } from '../../report/drawing/graph-drawing.js';
import { testDrawing } from '../../report/drawing/test-drawing.js';
import { driftLinkWords, lineageSection } from '../../report/html/lineage-section.js';
import { escapeControls } from '../../report/words/escape.js';
import { violatedTests } from '../../report/words/test-phrases.js';
import { driftView } from './drift-view.js';
import { graphView, impactView } from './lineage-views.js';
import { type OpenedDocument, type OpenProblem, openDocument } from './open-document.js';
import { planView } from './plan-view.js';
import { testsView } from './tests-view.js';
import type { DocumentView } from './view-model.js';

/** A document that is ready to be shown. */
export interface ShownDocument {
  readonly kind: OpenedDocument['kind'];
  readonly view: DocumentView;
  /**
   * Markup of drawings: one of the whole document, or one of each of its first sections. Empty if
   * there is nothing to draw. Null if it cannot be drawn.
   */
  readonly drawings: NonEmpty<string | null>;
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
    const { view, toDraw } = showingOf(opened);
    const [first, ...others] = toDraw;
    const drawings = [tryToDraw(first), ...others.map(tryToDraw)] as const;
    return { ok: true, shown: { kind: opened.kind, view: escapeTexts(view), drawings } };
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

interface ToDraw {
  readonly title: string;
  readonly draw: () => Drawing;
  readonly words?: typeof driftLinkWords;
}

function showingOf(opened: OpenedDocument): {
  readonly view: DocumentView;
  readonly toDraw: NonEmpty<ToDraw>;
} {
  switch (opened.kind) {
    case 'plan': {
      const draw = () => changeDrawing(opened.document);
      return { view: planView(opened.document), toDraw: [{ title: 'Lineage that changes', draw }] };
    }
    case 'drift': {
      const draw = () => driftDrawing(opened.document);
      const title = 'Lineage that drifted';
      return { view: driftView(opened.document), toDraw: [{ title, draw, words: driftLinkWords }] };
    }
    case 'impact': {
      const draw = () => dependentsDrawing(opened.document, opened.document.subject);
      return { view: impactView(opened.document), toDraw: [{ title: 'What depends on it', draw }] };
    }
    case 'graph': {
      const draw = () => graphDrawing(opened.document);
      return { view: graphView(opened.document), toDraw: [{ title: 'Lineage', draw }] };
    }
    case 'tests': {
      const [first, ...others] = violatedTests(opened.document.tests).map((outcome) => ({
        title: `Lineage of ${outcome.name}`,
        draw: () => testDrawing(outcome),
      }));
      const nothing = { title: '', draw: () => testDrawing({ shown: [] }) };
      return { view: testsView(opened.document), toDraw: [first ?? nothing, ...others] };
    }
  }
}

const WHERE = 'The lists of this page are complete.';

/**
 * Draws a document as the HTML report does: the same drawing, legend and limits. Every text in the
 * markup is escaped. The lists of the page say the same, so they are shown even if this fails.
 */
function tryToDraw({ draw, ...options }: ToDraw): string | null {
  try {
    return lineageSection(draw(), { ...options, where: WHERE });
  } catch {
    return null;
  }
}

/** A transform may have several lines. A browser shows its line breaks as spaces. */
const LINE_BREAK = /\r?\n/;

/** Names may hold control characters and characters that change the direction of writing. */
function escapeTexts<Value>(value: Value): Value {
  const escaped = (one: unknown): unknown => {
    if (typeof one === 'string') return one.split(LINE_BREAK).map(escapeControls).join('\n');
    if (Array.isArray(one)) return one.map(escaped);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, escaped(member)]));
  };
  return escaped(value) as Value;
}
