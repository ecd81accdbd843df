import { hasErrors } from '../../errors/finding.js';
import type { ValidationReport } from '../report-document.js';
import { forStack } from '../target-phrases.js';
import { validationSummary } from '../text/validation-text.js';
import { findingsPart } from './findings-part.js';
import { headPart, headWords, nameCode } from './head.js';
import { assembleReport } from './part.js';

const WHERE = 'All of it: `headwater validate --output json=FILE`.';

/** Renders a validation: whether the manifests are valid, then every finding, errors first. */
export function validationMarkdown(document: ValidationReport): string {
  const { findings, stack } = document;
  const errors = findings.filter(({ level }) => level === 'error');
  const others = findings.filter(({ level }) => level !== 'error');
  return assembleReport([
    headPart({
      title: `validation${stack === null ? '' : ` ${forStack({ stack, target: null }, nameCode)}`}`,
      status: `**${headWords(validationSummary(document))}**`,
      bad: hasErrors(findings),
      facts: [],
    }),
    { rank: 1, part: findingsPart(errors, { title: 'Errors', where: WHERE }) },
    { rank: 2, part: findingsPart(others, { title: 'Findings', where: WHERE }) },
  ]);
}
