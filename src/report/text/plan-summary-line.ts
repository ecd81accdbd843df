import type { Impact } from '../../plan/impact/impact.js';
import { isRefused, type PlanDocument } from '../../plan/plan.js';
import { counted } from './counted.js';
import { countsText } from './counts-text.js';

/** The line to grep for: `No changes.`, or one that begins with `Plan:`. */
export function planSummaryLine(plan: PlanDocument): string {
  const { summary, changes, appliable, base } = plan;
  if (changes.length === 0 && (appliable || base) && !isRefused(plan)) return 'No changes.';
  return `Plan: ${countsText(summary)} across ${counted(summary.datasets, 'dataset')}${affectedText(plan.impact)}.`;
}

function affectedText({ counts, limits }: Impact): string {
  if (counts.columns === 0) return '';
  return `; ${limits.length > 0 ? 'at least ' : ''}${counted(counts.columns, 'column')} affected downstream`;
}
