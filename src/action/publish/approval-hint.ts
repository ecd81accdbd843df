import { inlineCode } from '../../report/markdown/escape.js';
import type { ApplyReport } from '../../report/report-document.js';

/**
 * What to do about a plan that nobody approved; a clause without its end.
 *
 * @param digest of the plan's effect, as it is to be shown
 */
export function approvalInstructions(digest: string): string {
  return `to apply exactly this plan, run the workflow by hand with the effect digest ${digest}; to have it reviewed, open a pull request that touches the manifests`;
}

/** How more than what was approved can be approved. Empty for everything else. Begins with a blank line. */
export function approvalHint({ plan, result }: ApplyReport): string {
  if (result.kind !== 'stale') return '';
  return `\n### Approve it\n\nThere are two ways: ${approvalInstructions(inlineCode(plan.digests.effect))}.\n`;
}
