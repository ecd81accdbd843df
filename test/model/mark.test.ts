import { describe, expect, it } from 'vitest';
import {
  isEmptyMark,
  MAX_MARK_BYTES,
  type Mark,
  NO_MARK,
  pairFingerprint,
  readMarks,
  withMarkText,
  writeMarks,
} from '../../src/model/mark.js';
import { recordOf } from '../support/state-builders.js';

const pair = { downstreamField: 'd', upstreamField: 'u', transform: null };
const full: Mark = { edge: true, pairs: ['AAAAAAA', 'b-_8765'], protect: true };

function marksOf(text: string | undefined): Readonly<Record<string, Mark>> {
  const marks = readMarks(text);
  if (!marks.ok) throw new Error(marks.problem);
  return Object.fromEntries(marks.value);
}

describe('the text of marks', () => {
  it('says in one line who owns what', () => {
    expect(writeMarks(undefined, new Map([['shop', full]]))).toBe('{"shop":{"edge":1,"pairs":"AAAAAAAb-_8765","protect":1}}');
    expect(writeMarks(undefined, new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe('{"shop":{"edge":1}}');
  });

  it('is read as it was written', () => {
    const text = writeMarks(
      undefined,
      new Map([
        ['shop', full],
        ['shop@dev', { ...NO_MARK, pairs: ['ccccccc'] }],
      ]),
    );
    expect(marksOf(text)).toEqual({ shop: full, 'shop@dev': { edge: false, pairs: ['ccccccc'], protect: false } });
  });

  it('is sorted, owners and fingerprints both', () => {
    const unsorted = { ...full, pairs: ['b-_8765', 'AAAAAAA'] };
    const one = writeMarks(
      undefined,
      new Map([
        ['b', unsorted],
        ['a', full],
      ]),
    );
    expect(one).toBe(
      writeMarks(
        undefined,
        new Map([
          ['a', full],
          ['b', full],
        ]),
      ),
    );
  });

  it('keeps what other owners say to the letter, fields that we do not know among it', () => {
    const theirs = '{"finance":{"edge":1,"since":"2031","more":[1,{"x":null}]}}';
    expect(writeMarks(theirs, new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe(`${theirs.slice(0, -1)},"shop":{"edge":1}}`);
    expect(writeMarks(theirs, new Map([['shop', NO_MARK]]))).toBe(theirs);
  });

  it('is gone once nothing is marked any more', () => {
    expect(writeMarks('{"shop":{"edge":1}}', new Map([['shop', NO_MARK]]))).toBeUndefined();
    expect(writeMarks(undefined, new Map())).toBeUndefined();
  });

  it('knows owners with the names of what every object has', () => {
    const text = writeMarks(
      undefined,
      new Map([
        ['__proto__', full],
        ['constructor', full],
      ]),
    );
    expect(Object.keys(marksOf(text))).toEqual(['__proto__', 'constructor']);
  });

  it('replaces what nobody can read, where somebody insists', () => {
    expect(writeMarks('nonsense', new Map([['shop', { ...NO_MARK, edge: true }]]))).toBe('{"shop":{"edge":1}}');
  });

  it('marks nothing where it is absent', () => {
    expect(marksOf(undefined)).toEqual({});
    expect(marksOf('{}')).toEqual({});
    expect(marksOf('{"later":{"something":true}}')).toEqual({ later: NO_MARK });
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a mark that is no object', '{"shop":1}'],
    ['a mark that is null', '{"shop":null}'],
    ['pairs that are no text', '{"shop":{"pairs":["AAAAAAA"]}}'],
    ['half a fingerprint', '{"shop":{"pairs":"AAAAAAAbbb"}}'],
    ['what is no fingerprint', '{"shop":{"pairs":"AAA AAA"}}'],
    ['a line break in a fingerprint', '{"shop":{"pairs":"AAA\\nAAA"}}'],
  ])('is refused when it is %s', (_what, text) => {
    expect(readMarks(text).ok).toBe(false);
  });

  it('holds some 4,000 pairs', () => {
    const pairs = Array.from({ length: 4000 }, (_, i) => pairFingerprint({ ...pair, upstreamField: String(i) }));
    const text = writeMarks(undefined, new Map([['shop', { ...full, pairs }]])) ?? '';
    expect(text.length).toBeLessThan(MAX_MARK_BYTES);
    expect(new Set(marksOf(text)['shop']?.pairs)).toEqual(new Set(pairs));
  });
});

describe('the fingerprint of a pair', () => {
  it('has a fixed width and stays the same for ever: catalogs hold it', () => {
    expect(pairFingerprint(pair)).toMatch(/^[\w-]{7}$/);
    expect(pairFingerprint({ downstreamField: 'a', upstreamField: 'b', transform: 'SUM' })).toBe('uRA-CSc');
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

it('a mark is empty when it owns nothing, protected or not', () => {
  expect([NO_MARK, { ...NO_MARK, protect: true }, { ...NO_MARK, edge: true }, { ...NO_MARK, pairs: ['AAAAAAA'] }].map(isEmptyMark)).toEqual(
    [true, true, false, false],
  );
});

describe('the property of a record', () => {
  const plain = recordOf('raw');

  it('is set, kept beside others, and taken away without a trace', () => {
    const marked = withMarkText(plain, 'm');
    expect(marked).toEqual({ ...plain, properties: { headwater: 'm' } });
    expect(withMarkText(marked, undefined)).toEqual(plain);
    const other = { ...plain, properties: { job: 'nightly' } };
    expect(withMarkText(other, 'm')).toEqual({ ...plain, properties: { job: 'nightly', headwater: 'm' } });
    expect(withMarkText(withMarkText(other, 'm'), undefined)).toEqual(other);
  });

  it('that is as it should be leaves the record as it is', () => {
    const marked = withMarkText(plain, 'm');
    expect(withMarkText(marked, 'm')).toBe(marked);
    expect(withMarkText(plain, undefined)).toBe(plain);
  });
});
