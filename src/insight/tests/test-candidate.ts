import type { JsonObject } from '../../model/json.js';
import type { LineageTest, Selector, TestRule } from '../../model/lineage-test.js';

/** A test that may be proposed if it holds. */
export interface TestCandidate {
  /** Candidates of one name are alternatives: the first that holds is proposed. */
  readonly name: string;
  readonly level: LineageTest['level'];
  readonly rule: TestRule;
  /** The rule and the level as YAML states them under the name. */
  readonly entry: JsonObject;
  /** The evidence in the lineage, as a sentence without a period. */
  readonly basis: string;
}

/** A selector, and its value in YAML. */
interface WrittenSelector {
  readonly selector: Selector;
  readonly written: string | readonly string[];
}

/** Selects what one of some expressions selects. */
export function selects(expressions: readonly string[]): WrittenSelector {
  const of = expressions.map((expression) => ({ kind: 'select', expression }) as const);
  const [only, ...others] = of;
  return only !== undefined && others.length === 0
    ? { selector: only, written: only.expression }
    : { selector: { kind: 'any', of }, written: expressions };
}

/** Makes a name of a test from words that may hold any characters. */
export function testName(...words: readonly string[]): string {
  const name = words.join('-').replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
}
