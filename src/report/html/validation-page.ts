import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../document/report-document.js';
import { validationSummary } from '../words/document-summary.js';
import { forStack, plainName } from '../words/target-phrases.js';
import type { PageOptions } from './cut.js';
import { errorsSection, findingsSection } from './findings-section.js';
import { renderPage } from './page.js';

const WHERE = 'All of it: headwater validate --format json.';

/**
 * Renders a validation: whether the manifests are valid, then every finding with its source line.
 */
export function validationPage(document: ValidationReport, options: PageOptions): string {
  const { findings, stack } = document;
  return renderPage({
    title: `Headwater validation${stack === null ? '' : ` ${forStack({ stack, target: null }, plainName)}`}`,
    facts: [],
    status: {
      mood: hasErrors(findings) ? 'bad' : 'good',
      verdict: '',
      line: validationSummary(document),
    },
    sections: [
      errorsSection(findings, options),
      findingsSection(findings, { ...options, where: WHERE }),
    ],
    foot: [],
  });
}
