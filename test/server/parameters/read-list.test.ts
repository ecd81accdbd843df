import { describe, expect, test } from 'vitest';
import { readList } from '../../../src/server/parameters/read-list.js';
import type { Urn } from '../../../src/urn/urn.js';
import { quoted } from '../../support/server/catalog.js';
import { formatRefusal } from '../../support/server/store.js';
import { dataset } from '../../support/server/urns.js';

const a = dataset('a');
const odd = dataset('s3://b (old),x%2Cy+é'.replaceAll(/[(),]/g, '_'));

/** Encodes a parameter as Python's `requests` does. */
function encodeAll(text: string): string {
  return quoted(text as Urn);
}

function read(query: string): readonly string[] | undefined {
  return readList(`http://127.0.0.1:8080/entitiesV2${query}`, 'ids');
}

describe('a list in a query', () => {
  test.each<[string, string, readonly string[] | undefined]>([
    ['is undefined if the parameter is missing', '?other=List(a)', undefined],
    ['is undefined if the query is missing', '', undefined],
    ['may be empty', '?ids=List()', []],
    ['holds plain names', '?ids=List(a,b)&other=List(c)', ['a', 'b']],
    ['holds encoded urns', `?ids=List(${quoted(a)},${quoted(odd)})`, [a, odd]],
    [
      'holds raw urns with their commas and brackets',
      `?ids=List(${a},urn:li:tag:x,${a})`,
      [a, 'urn:li:tag:x', a],
    ],
    ['holds raw and encoded urns', `?ids=List(${a},${quoted(a)})`, [a, a]],
    ['decodes an item once', '?ids=List(a%2Cb,c%252Cd,e+f)', ['a,b', 'c%2Cd', 'e f']],
    ['may be encoded as a whole', `?ids=${encodeAll(`List(${a},${a})`)}`, [a, a]],
    [
      'may be encoded as a whole with encoded items',
      `?ids=${encodeAll(`List(${quoted(odd)},${quoted(a)})`)}`,
      [odd, a],
    ],
    ['may be a repeated parameter', `?ids=${quoted(a)}&ids=urn:li:tag:x`, [a, 'urn:li:tag:x']],
    ['may have an encoded parameter name', '?i%64s=List(a)', ['a']],
  ])('%s', (_what, query, items) => {
    expect(read(query)).toEqual(items);
  });

  test.each(['?ids=List(a(b)', '?ids=List(a)b)', '?ids=List(%ZZ)', '?ids=%ZZ'])(
    'refuses %s',
    (query) => {
      expect(formatRefusal(() => read(query))).toMatch(/^malformed: ids /);
    },
  );
});
