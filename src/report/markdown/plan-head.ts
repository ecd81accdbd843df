import { isRefused, type PlanDocument } from '../../plan/document/plan.js';
import { catalogFact, forStack } from '../target-phrases.js';
import { levelSummary } from '../text/level-summary.js';
import { planSummaryLine } from '../text/plan-summary-line.js';
import { intentPhrase, planBasis, scopeLine, unchangedLines } from '../text/plan-text.js';
import { pluralize } from '../text/pluralize.js';
import { commitFacts, headPart, headWords, nameCode } from './head.js';
import type { RankedPart } from './part.js';

/**
 * The head of a plan: its kind, whether it can be applied, its size, and what it was compared with.
 */
export function planHead(plan: PlanDocument): RankedPart {
  return headPart({
    title: [
      plan.base === null ? 'plan' : 'comparison',
      headWords(intentPhrase(plan)),
      forStack(plan.target, nameCode),
    ]
      .filter(Boolean)
      .join(' '),
    status: statusLine(plan),
    bad: plan.base === null && (!plan.appliable || isRefused(plan)),
    facts: [
      plan.base === null ? catalogFact(plan.target, nameCode) : headWords(planBasis(plan)),
      ...commitFacts(plan.source),
      ...(plan.scope === null ? [] : [headWords(scopeLine(plan.scope).trim())]),
      ...unchangedLines(plan).map(headWords),
    ],
  });
}

function statusLine(plan: PlanDocument): string {
  const { base, appliable, changes, findings } = plan;
  const summary = planSummaryLine(plan);
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  if (base !== null)
    return `**Compared offline, without a catalog.** ${summary}${refusing > 0 ? ` ${guardCount(refusing)} would have to be lifted.` : ''}`;
  if (!appliable) return `**Cannot be applied: ${levelSummary(findings)}.** ${summary}`;
  if (refusing > 0) return `**Refused by ${guardCount(refusing)}.** ${summary}`;
  return changes.length === 0 ? `**${summary}**` : `**Can be applied.** ${summary}`;
}

function guardCount(count: number): string {
  return pluralize(count, 'guard');
}
