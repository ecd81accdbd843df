import { expect, test } from 'vitest';
import { corpUserUrn, parseCorpUserUrn } from '../../src/urn/corp-user-urn.js';
import { dataPlatformUrn, parseDataPlatformUrn } from '../../src/urn/dataset-urn.js';

test('users and platforms have the namespace li by default', () => {
  expect(corpUserUrn('jo')).toBe('urn:li:corpuser:jo');
  expect(corpUserUrn('jo', 'acme')).toBe('urn:acme:corpuser:jo');
  expect(dataPlatformUrn('hive')).toBe('urn:li:dataPlatform:hive');
  expect(dataPlatformUrn('hive', 'acme')).toBe('urn:acme:dataPlatform:hive');
});

test('urns of other types are neither users nor platforms', () => {
  expect(parseCorpUserUrn('urn:li:corpGroup:jo')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('type corpGroup'),
  });
  expect(parseDataPlatformUrn('urn:li:tag:hive')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('type tag'),
  });
});
