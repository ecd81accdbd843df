import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../document/report-document.js';
import { validationSummary } from '../words/document-summary.js';
import { forStack } from '../words/target-phrases.js';
import { assembleReport, headWords, nameCode } from './assemble-report.js';
import { errorsPart, otherFindingsPart } from './findings-part.js';

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
