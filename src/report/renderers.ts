import type { DocumentKind, DocumentOf, ReportOptions } from './report-document.js';

/**
 * One format: a pure function from the document to text for each kind of document that the format
 * can show. The text ends with a line break.
 */
export type Renderers = { readonly [K in DocumentKind]?: Renderer<K> };

/** A format that can show all kinds of documents. */
export type AllRenderers = { readonly [K in DocumentKind]: Renderer<K> };

export type Renderer<K extends DocumentKind> = (
  document: DocumentOf<K>,
  options: ReportOptions,
) => string;
