import { hasErrors } from '../../errors/finding.js';
import type { PartialRenderers } from '../document/renderers.js';
import type { ValidationReport } from '../document/report-document.js';
import { validationSummary } from '../words/document-summary.js';
import { forStack, plainName } from '../words/target-phrases.js';
import { applyPage } from './apply-page.js';
import type { PageOptions } from './cut.js';
import { driftPage } from './drift-page.js';
import { errorsSection, findingsSection } from './findings-section.js';
import { graphPage } from './graph-page.js';
import { impactPage } from './impact-page.js';
import { renderPage } from './page.js';
import { planPage } from './plan-page.js';
import { receiptPage } from './receipt-page.js';
import { testsPage } from './tests-page.js';

/**
 * A page in one file that people can store, send and print. It has no scripts and loads no other
 * files. It has at most 2 MB, unless it must show more losses or the user asks for everything.
 */
export const htmlRenderers: PartialRenderers<'html'> = {
  validation: validationPage,
  plan: ({ plan }, options) => planPage(plan, options),
  apply: applyPage,
  receipt: receiptPage,
  graph: ({ graph }, options) => graphPage(graph, options),
  impact: impactPage,
  drift: ({ drift }, options) => driftPage(drift, options),
  tests: testsPage,
};

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
