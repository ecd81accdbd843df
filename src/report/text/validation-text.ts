import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../report-document.js';
import { counted } from './counted.js';
import { findingsText } from './findings-text.js';
import { harmless } from './harmless.js';
import { levelSummary } from './level-summary.js';
import type { TextContext } from './text-context.js';

/** The findings, then one line that says whether the manifests are valid. */
export function validationText(report: ValidationReport, context: TextContext): string {
  const { findings } = report;
  const body = findings.length > 0 ? `${findingsText(findings, context)}\n` : '';
  const last = validationSummary(report);
  return `${body}${hasErrors(findings) ? context.paint.error(last) : last}\n`;
}

/** Whether the manifests are valid, and what was read. */
export function validationSummary(report: ValidationReport): string {
  const { findings, counts, stack } = report;
  const summary = levelSummary(findings);
  if (hasErrors(findings)) return `Invalid: ${summary}.`;
  const found = summary === '' ? '' : `; ${summary}`;
  const read = counts
    ? `${counted(counts.files, 'file')}, ${counted(counts.datasets, 'dataset')}, ${counted(counts.edges, 'edge')}`
    : 'nothing to read';
  const columns = counts && counts.columnMappings > 0 ? `, ${counted(counts.columnMappings, 'column mapping')}` : '';
  return `Valid: stack ${harmless(String(stack))}, ${read}${columns}${found}.`;
}
