import { type Finding, finding } from '../errors/finding.js';
import type { Located, LocatedScalar } from './located.js';
import { cut, orList, quote } from './quote.js';
import { isNothing, type Spot, visiblePlace } from './spot.js';

/** What to say where a value is not of any of the types that JSON Schema would take there. */
export function wrongType(expected: ReadonlySet<string>, spot: Spot): Finding {
  const { node } = spot;
  const wanted = orList([...typeWords].filter(([type]) => expected.has(type)).map(([, words]) => words));
  return finding('wrong-type', {
    message: isNothing(node) ? `nothing stands here: write ${wanted}, or remove the key` : `this should be ${wanted}, not ${spell(node)}`,
    place: visiblePlace(spot),
    suggestion: node.kind === 'scalar' ? repair(expected, node) : undefined,
  });
}

const typeWords: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a mapping'],
]);

function spell(node: Located): string {
  switch (node.kind) {
    case 'list':
      return 'a list';
    case 'map':
      return 'a mapping';
    case 'scalar':
      return typeof node.value === 'string' ? `the text ${quote(node.text)}` : cut(node.text);
  }
}

/** The words that YAML 1.1 took for booleans. */
const formerBooleans: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['true', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ['false', 'false'],
]);

/** The same value in the type that is wanted, where that is plain. */
function repair(expected: ReadonlySet<string>, { value, text }: LocatedScalar): string | undefined {
  if (typeof value === 'string') {
    if (expected.has('array')) return `[${text}]`;
    if (expected.has('boolean')) return formerBooleans.get(text.toLowerCase());
    return expected.has('number') && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
  }
  return value !== null && expected.has('string') ? JSON.stringify(text) : undefined;
}
