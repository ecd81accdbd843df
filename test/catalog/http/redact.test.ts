import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../src/catalog/http/token-in-text.js';

const redact = createRedactor('a+b/c.D$1=');

test.each([
  ['as it is', 'got a+b/c.D$1= here', 'got [token] here'],
  ['with its scheme', 'authorization: Bearer a+b/c.D$1=', 'authorization: [token]'],
  ['in lower case', 'https://a+b/c.d$1=.example', 'https://[token].example'],
  ['as in an address', 'x=a%2Bb%2Fc.D%241%3D&y', 'x=[token]&y'],
  ['with its scheme, as in an address', 'x=Bearer%20a%2Bb%2Fc.D%241%3D', 'x=[token]'],
  ['twice', 'a+b/c.D$1=a+b/c.D$1=', '[token][token]'],
  ['with an invisible character inside', 'a+b\u200b/c\u0007.D$1=', '[token]'],
])('a token is redacted %s', (_how, text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('control characters of a terminal are removed', () => {
  expect(redact(' \u001b[31mred\u202e\r\nnext\u0000\tline ')).toBe('[31mred next line');
});

test('a long text is shortened after the token was redacted', () => {
  const text = redact(`${'x'.repeat(1195)}a+b/c.D$1=${'y'.repeat(99)}`);
  expect(text).toBe(`${'x'.repeat(1195)}[toke…`);
});

test.each([
  ['as it is', 'see http://c/?t=Open.4711_x&y now', 'see [token] now'],
  ['with escapes inside escapes', 'see sesame%252DOpen%252E4711 now', 'see [token] now'],
  ['not: eight characters of it', 'see sesame-O now', 'see sesame-O now'],
])('a word with a part of a token is masked, %s', (_how, text, expected) => {
  expect(createRedactor('sesame-Open.4711_x')(text)).toBe(expected);
});

test('a text without a token changes only its form', () => {
  expect(createRedactor(undefined)('Bearer\nabc')).toBe('Bearer abc');
});

test('a token is redacted in any surrounding text', () => {
  const token = fc.stringMatching(/^[!-~]{4,40}$/);
  fc.assert(
    fc.property(token, fc.string(), fc.string(), (secret, before, after) => {
      fc.pre(!'[token]…'.includes(secret.toLowerCase()));
      expect(createRedactor(secret)(`${before}${secret}${after}`).toLowerCase()).not.toContain(
        secret.toLowerCase(),
      );
    }),
  );
});

test.each([0, 1, 2])('a token is redacted in base64 that begins %i bytes before it', (before) => {
  const token = 'sesame-Open.4711_x';
  const text = Buffer.from(`${'-'.repeat(before)}${token}`).toString('base64');
  expect(createRedactor(token)(`you sent ${text}`)).not.toContain(text.slice(6, 16));
});
