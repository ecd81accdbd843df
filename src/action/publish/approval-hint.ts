import { inlineCode } from '../../report/markdown/escape.js';
import type { ApplyReport } from '../../report/report-document.js';

/**
 * Explains how to approve a plan. Returns clauses without a full stop.
 *
 * @param digest The effect digest as it is shown, for example as inline code.
 */
export function approvalInstructions(digest: string): string {
  return `to apply exactly this plan, run the workflow by hand with the effect digest ${digest}; to have it reviewed, open a pull request that touches the manifests`;
}

/**
 * Returns a section that explains how to approve a plan that exceeds its approval. The section
 * begins with a blank line. Empty for any other result.
 */
export function approvalHint({ plan, result }: ApplyReport): string {
  if (result.kind !== 'stale') return '';
  return `\n### Approve it\n\nThere are two ways: ${approvalInstructions(inlineCode(plan.digests.effect))}.\n`;
}
