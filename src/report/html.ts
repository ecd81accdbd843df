import { applyPage } from './html/apply-page.js';
import { driftPage } from './html/drift-page.js';
import { graphPage } from './html/graph-page.js';
import { impactPage } from './html/impact-page.js';
import { planPage } from './html/plan-page.js';
import { receiptPage } from './html/receipt-page.js';
import { validationPage } from './html/validation-page.js';
import type { PartialRenderers } from './renderers.js';

/**
 * A page in one file, which can be stored, sent and printed. It has no scripts and loads no other
 * files. At most 2 MB, unless it must show more losses, or is asked for in full.
 */
export const htmlRenderers: PartialRenderers<'html'> = {
  validation: validationPage,
  plan: ({ plan }, options) => planPage(plan, options),
  apply: applyPage,
  receipt: receiptPage,
  graph: ({ graph }, options) => graphPage(graph, options),
  impact: impactPage,
  drift: ({ drift }, options) => driftPage(drift, options),
};
