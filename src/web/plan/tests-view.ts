import { formatPlace } from '../../errors/place.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { TestOutcome, Violation } from '../../plan/document/test-outcome.js';
import { forStack, plainName } from '../../report/words/target-phrases.js';
import {
  ageWord,
  allShown,
  besidesTests,
  outcomePhrase,
  selectedPhrase,
  type TestLabel,
  testBasis,
  testLabel,
  testsIn,
  testsSummary,
  toldTests,
  violatedTests,
  violationTexts,
} from '../../report/words/test-phrases.js';
import { errorSection, findingSection } from './finding-rows.js';
import { placeOf } from './row-ends.js';
import {
  type DocumentView,
  type Tone,
  type ViewRow,
  type ViewSection,
  viewRow,
  viewSection,
} from './view-model.js';

const tones: Readonly<Record<TestLabel['word'], Tone>> = {
  error: 'cut',
  refused: 'cut',
  warning: 'alter',
  lifted: 'mark',
  skipped: 'mark',
  fixed: 'add',
  held: 'plain',
};

/** The view of lineage tests: a section for each violated test, then the others. */
export function testsView(document: TestDocument): DocumentView {
  const { tests, target, tool } = document;
  const violated = violatedTests(tests);
  const findings = besidesTests(document.findings, tests);
  const rowsOf = (state: TestOutcome['state']) => testsIn(state, tests).map((one) => testRow(one));
  return {
    title: `Lineage tests ${forStack(target, plainName)}`,
    facts: [testBasis(document)],
    status: {
      mood: violated.some(({ level }) => level === 'error') ? 'bad' : 'good',
      verdict: '',
      line: testsSummary(tests),
    },
    sections: [
      ...violated.flatMap(violatedSection),
      ...errorSection(findings),
      ...viewSection('skipped', 'Skipped', rowsOf('skipped')),
      ...viewSection('held', 'Held', rowsOf('held')),
      ...findingSection(findings),
    ],
    foot: [`headwater ${tool.version}`],
  };
}

/** The tests of a plan that did not simply hold. */
export function planTestsSection({ tests, guards }: PlanDocument): readonly ViewSection[] {
  const rows = toldTests(tests).map((outcome) => testRow(outcome, guards));
  return viewSection('tests', 'Lineage tests', rows);
}

function violatedSection(outcome: TestOutcome): readonly ViewSection[] {
  const { name, level, sentence, description, place, limit } = outcome;
  const { shown, more } = allShown(outcome);
  const facts = [
    sentence,
    description ?? '',
    `${level}: ${outcomePhrase(outcome)}`,
    more > 0 ? `the first ${shown.length} are listed` : '',
    limit ?? '',
    selectedPhrase(outcome),
    formatPlace(place),
  ];
  return viewSection(`test-${name}`, name, shown.map(violationRow), {
    facts: facts.filter((fact) => fact !== ''),
    isWhole: true,
    isStepped: true,
  });
}

function violationRow(violation: Violation): ViewRow {
  const { made, place, path } = violation;
  const [address, ...lines] = violationTexts(violation);
  return viewRow(made === false ? 'alter' : 'cut', ageWord(violation) || 'violation', {
    address,
    lines,
    place: place && formatPlace(place),
    ends: path.map(({ urn }) => placeOf(urn)),
  });
}

/** A test in one row, with its first violation. */
function testRow(outcome: TestOutcome, guards?: PlanDocument['guards']): ViewRow {
  const { word, code } = testLabel(outcome, guards);
  const { name, sentence, shown, place } = outcome;
  const [first] = shown.map(violationRow);
  const lines = [sentence, outcomePhrase(outcome), first?.address ?? ''];
  return viewRow(tones[word], code === null ? word : `${word} ${code}`, {
    element: 'test',
    address: name,
    lines: lines.filter((line) => line !== ''),
    place: first?.place ?? formatPlace(place),
    ends: first?.ends ?? [],
  });
}
