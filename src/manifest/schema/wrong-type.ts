import { type Finding, finding } from '../../errors/finding.js';
import {
  isEmptyNode,
  type KeyedNode,
  type LocatedNode,
  type LocatedScalar,
  visiblePlace,
} from '../../yaml/located-node.js';
import { joinWithOr, quote, truncate } from '../../yaml/quote.js';

/**
 * Builds the finding for a value that has none of the types in the schema.
 *
 * @param pointer the JSON pointer to the value
 */
export function wrongType(
  expected: ReadonlySet<string>,
  keyed: KeyedNode,
  pointer: string,
): Finding {
  const { node } = keyed;
  const suggestion = node.kind === 'scalar' ? repair(expected, node, pointer) : undefined;
  const wanted = joinWithOr(
    [...typeNames].filter(([type]) => expected.has(type)).map(([, words]) => words),
  );
  return finding('wrong-type', {
    message: isEmptyNode(node)
      ? `the value is missing: write ${wanted}, or remove the key`
      : `this should be ${wanted}, not ${describeNode(node)}${howTo(node, pointer, suggestion)}`,
    place: visiblePlace(keyed),
    suggestion,
    fix: suggestion,
  });
}

/** Says what to write instead, where that is known. */
function howTo(node: LocatedNode, pointer: string, suggestion: string | undefined): string {
  if (node.kind === 'map' && pointer === '/lineage')
    return ': begin each entry with "- downstream: NAME"';
  return suggestion === undefined ? '' : `: write ${suggestion}`;
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
  ...['yes', 'on', 'true'].map((word) => [word, 'true'] as const),
  ...['no', 'off', 'false'].map((word) => [word, 'false'] as const),
]);

/** Returns the same value in the expected type. Undefined if the conversion is not obvious. */
function repair(
  expected: ReadonlySet<string>,
  { value, text }: LocatedScalar,
  pointer: string,
): string | undefined {
  if (typeof value === 'string') {
    if (/^\/datasets\/[^/]+$/.test(pointer)) return datasetOf(text);
    if (expected.has('array')) return `[${text}]`;
    if (expected.has('boolean')) return formerBooleans.get(text.toLowerCase());
    return expected.has('number') && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
  }
  return value !== null && expected.has('string') ? JSON.stringify(text) : undefined;
}

/** Writes a dataset that is given as an urn, as `platform:name` or by its name. */
function datasetOf(text: string): string | undefined {
  if (text.startsWith('urn:')) return `{urn: ${JSON.stringify(text)}}`;
  const [, platform, name = ''] = /^(?:([A-Za-z][\w-]*):)?([\w.-]+)$/.exec(text) ?? [];
  if (name === '') return undefined;
  return platform === undefined ? `{name: ${name}}` : `{platform: ${platform}, name: ${name}}`;
}
