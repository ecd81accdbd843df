import { applyMarkdown } from './markdown/apply-markdown.js';
import { driftMarkdown } from './markdown/drift-markdown.js';
import { planMarkdown } from './markdown/plan-markdown.js';
import { receiptMarkdown } from './markdown/receipt-markdown.js';
import { validationMarkdown } from './markdown/validation-markdown.js';
import type { PartialRenderers } from './renderers.js';

/**
 * GitHub-flavoured markdown for a comment on a pull request, at most 60,000 characters. Reads as
 * plain text too.
 */
export const markdownRenderers: PartialRenderers<'markdown'> = {
  validation: validationMarkdown,
  plan: ({ plan }, options) => planMarkdown(plan, options),
  apply: applyMarkdown,
  receipt: receiptMarkdown,
  drift: ({ drift }) => driftMarkdown(drift),
};
