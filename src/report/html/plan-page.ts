import type { PlanDocument } from '../../plan/document/plan.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { lossTitle, otherTitle, splitLosses } from '../words/change-order.js';
import { applySteps, fullPlanCommand, type Step } from '../words/plan-commands.js';
import { intentPhrase, planFacts, planStatus } from '../words/plan-phrases.js';
import { forStack, plainName } from '../words/target-phrases.js';
import { besidesTests } from '../words/test-phrases.js';
import { changesSection, lossesSection } from './changes-section.js';
import { type PageOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import {
  errorsSection,
  findingsSection,
  liftedSection,
  refusalsSection,
} from './findings-section.js';
import { impactSection, narrowingSection } from './impact-section.js';
import { lineageSection } from './lineage-section.js';
import { renderPage } from './page.js';
import { code, section } from './section.js';
import { planTestsSection } from './tests-page.js';

/**
 * Renders a plan: whether it can be applied, what it takes away, its changes as a drawing and as
 * tables, its impact, and how to apply it.
 */
export function planPage(plan: PlanDocument, options: PageOptions): string {
  return renderPage({
    title: `Headwater ${plan.base === null ? 'plan' : 'comparison'}${intentPhrase(plan)} ${forStack(plan.target, plainName)}`,
    facts: planFacts(plan),
    status: planStatus(plan),
    sections: [...planSections(plan, options), stepsSection(applySteps(plan, options))],
    foot: [`effect digest ${plan.digests.effect}`, `headwater ${plan.tool.version}`],
  });
}

/** Renders the sections below the head. What is wrong or goes away comes first. */
export function planSections(plan: PlanDocument, options: PageOptions): readonly Html[] {
  const { changes, impact, guards, findings } = plan;
  const { losses, others } = splitLosses(changes);
  const commands = `${fullPlanCommand(plan)}, or headwater show PLAN --format json`;
  const where = `All of it: ${commands}.`;
  return [
    errorsSection(findings, options),
    refusalsSection(guards),
    lossesSection(losses, lossTitle(losses), options),
    narrowingSection(impact),
    lineageSection(changeDrawing({ changes, impact }), {
      title: 'Lineage that changes',
      where: `All that the plan lists: ${commands}.`,
    }),
    changesSection(others, {
      ...options,
      title: otherTitle(losses),
      room: sectionRoom('changes', options),
      where,
    }),
    impactSection(impact, { ...options, where }),
    planTestsSection(plan, { ...options, where }),
    findingsSection(besidesTests(findings, plan.tests), { ...options, where }),
    liftedSection(guards, { ...options, where }),
  ];
}

/** Renders the steps to apply a plan. Empty without steps. */
function stepsSection(steps: readonly Step[]): Html {
  if (steps.length === 0) return NOTHING;
  const items = steps.map((step) =>
    element(
      'li',
      {},
      ...step.map((words) => (typeof words === 'string' ? text(words) : code(words.code))),
    ),
  );
  return section('Apply it', element('ul', {}, ...items));
}
