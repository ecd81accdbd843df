import type { DocumentKind, DocumentOf, ReportOptions } from './report-document.js';

/** One format: for each kind of document that it can show, a pure function from the document to text, line break at the end. */
export type Renderers = { readonly [K in DocumentKind]?: Renderer<K> };

/** A format that can show everything. */
export type AllRenderers = { readonly [K in DocumentKind]: Renderer<K> };

export type Renderer<K extends DocumentKind> = (document: DocumentOf<K>, options: ReportOptions) => string;
