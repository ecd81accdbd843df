import { hasErrors } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import type { ReportOptions, TestReport } from '../document/report-document.js';
import { placeAddress } from '../words/place-link.js';
import { andMore } from '../words/pluralize.js';
import { forStack } from '../words/target-phrases.js';
import {
  ageWord,
  allShown,
  besidesTests,
  outcomePhrase,
  plannedViolations,
  type ShownViolations,
  selectedPhrase,
  testBasis,
  testLabel,
  testsIn,
  testsSummary,
  toldTests,
  violatedTests,
  violationTexts,
} from '../words/test-phrases.js';
import { assembleReport, headWords, nameCode } from './assemble-report.js';
import { inlineCode, inlineText } from './escape.js';
import { errorsPart, otherFindingsPart } from './findings-part.js';
import { capped, folded, list, MAX_PART, type RankedPart, titled } from './part.js';

const WHERE = 'All of it: `headwater test --format json`.';

type LinkOptions = Pick<ReportOptions, 'link'>;

/** Renders the outcomes of lineage tests: violated ones with their paths, then the others. */
export function testsMarkdown(
  { tests: document, explained = false }: TestReport,
  options: LinkOptions,
): string {
  const { tests, target, findings } = document;
  const others = besidesTests(findings, tests);
  const head = {
    title: `tests ${forStack(target, nameCode)}`,
    status: `**${headWords(testsSummary(tests))}**`,
    bad: hasErrors(findings),
    facts: [headWords(testBasis(document))],
    everything: 'headwater test --format json',
  };
  const item = (outcome: TestOutcome) => testItem(outcome, explained, options);
  const part = (of: readonly TestOutcome[]) => list(of, item, { rest });
  const held = testsIn('held', tests);
  const heldTitle = `${held.length === 1 ? '1 test holds' : `${held.length} tests hold`}`;
  return assembleReport(head, [
    errorsPart(others, WHERE),
    { rank: 1, vital: 'violated test', part: titled('### Violated', part(violatedTests(tests))) },
    { rank: 4, part: titled('### Skipped', part(testsIn('skipped', tests))) },
    otherFindingsPart(others, WHERE),
    {
      rank: 4,
      part: explained ? titled(`### ${heldTitle}`, part(held)) : folded(heldTitle, part(held)),
    },
  ]);
}

function rest({ length }: readonly TestOutcome[]): string {
  return andMore(length, 'test', WHERE);
}

/** Renders a test: its level, name and place, its meaning, its outcome, and its violations. */
function testItem(outcome: TestOutcome, explained: boolean, options: LinkOptions): string {
  const { name, place, sentence, description } = outcome;
  const facts = [
    description ?? '',
    explained ? selectedPhrase(outcome) : '',
    outcomePhrase(outcome),
  ];
  return [
    `- ${labelMarkdown(outcome)} ${inlineCode(name)} ${placeMarkdown(place, options)}: ${inlineText(sentence)}`,
    ...facts.filter((fact) => fact !== '').map((fact) => `  - ${inlineText(fact)}`),
    ...violationItems(allShown(outcome), options),
  ].join('\n');
}

/**
 * Renders the tests of a plan that did not simply hold, each with the violations that the plan
 * makes.
 */
export function planTestsPart(
  { tests, guards }: PlanDocument,
  { where, ...options }: LinkOptions & { readonly where: string },
): RankedPart {
  const items = list(
    toldTests(tests),
    (outcome) =>
      [
        `- ${labelMarkdown(outcome, guards)} ${inlineCode(outcome.name)}: ${inlineText(outcomePhrase(outcome))}`,
        ...violationItems(plannedViolations(outcome), options),
      ].join('\n'),
    { rest: ({ length }) => andMore(length, 'test', where) },
  );
  return { rank: 3, part: capped(MAX_PART, titled('### Lineage tests', items)) };
}

function labelMarkdown(...of: Parameters<typeof testLabel>): string {
  const { word, code } = testLabel(...of);
  return `**${word}**${code === null ? '' : ` ${code}`}`;
}

function violationItems({ shown, more }: ShownViolations, options: LinkOptions): readonly string[] {
  return [
    ...shown.map((one) => {
      const [what, ...others] = violationTexts(one);
      const age = ageWord(one);
      const at = one.place === null ? '' : ` ${placeMarkdown(one.place, options)}`;
      const notes = others.map((line) => `; ${inlineCode(line)}`).join('');
      return `  - ${age === '' ? '' : `${age}: `}${inlineCode(what)}${at}${notes}`;
    }),
    ...(more > 0 ? [`  - … and ${more} more`] : []),
  ];
}

function placeMarkdown(place: Place, options: LinkOptions): string {
  const shown = inlineCode(`${place.file}:${place.line}`);
  const address = placeAddress(place, options);
  return address === undefined ? shown : `[${shown}](${address})`;
}
