import {
  isAboutColumns,
  type LineageTest,
  selectorsOf,
  type TestRule,
} from '../../model/lineage-test.js';
import type { AddressBook } from '../document/address-book.js';
import type { SelectedCount, TestOutcome } from '../document/test-outcome.js';
import { AFTER, THROUGHOUT } from '../impact/traverse.js';
import { testCycles } from './cycles.js';
import { markedItems } from './marks.js';
import { testForbiddenPath, testOnlySources } from './path-tests.js';
import { testRequirement } from './requirements.js';
import { ruleSentence } from './rule-sentence.js';
import { newTally, shownViolations, type Tally } from './tally.js';
import { type Items, type TestContext, testContext } from './test-context.js';
import { limitsOf, skipReason } from './test-limits.js';
import type { TestedLineage } from './tested-lineage.js';

/** Runs tests on lineage. Outcomes are in the order of the tests. */
export function evaluateTests(
  tests: readonly LineageTest[],
  lineage: TestedLineage,
  book: AddressBook,
): readonly TestOutcome[] {
  const isSame = lineage.compared && isUnchanged(lineage);
  const context = testContext(isSame ? { ...lineage, compared: false } : lineage, book);
  const outcomes = tests.map((test) => outcomeOf(test, context));
  return isSame ? outcomes.map(madeBefore) : outcomes;
}

/** Returns true if the states before and after are equal, so that one of them tells both. */
function isUnchanged({ entities, edges, pairs }: TestedLineage): boolean {
  return (
    entities.every(({ shown }) => shown === 0 || shown === THROUGHOUT) &&
    [edges, pairs].every((steps) => steps.every(({ times }) => times === THROUGHOUT))
  );
}

/** Makes the outcome of two equal states from that of one. */
function madeBefore(outcome: TestOutcome): TestOutcome {
  return { ...outcome, made: 0, shown: outcome.shown.map((one) => ({ ...one, made: false })) };
}

function outcomeOf(test: LineageTest, context: TestContext): TestOutcome {
  const { name, level, existing, description = null, place, rule } = test;
  const known = { name, level, existing, description, place, sentence: ruleSentence(rule) };
  const why = skipReason(rule, context);
  const tally = newTally();
  if (why === undefined) run(rule, context, tally);
  const { violations, made, fixed } = tally;
  const limits = why === undefined ? [...limitsOf(rule, context), ...tally.limits] : [why];
  return {
    ...known,
    state: why === undefined ? (violations > 0 ? 'violated' : 'held') : 'skipped',
    selected: why === undefined ? selectedCounts(rule, context) : [],
    violations,
    made: context.lineage.compared ? made : null,
    fixed,
    shown: shownViolations(tally),
    limit: limits.length === 0 ? null : limits.join('; '),
  };
}

function run(rule: TestRule, context: TestContext, tally: Tally): void {
  const tested = { items: itemsOf(rule, context), context };
  switch (rule.kind) {
    case 'path':
      testForbiddenPath(rule, tested, tally);
      break;
    case 'cycle':
      testCycles(context, tally);
      break;
    case 'require':
      testRequirement(rule, context, tally);
      break;
    case 'only':
      testOnlySources(rule, tested, tally);
      break;
  }
}

function itemsOf(rule: TestRule, { entities, columns }: TestContext): Items {
  return rule.kind !== 'require' && isAboutColumns(rule) ? columns() : entities;
}

function selectedCounts(rule: TestRule, context: TestContext): readonly SelectedCount[] {
  const { select } = itemsOf(rule, context);
  return selectorsOf(rule).map(({ role, selector }) => ({
    role,
    count: markedItems(select(selector, AFTER)).length,
  }));
}
