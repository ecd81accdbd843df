import type { TestReport } from '../document/report-document.js';
import { testsSummary } from '../words/document-summary.js';
import { findingsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/** Renders the outcomes of lineage tests, then a line that counts them. */
export function testsText({ tests }: TestReport, context: TextContext): string {
  const body = tests.findings.length > 0 ? `${findingsText(tests.findings, context)}\n` : '';
  return `${body}${testsSummary(tests)}\n`;
}
