import { findCode } from '../../errors/find-code.js';
import { formatPlace } from '../../errors/place.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { PlanTarget } from '../../plan/document/plan.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
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
  const found = casesOf(document);
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

function casesOf(document: CheckedDocument): readonly JunitCase[] {
  return document.kind === 'tests'
    ? testCases(document.tests)
    : collectAnnotations(document).flatMap(annotationCases);
}

/** Makes a case of each test, then of each finding that the outcomes of tests do not say. */
function testCases(document: TestDocument): readonly JunitCase[] {
  const findings = besidesTests(document.findings, document.tests);
  const others = collectAnnotations({ kind: 'tests', tests: { ...document, findings } });
  return [...document.tests.map(testCase), ...others.flatMap(annotationCases)];
}

/** A violated test of level warning passes, with its violations as output. */
function testCase(outcome: TestOutcome): JunitCase {
  const { name, place, state, level, sentence, description, limit, shown, violations } = outcome;
  const { code } = testLabel(outcome);
  const phrase = outcomePhrase(outcome);
  const facts = [sentence, description ?? '', selectedPhrase(outcome), phrase];
  const more = violations - shown.length;
  const output = [
    ...facts.filter((fact) => fact !== ''),
    ...shown.flatMap((one) => {
      const [what, ...others] = violationTexts(one);
      const at = one.place === null ? '' : ` (${formatPlace(one.place)})`;
      return [`${ageWord(one)} ${what}${at}`.trim(), ...others.map((line) => `  ${line}`)];
    }),
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

/** An error fails, a warning passes with its message as output. A note is no case. */
function annotationCases(one: Annotation): readonly JunitCase[] {
  const { code, level, message, place } = one;
  if (level === 'info') return [];
  const found = findCode(code);
  const where = place === null ? '' : `${formatPlace(place)} `;
  const base = {
    name: `${where}${code}: ${message}`,
    place,
    output: [`${level} ${code}${found.ok ? ` ${found.value.name}` : ''}`, `${where}${message}`],
  };
  return [level === 'error' ? { ...base, failed: { code, message } } : base];
}
