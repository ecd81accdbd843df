import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of keys and values. */
export type ManifestShapeCodeName =
  | 'unknown-key'
  | 'missing-key'
  | 'conflicting-keys'
  | 'wrong-type'
  | 'unknown-value'
  | 'out-of-range'
  | 'nothing-listed'
  | 'malformed-text'
  | 'unsupported-version'
  | 'unknown-env'
  | 'reserved-character'
  | 'malformed-reference'
  | 'misused-wildcard'
  | 'refused-transform';

/** Findings where a manifest or the settings break their JSON Schema (HW202. and HW203.). */
export const manifestShapeCodes: Readonly<Record<ManifestShapeCodeName, CodeEntry>> = {
  'unknown-key': error(
    'HW2020',
    'unknown key',
    'The key has no meaning here. It is refused rather than ignored, since a mistyped key would silently have no effect.',
  ),
  'missing-key': error('HW2021', 'missing key', 'The mapping lacks a key that it needs.'),
  'conflicting-keys': error(
    'HW2022',
    'keys that exclude each other',
    'An urn identifies a dataset completely. Name the dataset either by its urn or by platform, name, env and instance.',
  ),
  'wrong-type': error(
    'HW2023',
    'value of the wrong type',
    'The value has the wrong type, such as a text instead of a list, or a number instead of a text. Quotes make any value a text.',
  ),
  'unknown-value': error(
    'HW2024',
    'value that is not known',
    'Only certain words are allowed here. Write one of them exactly as listed.',
  ),
  'out-of-range': error(
    'HW2025',
    'number out of range',
    'The number is smaller or larger than allowed here. Confidence goes from 0 to 1, a percentage from 0 to 100.',
  ),
  'nothing-listed': error(
    'HW2026',
    'empty list or mapping',
    'An empty list or mapping has no meaning here. Fill it or remove its key.',
  ),
  'malformed-text': error(
    'HW2027',
    'text of the wrong form',
    'The text does not have the form that this kind of name, tag or date needs. No text may hold control characters; only transforms, descriptions and reasons may hold new lines and tabs.',
  ),
  'unsupported-version': error(
    'HW2028',
    'unsupported format version',
    'This version of Headwater reads format version 1, written as the number 1.',
  ),
  'unknown-env': error(
    'HW2029',
    'unknown environment',
    'The environment is part of the urn, and DataHub knows a fixed list of them (FabricType), in capital letters: PROD, DEV and so on.',
  ),
  'reserved-character': error(
    'HW2030',
    'reserved character',
    'Commas, round brackets and U+241F separate the parts of an urn, so no part may hold them. Catalogs store them percent-encoded.',
  ),
  'malformed-reference': error(
    'HW2031',
    'malformed reference',
    'A dataset is a short name or an object with name or urn. A column is short_name.column, or an object with dataset and column.',
  ),
  'misused-wildcard': error(
    'HW2032',
    'misused "*"',
    'The key "*" takes every column of an upstream, written short_name.*; any other key takes single columns.',
  ),
  'refused-transform': error(
    'HW2033',
    'transform without a meaning',
    'For the catalog, an empty transform, NONE and no transform are the same. Leave the key out.',
  ),
};
