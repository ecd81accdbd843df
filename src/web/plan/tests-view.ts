import { formatPlace } from '../../errors/place.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { TestOutcome, Violation } from '../../plan/document/test-outcome.js';
import { testsSummary } from '../../report/words/document-summary.js';
import { listWords, pluralize } from '../../report/words/pluralize.js';
import { forStack, plainName } from '../../report/words/target-phrases.js';
import { errorSection, findingSection } from './finding-rows.js';
import {
  type DocumentView,
  type Tone,
  type ViewRow,
  type ViewSection,
  viewRow,
  viewSection,
} from './view-model.js';

const bases: Readonly<Record<TestDocument['basis'], string>> = {
  planned: 'the lineage of the catalog as an apply would leave it, beside the lineage as it is',
  live: 'the lineage of the catalog',
  declared: 'the lineage of the manifests; no catalog was asked',
};

/** The sections of these tests show violations already. */
const SHOWN_CODES = new Set(['test-violated', 'test-violated-before']);

/** The view of lineage tests: a section for each violated one, then the other tests. */
export function testsView(document: TestDocument): DocumentView {
  const { tests, basis, target, tool } = document;
  const violated = violatedTests(tests);
  const findings = document.findings.filter(({ name }) => !SHOWN_CODES.has(name));
  return {
    title: `Lineage tests ${forStack(target, plainName)}`,
    facts: [bases[basis], ...(target.origin === null ? [] : [`catalog ${target.origin}`])],
    status: {
      mood: violated.some(({ level }) => level === 'error') ? 'bad' : 'good',
      verdict: '',
      line: testsSummary(document),
    },
    sections: [
      ...violated.flatMap(violatedSection),
      ...errorSection(findings),
      ...viewSection(
        'others',
        violated.length === 0 ? 'Tests' : 'Other tests',
        tests.filter(({ state }) => state !== 'violated').map(testRow),
      ),
      ...findingSection(findings),
    ],
    foot: [`headwater ${tool.version}`],
  };
}

/** Lists violated tests: those that the changes violate first, and errors before warnings. */
export function violatedTests(tests: readonly TestOutcome[]): readonly TestOutcome[] {
  const rank = ({ made, level }: TestOutcome) => (made === 0 ? 2 : 0) + (level === 'error' ? 0 : 1);
  return tests
    .filter(({ state }) => state === 'violated')
    .sort((one, other) => rank(one) - rank(other));
}

/** The tests of a plan: those that it violates, ends to violate, or leaves as they are. */
export function planTestsSection(tests: readonly TestOutcome[]): readonly ViewSection[] {
  const fixed = tests.filter((test) => test.state !== 'violated' && test.fixed > 0);
  const skipped = tests.filter(({ state }) => state === 'skipped');
  const rows = [...violatedTests(tests), ...fixed, ...skipped].map(testRow);
  return viewSection('tests', 'Lineage tests', rows, {
    facts: tests.length === 0 ? [] : [testsSummary({ tests })],
  });
}

function violatedSection(outcome: TestOutcome): readonly ViewSection[] {
  const { name, level, sentence, description, place, violations, shown, limit } = outcome;
  const facts = [
    sentence,
    ...(description === null ? [] : [description]),
    `${level}: ${countsText(outcome)}`,
    ...(shown.length < violations ? [`${shown.length} of them are listed`] : []),
    ...(limit === null ? [] : [`there may be more: ${limit}`]),
    formatPlace(place),
  ];
  return viewSection(`test-${name}`, name, shown.map(violationRow), { facts, isWhole: true });
}

/** `3 violations: 1 new and 2 there before, 1 fixed` */
function countsText({ violations, made, fixed }: TestOutcome): string {
  const parts = [
    ...(made === null || made === 0 ? [] : [`${made} new`]),
    ...(made === null || made === violations ? [] : [`${violations - made} there before`]),
  ];
  const detail = parts.length === 0 ? '' : `: ${listWords(parts)}`;
  return `${pluralize(violations, 'violation')}${detail}${fixed > 0 ? `, ${fixed} fixed` : ''}`;
}

function violationRow({ address, message, made, path, place }: Violation): ViewRow {
  const steps = path
    .slice(1)
    .flatMap(({ address: to, transform }, at) =>
      transform === null ? [] : [`${to} <- ${path[at]?.address}: ${transform}`],
    );
  return viewRow(made === false ? 'alter' : 'cut', violationWord(made), {
    address,
    lines: [...(message === address ? [] : [message]), ...steps],
    place: place && formatPlace(place),
    path: path.map((node) => node.address),
  });
}

function violationWord(made: Violation['made']): string {
  if (made === null) return 'violation';
  return made ? 'new' : 'there before';
}

/** A test in one row. Its first violation is the path to show. */
function testRow(outcome: TestOutcome): ViewRow {
  const { name, sentence, shown, limit, place } = outcome;
  const { tone, word } = lookOf(outcome);
  const [first] = shown;
  const told = outcome.state === 'violated' ? [countsText(outcome)] : [];
  return viewRow(tone, word, {
    element: 'test',
    address: name,
    lines: [
      sentence,
      ...told,
      ...(first ? [first.message] : []),
      ...(limit === null ? [] : [limit]),
    ],
    place: formatPlace(first?.place ?? place),
    path: first?.path.map(({ address }) => address) ?? [],
  });
}

function lookOf({
  state,
  made,
  fixed,
}: TestOutcome): Pick<ViewRow, 'word'> & { readonly tone: Tone } {
  if (state === 'skipped') return { tone: 'mark', word: 'skipped' };
  if (state === 'held')
    return fixed > 0 ? { tone: 'add', word: `${fixed} fixed` } : { tone: 'plain', word: 'holds' };
  return made === 0
    ? { tone: 'alter', word: 'violated before' }
    : { tone: 'cut', word: 'violated' };
}
