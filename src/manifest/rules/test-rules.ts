import type { Finding } from '../../errors/finding.js';
import { type LineageTest, selectorParts, selectorsOf } from '../../model/lineage-test.js';
import { quote } from '../../yaml/quote.js';
import type { DeclaredStack } from '../declared-stack.js';
import { findConflicts } from './conflicts.js';

/** Finds lineage tests with the name of another test. */
export function duplicateTest({ tests }: DeclaredStack): readonly Finding[] {
  return findConflicts('duplicate-test', tests, {
    key: ({ name }) => name,
    meaning: (test) => test,
    placeOf: ({ place }) => place,
    details: ({ name }) => ({
      message: `another test has the name ${quote(name)} too: rename one of them`,
    }),
  });
}

/** Lists the expressions of the selectors of tests, without the edges that they follow. */
export function testedNames(tests: readonly LineageTest[]): readonly string[] {
  return tests
    .flatMap(({ rule }) => selectorsOf(rule))
    .flatMap(({ selector }) => selectorParts(selector))
    .flatMap((part) =>
      part.kind === 'select' ? [part.expression.replaceAll(/^\d*\+|\+\d*$/g, '')] : [],
    );
}
