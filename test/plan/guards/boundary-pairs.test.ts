import { describe, expect, it } from 'vitest';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import type { PairChange } from '../../../src/plan/change.js';
import { columnRecord, fieldOf, fingerprintOf, marked, withRecords } from '../../support/lineage-builders.js';
import { lineageOf, present, recordOf, us } from '../../support/state-builders.js';
import { boundaryTrips, pairValue, type Told, tamperedPair } from '../../support/tampered-changes.js';

const ours = marked('raw');
const theirs = recordOf('raw');
const made = recordOf('raw', 'TRANSFORMED', us);
const garbled = { ...made, properties: { headwater: 'nonsense' } };
const settings = { formerly: ['old'] };
const presentWith = (record: UpstreamRecord) => present('orders', lineageOf(record));
const total = fingerprintOf('orders.total', 'raw.amount');
const net = fingerprintOf('orders.total', 'raw.amount', 'net');
const max = fingerprintOf('orders.total', 'raw.amount', 'max');
const record = columnRecord('orders.total', ['raw.amount']);
/** The pair in a record, on an edge with these marks, or on one without any. */
function withPair(marks: Parameters<typeof marked>[1] | null, more: Partial<FineGrainedRecord> = {}): DatasetReading {
  return present('orders', withRecords(lineageOf(marks ? marked('raw', marks) : theirs), { ...record, ...more }));
}
const ourPair = withPair({ shop: { pairs: [total] } });
const theirPair = withPair(null);

describe('a column pair that would be changed or removed', () => {
  const toNet = tamperedPair({ kind: 'update', reason: 'differs', after: { ...pairValue, transform: 'net' } });
  const softer = tamperedPair({ kind: 'update', reason: 'differs', after: { ...pairValue, confidence: 0.5 } });

  it.each<[string, PairChange, Told]>([
    ['is named by our mark', tamperedPair({}), { orders: ourPair }],
    ['is named by the mark of our earlier name', tamperedPair({}), { orders: withPair({ old: { pairs: [total] } }), more: { settings } }],
    ['goes with its edge', tamperedPair({ reason: 'edge-removed' }), { orders: ourPair }],
    ['gets another confidence', softer, { orders: ourPair }],
    ['gets another transform', toNet, { orders: ourPair }],
    ['says NONE for none', tamperedPair({}), { orders: withPair({ shop: { pairs: [total] } }, { transformOperation: 'NONE' }) }],
    ['is ours, and another writer gave it another transform', toNet, { orders: withPair({ shop: { pairs: [max] } }) }],
    [
      'is ours with another transform, beside a record of others with the wanted one',
      toNet,
      {
        orders: present(
          'orders',
          withRecords(lineageOf(marked('raw', { shop: { pairs: [total] } })), record, { ...record, transformOperation: 'net' }),
        ),
      },
    ],
    ['is of an exclusive unit', tamperedPair({ reason: 'exclusive' }), { orders: theirPair, exclusive: true }],
    ['is of an exclusive unit and gets another transform', toNet, { orders: theirPair, exclusive: true }],
    [
      'is of an exclusive unit, its edge long gone',
      tamperedPair({ reason: 'exclusive' }),
      { orders: present('orders', withRecords(lineageOf(), record)), exclusive: true },
    ],
  ])('may be, where it %s', (_what, change, told) => {
    expect(boundaryTrips(change, told)).toEqual([]);
  });

  it.each<[string, PairChange, Told, string]>([
    [
      'is not ours',
      tamperedPair({}),
      { orders: theirPair },
      'delete "orders.total <- raw.amount" is of an element that is not ours (delete undeclared)',
    ],
    ['is not ours, on our edge', tamperedPair({}), { orders: withPair({ shop: { edge: true } }) }, 'not ours'],
    [
      'is not ours, and its edge goes',
      tamperedPair({ reason: 'edge-removed' }),
      { orders: withPair({ shop: { edge: true } }), exclusive: true },
      'not ours',
    ],
    [
      'was made by our user',
      tamperedPair({ reason: 'made-by-us' }),
      { orders: present('orders', withRecords(lineageOf(made), record)) },
      'not ours',
    ],
    [
      'is not the record of the pair that is ours',
      tamperedPair({}),
      {
        orders: present(
          'orders',
          withRecords(lineageOf(marked('raw', { shop: { pairs: [net] } })), record, { ...record, transformOperation: 'net' }),
        ),
      },
      'not ours',
    ],
    [
      'is one of several of which ours was altered',
      tamperedPair({}),
      {
        orders: present(
          'orders',
          withRecords(lineageOf(marked('raw', { shop: { pairs: [max] } })), record, { ...record, transformOperation: 'net' }),
        ),
      },
      'not ours',
    ],
    [
      "is another stack's too, with another transform",
      tamperedPair({}),
      { orders: withPair({ shop: { pairs: [total] }, finance: { pairs: [net] } }) },
      'another stack has a part in',
    ],
    [
      "is another stack's too",
      tamperedPair({}),
      { orders: withPair({ shop: { pairs: [total] }, finance: { pairs: [total] } }) },
      'another stack has a part in',
    ],
    [
      "is another stack's",
      tamperedPair({ reason: 'exclusive' }),
      { orders: withPair({ finance: { pairs: [total] } }), exclusive: true },
      'another stack has a part in',
    ],
    ['is not there', tamperedPair({}), { orders: presentWith(ours) }, 'is of a column pair that does not exist'],
    [
      'is there with another transform',
      tamperedPair({}),
      { orders: withPair({ shop: { pairs: [total] } }, { transformOperation: 'net' }) },
      'does not exist',
    ],
    [
      'is there in a record of whole datasets',
      tamperedPair({}),
      { orders: withPair({ shop: { pairs: [total] } }, { upstreamType: 'DATASET' }) },
      'does not exist',
    ],
    ['was never there, by its own account', tamperedPair({ before: null }), { orders: ourPair }, 'does not exist'],
    [
      'stands on a mark that nobody can read',
      tamperedPair({}),
      { orders: present('orders', withRecords(lineageOf(garbled), record)) },
      'mark cannot be read',
    ],
  ])('is refused, where it %s', (_what, change, told, why) => {
    expect(boundaryTrips(change, told)).toEqual([expect.stringContaining(why)]);
  });
});

describe('a column pair that would be made', () => {
  const create = tamperedPair({ kind: 'create', reason: 'missing', before: null, after: pairValue });

  it.each<[string, Partial<FineGrainedRecord>]>([
    ['of its own', {}],
    ['with another transform', { transformOperation: 'net' }],
    ['with a query', { query: 'urn:li:query:q' }],
    ['of several columns', { downstreamType: 'FIELD_SET', downstreams: [fieldOf('orders.id'), fieldOf('orders.total')] }],
  ])('is not there yet in a record %s', (_what, more) => {
    expect(boundaryTrips(create, { orders: withPair(null, more) })).toEqual([
      expect.stringContaining('is of a column pair that already exists'),
    ]);
  });

  it('is not there yet in any record', () => {
    expect(boundaryTrips(create, { orders: presentWith(theirs) })).toEqual([]);
    expect(boundaryTrips(create, { orders: withPair(null, { upstreamType: 'DATASET' }) })).toEqual([]);
  });
});

describe('a column pair of which the mark alone would change', () => {
  const mark = tamperedPair({ kind: 'mark', reason: 'adopted', after: pairValue });

  it('keeps transform and confidence', () => {
    const told = { orders: withPair(null, { confidenceScore: Math.fround(0.7) }) };
    expect(boundaryTrips({ ...mark, after: { ...pairValue, confidence: 0.7 } }, told)).toEqual([]);
    expect(boundaryTrips(mark, told)).toEqual([expect.stringContaining('more than a mark')]);
    expect(boundaryTrips({ ...mark, after: null }, told)).toEqual([expect.stringContaining('more than a mark')]);
    expect(boundaryTrips({ ...mark, after: { ...pairValue, transform: 'net' } }, { orders: theirPair })).toEqual([
      expect.stringContaining('more than a mark'),
    ]);
    expect(boundaryTrips(mark, { orders: presentWith(ours) })).toEqual([expect.stringContaining('does not exist')]);
    const { confidenceScore: _, ...plain } = record;
    expect(boundaryTrips(mark, { orders: present('orders', withRecords(lineageOf(theirs), plain)) })).toEqual([]);
  });

  it('was there, by its own account', () => {
    expect(boundaryTrips({ ...mark, before: null }, { orders: theirPair })).toEqual([expect.stringContaining('does not exist')]);
  });

  it('was ours, where another writer keeps it there', () => {
    const left = tamperedPair({ kind: 'mark', reason: 'left-to-others', after: { ...pairValue, transform: 'net', owned: false } });
    expect(boundaryTrips(left, { orders: ourPair })).toEqual([]);
    expect(boundaryTrips(left, { orders: theirPair })).toEqual([expect.stringContaining('not ours (mark left-to-others)')]);
  });

  it('comes back with it, however it is spelled by now', () => {
    const back = tamperedPair({ kind: 'mark', reason: 'rolled-back', before: { ...pairValue, owned: false }, after: pairValue });
    expect(boundaryTrips(back, { orders: presentWith(ours) })).toEqual([]);
    expect(boundaryTrips({ ...back, before: pairValue }, { orders: presentWith(ours) })).toEqual([expect.stringContaining('does not exist')]);
    expect(boundaryTrips({ ...back, after: { ...pairValue, owned: false } }, { orders: presentWith(ours) })).toHaveLength(1);
  });
});
