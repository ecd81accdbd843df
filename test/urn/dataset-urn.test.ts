import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asDatasetUrn,
  type DatasetUrnInput,
  datasetUrn,
  fabricTypes,
  filterDatasetUrns,
  MAX_URN_BYTES,
  parseDatasetUrn,
} from '../../src/urn/dataset-urn.js';

const RESERVED = /[,()␟]/;

/** Characters of a name: short enough for the length limit even if each becomes nine bytes. */
const plain = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => !RESERVED.test(text) && text === text.trim());
const namespace = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const env = fc.constantFrom(...fabricTypes);

const input: fc.Arbitrary<DatasetUrnInput> = fc.record({
  platform: plain,
  name: plain,
  env,
  namespace,
});

test('a built urn is parsed into the same parts', () => {
  fc.assert(
    fc.property(input, (parts) => {
      const urn = datasetUrn(parts);
      expect(urn.ok && parseDatasetUrn(urn.value)).toEqual({ ok: true, value: parts });
    }),
  );
});

test('a name with a reserved character is rejected', () => {
  fc.assert(
    fc.property(plain, fc.constantFrom(',', '(', ')', '␟'), plain, (before, reserved, after) => {
      expect(
        datasetUrn({ platform: 'hive', name: before + reserved + after, env: 'PROD' }).ok,
      ).toBe(false);
      expect(datasetUrn({ platform: before + reserved + after, name: 'a', env: 'PROD' }).ok).toBe(
        false,
      );
    }),
  );
});

test('no text makes the parser throw, and an accepted text round-trips', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `urn:li:dataset:(urn:li:dataPlatform:${rest},PROD)`),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parts = parseDatasetUrn(text);
      if (parts.ok) expect(datasetUrn(parts.value)).toEqual({ ok: true, value: text });
    }),
  );
});

test('the instance of a platform becomes the prefix of the name', () => {
  expect(datasetUrn({ platform: 'hive', name: 't', env: 'DEV', platformInstance: 'eu' })).toEqual({
    ok: true,
    value: 'urn:li:dataset:(urn:li:dataPlatform:hive,eu.t,DEV)',
  });
});

test('the default namespace is li', () => {
  expect(datasetUrn({ platform: 'hive', name: 't', env: 'PROD' })).toMatchObject({
    value: expect.stringMatching(/^urn:li:dataset:\(urn:li:/),
  });
  expect(datasetUrn({ platform: 'hive', name: 't', env: 'PROD', namespace: 'acme' })).toMatchObject(
    {
      value: 'urn:acme:dataset:(urn:acme:dataPlatform:hive,t,PROD)',
    },
  );
  expect(datasetUrn({ platform: 'hive', name: 't', env: 'PROD', namespace: 'a:b' }).ok).toBe(false);
});

test.each([
  ['a', 1],
  ['.-*_', 4],
  [' x', 2],
  ['~', 3],
  ["!'", 6],
  ['/', 3],
  ['ä', 6],
  ['数', 9],
  ['😀', 12],
])('the length limit counts %j like the server: %i bytes', (text, bytes) => {
  // The parts around the name: "urn:li:dataset:(urn:li:dataPlatform:hive," and ",PROD)". Each
  // colon, bracket and comma takes three bytes.
  const around =
    'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2C'.length + '%2CPROD%29'.length;
  const fill = MAX_URN_BYTES - around - bytes - 1;
  const name = `x${text}${'y'.repeat(fill)}`;
  expect(datasetUrn({ platform: 'hive', name, env: 'PROD' })).toMatchObject({ ok: true });
  expect(datasetUrn({ platform: 'hive', name: `${name}y`, env: 'PROD' })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('512'),
  });
});

test('half a surrogate pair is counted and does not throw', () => {
  expect(asDatasetUrn('urn:li:dataset:(urn:li:dataPlatform:hive,\ud83d,PROD)').ok).toBe(true);
});

test('the reason of a rejection names the wrong part', () => {
  const reasons = (text: string): string | undefined => {
    const urn = asDatasetUrn(text);
    return urn.ok ? undefined : urn.problem;
  };
  expect(reasons('urn:li:chart:(a,b)')).toContain('type chart');
  expect(reasons('urn:li:dataset:(urn:li:dataPlatform:hive,t)')).toContain('three parts');
  expect(reasons('urn:li:dataset:(hive,t,PROD)')).toContain('"hive"');
  expect(reasons('urn:li:dataset:(urn:li:dataPlatform:hive,t,prod)')).toContain('"prod"');
  expect(reasons('urn:li:dataset:(urn:x:dataPlatform:hive,t,PROD)')).toContain('"x"');
  expect(reasons('urn:li:dataset:(urn:li:dataPlatform:hive,t ,PROD)')).toContain('"t "');
});

test('a filter keeps the datasets, in their order', () => {
  const one = 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)';
  const other = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
  expect(filterDatasetUrns([one, 'urn:li:chart:(looker,1)', other, ''])).toEqual([one, other]);
});
