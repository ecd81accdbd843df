import type { LineageTest, Selector, TestRule } from '../../../src/model/lineage-test.js';
import { at } from '../model/state-builders.js';

/** A test of a rule. Its name is the kind of the rule. */
export function testOf(rule: TestRule, more: Partial<LineageTest> = {}): LineageTest {
  return { name: rule.kind, level: 'error', existing: false, place: at(9), rule, ...more };
}

export function select(expression: string): Selector {
  return { kind: 'select', expression };
}

export const all: Selector = select('*');

/** All columns of the entities that an expression selects. */
export function columnsFrom(expression: string): Selector {
  return { kind: 'all', of: [select(expression), { kind: 'column', pattern: '*' }] };
}
