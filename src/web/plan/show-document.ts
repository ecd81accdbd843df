import { escapeControls } from '../../report/words/escape.js';
import { drawDocument } from './draw-document.js';
import { driftView } from './drift-view.js';
import { graphView, impactView } from './lineage-views.js';
import { openDocument } from './open-document.js';
import type { OpenedDocument, OpenedKind, OpenProblem } from './opened-document.js';
import { planView } from './plan-view.js';
import type { DocumentView } from './view-model.js';

/** A document that is ready to be shown. */
export interface ShownDocument {
  readonly kind: OpenedKind;
  readonly view: DocumentView;
  /** Markup of the drawing; empty if there is nothing to draw. Null if it cannot be drawn. */
  readonly drawing: string | null;
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
    const view = escapeTexts(viewOf(opened));
    return { ok: true, shown: { kind: opened.kind, view, drawing: tryToDraw(opened) } };
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

function viewOf(opened: OpenedDocument): DocumentView {
  switch (opened.kind) {
    case 'plan':
      return planView(opened.document);
    case 'drift':
      return driftView(opened.document);
    case 'impact':
      return impactView(opened.document);
    case 'graph':
      return graphView(opened.document);
  }
}

/** The lists of the page say the same, so they are shown even if the drawing fails. */
function tryToDraw(opened: OpenedDocument): string | null {
  try {
    return drawDocument(opened);
  } catch {
    return null;
  }
}

/** A transform may have several lines. A browser shows its line breaks as spaces. */
const LINE_BREAK = /\r?\n/;

/** Names may hold control characters and characters that change the direction of writing. */
function escapeTexts<Value>(value: Value): Value {
  return structure(value) as Value;
}

function structure(value: unknown): unknown {
  if (typeof value === 'string') return value.split(LINE_BREAK).map(escapeControls).join('\n');
  if (Array.isArray(value)) return value.map(structure);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, structure(one)]));
}
