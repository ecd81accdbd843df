import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';
import { levelSummary } from '../words/finding-parts.js';
import { pluralize } from '../words/pluralize.js';
import { findingsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/** Renders the findings, then a line that says whether the manifests are valid. */
export function validationText(report: ValidationReport, context: TextContext): string {
  const { findings } = report;
  const body = findings.length > 0 ? `${findingsText(findings, context)}\n` : '';
  const last = validationSummary(report);
  return `${body}${hasErrors(findings) ? context.paint.error(last) : last}\n`;
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
    ? `${pluralize(counts.files, 'file')}, ${pluralize(counts.datasets, 'dataset')}, ${pluralize(counts.edges, 'edge')}`
    : 'nothing to read';
  const columns =
    counts && counts.columnMappings > 0
      ? `, ${pluralize(counts.columnMappings, 'column mapping')}`
      : '';
  return `Valid: stack ${escapeControls(String(stack))}, ${read}${columns}${found}.`;
}
