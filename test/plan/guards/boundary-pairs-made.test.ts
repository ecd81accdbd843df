import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord } from '../../../src/model/upstream-lineage.js';
import { fieldOf, withRecords } from '../../support/model/lineage-builders.js';
import { lineageOf, present } from '../../support/model/state-builders.js';
import {
  ourPair,
  ours,
  presentWith,
  theirPair,
  theirs,
  withPair,
} from '../../support/plan/boundary-readings.js';
import { record } from '../../support/plan/planned-orders.js';
import { boundaryTrips, pairValue, tamperedPair } from '../../support/plan/tampered-changes.js';

describe('a column pair that is created', () => {
  const create = tamperedPair({
    kind: 'create',
    reason: 'missing',
    before: null,
    after: pairValue,
  });

  it.each<[string, Partial<FineGrainedRecord>]>([
    ['of its own', {}],
    ['with another transform', { transformOperation: 'net' }],
    ['with a query', { query: 'urn:li:query:q' }],
    [
      'of several columns',
      { downstreamType: 'FIELD_SET', downstreams: [fieldOf('orders.id'), fieldOf('orders.total')] },
    ],
  ])('must not exist yet in a record %s', (_what, more) => {
    expect(boundaryTrips(create, { orders: withPair(null, more) })).toEqual([
      expect.stringContaining('is of a column pair that already exists'),
    ]);
  });

  it('must not exist in any record', () => {
    expect(boundaryTrips(create, { orders: presentWith(theirs) })).toEqual([]);
    expect(boundaryTrips(create, { orders: withPair(null, { upstreamType: 'DATASET' }) })).toEqual(
      [],
    );
  });
});

describe('a column pair whose mark alone changes', () => {
  const mark = tamperedPair({ kind: 'mark', reason: 'adopted', after: pairValue });

  it('keeps transform and confidence', () => {
    const told = { orders: withPair(null, { confidenceScore: Math.fround(0.7) }) };
    expect(boundaryTrips({ ...mark, after: { ...pairValue, confidence: 0.7 } }, told)).toEqual([]);
    expect(boundaryTrips(mark, told)).toEqual([expect.stringContaining('more than a mark')]);
    expect(boundaryTrips({ ...mark, after: null }, told)).toEqual([
      expect.stringContaining('more than a mark'),
    ]);
    expect(
      boundaryTrips({ ...mark, after: { ...pairValue, transform: 'net' } }, { orders: theirPair }),
    ).toEqual([expect.stringContaining('more than a mark')]);
    expect(boundaryTrips(mark, { orders: presentWith(ours) })).toEqual([
      expect.stringContaining('does not exist'),
    ]);
    const { confidenceScore: _, ...plain } = record;
    expect(
      boundaryTrips(mark, { orders: present('orders', withRecords(lineageOf(theirs), plain)) }),
    ).toEqual([]);
  });

  it('is refused without a value before', () => {
    expect(boundaryTrips({ ...mark, before: null }, { orders: theirPair })).toEqual([
      expect.stringContaining('does not exist'),
    ]);
  });

  it("must have been ours if another writer's record keeps it", () => {
    const left = tamperedPair({
      kind: 'mark',
      reason: 'left-to-others',
      after: { ...pairValue, transform: 'net', owned: false },
    });
    expect(boundaryTrips(left, { orders: ourPair })).toEqual([]);
    expect(boundaryTrips(left, { orders: theirPair })).toEqual([
      expect.stringContaining('not ours (mark left-to-others)'),
    ]);
  });

  it('gets its mark back, in any spelling', () => {
    const back = tamperedPair({
      kind: 'mark',
      reason: 'rolled-back',
      before: { ...pairValue, owned: false },
      after: pairValue,
    });
    expect(boundaryTrips(back, { orders: presentWith(ours) })).toEqual([]);
    expect(boundaryTrips({ ...back, before: pairValue }, { orders: presentWith(ours) })).toEqual([
      expect.stringContaining('does not exist'),
    ]);
    expect(
      boundaryTrips(
        { ...back, after: { ...pairValue, owned: false } },
        { orders: presentWith(ours) },
      ),
    ).toHaveLength(1);
  });
});
