import { hasErrors } from '../../errors/finding.js';
import type { ReportOptions, ValidationReport } from '../report-document.js';
import { validationSummary } from '../text/validation-text.js';
import { ofStack } from './facts.js';
import { findingsSection } from './findings-section.js';
import { pageOf } from './page.js';

const WHERE = 'All of it: headwater validate --format json.';

/** Whether the manifests are valid, then every finding with its line. */
export function validationPage(document: ValidationReport, { sources }: Pick<ReportOptions, 'sources'>): string {
  const { findings, stack } = document;
  return pageOf({
    title: `Headwater validation${stack === null ? '' : ` ${ofStack({ stack, target: null })}`}`,
    facts: [],
    status: { mood: hasErrors(findings) ? 'bad' : 'good', verdict: '', line: validationSummary(document) },
    sections: [findingsSection(findings, { sources, where: WHERE })],
    foot: [],
  });
}
