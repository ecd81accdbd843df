import { isRefused, type PlanDocument } from '../../plan/plan.js';
import { drawingOfChanges } from '../drawing/change-drawing.js';
import type { ReportOptions } from '../report-document.js';
import { counted } from '../text/counted.js';
import { levelSummary } from '../text/level-summary.js';
import { planSummaryLine } from '../text/plan-summary-line.js';
import { comparedWith, purpose, revertLine, scopeLine, standing } from '../text/plan-text.js';
import { ROOM } from './budget.js';
import { changesSection } from './changes-section.js';
import type { Html } from './element.js';
import { commitFact, ofStack } from './facts.js';
import { findingsSection } from './findings-section.js';
import { guardsSection } from './guards-section.js';
import { impactSection } from './impact-section.js';
import { lineageSection } from './lineage-section.js';
import { pageOf, type Status } from './page.js';

const WHERE = 'All of it: headwater show PLAN --format json.';

/** What an apply would do: whether it may, what changes, drawn and told, and what that means downstream. */
export function planPage(plan: PlanDocument, { sources }: Pick<ReportOptions, 'sources'>): string {
  return pageOf({
    title: `Headwater ${plan.base === null ? 'plan' : 'comparison'}${purpose(plan)} ${ofStack(plan.target)}`,
    facts: planFacts(plan),
    status: statusOf(plan),
    sections: planSections(plan, { sources }),
    foot: [`effect digest ${plan.digests.effect}`, `headwater ${plan.tool.version}`],
  });
}

/** Everything below the head: the reasons why not first. */
export function planSections(plan: PlanDocument, { sources }: Pick<ReportOptions, 'sources'>): readonly Html[] {
  const { changes, impact, guards, findings } = plan;
  return [
    guardsSection(guards, WHERE),
    lineageSection(drawingOfChanges({ changes, impact }), { title: 'Lineage that changes', where: WHERE }),
    changesSection(changes, { title: 'Changes', room: ROOM.changes, where: WHERE }),
    impactSection(impact, WHERE),
    findingsSection(findings, { sources, where: WHERE }),
  ];
}

function planFacts(plan: PlanDocument): readonly string[] {
  return [
    comparedWith(plan),
    ...commitFact(plan.source),
    ...(plan.scope === null ? [] : [scopeLine(plan.scope).trim()]),
    ...standing(plan),
    ...revertLine(plan),
  ];
}

function statusOf(plan: PlanDocument): Status {
  const line = planSummaryLine(plan);
  if (plan.base !== null) return { mood: 'plain', verdict: 'Compared offline; cannot be applied.', line };
  if (!plan.appliable) return { mood: 'bad', verdict: `Cannot be applied: ${levelSummary(plan.findings)}.`, line };
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  if (isRefused(plan)) return { mood: 'bad', verdict: `Refused by ${counted(refusing, 'guard')}.`, line };
  return { mood: 'good', verdict: plan.changes.length === 0 ? '' : 'Can be applied.', line };
}
