import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatasetUrn, datasetUrn } from '../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import {
  columnParts,
  columnUrn,
  isColumnOf,
  parseColumnUrn,
  parseSchemaFieldUrn,
  schemaFieldUrn,
} from '../../src/urn/schema-field-urn.js';

function dataset(namespace: string): DatasetUrn {
  const urn = datasetUrn({ platform: 'hive', name: 'shop.orders', env: 'PROD', namespace });
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

/**
 * Any path that does not look encoded already. White space at its end is safe, since a bracket
 * follows it in the urn.
 */
const fieldPath = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !/%2C|%28|%29|%E2%90%9F/.test(text));

test('a field path round-trips in an urn, whatever characters it has', () => {
  fc.assert(
    fc.property(fieldPath, fc.constantFrom('li', 'acme'), (path, namespace) => {
      const urn = schemaFieldUrn(dataset(namespace), path);
      expect(urn.startsWith(`urn:${namespace}:schemaField:(`)).toBe(true);
      expect(parseSchemaFieldUrn(urn)).toEqual({
        ok: true,
        value: { dataset: dataset(namespace), fieldPath: path },
      });
    }),
  );
});

test('only reserved characters are encoded', () => {
  expect(schemaFieldUrn(dataset('li'), 'sum(a, b)␟100%.[type=x]')).toBe(
    `urn:li:schemaField:(${dataset('li')},sum%28a%2C b%29%E2%90%9F100%.[type=x])`,
  );
});

test('a path of version 2 is in the urn as it is', () => {
  const path = '[version=2.0].[key=True].[type=E].[type=string].a';
  expect(schemaFieldUrn(dataset('li'), path)).toBe(`urn:li:schemaField:(${dataset('li')},${path})`);
});

test('the reason of a rejection names the mistake', () => {
  const reason = (text: string): string | undefined => {
    const urn = parseSchemaFieldUrn(text);
    return urn.ok ? undefined : urn.problem;
  };
  expect(reason('nothing')).toContain('not of the form');
  expect(reason(dataset('li'))).toContain('type dataset');
  expect(reason(`urn:li:schemaField:(${dataset('li')})`)).toContain('two parts');
  expect(reason('urn:li:schemaField:(urn:li:chart:(a,b),c)')).toContain('type chart');
  expect(reason(`urn:acme:schemaField:(${dataset('li')},a)`)).toContain('"acme"');
});

test('a column of a chart is parsed where columns of all kinds are', () => {
  const chart = 'urn:li:chart:(looker,1)' as EntityUrn;
  const field = columnUrn(chart, 'total (net)');
  expect(parseSchemaFieldUrn(field).ok).toBe(false);
  expect(parseColumnUrn(field)).toEqual({
    ok: true,
    value: { parent: chart, fieldPath: 'total (net)' },
  });
  expect(isColumnOf(field, chart)).toBe(true);
  expect(isColumnOf(field, 'urn:li:chart:(looker,12)' as EntityUrn)).toBe(false);
});

test('a column of anything else is no column', () => {
  expect(columnParts(columnUrn('urn:li:chart:(looker,1)', 'a')).fieldPath).toBe('a');
  expect(parseColumnUrn('urn:li:schemaField:(urn:li:tag:x,a)').ok).toBe(false);
  expect(parseColumnUrn('urn:li:tag:x').ok).toBe(false);
  expect(parseColumnUrn('text').ok).toBe(false);
});
