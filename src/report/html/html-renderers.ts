import type { PartialRenderers } from '../document/renderers.js';
import { applyPage } from './apply-page.js';
import { driftPage } from './drift-page.js';
import { graphPage } from './graph-page.js';
import { impactPage } from './impact-page.js';
import { planPage } from './plan-page.js';
import { receiptPage } from './receipt-page.js';
import { validationPage } from './validation-page.js';

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
