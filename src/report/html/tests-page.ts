import { hasErrors } from '../../errors/finding.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { TestOutcome, Violation } from '../../plan/document/test-outcome.js';
import type { ReportOptions, TestReport } from '../document/report-document.js';
import { forStack, plainName } from '../words/target-phrases.js';
import {
  ageWord,
  allShown,
  besidesTests,
  outcomePhrase,
  plannedViolations,
  type ShownViolations,
  selectedPhrase,
  type TestLabel,
  testBasis,
  testLabel,
  testsIn,
  testsSummary,
  toldTests,
  violatedTests,
  violationTexts,
} from '../words/test-phrases.js';
import { cutNote, cutTo, type PageOptions, type SectionOptions, sectionRoom } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { errorsSection, findingsSection } from './findings-section.js';
import { renderPage } from './page.js';
import { code, item, items, placeCode, section, soft, tag } from './section.js';

const WHERE = 'All of it: headwater test --format json.';

/**
 * Renders the outcomes of lineage tests: violated ones with the path of each violation, then skipped
 * and held ones with their meaning.
 */
export function testsPage({ tests: document }: TestReport, options: PageOptions): string {
  const { tests, target, tool } = document;
  const findings = besidesTests(document.findings, tests);
  return renderPage({
    title: `Headwater tests ${forStack(target, plainName)}`,
    facts: [testBasis(document)],
    status: {
      mood: hasErrors(document.findings) ? 'bad' : 'good',
      verdict: '',
      line: testsSummary(tests),
    },
    sections: [
      errorsSection(findings, options),
      testsSection('Violated', violatedTests(tests), options),
      testsSection('Skipped', testsIn('skipped', tests), options),
      testsSection('Held', testsIn('held', tests), options),
      findingsSection(findings, { ...options, where: WHERE }),
    ],
    foot: [`headwater ${tool.version}`],
  });
}

function testsSection(title: string, tests: readonly TestOutcome[], options: PageOptions): Html {
  const cut = { room: sectionRoom('tests', options), noun: 'test', where: WHERE };
  const { shown, note } = cutTo(tests, cut, (outcome) => testItem(outcome, options));
  return section(title, items(shown), note);
}

function testItem(outcome: TestOutcome, options: PageOptions): Html {
  const { name, place, sentence, description } = outcome;
  const facts = [description ?? '', selectedPhrase(outcome), outcomePhrase(outcome)];
  return labeledItem(
    testLabel(outcome),
    code(name),
    text(`: ${sentence} `),
    element('span', { class: 'soft' }, placeCode(place, options)),
    ...facts.filter((fact) => fact !== '').map((fact) => element('div', {}, text(fact))),
    violationList(allShown(outcome), options),
  );
}

/**
 * Renders the tests of a plan that did not simply hold, each with the violations that the plan
 * makes.
 */
export function planTestsSection(
  { tests, guards }: PlanDocument,
  { where, ...options }: SectionOptions,
): Html {
  const cut = { room: sectionRoom('tests', options), noun: 'test', where };
  const { shown, note } = cutTo(toldTests(tests), cut, (outcome) =>
    labeledItem(
      testLabel(outcome, guards),
      code(outcome.name),
      text(`: ${outcomePhrase(outcome)}`),
      violationList(plannedViolations(outcome), options),
    ),
  );
  return section('Lineage tests', items(shown), note);
}

/** The color of an item, by the word of its label. */
const kinds: Readonly<Partial<Record<TestLabel['word'], string>>> = {
  skipped: 'context',
  fixed: 'create',
  held: 'create',
};

function labeledItem({ word, code: number }: TestLabel, ...content: readonly Html[]): Html {
  const kind = kinds[word] ?? word;
  return item(kind, tag(kind, number === null ? word : `${word} ${number}`), text(' '), ...content);
}

function violationList(
  { shown, more }: ShownViolations,
  options: Pick<ReportOptions, 'link'>,
): Html {
  if (shown.length === 0) return NOTHING;
  const rows = shown.map((one) => element('li', {}, ...violationRow(one, options)));
  return element(
    'div',
    {},
    element('ul', {}, ...rows),
    more > 0 ? cutNote(`… and ${more} more`) : NOTHING,
  );
}

function violationRow(one: Violation, options: Pick<ReportOptions, 'link'>): readonly Html[] {
  const [what, ...others] = violationTexts(one);
  const age = ageWord(one);
  return [
    ...(age === '' ? [] : [age === 'new' ? tag('error', age) : soft(age), text(' ')]),
    code(what),
    ...(one.place === null
      ? []
      : [text(' '), element('span', { class: 'soft' }, placeCode(one.place, options))]),
    ...others.map((line) => element('div', { class: 'soft' }, code(line))),
  ];
}
