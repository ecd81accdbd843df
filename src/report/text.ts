import type { AllRenderers } from './renderers.js';
import { applyText } from './text/apply-text.js';
import { driftText } from './text/drift-text.js';
import { explanationText } from './text/explanation-text.js';
import { graphText } from './text/graph-text.js';
import { impactText } from './text/impact-text.js';
import { importText } from './text/import-text.js';
import { ownedText } from './text/owned-text.js';
import { plainTextRenderers } from './text/plain-documents.js';
import { planText } from './text/plan-text.js';
import { receiptText } from './text/receipt-text.js';
import { withContext } from './text/text-renderer.js';

/** Text for a terminal or a log. */
export const textRenderers: AllRenderers = {
  ...plainTextRenderers,
  plan: withContext(planText),
  apply: withContext(applyText),
  receipt: withContext(receiptText),
  drift: withContext(({ drift }, context) => driftText(drift, context)),
  owned: withContext(ownedText),
  impact: withContext(impactText),
  graph: withContext(({ graph }, context) => graphText(graph, context)),
  import: withContext(importText),
  trace: withContext(({ trace }, context) => explanationText(trace, context)),
};
