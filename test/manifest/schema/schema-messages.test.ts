import { test } from 'vitest';
import { expectMistakes, type Mistakes } from '../../support/manifest/expect-mistakes.js';
import { readBesideDatasets } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const names: Mistakes = {
  'a short name with a dot': 'version: 1\ndatasets:\n  a.b: {urn: x}\n',
  'a short name with a digit first': 'version: 1\ndatasets:\n  2024: {urn: x}\n',
  'a short name with other letters': 'version: 1\ndatasets:\n  ünïa: {urn: x}\n',
  'a short name with too many other letters': 'version: 1\ndatasets:\n  ünï: {urn: x}\n',
  'an empty short name': 'version: 1\ndatasets:\n  "": {urn: x}\n',
  'a comma in a name': dataset('{name: "a,b"}'),
  'a bracket in an instance': dataset('{name: a, platformInstance: eu(1)}'),
  'a separator in a default': 'version: 1\ndefaults: {platform: "a\u241Fb"}\n',
  'an urn in place of a platform': dataset('{name: a, platform: urn:li:dataPlatform:dbt}'),
  'white space around a name': dataset('{name: " a.b "}'),
  'an empty name': dataset('{name: ""}'),
  'a control character in a name': dataset('{name: "a\\0b"}'),
  'an urn of many parts in place of a name': dataset('{name: "urn:li:x:y:z"}'),
  'a column "*" in a schema': dataset('{name: a.b, create: true, columns: {"*": date}}'),
  'an empty column in a schema': dataset('{name: a.b, create: true, columns: {"": date}}'),
  'an empty downstream column': mapping('"": raw.amount'),
  'a name in place of a short name': entry('downstream: shop.daily', 'upstreams: [raw]'),
  'an urn in place of a short name': entry('downstream: daily', 'upstreams: ["urn:li:x", raw]'),
  'white space in a short name': entry('downstream: daily', 'upstreams: [raw orders, raw]'),
  'a column without its dataset': mapping('total: amount'),
  'a wildcard in place of one column': mapping('total: raw.*'),
  'one column in place of a wildcard': mapping('"*": raw.amount'),
  'a dataset in place of its columns': mapping('"*": {from: [raw]}'),
  'nonsense for columns': mapping('"*": "?"'),
  'one column in place of a wildcard, in the long form': mapping(
    '"*": {dataset: raw, column: amount}',
  ),
};

test('mistakes of names and references', () => expectMistakes('names', names, readBesideDatasets));
