import { type Renderers, renderWith } from './document/renderers.js';
import type { DocumentKind, ReportDocument, ReportOptions } from './document/report-document.js';
import type { ReportFormat } from './document/report-formats.js';

/**
 * Loads the renderers of a format when a run first shows a document in it. A run shows one or two
 * formats, and loading the others takes longer than many commands run.
 */
const loaders: Readonly<Record<ReportFormat, (kind: DocumentKind) => Promise<Renderers>>> = {
  text: loadText,
  json: async () => (await import('./json/json-renderers.js')).jsonRenderers,
  markdown: async () => (await import('./markdown/markdown-renderers.js')).markdownRenderers,
  html: async () => (await import('./html/html-renderers.js')).htmlRenderers,
  sarif: async () => (await import('./sarif/sarif-renderers.js')).sarifRenderers,
  github: async () => (await import('./github/github-renderers.js')).githubRenderers,
  junit: async () => (await import('./junit/junit-renderers.js')).junitRenderers,
  mermaid: async () => (await import('./mermaid/mermaid-renderers.js')).mermaidRenderers,
};

async function loadText(kind: DocumentKind): Promise<Renderers> {
  const { plainTextRenderers } = await import('./text/plain-documents.js');
  return kind in plainTextRenderers
    ? plainTextRenderers
    : (await import('./text/text-renderers.js')).textRenderers;
}

/** Renders as `renderReport` does, but loads only the renderers that it needs. */
export async function loadAndRender<F extends ReportFormat>(
  format: F,
  document: ReportDocument,
  options: ReportOptions,
): Promise<Rendered<F>> {
  return renderWith(await loaders[format](document.kind), document, options) as Rendered<F>;
}

/** Text and JSON show all documents. */
type Rendered<F extends ReportFormat> = F extends 'text' | 'json' ? string : string | undefined;
