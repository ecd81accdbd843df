import { describe, expect, it } from 'vitest';
import { compactSet } from '../../../src/model/compact-set.js';
import {
  type Mark,
  MARK_PROPERTY as OF_MODEL,
  pairFingerprint,
  writeMarks,
} from '../../../src/model/mark.js';
import {
  MARK_PROPERTY,
  ownerName,
  readOwners,
  readOwnership,
  shareText,
} from '../../../src/web/dataset/ownership.js';

const fingerprints = Array.from({ length: 3_500 }, (_, index) =>
  pairFingerprint({ downstreamField: `d${index}`, upstreamField: 'u', transform: null }),
);

function markText(mark: Mark): string | undefined {
  return writeMarks(undefined, new Map([['commerce', mark]]), fingerprints);
}

describe('the owners of lineage', () => {
  it('are read from the property of the model', () => {
    expect(MARK_PROPERTY).toBe(OF_MODEL);
  });

  it.each([0, 1, 11, 3_500])('are read from a mark of %i pairs', (count) => {
    const text = markText({ edge: true, pairs: fingerprints.slice(0, count), protect: false });
    expect(readOwners(text)).toEqual([
      { owner: 'commerce', upstreams: 1, pairs: count, isProtected: false },
    ]);
  });

  it('are summed up over the records', () => {
    const record = (headwater: string) => ({
      dataset: 'd',
      type: 'COPY',
      properties: { headwater },
    });
    const lineage = {
      upstreams: [
        record('{"b":{"edge":1},"a@prod":{"pairs":"12345678"}}'),
        record('{"b":{"edge":1,"pairs":"1234567812345678","protect":1}}'),
        record('broken'),
        { dataset: 'd', type: 'COPY' },
      ],
    };
    const ownership = readOwnership(lineage);
    expect(ownership).toEqual({
      upstreams: 4,
      pairs: 0,
      shares: [
        { owner: 'a@prod', upstreams: 0, pairs: 1, isProtected: false },
        { owner: 'b', upstreams: 2, pairs: 2, isProtected: true },
      ],
      unreadable: 1,
    });
    expect(ownership.shares.map((share) => shareText(share, { ...ownership, pairs: 3 }))).toEqual([
      'owned by stack a, target prod: 0 of 4 upstreams, marks for 1 column pairs of 3',
      'owned by stack b: 2 of 4 upstreams, marks for 2 column pairs of 3',
    ]);
    expect(ownerName('b')).toBe('stack b');
  });

  it.each(['[]', '{"a":1}', '{"a":{"pairs":"1"}}', '{"a":{"pairs":1}}', '{"a":{"set":{}}}'])(
    'cannot be read from %s',
    (text) => {
      expect(readOwners(text)).toBeUndefined();
    },
  );

  it('count the pairs of a compact set', () => {
    const set = compactSet(fingerprints.slice(0, 5), []);
    expect(readOwners(JSON.stringify({ a: { set } }))).toMatchObject([{ pairs: 5 }]);
  });
});
