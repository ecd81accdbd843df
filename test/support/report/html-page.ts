import type { ReportDocument } from '../../../src/report/report-document.js';
import { renderReport } from '../../../src/report/reporters.js';

/** Renders a document as an HTML page. */
export function renderPage(
  document: ReportDocument,
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return renderReport('html', document, { color: false, sources }) ?? '';
}
