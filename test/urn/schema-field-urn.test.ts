import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatasetUrn, datasetUrn } from '../../src/urn/dataset-urn.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../src/urn/schema-field-urn.js';

function dataset(namespace: string): DatasetUrn {
  const urn = datasetUrn({ platform: 'hive', name: 'shop.orders', env: 'PROD', namespace });
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

/** White space at the end of the whole urn is the only thing that no path may bring about; a bracket follows it. */
const fieldPath = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !/%2C|%28|%29|%E2%90%9F/.test(text));

test('a field path survives in an urn, whatever characters it has', () => {
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

test('reserved characters are encoded, and nothing else', () => {
  expect(schemaFieldUrn(dataset('li'), 'sum(a, b)␟100%.[type=x]')).toBe(
    `urn:li:schemaField:(${dataset('li')},sum%28a%2C b%29%E2%90%9F100%.[type=x])`,
  );
});

test('a path of version 2 stands in the urn as it is', () => {
  const path = '[version=2.0].[key=True].[type=E].[type=string].a';
  expect(schemaFieldUrn(dataset('li'), path)).toBe(`urn:li:schemaField:(${dataset('li')},${path})`);
});

test('the reason of a refusal names what is wrong', () => {
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
