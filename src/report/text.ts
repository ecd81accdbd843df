import type { ReportDocument, ReportOptions } from './report-document.js';
import { applyText } from './text/apply-text.js';
import { codeText } from './text/code-text.js';
import { doctorText } from './text/doctor-text.js';
import { driftText } from './text/drift-text.js';
import { ownedText } from './text/owned-text.js';
import { painter } from './text/paint.js';
import { planText } from './text/plan-text.js';
import { receiptText } from './text/receipt-text.js';
import { newTokenText, revokedTokenText, tokensText } from './text/tokens-text.js';
import { validationText } from './text/validation-text.js';

/** Text for people, for a terminal or a log. */
export function renderText(document: ReportDocument, options: ReportOptions): string {
  const context = { paint: painter(options.color), sources: options.sources };
  switch (document.kind) {
    case 'validation':
      return validationText(document, context);
    case 'plan':
      return planText(document.plan, context);
    case 'apply':
      return applyText(document, context);
    case 'receipt':
      return receiptText(document, context);
    case 'drift':
      return driftText(document.drift, context);
    case 'owned':
      return ownedText(document, context);
    case 'token':
      return newTokenText(document);
    case 'tokens':
      return tokensText(document, context);
    case 'token-revoked':
      return revokedTokenText(document);
    case 'doctor':
      return doctorText(document, context);
    case 'code':
      return codeText(document, context);
  }
}
