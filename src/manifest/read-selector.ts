import { facts, type Selector } from '../model/lineage-test.js';
import {
  type LocatedEntry,
  type LocatedNode,
  listItems,
  mapEntries,
} from '../yaml/located-node.js';
import { present, readBoolean, readText } from './read-values.js';

/** Reads a selector and leaves out malformed parts. A malformed selector has no parts. */
export function readSelector(node: LocatedNode | undefined): Selector {
  const expression = readText(node);
  if (expression !== undefined) return { kind: 'select', expression };
  return node?.kind === 'list'
    ? anyOf(node.items.map(readSelector))
    : joined('all', mapEntries(node).map(readKey));
}

/** Reads one key of a selector. An unknown key has no parts. */
function readKey({ key, value }: LocatedEntry): Selector {
  if (key === 'not') return { kind: 'not', of: readSelector(value) };
  if (key === 'select')
    return anyOf(readTexts(value).map((expression) => ({ kind: 'select', expression })));
  if (key === 'columns') {
    const patterns = readBoolean(value) === true ? ['*'] : readTexts(value);
    return anyOf(patterns.map((pattern) => ({ kind: 'column', pattern })));
  }
  return anyOf(
    facts
      .filter((fact) => fact === key)
      .flatMap((fact) => readTexts(value).map((pattern) => ({ kind: 'fact', fact, pattern }))),
  );
}

function anyOf(of: readonly Selector[]): Selector {
  return joined('any', of);
}

/** A selector of one part is that part. */
function joined(kind: 'any' | 'all', of: readonly Selector[]): Selector {
  const [first] = of;
  return first !== undefined && of.length === 1 ? first : { kind, of };
}

/** Reads a text, or a list of texts. Empty without one. */
export function readTexts(node: LocatedNode | undefined): readonly string[] {
  return present([readText(node), ...listItems(node).map(readText)]);
}
