import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../report-document.js';
import { validationSummary } from '../text/validation-text.js';
import { findingsPart } from './findings-part.js';
import { headPart, headWords, ofStack } from './head.js';
import { report } from './report.js';

const WHERE = 'All of it: `headwater validate --output json=FILE`.';

/** Whether the manifests are valid, then every finding, errors first. */
export function validationMarkdown(document: ValidationReport): string {
  const { findings, stack } = document;
  const errors = findings.filter(({ level }) => level === 'error');
  const others = findings.filter(({ level }) => level !== 'error');
  return report([
    headPart({
      title: `validation${stack === null ? '' : ` ${ofStack({ stack, target: null })}`}`,
      status: `**${headWords(validationSummary(document))}**`,
      bad: hasErrors(findings),
      facts: [],
    }),
    { rank: 1, part: findingsPart(errors, { title: 'Errors', where: WHERE }) },
    { rank: 2, part: findingsPart(others, { title: 'Findings', where: WHERE }) },
  ]);
}
