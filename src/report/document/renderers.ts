import type { DocumentKind, DocumentOf, ReportDocument, ReportOptions } from './report-document.js';
import type { PartialFormat, shownKinds } from './report-formats.js';

/**
 * One format: a pure function from the document to text for each kind of document that the format
 * can show. The text ends with a line break.
 */
export type Renderers = { readonly [K in DocumentKind]?: Renderer<K> };

/** A format that can show all kinds of documents. */
export type AllRenderers = RenderersOf<DocumentKind>;

/** A format that shows only the kinds of documents in its list. */
export type PartialRenderers<F extends PartialFormat> = RenderersOf<(typeof shownKinds)[F][number]>;

export type RenderersOf<Kind extends DocumentKind> = { readonly [K in Kind]: Renderer<K> };

type Renderer<K extends DocumentKind> = (document: DocumentOf<K>, options: ReportOptions) => string;

/** Renders a document. Undefined if there is no renderer for its kind. */
export function renderWith(
  renderers: Renderers,
  document: ReportDocument,
  options: ReportOptions,
): string | undefined {
  // The table maps each kind to a renderer of its documents. The compiler cannot infer that for a
  // union.
  const renderer = renderers[document.kind] as
    | ((shown: ReportDocument, options: ReportOptions) => string)
    | undefined;
  return renderer?.(document, options);
}
