import { describe, test } from 'vitest';
import { markedText } from '../../support/manifest/marked-text.js';
import { expectMistake, type Mistake } from '../../support/manifest/mistake.js';
import { datasetsFile, readManifests } from '../../support/manifest/reading.js';
import { dataset, entry, mapping } from '../../support/manifest/snippets.js';

const names: readonly Mistake[] = [
  {
    title: 'a short name with a dot',
    text: 'version: 1\ndatasets:\n  ⟦a.b⟧: {urn: x}\n',
    code: 'malformed-text',
    suggestion: 'a_b',
  },
  {
    title: 'a short name with a digit first',
    text: 'version: 1\ndatasets:\n  ⟦2024⟧: {urn: x}\n',
    code: 'malformed-text',
    suggestion: '_2024',
  },
  {
    title: 'a short name with other letters',
    text: 'version: 1\ndatasets:\n  ⟦ünïa⟧: {urn: x}\n',
    code: 'malformed-text',
    suggestion: '_n_a',
  },
  {
    title: 'a short name with too many other letters',
    text: 'version: 1\ndatasets:\n  ⟦ünï⟧: {urn: x}\n',
    code: 'malformed-text',
  },
  {
    title: 'an empty short name',
    text: 'version: 1\ndatasets:\n  ⟦""⟧: {urn: x}\n',
    code: 'malformed-text',
  },
  {
    title: 'a comma in a name',
    text: dataset('{name: ⟦"a,b"⟧}'),
    code: 'reserved-character',
    suggestion: '"a%2Cb"',
  },
  {
    title: 'a bracket in an instance',
    text: dataset('{name: a, platformInstance: ⟦eu(1)⟧}'),
    code: 'reserved-character',
    suggestion: '"eu%281%29"',
  },
  {
    title: 'a separator in a default',
    text: 'version: 1\ndefaults: {platform: ⟦"a\u241Fb"⟧}\n',
    code: 'reserved-character',
    suggestion: '"a%E2%90%9Fb"',
  },
  {
    title: 'an urn in place of a platform',
    text: dataset('{name: a, platform: ⟦urn:li:dataPlatform:dbt⟧}'),
    code: 'malformed-text',
    suggestion: 'dbt',
  },
  {
    title: 'white space around a name',
    text: dataset('{name: ⟦" a.b "⟧}'),
    code: 'malformed-text',
    suggestion: 'a.b',
  },
  { title: 'an empty name', text: dataset('{name: ⟦""⟧}'), code: 'malformed-text' },
  {
    title: 'a control character in a name',
    text: dataset('{name: ⟦"a\\0b"⟧}'),
    code: 'malformed-text',
    suggestion: 'ab',
  },
  {
    title: 'an urn of many parts in place of a name',
    text: dataset('{name: ⟦"urn:li:x:y:z"⟧}'),
    code: 'malformed-text',
  },
  {
    title: 'a column "*" in a schema',
    text: dataset('{name: a.b, create: true, columns: {⟦"*"⟧: date}}'),
    code: 'malformed-text',
  },
  {
    title: 'an empty column in a schema',
    text: dataset('{name: a.b, create: true, columns: {⟦""⟧: date}}'),
    code: 'malformed-text',
  },
  {
    title: 'an empty downstream column',
    text: mapping('⟦""⟧: raw.amount'),
    code: 'malformed-text',
  },
  {
    title: 'a name in place of a short name',
    text: entry('downstream: ⟦shop.daily⟧', 'upstreams: [raw]'),
    code: 'malformed-reference',
    suggestion: '{name: shop.daily}',
  },
  {
    title: 'an urn in place of a short name',
    text: entry('downstream: daily', 'upstreams: [⟦"urn:li:x"⟧, raw]'),
    code: 'malformed-reference',
    suggestion: '{urn: "urn:li:x"}',
  },
  {
    title: 'white space in a short name',
    text: entry('downstream: daily', 'upstreams: [⟦raw orders⟧, raw]'),
    code: 'malformed-reference',
  },
  {
    title: 'a column without its dataset',
    text: mapping('total: ⟦amount⟧'),
    code: 'malformed-reference',
  },
  {
    title: 'a wildcard in place of one column',
    text: mapping('total: ⟦raw.*⟧'),
    code: 'misused-wildcard',
    suggestion: '"*"',
  },
  {
    title: 'one column in place of a wildcard',
    text: mapping('"*": ⟦raw.amount⟧'),
    code: 'misused-wildcard',
    suggestion: 'raw.*',
  },
  {
    title: 'a dataset in place of its columns',
    text: mapping('"*": {from: [⟦raw⟧]}'),
    code: 'misused-wildcard',
    suggestion: 'raw.*',
  },
  { title: 'nonsense for columns', text: mapping('"*": ⟦"?"⟧'), code: 'misused-wildcard' },
  {
    title: 'one column in place of a wildcard, in the long form',
    text: mapping('"*": {dataset: raw, column: ⟦amount⟧}'),
    code: 'misused-wildcard',
    suggestion: '"*"',
  },
];

describe('names and references', () => {
  test.each(names)('$title', (mistake) => {
    const marked = markedText(mistake.text);
    const { findings } = readManifests({
      'datasets.yaml': datasetsFile,
      'orders.yaml': marked.text,
    });
    expectMistake(
      findings.filter(({ level }) => level !== 'info'),
      mistake,
      marked,
    );
  });
});
