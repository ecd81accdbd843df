import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import type { Located } from './located.js';
import { hasWords, malformed } from './malformed.js';
import { cut, quote, quoteList } from './quote.js';
import { type Spot, visiblePlace } from './spot.js';
import { unsupportedVersion } from './unsupported-version.js';
import { wrongType } from './wrong-type.js';

/** What is wrong with one value, its keys aside. */
export function valueFindings(errors: readonly ErrorObject[], spot: Spot, definitions: ReadonlyMap<unknown, string>): readonly Finding[] {
  const own = errors.filter(({ propertyName }) => propertyName === undefined);
  const types = own.filter(({ keyword }) => keyword === 'type');
  if (types.length > 0) return [wrongType(new Set(types.flatMap(typesOf)), spot)];
  return own.flatMap((error) => valueFinding(error, spot, definitions.get(error.parentSchema)));
}

function valueFinding({ keyword, params }: ErrorObject, spot: Spot, definition: string | undefined): readonly Finding[] {
  const text = textOf(spot.node);
  const place = visiblePlace(spot);
  switch (keyword) {
    case 'enum':
      return [hasWords(definition) ? malformed(definition, text, place) : unknownValue(params['allowedValues'], text, place)];
    case 'const':
      return [definition === 'version' ? unsupportedVersion(params['allowedValue'], spot) : malformed(definition, text, place)];
    case 'pattern':
    case 'format':
    case 'minLength':
      return [malformed(definition, text, place)];
    case 'minimum':
      return [finding('out-of-range', { message: `${cut(text)} is too small: write at least ${params['limit']}`, place })];
    case 'maximum':
      return [finding('out-of-range', { message: `${cut(text)} is too large: write at most ${params['limit']}`, place })];
    case 'minItems':
    case 'minProperties':
      return [finding('nothing-listed', { message: 'nothing stands here: fill it or remove the key', place })];
    default:
      // Of keys, or of a branch whose own errors say more.
      return [];
  }
}

function unknownValue(allowed: readonly string[], text: string, place: Place): Finding {
  const suggestion = didYouMean(text, allowed);
  const hint = suggestion === undefined ? `write ${quoteList(allowed)}` : `did you mean ${quote(suggestion)}?`;
  return finding('unknown-value', { message: `${quote(text)} is not known here: ${hint}`, place, suggestion });
}

/** One type, or the list of those that would do. */
function typesOf({ schema }: ErrorObject): readonly string[] {
  return Array.isArray(schema) ? schema : [String(schema)];
}

function textOf(node: Located): string {
  return node.kind === 'scalar' ? node.text : `a ${node.kind}`;
}
