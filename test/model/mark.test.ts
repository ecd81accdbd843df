import { describe, expect, it } from 'vitest';
import { compareText } from '../../src/errors/compare-text.js';
import {
  holdsPairs,
  identityPart,
  isEmptyMark,
  MAX_LISTED_PAIRS,
  MAX_MARK_BYTES,
  type Mark,
  NO_MARK,
  pairFingerprint,
  readMarks,
  withMarkText,
  writeMarks,
} from '../../src/model/mark.js';
import { recordOf } from '../support/model/state-builders.js';

const pair = { downstreamField: 'd', upstreamField: 'u', transform: null };
const full: Mark = { edge: true, pairs: ['AAAAAAAA', 'b-_87654'], protect: true };

function write(
  text: string | undefined,
  changes: ReadonlyMap<string, Mark>,
  present: readonly string[] = [],
): string | undefined {
  return writeMarks(text, changes, present);
}

function marksOf(
  text: string | undefined,
  present: readonly string[] = [],
): Readonly<Record<string, Mark>> {
  const marks = readMarks(text, present);
  if (!marks.ok) throw new Error(marks.problem);
  return Object.fromEntries(marks.value);
}

describe('the text of marks', () => {
  it('lists owners and what they own in one line', () => {
    expect(write(undefined, new Map([['shop', full]]))).toBe(
      '{"shop":{"edge":1,"pairs":"AAAAAAAAb-_87654","protect":1}}',
    );
    expect(write(undefined, new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe(
      '{"shop":{"edge":1}}',
    );
  });

  it('is read as it was written', () => {
    const text = write(
      undefined,
      new Map([
        ['shop', full],
        ['shop@dev', { ...NO_MARK, pairs: ['cccccccc'] }],
      ]),
    );
    expect(marksOf(text)).toEqual({
      shop: full,
      'shop@dev': { edge: false, pairs: ['cccccccc'], protect: false },
    });
  });

  it('sorts owners and fingerprints', () => {
    const unsorted = { ...full, pairs: ['b-_87654', 'AAAAAAAA'] };
    const one = write(
      undefined,
      new Map([
        ['b', unsorted],
        ['a', full],
      ]),
    );
    expect(one).toBe(
      write(
        undefined,
        new Map([
          ['a', full],
          ['b', full],
        ]),
      ),
    );
  });

  it('keeps the text of other owners exactly, unknown fields included', () => {
    const theirs = '{"finance":{"edge":1,"since":"2031","more":[1,{"x":null}]}}';
    expect(write(theirs, new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe(
      `${theirs.slice(0, -1)},"shop":{"edge":1}}`,
    );
    expect(write(theirs, new Map([['shop', NO_MARK]]))).toBe(theirs);
  });

  it('is removed when nothing is marked any more', () => {
    expect(write('{"shop":{"edge":1}}', new Map([['shop', NO_MARK]]))).toBeUndefined();
    expect(write(undefined, new Map())).toBeUndefined();
  });

  it('supports owners named like members of every object', () => {
    const text = write(
      undefined,
      new Map([
        ['__proto__', full],
        ['constructor', full],
      ]),
    );
    expect(Object.keys(marksOf(text))).toEqual(['__proto__', 'constructor']);
  });

  it('replaces an unreadable text if it is told to', () => {
    expect(write('nonsense', new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe(
      '{"shop":{"edge":1}}',
    );
  });

  it('marks nothing if it is absent', () => {
    expect(marksOf(undefined)).toEqual({});
    expect(marksOf('{}')).toEqual({});
    expect(marksOf('{"later":{"something":true}}')).toEqual({ later: NO_MARK });
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a mark that is not an object', '{"shop":1}'],
    ['a mark that is null', '{"shop":null}'],
    ['pairs that are not text', '{"shop":{"pairs":["AAAAAAAA"]}}'],
    ['half a fingerprint', '{"shop":{"pairs":"AAAAAAAAbbb"}}'],
    ['an invalid fingerprint', '{"shop":{"pairs":"AAAA AAA"}}'],
    ['a line break in a fingerprint', '{"shop":{"pairs":"AAAA\\nAAA"}}'],
  ])('is rejected when it is %s', (_what, text) => {
    expect(readMarks(text, []).ok).toBe(false);
  });
});

describe('the mark of many pairs', () => {
  const pairs = Array.from({ length: 20_000 }, (_, i) =>
    pairFingerprint({ ...pair, upstreamField: String(i) }),
  ).sort(compareText);
  const named = (count: number) => ({ ...full, pairs: pairs.slice(0, count) });

  it('lists the pairs while they are few', () => {
    const text = write(undefined, new Map([['shop', named(MAX_LISTED_PAIRS)]])) ?? '';
    expect(text).toContain(`"pairs":"${pairs[0]}`);
    expect(text.length).toBeLessThan(MAX_MARK_BYTES);
    expect(marksOf(text)).toEqual({ shop: named(MAX_LISTED_PAIRS) });
  });

  it('stores 20,000 pairs as a set, and identifies them among the existing pairs', () => {
    const text = write(undefined, new Map([['shop', named(20_000)]]), pairs) ?? '';
    expect(text).toContain('"set":{"size":20000,"bits":6,');
    expect(text.length).toBeLessThan(MAX_MARK_BYTES);
    expect(marksOf(text, pairs)).toEqual({ shop: named(20_000) });
    expect(marksOf(text, [...pairs].reverse())).toEqual({ shop: named(20_000) });
  });

  it('counts missing pairs, and is not empty because of them', () => {
    const one = { ...named(MAX_LISTED_PAIRS + 1), edge: false, protect: false };
    const text = write(undefined, new Map([['shop', one]]), pairs);
    expect(marksOf(text, pairs.slice(1, 11))['shop']).toEqual({
      ...one,
      pairs: pairs.slice(1, 11),
      missing: MAX_LISTED_PAIRS - 9,
    });
    const nothing = marksOf(text)['shop'] ?? NO_MARK;
    expect(nothing).toEqual({ ...NO_MARK, missing: MAX_LISTED_PAIRS + 1 });
    expect([isEmptyMark(nothing), holdsPairs(nothing)]).toEqual([false, true]);
  });

  it('keeps its exact text when others change their marks', () => {
    const theirs = write(undefined, new Map([['finance', named(5_000)]]), pairs) ?? '';
    const both = write(theirs, new Map([['shop', { ...NO_MARK, edge: true }]]), pairs) ?? '';
    expect(both).toBe(`${theirs.slice(0, -1)},"shop":{"edge":1}}`);
    expect(write(both, new Map([['shop', NO_MARK]]))).toBe(theirs);
  });

  it.each([
    ['not an object', '1'],
    ['an empty object', '{}'],
    ['null', 'null'],
  ])('is rejected when the set is %s', (_what, set) => {
    expect(readMarks(`{"shop":{"set":${set}}}`, []).ok).toBe(false);
  });
});

describe('the fingerprint of a pair', () => {
  it('has a fixed width and never changes, since catalogs store it', () => {
    expect(pairFingerprint(pair)).toMatch(/^[\w-]{8}$/);
    expect(pairFingerprint({ downstreamField: 'a', upstreamField: 'b', transform: 'SUM' })).toBe(
      'BHPvLcI6',
    );
  });

  it('identifies the columns of the pair in its first part, for any transform', () => {
    const [one, other] = [pairFingerprint(pair), pairFingerprint({ ...pair, transform: 'SUM' })];
    expect(identityPart(one)).toMatch(/^[\w-]{6}$/);
    expect(identityPart(one)).toBe(identityPart(other));
    expect(identityPart(one)).not.toBe(
      identityPart(pairFingerprint({ ...pair, downstreamField: 'e' })),
    );
  });

  it('differs for another column at either end, and for another transform', () => {
    const others = [
      pair,
      { ...pair, downstreamField: 'u', upstreamField: 'd' },
      { ...pair, downstreamField: 'du', upstreamField: '' },
      { ...pair, transform: 'SUM' },
      { ...pair, transform: 'null' },
    ];
    expect(new Set(others.map(pairFingerprint)).size).toBe(others.length);
  });
});

it('the note of an edge is beside the rest of its mark', () => {
  const noted = { ...full, note: 'by hand' };
  const text = writeMarks(undefined, new Map([['shop', noted]]), []);
  expect(text).toContain('"note":"by hand"');
  expect(readMarks(text, [])).toEqual({ ok: true, value: new Map([['shop', noted]]) });
  expect(readMarks('{"shop":{"edge":1,"note":3}}', [])).toEqual({
    ok: true,
    value: new Map([['shop', { ...NO_MARK, edge: true }]]),
  });
});

it('a mark that owns nothing is empty, protected or not', () => {
  expect(
    [
      NO_MARK,
      { ...NO_MARK, protect: true },
      { ...NO_MARK, edge: true },
      { ...NO_MARK, pairs: ['AAAAAAAA'] },
    ].map(isEmptyMark),
  ).toEqual([true, true, false, false]);
});

describe('the property of a record', () => {
  const plain = recordOf('raw');

  it('is set beside other properties, and removed without a trace', () => {
    const marked = withMarkText(plain, 'm');
    expect(marked).toEqual({ ...plain, properties: { headwater: 'm' } });
    expect(withMarkText(marked, undefined)).toEqual(plain);
    const other = { ...plain, properties: { job: 'nightly' } };
    expect(withMarkText(other, 'm')).toEqual({
      ...plain,
      properties: { job: 'nightly', headwater: 'm' },
    });
    expect(withMarkText(withMarkText(other, 'm'), undefined)).toEqual(other);
  });

  it('leaves the record unchanged if it is already correct', () => {
    const marked = withMarkText(plain, 'm');
    expect(withMarkText(marked, 'm')).toBe(marked);
    expect(withMarkText(plain, undefined)).toBe(plain);
  });
});
