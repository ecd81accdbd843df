import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { scalarText } from '../../src/yaml/scalar-text.js';
import { campaignRuns } from '../campaigns/campaign.js';

const versions = ['1.1', '1.2'] as const;

test.each([
  'orders',
  'raw.public.orders',
  'amount * rate',
  'sum(amount)',
  'a#b',
  'a:b',
  'urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)',
  'it\'s "so"',
  '3d',
  '1.2.3-beta',
  '2026-1',
  'nope',
  '日本',
])('the text %s needs no quotes', (text) => {
  expect(scalarText(text, false)).toBe(text);
});

test.each([
  ...['', ' a', 'a ', 'a: b', 'a:', 'a #b', '- a', '-', '? a', ': a', '---', '#a', '&a', '*', '!a'],
  ...['|', '>', "'a'", '%a', '@a', '`a`', '[a]', '{a}', ',a', ']', '}'],
  ...['y', 'NO', 'On', 'off', 'True', 'null', '~', '<<', '='],
  ...['1', '-1', '+1', '012', '0o17', '0x1F', '0b11', '1_000', '1.5', '.5', '1.', '1e3', '1.5e-3'],
  ...['12:30', '12:30:45.5', '.inf', '-.INF', '.NaN', '2026-11-24', '2026-11-24T10:00:00Z'],
])('the text %j gets double quotes', (text) => {
  expect(scalarText(text, false)).toBe(JSON.stringify(text));
});

test.each(['a, b', 'a[0]', '{x}', 'a:b', '-x', '?x'])(
  'the text %s gets double quotes between brackets alone',
  (text) => {
    expect(scalarText(text, false)).toBe(text === '{x}' ? '"{x}"' : text);
    expect(scalarText(text, true)).toBe(JSON.stringify(text));
  },
);

test('a text with double quotes gets single ones, unless it has single ones too', () => {
  expect(scalarText('"a": \\b', false)).toBe(`'"a": \\b'`);
  expect(scalarText(`"it's"`, false)).toBe(`"\\"it's\\""`);
  expect(scalarText('"\t', false)).toBe('"\\"\\t"');
});

test('characters that are not printed are escaped', () => {
  expect(scalarText('a\tb\nc\u0085\u2028\uFEFF\u007f', false)).toBe(
    '"a\\tb\\nc\\u0085\\u2028\\ufeff\\u007f"',
  );
});

test('YAML 1.1 and YAML 1.2 read every text as it was, as a value and as a key, with and without brackets', () => {
  const characters = fc.constantFrom(
    ...'-+._:,=<>~#&*!|?%@`\'"[]{}\\ \n\t0123456789abeEnNyxoT\u0085é',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: characters, maxLength: 8 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const version of versions) {
        const options = { version };
        expect(parse(`k: ${scalarText(text, false)}\n`, options)).toEqual({ k: text });
        expect(parse(`- ${scalarText(text, false)}\n`, options)).toEqual([text]);
        expect(parse(`[${scalarText(text, true)}]`, options)).toEqual([text]);
        if (text === '__proto__') continue;
        expect(parse(`${scalarText(text, false)}: 1\n`, options)).toEqual({ [text]: 1 });
        expect(parse(`{${scalarText(text, true)}: 1}`, options)).toEqual({ [text]: 1 });
      }
    }),
    { numRuns: campaignRuns('scalar texts', { part: 500, whole: 10000 }) },
  );
});
