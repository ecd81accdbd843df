import { expect, test } from 'vitest';
import { parseCatalogAddress } from '../../../src/catalog/http/catalog-address.js';

test.each([
  ['http://localhost:8080', 'http://localhost:8080', 'http://localhost:8080'],
  ['http://localhost:8080///', 'http://localhost:8080', 'http://localhost:8080'],
  ['https://host/api/gms', 'https://host/api/gms', 'https://host'],
  ['https://host/api/gms/', 'https://host/api/gms', 'https://host'],
  ['https://host/data/api/gms', 'https://host/data/api/gms', 'https://host/data'],
  ['https://host/data/', 'https://host/data', 'https://host/data'],
  ['https://host:443', 'https://host', 'https://host'],
])('%s', (text, origin, base) => {
  expect(parseCatalogAddress(text)).toMatchObject({
    origin,
    graphql: `${base}/api/graphql`,
    entities: `${base}/openapi/v3/entity`,
    aspects: `${origin}/aspects`,
  });
});

test.each([
  'http://localhost',
  'http://dev.localhost',
  'http://127.0.0.1:1',
  'http://127.9.9.9',
  'http://[::1]:8080',
])('%s is loopback', (text) => {
  expect(parseCatalogAddress(text).isLoopback).toBe(true);
});

test.each([
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://10.0.0.1',
  'http://[::2]',
  'https://host',
])('%s is not loopback', (text) => {
  expect(parseCatalogAddress(text).isLoopback).toBe(false);
});

test('only http is plain', () => {
  expect(parseCatalogAddress('http://host').isPlain).toBe(true);
  expect(parseCatalogAddress('https://host').isPlain).toBe(false);
});

test.each([
  'https://user:hidden@host',
  'https://hidden@host',
  'https://host?token=hidden',
  'https://host/#hidden',
  'hidden',
  'hidden:8080',
  'hidden:8080/path',
  'user:hidden@host.example.com',
  'eyJhbGciOiJIUzI1NiJ9.hidden.hidden',
  `${'hidden'.repeat(11)}.example.com`,
  'ftp://hidden',
  '',
])('%s is refused without being repeated', (text) => {
  expect(() => parseCatalogAddress(text)).toThrow(
    expect.objectContaining({
      codeName: 'catalog-bad-address',
      exitCode: 64,
      message: expect.not.stringContaining('hidden'),
    }),
  );
});

test.each([
  ['localhost:8080', 'localhost:8080', 'http://localhost:8080'],
  [' 127.0.0.1 ', '127.0.0.1', 'http://127.0.0.1'],
  ['gms.example.com/api/gms', 'gms.example.com/api/gms', 'https://gms.example.com/api/gms'],
  ['htp://gms.example.com:80', 'htp://gms.example.com:80', 'https://gms.example.com:80'],
])(
  'an address without http is named, with the address that was meant: %s',
  (text, named, meant) => {
    expect(() => parseCatalogAddress(text)).toThrow(
      expect.objectContaining({
        message: `the catalog's address "${named}" does not start with http:// or https://`,
        hint: `did you mean ${meant}?`,
      }),
    );
  },
);

test('the part of an address that is no secret is named', () => {
  expect(() => parseCatalogAddress('https://user:hidden@host:1')).toThrow(' before host:1; ');
  expect(() => parseCatalogAddress('https://host/gms/?token=hidden')).toThrow(
    ' behind https://host/gms; ',
  );
});
