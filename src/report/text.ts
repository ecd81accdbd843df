import type { AllRenderers } from './renderers.js';
import { DEFAULT_COLUMNS, type ReportOptions } from './report-document.js';
import { applyText } from './text/apply-text.js';
import { codeText } from './text/code-text.js';
import { doctorText } from './text/doctor-text.js';
import { driftText } from './text/drift-text.js';
import { errorText } from './text/error-text.js';
import { explanationText } from './text/explanation-text.js';
import { graphText } from './text/graph-text.js';
import { impactText } from './text/impact-text.js';
import { ownedText } from './text/owned-text.js';
import { planText } from './text/plan-text.js';
import { receiptText } from './text/receipt-text.js';
import { wrapLines } from './text/terminal-width.js';
import { painter, type TextContext } from './text/text-context.js';
import { newTokenText, revokedTokenText, tokensText } from './text/tokens-text.js';
import { validationText } from './text/validation-text.js';

/** Text for a terminal or a log. */
export const textRenderers: AllRenderers = {
  validation: withContext(validationText),
  plan: withContext(planText),
  apply: withContext(applyText),
  receipt: withContext(receiptText),
  drift: withContext(({ drift }, context) => driftText(drift, context)),
  owned: withContext(ownedText),
  impact: withContext(impactText),
  graph: withContext(({ graph }, context) => graphText(graph, context)),
  token: newTokenText,
  tokens: withContext(tokensText),
  'token-revoked': revokedTokenText,
  doctor: withContext(doctorText),
  code: withContext(codeText),
  error: withContext(errorText),
  trace: withContext(({ trace }, context) => explanationText(trace, context)),
};

/**
 * Wraps long lines for a terminal, which would break them in the middle of a word. A log is not
 * wrapped, so that a search finds a whole message.
 */
function withContext<T>(
  render: (document: T, context: TextContext) => string,
): (document: T, options: ReportOptions) => string {
  return (document, { color, sources, columns, full = false }) => {
    const text = render(document, {
      paint: painter(color),
      sources,
      columns: columns ?? DEFAULT_COLUMNS,
      full,
    });
    return columns === undefined ? text : wrapLines(text, columns, isSummary);
  };
}

/** Summary lines stay whole, so that a search for one finds it on any terminal. */
function isSummary(line: string): boolean {
  return /^(?:Plan|Drift): /.test(line);
}
