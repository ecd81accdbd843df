import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean, onlyMeaning } from '../../errors/did-you-mean.js';
import { type Finding, finding } from '../../errors/finding.js';
import {
  isEmptyNode,
  type KeyedNode,
  type LocatedNode,
  visiblePlace,
} from '../../yaml/located-node.js';
import { quote, quoteList, truncate } from '../../yaml/quote.js';
import { hasSchemaMessage, schemaFinding } from './schema-messages.js';
import { definitionOf } from './shapes.js';
import { wrongType } from './wrong-type.js';

/** Finds the mistakes of one value. keyFindings() finds the mistakes of its keys. */
export function valueFindings(
  errors: readonly ErrorObject[],
  keyed: KeyedNode,
): readonly Finding[] {
  const own = errors.filter(({ propertyName }) => propertyName === undefined);
  const types = own.filter(({ keyword }) => keyword === 'type');
  const [first] = types;
  const allowed = types.flatMap(({ schema }) => (Array.isArray(schema) ? schema : String(schema)));
  if (first !== undefined) return [wrongType(new Set<string>(allowed), keyed, first.instancePath)];
  return own.flatMap((error) => valueFinding(error, keyed, definitionOf(error)));
}

function valueFinding(
  { keyword, params, instancePath }: ErrorObject,
  keyed: KeyedNode,
  definition: string | undefined,
): readonly Finding[] {
  const text = describeNode(keyed.node);
  const place = visiblePlace(keyed);
  switch (keyword) {
    case 'enum':
      return [
        hasSchemaMessage(definition)
          ? schemaFinding(definition, text, place)
          : unknownValue(params['allowedValues'], text, keyed, instancePath),
      ];
    case 'const':
      return [
        definition === 'version'
          ? unsupportedVersion(params['allowedValue'], keyed)
          : schemaFinding(definition, text, place),
      ];
    case 'pattern':
    case 'multipleOf':
    case 'format':
    case 'minLength':
      return [schemaFinding(definition, text, place)];
    case 'minimum':
    case 'maximum': {
      const [fault, bound] = keyword === 'minimum' ? ['small', 'least'] : ['large', 'most'];
      const message = `${truncate(text)} is too ${fault}: write at ${bound} ${params['limit']}`;
      return [finding('out-of-range', { message, place })];
    }
    case 'minItems':
    case 'minProperties':
      return [
        finding('nothing-listed', {
          message: 'the value is empty: fill it or remove the key',
          place,
        }),
      ];
    default:
      // The error is about keys, or about a branch whose own errors say more.
      return [];
  }
}

function unknownValue(
  allowed: readonly string[],
  text: string,
  keyed: KeyedNode,
  pointer: string,
): Finding {
  const place = visiblePlace(keyed);
  const native = /\/columns\/[^/]+(\/type)?$/.exec(pointer);
  const type = native && nativeTypes.find(([, known]) => known.test(text))?.[0];
  if (type) {
    const both = `type: ${type}, nativeType: ${/[^\w ]/.test(text) ? JSON.stringify(text) : text}`;
    const isMapping = native[1] !== undefined;
    return finding('unknown-value', {
      message: `${quote(text)} is a type of a database, which the catalog keeps beside its own: write ${isMapping ? both : `{${both}}`}`,
      place,
      ...(!isMapping && { suggestion: `{${both}}`, fix: `{${both}}` }),
    });
  }
  const suggestion = didYouMean(text, allowed);
  const hint =
    suggestion === undefined ? `write ${quoteList(allowed)}` : `did you mean ${quote(suggestion)}?`;
  return finding('unknown-value', {
    message: `${quote(text)} is not known here: ${hint}`,
    place,
    suggestion,
    fix: onlyMeaning(text, allowed),
  });
}

/** The types of common databases, by the type of DataHub that stands for them. */
const nativeTypes: readonly (readonly [type: string, native: RegExp])[] = [
  ['string', /^(?:n?(?:var)?char2?|character(?: varying)?|text|str|clob|uuid)\b/i],
  ['number', /^(?:(?:tiny|small|big)?int(?:eger)?\d*|decimal|numeric|float\d*|double|real)\b/i],
  ['boolean', /^bool\b/i],
  ['time', /^(?:timestamp\w*|datetime)\b/i],
  ['bytes', /^(?:(?:var)?binary|blob|bytea)\b/i],
];

function describeNode(node: LocatedNode): string {
  return node.kind === 'scalar' ? node.text : `a ${node.kind}`;
}

/** Builds the finding for a format version that is not the number in the schema. */
function unsupportedVersion(wanted: unknown, keyed: KeyedNode): Finding {
  const version = String(wanted);
  return finding('unsupported-version', {
    message: messageFor(version, keyed),
    place: visiblePlace(keyed),
    suggestion: version,
  });
}

function messageFor(version: string, { node }: KeyedNode): string {
  if (isEmptyNode(node)) return `the format version is missing: write version: ${version}`;
  if (node.kind !== 'scalar')
    return `the format version is a number, not a ${node.kind === 'list' ? 'list' : 'mapping'}: write version: ${version}`;
  const { value, text } = node;
  if (typeof value !== 'string')
    return `format version ${truncate(text)} is not supported: write version: ${version}`;
  // Text and number look alike in a message, so the hint has to name the difference.
  const repair =
    Number(value) === Number(version)
      ? `write the number ${version}, without quotes`
      : `write version: ${version}`;
  return `the format version is a number, not the text ${quote(text)}: ${repair}`;
}
