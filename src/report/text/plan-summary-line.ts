import type { Impact } from '../../plan/document/impact.js';
import { isRefused, type PlanDocument } from '../../plan/document/plan.js';
import { countsText } from './counts-text.js';
import { pluralize } from './pluralize.js';

/**
 * The last line of a plan: `No changes.`, or a line that begins with `Plan:`. Scripts can search
 * for it.
 */
export function planSummaryLine(plan: PlanDocument): string {
  const { summary, changes, appliable, base } = plan;
  if (changes.length === 0 && (appliable || base) && !isRefused(plan)) return 'No changes.';
  return `Plan: ${countsText(summary)} across ${pluralize(summary.datasets, 'dataset')}${affectedText(plan.impact)}.`;
}

function affectedText({ counts, limits }: Impact): string {
  if (counts.columns === 0) return '';
  return `; ${limits.length > 0 ? 'at least ' : ''}${pluralize(counts.columns, 'column')} affected downstream`;
}
