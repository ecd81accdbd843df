import type { AllRenderers } from './renderers.js';
import { DEFAULT_COLUMNS, type ReportOptions } from './report-document.js';
import { applyText } from './text/apply-text.js';
import { codeText } from './text/code-text.js';
import { doctorText } from './text/doctor-text.js';
import { driftText } from './text/drift-text.js';
import { foldLines } from './text/fold-lines.js';
import { graphText } from './text/graph-text.js';
import { impactText } from './text/impact-text.js';
import { ownedText } from './text/owned-text.js';
import { painter } from './text/paint.js';
import { planText } from './text/plan-text.js';
import { receiptText } from './text/receipt-text.js';
import type { TextContext } from './text/text-context.js';
import { newTokenText, revokedTokenText, tokensText } from './text/tokens-text.js';
import { traceText } from './text/trace-text.js';
import { validationText } from './text/validation-text.js';

/** Text for people, for a terminal or a log. */
export const textRenderers: AllRenderers = {
  validation: inText(validationText),
  plan: inText(({ plan }, context) => planText(plan, context)),
  apply: inText(applyText),
  receipt: inText(receiptText),
  drift: inText(({ drift }, context) => driftText(drift, context)),
  owned: inText(ownedText),
  impact: inText(impactText),
  graph: inText(({ graph }, context) => graphText(graph, context)),
  token: newTokenText,
  tokens: inText(tokensText),
  'token-revoked': revokedTokenText,
  doctor: inText(doctorText),
  code: inText(codeText),
  trace: inText(({ trace }, context) => traceText(trace, context)),
};

/** Long lines are broken for a terminal alone, which would do it worse: in a log, a message is to be found by its words. */
function inText<T>(render: (document: T, context: TextContext) => string): (document: T, options: ReportOptions) => string {
  return (document, { color, sources, columns }) => {
    const text = render(document, { paint: painter(color), sources, columns: columns ?? DEFAULT_COLUMNS });
    return columns === undefined ? text : foldLines(text, columns);
  };
}
