import type { AllRenderers } from '../document/renderers.js';
import { applyText } from './apply-text.js';
import { driftText } from './drift-text.js';
import { explanationText } from './explanation-text.js';
import { graphText } from './graph-text.js';
import { impactText } from './impact-text.js';
import { importText } from './import-text.js';
import { ownedText } from './owned-text.js';
import { plainTextRenderers } from './plain-documents.js';
import { planText } from './plan-text.js';
import { receiptText } from './receipt-text.js';
import { suggestionsText } from './suggestions-text.js';
import { testsText } from './tests-text.js';
import { withContext } from './with-context.js';

/** Text for a terminal or a log. */
export const textRenderers: AllRenderers = {
  ...plainTextRenderers,
  plan: withContext(planText),
  apply: withContext(applyText),
  receipt: withContext(receiptText),
  drift: withContext(({ drift }, context) => driftText(drift, context)),
  tests: withContext(testsText),
  owned: withContext(ownedText),
  impact: withContext(impactText),
  graph: withContext(({ graph }, context) => graphText(graph, context)),
  suggestions: suggestionsText,
  import: withContext(importText),
  explanation: withContext(({ explanation }, context) => explanationText(explanation, context)),
};
