import { formatPlace } from '../../errors/place.js';
import type { PlanTarget } from '../../plan/document/plan.js';
import type { TestOutcome, Violation } from '../../plan/document/test-outcome.js';
import type { Annotation } from '../annotations/annotation.js';
import { collectAnnotations } from '../annotations/collect-annotations.js';
import type { PartialRenderers } from '../document/renderers.js';
import type { DocumentOf, ReportOptions } from '../document/report-document.js';
import { documentSummary } from '../words/document-summary.js';
import {
  ageWord,
  besidesTests,
  outcomePhrase,
  selectedPhrase,
  testLabel,
  violationTexts,
} from '../words/test-phrases.js';
import { type JunitCase, type JunitSuite, writeJunit } from './write-junit.js';

/** A document that has test cases: lineage tests, or what a command found. */
type CheckedDocument = DocumentOf<'tests' | 'validation' | 'plan' | 'apply' | 'drift'>;

/** JUnit XML for the test reports of pipelines. */
export const junitRenderers: PartialRenderers<'junit'> = {
  tests: junitText,
  validation: junitText,
  plan: junitText,
  apply: junitText,
  drift: junitText,
};

function junitText(document: CheckedDocument, { below = '' }: ReportOptions): string {
  const found = casesOf(document, below);
  const passed = { name: `headwater ${commands[document.kind]}`, place: null, output: [] };
  const cases = found.length > 0 ? found : [{ ...passed, output: [documentSummary(document)] }];
  return writeJunit({ ...suiteOf(document), cases }, below);
}

const commands: Readonly<Record<CheckedDocument['kind'], string>> = {
  tests: 'test',
  validation: 'validate',
  plan: 'plan',
  apply: 'apply',
  drift: 'drift',
};

function suiteOf(document: CheckedDocument): Omit<JunitSuite, 'cases'> {
  const command = commands[document.kind];
  const { stack, target } = targetOf(document);
  const owner = target === null ? stack : `${stack}@${target}`;
  return {
    name: ['headwater', command, owner].filter(Boolean).join(' '),
    className: ['headwater', command, owner].filter(Boolean).join('.'),
  };
}

function targetOf(document: CheckedDocument): Pick<PlanTarget, 'stack' | 'target'> {
  switch (document.kind) {
    case 'validation':
      return { stack: document.stack ?? '', target: null };
    case 'plan':
    case 'apply':
      return document.plan.target;
    case 'drift':
      return document.drift.target;
    case 'tests':
      return document.tests.target;
  }
}

function casesOf(document: CheckedDocument, below: string): readonly JunitCase[] {
  if (document.kind !== 'tests') return annotationCases(collectAnnotations(document), below);
  const { tests } = document;
  const findings = besidesTests(tests.findings, tests.tests);
  const others = collectAnnotations({ kind: 'tests', tests: { ...tests, findings } });
  return [
    ...tests.tests.map((outcome) => testCase(outcome, below)),
    ...annotationCases(others, below),
  ];
}

/** A violated test of level warning passes, with its violations as output. */
function testCase(outcome: TestOutcome, below: string): JunitCase {
  const { name, place, state, level, sentence, description, limit, shown, violations } = outcome;
  const { code } = testLabel(outcome);
  const phrase = outcomePhrase(outcome);
  const facts = [sentence, description ?? '', selectedPhrase(outcome), phrase];
  const more = violations - shown.length;
  const output = [
    ...facts.filter((fact) => fact !== ''),
    ...shown.flatMap((one) => violationLines(one, below)),
    ...(more > 0 ? [`... and ${more} more`] : []),
  ];
  return {
    name,
    place,
    output,
    ...(state === 'skipped' && { skipped: `${limit}` }),
    ...(state === 'violated' &&
      level === 'error' && { failed: { code: `${code}`, message: `${phrase}: ${sentence}` } }),
  };
}

function violationLines(one: Violation, below: string): readonly string[] {
  const [what, ...others] = violationTexts(one);
  const at = one.place === null ? '' : ` (${below}${formatPlace(one.place)})`;
  return [`${ageWord(one)} ${what}${at}`.trim(), ...others.map((line) => `  ${line}`)];
}

/**
 * An error fails, a warning passes with its message as output. A note is no case. Names have no
 * lines, so that the next run recognizes a case. Equal names get a number.
 */
function annotationCases(all: readonly Annotation[], below: string): readonly JunitCase[] {
  const seen = new Map<string, number>();
  return all
    .filter(({ level }) => level !== 'info')
    .map(({ code, level, message, place }) => {
      const name = `${code}: ${message}`;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const where = place === null ? [] : [`${below}${formatPlace(place)}`];
      return {
        name: number === 1 ? name : `${name} (${number})`,
        place,
        output: [`${level} ${name}`, ...where],
        ...(level === 'error' && { failed: { code, message } }),
      };
    });
}
