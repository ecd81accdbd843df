import { type AllRenderers, type Renderers, renderWith } from './document/renderers.js';
import type { ReportDocument, ReportOptions } from './document/report-document.js';
import type { ReportFormat } from './document/report-formats.js';
import { githubRenderers } from './github/github-renderers.js';
import { htmlRenderers } from './html/html-renderers.js';
import { jsonRenderers } from './json/json-renderers.js';
import { junitRenderers } from './junit/junit-renderers.js';
import { markdownRenderers } from './markdown/markdown-renderers.js';
import { mermaidRenderers } from './mermaid/mermaid-renderers.js';
import { sarifRenderers } from './sarif/sarif-renderers.js';
import { textRenderers } from './text/text-renderers.js';

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
  junit: junitRenderers,
};

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
  return renderWith(reporters[format], document, options);
}
