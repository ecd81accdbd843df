import { hasErrors } from '../../errors/finding.js';
import type { PartialRenderers } from '../document/renderers.js';
import type { ValidationReport } from '../document/report-document.js';
import { validationSummary } from '../words/document-summary.js';
import { forStack } from '../words/target-phrases.js';
import { applyMarkdown } from './apply-markdown.js';
import { assembleReport, headWords, nameCode } from './assemble-report.js';
import { driftMarkdown } from './drift-markdown.js';
import { errorsPart, otherFindingsPart } from './findings-part.js';
import { planMarkdown } from './plan-markdown.js';
import { receiptMarkdown } from './receipt-markdown.js';
import { testsMarkdown } from './tests-markdown.js';

/**
 * GitHub-flavored markdown for a comment on a pull request, at most 60,000 characters. Reads as
 * plain text too.
 */
export const markdownRenderers: PartialRenderers<'markdown'> = {
  validation: validationMarkdown,
  plan: ({ plan }, options) => planMarkdown(plan, options),
  apply: applyMarkdown,
  receipt: receiptMarkdown,
  drift: ({ drift }) => driftMarkdown(drift),
  tests: testsMarkdown,
};

const WHERE = 'All of it: `headwater validate --output json=FILE`.';

/** Renders a validation: whether the manifests are valid, then every finding, errors first. */
export function validationMarkdown(document: ValidationReport): string {
  const { findings, stack } = document;
  const head = {
    title: `validation${stack === null ? '' : ` ${forStack({ stack, target: null }, nameCode)}`}`,
    status: `**${headWords(validationSummary(document))}**`,
    bad: hasErrors(findings),
    facts: [],
    everything: 'headwater validate --format json',
  };
  return assembleReport(head, [errorsPart(findings, WHERE), otherFindingsPart(findings, WHERE)]);
}
