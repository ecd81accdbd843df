import { describe, expect, it } from 'vitest';
import type { PairChange } from '../../../src/plan/document/change.js';
import { expectGolden } from '../../support/golden.js';
import { fingerprintOf, marked, withRecords } from '../../support/model/lineage-builders.js';
import { lineageOf, present, recordOf, us } from '../../support/model/state-builders.js';
import {
  ourPair,
  ours,
  presentWith,
  theirPair,
  withPair,
} from '../../support/plan/boundary-readings.js';
import { record, total } from '../../support/plan/planned-orders.js';
import {
  boundaryTrips,
  pairValue,
  type TamperedCase,
  tamperedPair,
} from '../../support/plan/tampered-changes.js';

const made = recordOf('raw', 'TRANSFORMED', us);
const garbled = { ...made, properties: { headwater: 'nonsense' } };
const settings = { formerly: ['old'] };
const net = fingerprintOf('orders.total', 'raw.amount', 'net');
const max = fingerprintOf('orders.total', 'raw.amount', 'max');

describe('a column pair that is changed or removed', () => {
  const toNet = tamperedPair({
    kind: 'update',
    reason: 'differs',
    after: { ...pairValue, transform: 'net' },
  });
  const softer = tamperedPair({
    kind: 'update',
    reason: 'differs',
    after: { ...pairValue, confidence: 0.5 },
  });

  it.each<[string, PairChange, TamperedCase]>([
    ['is named by our mark', tamperedPair({}), { orders: ourPair }],
    [
      'is named by the mark with our earlier name',
      tamperedPair({}),
      { orders: withPair({ old: { pairs: [total] } }), more: { settings } },
    ],
    ['is removed with its edge', tamperedPair({ reason: 'edge-removed' }), { orders: ourPair }],
    ['gets another confidence', softer, { orders: ourPair }],
    ['gets another transform', toNet, { orders: ourPair }],
    [
      'has the transform NONE instead of none',
      tamperedPair({}),
      { orders: withPair({ shop: { pairs: [total] } }, { transformOperation: 'NONE' }) },
    ],
    [
      'is ours, and another writer gave it another transform',
      toNet,
      { orders: withPair({ shop: { pairs: [max] } }) },
    ],
    [
      "is ours with another transform, beside another writer's record with the wanted one",
      toNet,
      {
        orders: present(
          'orders',
          withRecords(lineageOf(marked('raw', { shop: { pairs: [total] } })), record, {
            ...record,
            transformOperation: 'net',
          }),
        ),
      },
    ],
    [
      'belongs to an exclusive unit',
      tamperedPair({ reason: 'exclusive' }),
      { orders: theirPair, exclusive: true },
    ],
    [
      'belongs to an exclusive unit and gets another transform',
      toNet,
      { orders: theirPair, exclusive: true },
    ],
    [
      'belongs to an exclusive unit, and its edge was removed earlier',
      tamperedPair({ reason: 'exclusive' }),
      { orders: present('orders', withRecords(lineageOf(), record)), exclusive: true },
    ],
  ])('is allowed if it %s', (_what, change, told) => {
    expect(boundaryTrips(change, told)).toEqual([]);
  });

  it('is refused for what it would harm', async () => {
    const rows: readonly (readonly [string, PairChange, TamperedCase])[] = [
      ['is not ours', tamperedPair({}), { orders: theirPair }],
      [
        'is not ours, on our edge',
        tamperedPair({}),
        { orders: withPair({ shop: { edge: true } }) },
      ],
      [
        'is not ours, and its edge is removed',
        tamperedPair({ reason: 'edge-removed' }),
        { orders: withPair({ shop: { edge: true } }), exclusive: true },
      ],
      [
        'was made by our user',
        tamperedPair({ reason: 'made-by-us' }),
        { orders: present('orders', withRecords(lineageOf(made), record)) },
      ],
      [
        'is not the record of the pair that is ours',
        tamperedPair({}),
        {
          orders: present(
            'orders',
            withRecords(lineageOf(marked('raw', { shop: { pairs: [net] } })), record, {
              ...record,
              transformOperation: 'net',
            }),
          ),
        },
      ],
      [
        'is one of several records, and ours was changed',
        tamperedPair({}),
        {
          orders: present(
            'orders',
            withRecords(lineageOf(marked('raw', { shop: { pairs: [max] } })), record, {
              ...record,
              transformOperation: 'net',
            }),
          ),
        },
      ],
      [
        'belongs to another stack too, with another transform',
        tamperedPair({}),
        { orders: withPair({ shop: { pairs: [total] }, finance: { pairs: [net] } }) },
      ],
      [
        'belongs to another stack too',
        tamperedPair({}),
        { orders: withPair({ shop: { pairs: [total] }, finance: { pairs: [total] } }) },
      ],
      [
        'belongs to another stack',
        tamperedPair({ reason: 'exclusive' }),
        { orders: withPair({ finance: { pairs: [total] } }), exclusive: true },
      ],
      ['does not exist', tamperedPair({}), { orders: presentWith(ours) }],
      [
        'exists with another transform',
        tamperedPair({}),
        { orders: withPair({ shop: { pairs: [total] } }, { transformOperation: 'net' }) },
      ],
      [
        'exists in a record of whole datasets',
        tamperedPair({}),
        { orders: withPair({ shop: { pairs: [total] } }, { upstreamType: 'DATASET' }) },
      ],
      ['has no value before', tamperedPair({ before: null }), { orders: ourPair }],
      [
        'has an unreadable mark',
        tamperedPair({}),
        { orders: present('orders', withRecords(lineageOf(garbled), record)) },
      ],
    ];
    await expectGolden(
      import.meta,
      'refused-pairs',
      Object.fromEntries(
        rows.map(([title, change, told]) => [title, boundaryTrips(change, told).join('\n')]),
      ),
    );
  });
});
