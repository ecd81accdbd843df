import { type Finding, finding } from '../../errors/finding.js';
import {
  isEmptyNode,
  type KeyedNode,
  type LocatedNode,
  type LocatedScalar,
  visiblePlace,
} from '../../yaml/located-node.js';
import { joinWithOr, quote, truncate } from '../yaml/quote.js';

/** Builds the finding for a value that has none of the types in the schema. */
export function wrongType(expected: ReadonlySet<string>, keyed: KeyedNode): Finding {
  const { node } = keyed;
  const wanted = joinWithOr(
    [...typeNames].filter(([type]) => expected.has(type)).map(([, words]) => words),
  );
  return finding('wrong-type', {
    message: isEmptyNode(node)
      ? `the value is missing: write ${wanted}, or remove the key`
      : `this should be ${wanted}, not ${describeNode(node)}`,
    place: visiblePlace(keyed),
    suggestion: node.kind === 'scalar' ? repair(expected, node) : undefined,
  });
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a mapping'],
]);

function describeNode(node: LocatedNode): string {
  switch (node.kind) {
    case 'list':
      return 'a list';
    case 'map':
      return 'a mapping';
    case 'scalar':
      return typeof node.value === 'string' ? `the text ${quote(node.text)}` : truncate(node.text);
  }
}

/** The words that YAML 1.1 reads as booleans. */
const formerBooleans: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['true', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ['false', 'false'],
]);

/** Returns the same value in the expected type. Undefined if the conversion is not obvious. */
function repair(expected: ReadonlySet<string>, { value, text }: LocatedScalar): string | undefined {
  if (typeof value === 'string') {
    if (expected.has('array')) return `[${text}]`;
    if (expected.has('boolean')) return formerBooleans.get(text.toLowerCase());
    return expected.has('number') && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
  }
  return value !== null && expected.has('string') ? JSON.stringify(text) : undefined;
}
