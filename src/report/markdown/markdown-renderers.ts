import type { PartialRenderers } from '../document/renderers.js';
import { applyMarkdown } from './apply-markdown.js';
import { driftMarkdown } from './drift-markdown.js';
import { planMarkdown } from './plan-markdown.js';
import { receiptMarkdown } from './receipt-markdown.js';
import { validationMarkdown } from './validation-markdown.js';

/**
 * GitHub-flavored markdown for a comment on a pull request, at most 60,000 characters. Reads as
 * plain text too.
 */
export const markdownRenderers: PartialRenderers<'markdown'> = {
  validation: validationMarkdown,
  plan: ({ plan }, options) => planMarkdown(plan, options),
  apply: applyMarkdown,
  receipt: receiptMarkdown,
  drift: ({ drift }) => driftMarkdown(drift),
};
