import { expect, test } from 'vitest';
import { sha256 } from '../../src/model/sha256.js';

// Source of the values: `printf %s … | sha256sum`.
test('the digest is made of the UTF-8 bytes', () => {
  expect(sha256('', 'hex')).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(sha256('ä', 'hex')).toBe(
    '33e6d73fee82904c8d7afb78de1154d1e8dc2a0edb08120e63df5b9385c2d9cc',
  );
});
