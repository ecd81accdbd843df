import type { Finding } from '../../errors/finding.js';
import type { GuardVerdict, PlanDocument } from '../../plan/document/plan.js';
import {
  DEFAULT_COLUMNS,
  type ReportDocument,
  type ReportOptions,
} from '../document/report-document.js';
import { summaryLine } from '../words/document-summary.js';
import { findingsText, guardsText } from './findings-text.js';
import { painter } from './text-context.js';

/** The text of a document for `-q`, on two streams. */
interface QuietText {
  /** The summary line, for standard output. */
  readonly summary: string;
  /** Errors and refusals that stopped the run, for standard error. May be empty. */
  readonly errors: string;
}

/** Renders the summary line and the errors of a document. Undefined if it has no summary. */
export function quietText(
  document: ReportDocument,
  { color, sources, columns = DEFAULT_COLUMNS }: ReportOptions,
): QuietText | undefined {
  const line = summaryLine(document);
  if (line === undefined) return undefined;
  const context = { paint: painter(color), sources, columns, full: false };
  const { findings, guards = [] } = problemsOf(document);
  const errors = findings.filter(({ level }) => level === 'error');
  const refusals = guards.filter(({ allowed }) => allowed === null);
  const blocks = [
    ...(errors.length > 0 ? [findingsText(errors, context)] : []),
    ...(refusals.length > 0 ? [guardsText(refusals, context)] : []),
  ];
  return { summary: `${line}\n`, errors: blocks.join('\n') };
}

interface Problems {
  readonly findings: readonly Finding[];
  readonly guards?: readonly GuardVerdict[];
}

function problemsOf(document: ReportDocument): Problems {
  switch (document.kind) {
    case 'validation':
    case 'owned':
    case 'import':
      return document;
    case 'plan':
    case 'apply':
      return planProblems(document.plan);
    case 'drift':
      return document.drift;
    case 'graph':
      return document.graph;
    case 'tests':
      return document.tests;
    default:
      return { findings: [] };
  }
}

/** A comparison applies nothing, so its guards stop nothing. */
function planProblems({ findings, guards, base }: PlanDocument): Problems {
  return base === null ? { findings, guards } : { findings };
}
