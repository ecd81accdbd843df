import { hasErrors } from '../../errors/finding.js';
import type { ImportReport } from '../document/import-report.js';
import type { InitReport } from '../document/init-report.js';
import type {
  AnnotatedDocument,
  DoctorCheck,
  DoctorReport,
  OwnedReport,
  ReportDocument,
  ValidationReport,
} from '../document/report-document.js';
import type { SuggestionsReport } from '../document/suggestions-report.js';
import { applySummary } from './describe-apply.js';
import { driftSummary } from './describe-difference.js';
import { countEntities, downstreamNoun } from './entity-words.js';
import { escapeControls } from './escape.js';
import { levelSummary } from './finding-parts.js';
import { graphSummary } from './graph-phrases.js';
import { impactSummary } from './impact-phrases.js';
import { planLastLine, planSummaryLine } from './plan-phrases.js';
import { pluralize } from './pluralize.js';
import { receiptSummary } from './receipt-parts.js';
import { testsSummary } from './test-phrases.js';

/**
 * Returns the one line of a text report that `-q` prints. Undefined for a document without such a
 * line, for example a token.
 */
export function summaryLine(document: ReportDocument): string | undefined {
  switch (document.kind) {
    case 'plan':
      return planLastLine(document.plan);
    case 'owned':
      return ownedSummary(document);
    case 'impact':
      return impactSummary(document);
    case 'graph':
      return graphSummary(document.graph);
    case 'suggestions':
      return suggestionsSummary(document);
    case 'doctor':
      return doctorSummary(document);
    case 'import':
      return importSummary(document);
    case 'init':
      return initSummary(document);
    case 'token':
    case 'tokens':
    case 'token-revoked':
    case 'code':
    case 'explanation':
    case 'error':
      return undefined;
    default:
      return documentSummary(document);
  }
}

/** Summarizes a document in one line, with the words of the text report. */
export function documentSummary(document: AnnotatedDocument): string {
  switch (document.kind) {
    case 'validation':
      return validationSummary(document);
    case 'plan':
      return planSummaryLine(document.plan);
    case 'apply':
      return applySummary(document);
    case 'receipt':
      return receiptSummary(document);
    case 'drift':
      return driftSummary(document.drift);
    case 'tests':
      return testsSummary(document.tests.tests);
  }
}

/**
 * Summarizes a validation in one line: whether the manifests are valid, and the counts of what was
 * read.
 */
export function validationSummary(report: ValidationReport): string {
  const { findings, counts, stack } = report;
  const summary = levelSummary(findings);
  if (hasErrors(findings)) return `Invalid: ${summary}.`;
  const found = summary === '' ? '' : `; ${summary}`;
  const read = counts
    ? `${pluralize(counts.files, 'file')}, ${pluralize(counts.datasets, downstreamNoun(counts))}, ${pluralize(counts.edges, 'edge')}`
    : 'nothing to read';
  const columns =
    counts && counts.columnMappings > 0
      ? `, ${pluralize(counts.columnMappings, 'column mapping')}`
      : '';
  return `Valid: stack ${escapeControls(String(stack))}, ${read}${columns}${found}.`;
}

/** Counts the owned elements. Elements that the catalog hides may be ours too. */
export function ownedSummary({ edges, findings }: OwnedReport): string {
  const least = findings.length > 0;
  if (edges.length === 0) return least ? 'Owns nothing that the catalog shows.' : 'Owns nothing.';
  const owned = edges.filter((edge) => edge.owned).length;
  const pairs = edges.reduce((sum, edge) => sum + edge.pairs.length, 0);
  const across = countEntities(new Set(edges.map(({ downstream }) => downstream)));
  return `Owns ${least ? 'at least ' : ''}${pluralize(owned, 'edge')} and ${pluralize(pairs, 'column pair')} across ${across}.`;
}

/** Counts the suggested pairs and the edges without one. */
export function suggestionsSummary({ downstreams, without }: SuggestionsReport): string {
  const pairs = downstreams.reduce((sum, one) => sum + one.pairs.length, 0);
  const across = downstreams.length === 0 ? '' : ` for ${pluralize(downstreams.length, 'dataset')}`;
  const none = without.length === 0 ? '' : `; ${pluralize(without.length, 'edge')} without any`;
  return `Suggestions: ${pluralize(pairs, 'column pair')}${across}${none}.`;
}

/** Counts the problems in one line. */
export function doctorSummary({ checks }: DoctorReport): string {
  const count = (state: DoctorCheck['state']) =>
    checks.filter((check) => check.state === state).length;
  const warnings = count('warning') > 0 ? `, ${pluralize(count('warning'), 'warning')}` : '';
  return count('failed') === 0
    ? `All well${warnings}.`
    : `${pluralize(count('failed'), 'problem')}${warnings}.`;
}

/** Names the next command. */
export function initSummary({ next }: InitReport): string {
  return `Next: ${next}`;
}

/** Summarizes an import in one line. */
export function importSummary({ files, state, records, leftOut, counts }: ImportReport): string {
  const told = [
    countOf(counts.new, 'new'),
    countOf(counts.updated, 'updated'),
    countOf(counts.removed, 'removed'),
    countOf(counts.kept, 'kept as people wrote them'),
    countOf(counts.staysGone, 'not written again'),
  ].flat();
  const elements = told.length === 0 ? '' : `, elements: ${told.join(', ')}`;
  const read = pluralize(records, 'record');
  const left = leftOut.length === 0 ? '' : `, ${leftOut.length} left out`;
  return `Import: ${changesText(files.length, state)}${elements}; ${read}${left}.`;
}

function countOf(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}`];
}

function changesText(count: number, state: ImportReport['state']): string {
  if (count === 0) return 'nothing changes';
  const files = pluralize(count, 'file');
  switch (state) {
    case 'written':
      return `${files} written`;
    case 'printed':
      return 'one manifest printed';
    case 'dry-run':
      return `${files} to write`;
    case 'refused':
      return `no file written since --strict leaves nothing out, ${files} to write`;
  }
}
