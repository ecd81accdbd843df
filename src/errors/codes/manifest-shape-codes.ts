import type { CodeEntry } from '../code-entry.js';

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
  'unknown-key': {
    code: 'HW2020',
    level: 'error',
    title: 'unknown key',
    explanation:
      'The key has no meaning here. It is refused rather than ignored, since a mistyped key would silently have no effect.',
  },
  'missing-key': {
    code: 'HW2021',
    level: 'error',
    title: 'missing key',
    explanation: 'The mapping lacks a key that it needs.',
  },
  'conflicting-keys': {
    code: 'HW2022',
    level: 'error',
    title: 'keys that exclude each other',
    explanation:
      'An urn identifies a dataset completely. Name the dataset either by its urn or by platform, name, env and instance.',
  },
  'wrong-type': {
    code: 'HW2023',
    level: 'error',
    title: 'value of the wrong type',
    explanation:
      'The value has the wrong type, such as a text instead of a list, or a number instead of a text. Quotes make any value a text.',
  },
  'unknown-value': {
    code: 'HW2024',
    level: 'error',
    title: 'value that is not known',
    explanation: 'Only certain words are allowed here. Write one of them exactly as listed.',
  },
  'out-of-range': {
    code: 'HW2025',
    level: 'error',
    title: 'number out of range',
    explanation:
      'The number is smaller or larger than allowed here. Confidence goes from 0 to 1, a percentage from 0 to 100.',
  },
  'nothing-listed': {
    code: 'HW2026',
    level: 'error',
    title: 'empty list or mapping',
    explanation: 'An empty list or mapping has no meaning here. Fill it or remove its key.',
  },
  'malformed-text': {
    code: 'HW2027',
    level: 'error',
    title: 'text of the wrong form',
    explanation:
      'The text does not have the form that this kind of name, tag or date needs. No text may hold control characters; only transforms, descriptions and reasons may hold new lines and tabs.',
  },
  'unsupported-version': {
    code: 'HW2028',
    level: 'error',
    title: 'unsupported format version',
    explanation: 'This version of Headwater reads format version 1, written as the number 1.',
  },
  'unknown-env': {
    code: 'HW2029',
    level: 'error',
    title: 'unknown environment',
    explanation:
      'The environment is part of the urn, and DataHub knows a fixed list of them (FabricType), in capital letters: PROD, DEV and so on.',
  },
  'reserved-character': {
    code: 'HW2030',
    level: 'error',
    title: 'reserved character',
    explanation:
      'Commas, round brackets and U+241F separate the parts of an urn, so no part may hold them. Catalogs store them percent-encoded.',
  },
  'malformed-reference': {
    code: 'HW2031',
    level: 'error',
    title: 'malformed reference',
    explanation:
      'A dataset is a short name or an object with name or urn. A column is short_name.column, or an object with dataset and column.',
  },
  'misused-wildcard': {
    code: 'HW2032',
    level: 'error',
    title: 'misused "*"',
    explanation:
      'The key "*" takes every column of an upstream, written short_name.*; any other key takes single columns.',
  },
  'refused-transform': {
    code: 'HW2033',
    level: 'error',
    title: 'transform without a meaning',
    explanation:
      'For the catalog, an empty transform, NONE and no transform are the same. Leave the key out.',
  },
};
