import type { AnnotatedDocument, ReportDocument } from '../document/report-document.js';
import { doctorSummary } from '../text/doctor-text.js';
import { driftSummary } from '../text/drift-text.js';
import { impactSummary } from '../text/impact-text.js';
import { initSummary } from '../text/init-text.js';
import { ownedSummary } from '../text/owned-text.js';
import { receiptSummary } from '../text/receipt-text.js';
import { validationSummary } from '../text/validation-text.js';
import { applySummary } from './describe-apply.js';
import { graphSummary } from './graph-phrases.js';
import { importSummary } from './import-summary.js';
import { planLastLine, planSummaryLine } from './plan-phrases.js';

/**
 * The line of a text report for a reader who wants no more. Undefined for a document without such a
 * line, for example a token.
 */
export function summaryLine(document: ReportDocument): string | undefined {
  switch (document.kind) {
    case 'plan':
      return planLastLine(document.plan);
    case 'owned':
      return ownedSummary(document);
    case 'impact':
      return impactSummary(document);
    case 'graph':
      return graphSummary(document.graph);
    case 'doctor':
      return doctorSummary(document);
    case 'import':
      return importSummary(document);
    case 'init':
      return initSummary(document);
    case 'token':
    case 'tokens':
    case 'token-revoked':
    case 'code':
    case 'trace':
    case 'error':
      return undefined;
    default:
      return documentSummary(document);
  }
}

/** Summarizes a document in one line, with the words of the text report. */
export function documentSummary(document: AnnotatedDocument): string {
  switch (document.kind) {
    case 'validation':
      return validationSummary(document);
    case 'plan':
      return planSummaryLine(document.plan);
    case 'apply':
      return applySummary(document);
    case 'receipt':
      return receiptSummary(document);
    case 'drift':
      return driftSummary(document.drift);
  }
}
