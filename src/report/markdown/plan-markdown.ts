import type { PlanDocument } from '../../plan/document/plan.js';
import type { ReportOptions } from '../report-document.js';
import { applyInstructions } from './apply-instructions.js';
import { assembleReport, MAX_PART } from './assemble-report.js';
import { changesPart } from './changes-part.js';
import { diagramPart } from './diagram-part.js';
import { findingsPart } from './findings-part.js';
import { titled } from './fold.js';
import { guardsPart } from './guards-part.js';
import { impactPart } from './impact-part.js';
import { capped, fixedPart, type RankedPart } from './part.js';
import { planHead } from './plan-head.js';

const WHERE = 'All of it: `--output html=FILE`, or `headwater show PLAN` of the saved plan.';

/** Renders a plan for a reviewer: whether it can be applied, what prevents it, then each change. */
export function planMarkdown(
  plan: PlanDocument,
  options: Pick<ReportOptions, 'appliedBy'> = {},
): string {
  const others = plan.findings.filter(({ level }) => level !== 'error');
  return assembleReport([
    planHead(plan),
    ...blockerParts(plan, WHERE),
    { rank: 2, part: diagramPart(plan) },
    { rank: 4, part: titled('### Changes', changesPart(plan.changes, WHERE)) },
    { rank: 3, part: capped(MAX_PART, impactPart(plan.impact, WHERE)) },
    { rank: 3, part: capped(MAX_PART, findingsPart(others, { title: 'Findings', where: WHERE })) },
    { rank: 0, part: fixedPart(applyInstructions(plan, options)) },
  ]);
}

/** Errors and guards that prevent an apply of the plan, and guards that were allowed. */
export function blockerParts(
  { findings, guards }: PlanDocument,
  where: string,
): readonly RankedPart[] {
  const errors = findings.filter(({ level }) => level === 'error');
  const [refused, sensitive] = [
    guards.filter(({ guard }) => guard !== 'sensitive'),
    guards.filter(({ guard }) => guard === 'sensitive'),
  ];
  return [
    { rank: 1, part: capped(MAX_PART, findingsPart(errors, { title: 'Errors', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(refused, { title: 'Guards', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(sensitive, { title: 'Sensitive data', where })) },
  ];
}
