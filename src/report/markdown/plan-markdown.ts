import type { PlanDocument } from '../../plan/plan.js';
import type { ReportOptions } from '../report-document.js';
import { changesPart } from './changes-part.js';
import { diagramPart } from './diagram-part.js';
import { findingsPart } from './findings-part.js';
import { capped, type RankedPart, whole } from './fit.js';
import { titled } from './fold.js';
import { guardsPart } from './guards-part.js';
import { impactPart } from './impact-part.js';
import { nextStep } from './next-step.js';
import { planHead } from './plan-head.js';
import { MAX_PART, report } from './report.js';

const WHERE = 'All of it: `--output html=FILE`, or `headwater show PLAN` of the saved plan.';

/** What a reviewer decides on: what it is, whether it can be applied, what speaks against it; then change by change. */
export function planMarkdown(plan: PlanDocument, options: Pick<ReportOptions, 'appliedBy'> = {}): string {
  const others = plan.findings.filter(({ level }) => level !== 'error');
  return report([
    planHead(plan),
    ...reasonsParts(plan, WHERE),
    { rank: 2, part: diagramPart(plan) },
    { rank: 4, part: titled('### Changes', changesPart(plan.changes, WHERE)) },
    { rank: 3, part: capped(MAX_PART, impactPart(plan.impact, WHERE)) },
    { rank: 3, part: capped(MAX_PART, findingsPart(others, { title: 'Findings', where: WHERE })) },
    { rank: 0, part: whole(nextStep(plan, options)) },
  ]);
}

/** What stands in the way of a plan, or was lifted out of it. */
export function reasonsParts({ findings, guards }: PlanDocument, where: string): readonly RankedPart[] {
  const errors = findings.filter(({ level }) => level === 'error');
  const [refused, sensitive] = [guards.filter(({ guard }) => guard !== 'sensitive'), guards.filter(({ guard }) => guard === 'sensitive')];
  return [
    { rank: 1, part: capped(MAX_PART, findingsPart(errors, { title: 'Errors', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(refused, { title: 'Guards', where })) },
    { rank: 1, part: capped(MAX_PART, guardsPart(sensitive, { title: 'Sensitive data', where })) },
  ];
}
