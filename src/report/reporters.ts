import { githubRenderers } from './github.js';
import { htmlRenderers } from './html.js';
import { jsonRenderers } from './json.js';
import { markdownRenderers } from './markdown.js';
import { mermaidRenderers } from './mermaid.js';
import type { AllRenderers, Renderers } from './renderers.js';
import type { DocumentKind, ReportDocument, ReportOptions } from './report-document.js';
import { sarifRenderers } from './sarif.js';
import { textRenderers } from './text.js';

/** The names of all formats, as `--format` takes them. */
export const reportFormats = [
  'text',
  'json',
  'markdown',
  'html',
  'sarif',
  'github',
  'mermaid',
] as const;

/** The name of a format. */
export type ReportFormat = (typeof reportFormats)[number];

/**
 * The renderers of each format, by the name that `--format` takes. Text and JSON show all
 * documents.
 */
const reporters: Readonly<Record<ReportFormat, Renderers>> & {
  readonly text: AllRenderers;
  readonly json: AllRenderers;
} = {
  text: textRenderers,
  json: jsonRenderers,
  sarif: sarifRenderers,
  github: githubRenderers,
  markdown: markdownRenderers,
  html: htmlRenderers,
  mermaid: mermaidRenderers,
};

/**
 * The formats that can show at least one of these kinds of documents, in the order of {@link
 * reportFormats}.
 */
export function formatsFor(kinds: readonly DocumentKind[]): readonly ReportFormat[] {
  return reportFormats.filter((format) => kinds.some((kind) => kind in reporters[format]));
}

/** Renders a document in a format that shows all documents. The text ends with a line break. */
export function renderReport(
  format: 'text' | 'json',
  document: ReportDocument,
  options: ReportOptions,
): string;
/**
 * Renders a document in one format. The text ends with a line break. Undefined if the format cannot
 * show the document.
 */
export function renderReport(
  format: ReportFormat,
  document: ReportDocument,
  options: ReportOptions,
): string | undefined;
export function renderReport(
  format: ReportFormat,
  document: ReportDocument,
  options: ReportOptions,
): string | undefined {
  const renderers: Renderers = reporters[format];
  // The table maps each kind to a renderer of its documents. The compiler cannot infer that for a
  // union.
  const renderer = renderers[document.kind] as
    | ((shown: ReportDocument, options: ReportOptions) => string)
    | undefined;
  return renderer?.(document, options);
}
