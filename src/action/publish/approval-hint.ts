import { inlineCode } from '../../report/markdown/escape.js';
import type { ApplyReport } from '../../report/report-document.js';

/** How what nobody approved can be approved. Empty for everything else. Begins with a blank line. */
export function approvalHint({ plan, result }: ApplyReport): string {
  if (result.kind !== 'not-approved' && result.kind !== 'stale') return '';
  return `\n### Approve it\n\nTo apply exactly this plan, run the workflow by hand with the effect digest ${inlineCode(plan.digests.effect)}. To have it reviewed, open a pull request that touches the manifests.\n`;
}
