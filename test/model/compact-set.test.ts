import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactSet, expandSet } from '../../src/model/compact-set.js';
import type { Json } from '../../src/model/json.js';
import { MAX_MARK_BYTES, pairFingerprint } from '../../src/model/mark.js';

const MOST = 20_000;
const pool = Array.from({ length: 2 * MOST }, (_, i) =>
  pairFingerprint({ downstreamField: 'd', upstreamField: `${i}`, transform: null }),
);
const ours = pool.slice(0, MOST);
const strangers = pool.slice(MOST);

const sizes = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: MOST }));
const runs = { numRuns: 25 };

/** So many names from somewhere in a list, which is read as a ring. */
function some(names: readonly string[], count: number, start: number): readonly string[] {
  return [...names.slice(start), ...names.slice(0, start)].slice(0, count);
}

/** Compares two lists without printing 20,000 names where they differ. */
function differences(
  some: readonly string[] | undefined,
  others: readonly string[],
): readonly string[] {
  const [left, right] = [new Set(some), new Set(others)];
  return [...left, ...right].filter((name) => left.has(name) !== right.has(name)).slice(0, 5);
}

describe('a compact set', () => {
  it('names its members among candidates, whatever their order', () => {
    fc.assert(
      fc.property(sizes, fc.nat(MOST), (size, start) => {
        const names = some(ours, size, start);
        const set = compactSet(names, []);
        expect(
          JSON.stringify(set) === JSON.stringify(compactSet([...names].reverse(), names)),
        ).toBe(true);
        const found = expandSet(set, [...names].reverse());
        expect(found?.missing).toBe(0);
        expect(differences(found?.members, names)).toEqual([]);
      }),
      runs,
    );
  });

  it('takes no stranger for a member that it knew of', () => {
    fc.assert(
      fc.property(sizes, fc.nat(MOST), fc.nat(2000), (size, start, foreign) => {
        const names = some(ours, size, start);
        const candidates = [...some(strangers, foreign, start), ...names];
        const found = expandSet(compactSet(names, candidates), candidates);
        expect(found?.missing).toBe(0);
        expect(differences(found?.members, names)).toEqual([]);
      }),
      runs,
    );
  });

  it('takes no stranger for a member that comes later, and counts what it cannot tell', () => {
    fc.assert(
      fc.property(sizes, fc.nat(MOST), fc.nat(2000), (size, start, foreign) => {
        const names = some(ours, size, start);
        const found = expandSet(compactSet(names, []), [
          ...some(strangers, foreign, start),
          ...names,
        ]);
        const members = found?.members ?? [];
        expect(differences([...names, ...members], names)).toEqual([]);
        expect(members.length + (found?.missing ?? 0)).toBe(size);
      }),
      runs,
    );
  });

  it('tells those that are left when others are gone', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.nat(MOST),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (size, start, any) => {
          const names = some(ours, size, start);
          // The largest sets are too coarse to tell once much is gone.
          const share = size <= 10_000 ? any : any / 20;
          const left = names.slice(Math.floor(size * share));
          const found = expandSet(compactSet(names, []), left);
          expect(found?.missing).toBe(size - left.length);
          expect(differences(found?.members, left)).toEqual([]);
        },
      ),
      runs,
    );
  });

  it('holds a name once', () => {
    expect(
      compactSet(['AAAAAAAA', 'AAAAAAAA', 'b-_87654'], ['b-_87654', 'AAAAAAAA']),
    ).toMatchObject({ size: 2 });
  });

  it('fits into a mark with 20,000 names beside 20,000 strangers', () => {
    const set = compactSet(ours, pool);
    expect(JSON.stringify(set).length).toBeLessThan(MAX_MARK_BYTES - 2000);
    expect(differences(expandSet(set, pool)?.members, ours)).toEqual([]);
  });

  it('is as precise as its room allows, and never so coarse that it means nothing', () => {
    expect(
      [1, 4000, 10_000, MOST].map((size) => compactSet(ours.slice(0, size), [])['bits']),
    ).toEqual([28, 28, 14, 6]);
    const beyond = compactSet(pool, []);
    expect(beyond['bits']).toBe(5);
    expect(JSON.stringify(beyond).length).toBeGreaterThan(MAX_MARK_BYTES);
  });

  it('writes the same text for ever: catalogs hold it', () => {
    expect(compactSet(['AAAAAAAA', 'b-_87654', 'cccccccc'], [])).toEqual({
      size: 3,
      bits: 28,
      digest: 'yWPlX_EJ',
      gaps: 'plHjKIs3RWavz0s',
    });
  });
});

describe('strangers that collide with a compact set', () => {
  const set = compactSet(ours, []);
  const known = compactSet(ours, [...strangers.slice(0, 400), ...ours]);
  const [one = '', two = ''] = String(known['except']).match(/.{8}/g) ?? [];

  it('are listed when the set is written beside them', () => {
    expect(known).toEqual({ ...set, except: known['except'] });
    expect(expandSet(known, [one, two])).toEqual({ members: [], missing: MOST });
  });

  it('cost the member that they collide with, and no other', () => {
    const found = expandSet(set, [...ours, one]);
    expect(found?.missing).toBe(1);
    expect(found?.members.includes(one)).toBe(false);
  });

  it('make nothing ours when they stand in for a member', () => {
    const found = expandSet(set, [...ours, one]);
    const hit = differences(found?.members, ours);
    const swapped = [...ours.filter((name) => !hit.includes(name)), one];
    expect(expandSet(set, swapped)?.missing).toBe(MOST);
  });

  it('make nothing ours when so much is gone that one of many may stand in for it', () => {
    expect(expandSet(set, [...ours.slice(MOST / 2), ...strangers])?.missing).toBe(MOST);
    expect(expandSet(set, strangers)?.missing).toBe(MOST);
    expect(expandSet(set, [one])?.missing).toBe(MOST);
    expect(expandSet(set, [...ours.slice(10), ...strangers.slice(0, 50)])?.missing).toBeLessThan(
      20,
    );
  });
});

describe('a damaged compact set', () => {
  const names = ours.slice(0, 5);
  const whole = compactSet(names, []);

  it.each<[string, Json]>([
    ['no object', 'AAAA'],
    ['nothing', {}],
    ['of no name', { ...whole, size: 0 }],
    ['of half a name', { ...whole, size: 4.5 }],
    ['of fewer names than its gaps', { ...whole, size: 4 }],
    ['of more names than its gaps', { ...whole, size: 6 }],
    ['of more names than there are numbers', { ...whole, size: 1e300 }],
    ['of bits that are text', { ...whole, bits: '28' }],
    ['of too many bits', { ...whole, bits: 53 }],
    ['without a digest', { ...whole, digest: 'short' }],
    ['without gaps', { ...whole, gaps: '' }],
    ['of gaps in another alphabet', { ...whole, gaps: 'A+/=' }],
    ['of gaps that run out of room', { size: 1, bits: 0, digest: 'AAAAAAAA', gaps: 'w' }],
    ['of a unary part without end', { size: 1, bits: 0, digest: 'AAAAAAAA', gaps: '_' }],
    ['of half an exception', { ...whole, except: 'AAAA' }],
    ['of exceptions in a list', { ...whole, except: ['AAAAAAAA'] }],
  ])('is refused when it is %s', (_what, set) => {
    expect(expandSet(set, names)).toBeUndefined();
  });

  it('never throws, and never names what is no candidate', () => {
    const text = fc.stringMatching(/^[\w-]{0,40}$/);
    const sets = fc.record({
      size: fc.integer({ max: 40 }),
      bits: fc.integer({ min: -1, max: 30 }),
      digest: text,
      gaps: text,
      except: text,
    });
    fc.assert(
      fc.property(fc.oneof(sets, fc.jsonValue()), (set) => {
        const found = expandSet(set as Json, names);
        expect(differences([...names, ...(found?.members ?? [])], names)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
