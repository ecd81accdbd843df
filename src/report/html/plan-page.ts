import type { PlanDocument } from '../../plan/document/plan.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { intentPhrase, planFacts, planStatus } from '../plan-phrases.js';
import type { ReportOptions } from '../report-document.js';
import { forStack, plainName } from '../target-phrases.js';
import { changesSection } from './changes-section.js';
import { SECTION_BYTES } from './cut.js';
import type { Html } from './element.js';
import { findingsSection, guardsSection } from './findings-section.js';
import { impactSection } from './impact-section.js';
import { lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';

const WHERE = 'All of it: headwater show PLAN --format json.';

/**
 * Renders a plan: whether it can be applied, its changes as a drawing and as tables, and its
 * impact.
 */
export function planPage(plan: PlanDocument, { sources }: Pick<ReportOptions, 'sources'>): string {
  return renderPage({
    title: `Headwater ${plan.base === null ? 'plan' : 'comparison'}${intentPhrase(plan)} ${forStack(plan.target, plainName)}`,
    facts: planFacts(plan),
    status: planStatus(plan),
    sections: planSections(plan, { sources }),
    foot: [`effect digest ${plan.digests.effect}`, `headwater ${plan.tool.version}`],
  });
}

/** Renders the sections below the head. Refusals come first. */
export function planSections(
  plan: PlanDocument,
  { sources }: Pick<ReportOptions, 'sources'>,
): readonly Html[] {
  const { changes, impact, guards, findings } = plan;
  return [
    guardsSection(guards, WHERE),
    lineageSection(changeDrawing({ changes, impact }), {
      title: 'Lineage that changes',
      where: WHERE,
    }),
    changesSection(changes, { title: 'Changes', room: SECTION_BYTES.changes, where: WHERE }),
    impactSection(impact, WHERE),
    findingsSection(findings, { sources, where: WHERE }),
  ];
}
