import { isRefused, type PlanDocument } from '../../plan/plan.js';
import { counted } from '../text/counted.js';
import { levelSummary } from '../text/level-summary.js';
import { planSummaryLine } from '../text/plan-summary-line.js';
import { comparedWith, purpose, scopeLine, standing } from '../text/plan-text.js';
import type { RankedPart } from './fit.js';
import { catalogFact, commitFacts, headPart, headWords, ofStack } from './head.js';

/** What it is, whether it can be applied, how much it is, and what it was held against. */
export function planHead(plan: PlanDocument): RankedPart {
  return headPart({
    title: [plan.base === null ? 'plan' : 'comparison', headWords(purpose(plan)), ofStack(plan.target)].filter(Boolean).join(' '),
    status: statusLine(plan),
    bad: plan.base === null && (!plan.appliable || isRefused(plan)),
    facts: [
      plan.base === null ? catalogFact(plan.target) : headWords(comparedWith(plan)),
      ...commitFacts(plan.source),
      ...(plan.scope === null ? [] : [headWords(scopeLine(plan.scope).trim())]),
      ...standing(plan).map(headWords),
    ],
  });
}

function statusLine(plan: PlanDocument): string {
  const { base, appliable, changes, findings } = plan;
  const summary = planSummaryLine(plan);
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  if (base !== null)
    return `**Compared offline, without a catalog.** ${summary}${refusing > 0 ? ` ${guardsText(refusing)} would have to be lifted.` : ''}`;
  if (!appliable) return `**Cannot be applied: ${levelSummary(findings)}.** ${summary}`;
  if (refusing > 0) return `**Refused by ${guardsText(refusing)}.** ${summary}`;
  return changes.length === 0 ? `**${summary}**` : `**Can be applied.** ${summary}`;
}

function guardsText(count: number): string {
  return counted(count, 'guard');
}
