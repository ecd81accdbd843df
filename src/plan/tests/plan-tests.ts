import type { AddressBook } from '../document/address-book.js';
import type { TestOutcome } from '../document/test-outcome.js';
import type { PlanInput } from '../plan-input.js';
import { evaluateTests } from './evaluate-tests.js';
import type { PlannedChanges } from './read-lineage.js';
import { plannedLineage } from './read-lineage.js';

/** Runs the lineage tests on the lineage before and after a plan. */
export function runPlannedTests(
  { tests, observed, desired, settings }: PlanInput,
  changes: PlannedChanges,
  book: AddressBook,
): readonly TestOutcome[] {
  if (!tests) return [];
  const read = {
    facts: tests.facts,
    limits: tests.limits,
    readings: new Map([...tests.readings, ...observed.datasets]),
    schemas: new Map([...tests.schemas, ...observed.schemas]),
  };
  const context = { desired, columns: settings.columns, book };
  return evaluateTests(tests.tests, plannedLineage(read, changes, context), book);
}
