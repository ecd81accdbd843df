import type { ValidationReport } from '../report-document.js';
import { counted } from './counted.js';
import { findingsText } from './findings-text.js';
import { levelSummary } from './level-summary.js';
import type { TextContext } from './text-context.js';

/** The findings, then one line that says whether the manifests are valid. */
export function validationText(report: ValidationReport, context: TextContext): string {
  const { findings } = report;
  const body = findings.length > 0 ? `${findingsText(findings, context)}\n` : '';
  return `${body}${lastLine(report, context)}\n`;
}

function lastLine({ findings, counts, stack }: ValidationReport, { paint }: TextContext): string {
  const summary = levelSummary(findings);
  if (findings.some(({ level }) => level === 'error')) return paint.error(`Invalid: ${summary}.`);
  const found = summary === '' ? '' : `; ${summary}`;
  const read = counts
    ? `${counted(counts.files, 'file')}, ${counted(counts.datasets, 'dataset')}, ${counted(counts.edges, 'edge')}`
    : 'nothing to read';
  const columns = counts && counts.columnMappings > 0 ? `, ${counted(counts.columnMappings, 'column mapping')}` : '';
  return `Valid: stack ${stack}, ${read}${columns}${found}.`;
}
