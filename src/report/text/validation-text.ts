import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../document/report-document.js';
import { validationSummary } from '../words/document-summary.js';
import { findingsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/** Renders the findings, then a line that says whether the manifests are valid. */
export function validationText(report: ValidationReport, context: TextContext): string {
  const { findings } = report;
  const body = findings.length > 0 ? `${findingsText(findings, context)}\n` : '';
  const last = validationSummary(report);
  return `${body}${hasErrors(findings) ? context.paint.error(last) : last}\n`;
}
