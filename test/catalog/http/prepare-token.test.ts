import { expect, test } from 'vitest';
import { parseCatalogAddress } from '../../../src/catalog/http/catalog-address.js';
import { prepareToken } from '../../../src/catalog/http/wire.js';

function token(url: string, text: string | undefined, insecureHttp?: boolean): string | undefined {
  return prepareToken(parseCatalogAddress(url), {
    url,
    token: text,
    insecureHttp,
    userAgent: 'headwater/test',
  });
}

test('white space around a token is removed, and an empty token counts as no token', () => {
  expect(token('https://host', ' abc\n')).toBe('abc');
  expect(token('https://host', ' \n')).toBeUndefined();
  expect(token('https://host', undefined)).toBeUndefined();
});

test('a token is sent over https to any host, and over http to this machine', () => {
  expect(token('https://host', 'abc')).toBe('abc');
  expect(token('http://127.0.0.1:8080', 'abc')).toBe('abc');
});

test('a token is sent over http to another host only if the user asks for it', () => {
  expect(() => token('http://host', 'abc')).toThrow(
    expect.objectContaining({ codeName: 'catalog-insecure', exitCode: 64 }),
  );
  expect(() => token('http://host', 'abc', false)).toThrow(
    expect.objectContaining({ codeName: 'catalog-insecure' }),
  );
  expect(token('http://host', 'abc', true)).toBe('abc');
  expect(token('http://host', '')).toBeUndefined();
});

test.each(['hid\nden', 'hid den', 'hid\u0000den', 'hiddén'])(
  '%j is refused and never shown',
  (text) => {
    expect(() => token('https://host', text)).toThrow(
      expect.objectContaining({
        codeName: 'catalog-bad-token',
        exitCode: 64,
        message: expect.not.stringMatching(/hid/),
      }),
    );
  },
);

test('the word Bearer before a token is to be left out', () => {
  expect(() => token('https://host', 'Bearer hidden')).toThrow(
    expect.objectContaining({
      codeName: 'catalog-bad-token',
      message: 'the token starts with "Bearer"',
      hint: 'leave the word out: give the token alone',
    }),
  );
});
