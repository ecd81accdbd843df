import { planSummaryLine } from './plan-phrases.js';
import type { AnnotatedDocument } from './report-document.js';
import { applySummary } from './text/describe-apply.js';
import { driftSummary } from './text/drift-text.js';
import { receiptSummary } from './text/receipt-text.js';
import { validationSummary } from './text/validation-text.js';

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
