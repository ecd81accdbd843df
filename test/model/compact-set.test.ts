import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactSet, expandSet } from '../../src/model/compact-set.js';
import type { Json } from '../../src/model/json.js';
import { MAX_MARK_BYTES, pairFingerprint } from '../../src/model/mark.js';
import { campaignRuns } from '../campaigns/campaign.js';

const MOST = 20_000;
const pool = Array.from({ length: 2 * MOST }, (_, i) =>
  pairFingerprint({ downstreamField: 'd', upstreamField: `${i}`, transform: null }),
);
const ours = pool.slice(0, MOST);
const strangers = pool.slice(MOST);

const sizes = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: MOST }));
const runs = { numRuns: campaignRuns('compact sets', { part: 4, whole: 25 }) };

/** Takes `count` names from position `start`. The list wraps around at its end. */
function some(names: readonly string[], count: number, start: number): readonly string[] {
  return [...names.slice(start), ...names.slice(0, start)].slice(0, count);
}

/**
 * The first names that only one of the lists has. Keeps 20,000 names out of the output of a failed
 * test.
 */
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

  it('does not take a stranger that it knew of for a member', () => {
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

  it('does not take a later stranger for a member, and counts members that it cannot identify', () => {
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

  it('identifies the remaining members when others are gone', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.nat(MOST),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (size, start, any) => {
          const names = some(ours, size, start);
          // The largest sets are too coarse to identify members when many are gone.
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

  it('holds each name once', () => {
    expect(
      compactSet(['AAAAAAAA', 'AAAAAAAA', 'b-_87654'], ['b-_87654', 'AAAAAAAA']),
    ).toMatchObject({ size: 2 });
  });

  it('fits into a mark with 20,000 names beside 20,000 strangers', () => {
    const set = compactSet(ours, pool);
    expect(JSON.stringify(set).length).toBeLessThan(MAX_MARK_BYTES - 2000);
    expect(differences(expandSet(set, pool)?.members, ours)).toEqual([]);
  });

  it('is as precise as its room allows, and has a minimum precision', () => {
    expect(
      [1, 4000, 10_000, MOST].map((size) => compactSet(ours.slice(0, size), [])['bits']),
    ).toEqual([28, 28, 14, 6]);
    const beyond = compactSet(pool, []);
    expect(beyond['bits']).toBe(5);
    expect(JSON.stringify(beyond).length).toBeGreaterThan(MAX_MARK_BYTES);
  });

  it('always has the same text, since catalogs store it', () => {
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

  it('are listed as exceptions if they are known when the set is written', () => {
    expect(known).toEqual({ ...set, except: known['except'] });
    expect(expandSet(known, [one, two])).toEqual({ members: [], missing: MOST });
  });

  it('hide only the member that they collide with', () => {
    const found = expandSet(set, [...ours, one]);
    expect(found?.missing).toBe(1);
    expect(found?.members.includes(one)).toBe(false);
  });

  it('give us no ownership when one replaces a member', () => {
    const found = expandSet(set, [...ours, one]);
    const hit = differences(found?.members, ours);
    const swapped = [...ours.filter((name) => !hit.includes(name)), one];
    expect(expandSet(set, swapped)?.missing).toBe(MOST);
  });

  it('give us no ownership when many members are gone and several strangers may replace one', () => {
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
    ['not an object', 'AAAA'],
    ['nothing', {}],
    ['without a name', { ...whole, size: 0 }],
    ['with half a name', { ...whole, size: 4.5 }],
    ['with fewer names than its gaps', { ...whole, size: 4 }],
    ['with more names than its gaps', { ...whole, size: 6 }],
    ['with more names than numbers exist', { ...whole, size: 1e300 }],
    ['with bits that are text', { ...whole, bits: '28' }],
    ['with too many bits', { ...whole, bits: 53 }],
    ['without a digest', { ...whole, digest: 'short' }],
    ['without gaps', { ...whole, gaps: '' }],
    ['with gaps in another alphabet', { ...whole, gaps: 'A+/=' }],
    ['with gaps that are too short', { size: 1, bits: 0, digest: 'AAAAAAAA', gaps: 'w' }],
    ['with an endless unary part', { size: 1, bits: 0, digest: 'AAAAAAAA', gaps: '_' }],
    ['with half an exception', { ...whole, except: 'AAAA' }],
    ['with exceptions in a list', { ...whole, except: ['AAAAAAAA'] }],
  ])('is rejected when it is %s', (_what, set) => {
    expect(expandSet(set, names)).toBeUndefined();
  });

  it('never throws, and returns only candidates', () => {
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
