import type { ReportDocument } from '../../../src/report/document/report-document.js';
import { renderReport } from '../../../src/report/reporters.js';

/** Renders a document as an HTML page. */
export function renderPage(
  document: ReportDocument,
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return renderReport('html', document, { color: false, sources }) ?? '';
}

/** A document as `--format json` prints it. */
export function asJson(document: ReportDocument): string {
  return renderReport('json', document, { color: false, sources: new Map() }) ?? '';
}

/** The bytes of a page without the sections that have no limit. */
export function limitedBytes(page: string): number {
  const unlimited =
    /<section><h2>(?:Errors|Refused by guards|Removed[^<]*|Columns that lose ancestors)<.*?<\/section>/gs;
  return Buffer.byteLength(page.replace(unlimited, ''));
}
