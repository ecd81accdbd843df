import type { LineageTest } from '../../model/lineage-test.js';
import type { AddressBook } from '../document/address-book.js';
import type { TestOutcome } from '../document/test-outcome.js';
import type { TestedLineage } from './tested-lineage.js';

/** Runs tests on lineage. Outcomes are in the order of the tests. */
export function evaluateTests(
  _tests: readonly LineageTest[],
  _lineage: TestedLineage,
  _book: AddressBook,
): readonly TestOutcome[] {
  return [];
}
