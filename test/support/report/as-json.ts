import type { ReportDocument } from '../../../src/report/report-document.js';
import { renderReport } from '../../../src/report/reporters.js';

/** A document as `--format json` prints it. */
export function asJson(document: ReportDocument): string {
  return renderReport('json', document, { color: false, sources: new Map() }) ?? '';
}
