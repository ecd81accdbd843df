import type {
  ReportDocument,
  ReportOptions,
} from '../../../src/report/document/report-document.js';
import type { ReportFormat } from '../../../src/report/document/report-formats.js';
import { renderReport } from '../../../src/report/reporters.js';

/** Renders a document as an HTML page. */
export function renderPage(
  document: ReportDocument,
  sources: ReadonlyMap<string, string> = new Map(),
): string {
  return renderAs('html', document, { sources });
}

/** A document as `--format json` prints it. */
export function asJson(document: ReportDocument): string {
  return renderAs('json', document);
}

/** The bytes of a page without the sections that have no limit. */
export function limitedBytes(page: string): number {
  const unlimited =
    /<section><h2>(?:Errors|Refused by guards|Removed[^<]*|Columns that lose ancestors)<.*?<\/section>/gs;
  return Buffer.byteLength(page.replace(unlimited, ''));
}

/** A document in a format, without color and sources unless the options give them. */
export function renderAs(
  format: ReportFormat,
  document: ReportDocument,
  options: Partial<ReportOptions> = {},
): string {
  return renderReport(format, document, { color: false, sources: new Map(), ...options }) ?? '';
}
