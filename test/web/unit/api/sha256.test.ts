import { expect, it } from 'vitest';
import { sha256 as ofNode } from '../../../../src/model/sha256.js';
import { sha256 } from '../../../../src/web/api/sha256.js';

it.each(['', 'a', 'ä€😀', 'x'.repeat(1000)])('the pages hash %j as Node does', (text) => {
  for (const encoding of ['hex', 'base64url'] as const)
    expect(sha256(text, encoding)).toBe(ofNode(text, encoding));
});
