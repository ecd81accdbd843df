import { describe, expect, it } from 'vitest';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf } from '../../support/model/state-builders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  recordsOf,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const removed = {
  edges: [
    undoneEdge('orders', ours, null, recordsOf(recordOf('orders'))),
    undoneEdge('raw', ours, null, recordsOf(recordOf('raw'))),
  ],
  pairs: [
    undonePair('total', 'orders.amount', ourPair, null),
    undonePair('total', 'raw.amount', ourPair, null),
  ],
};

describe('self lineage that an apply removed', () => {
  it('is restored from a receipt whose digests match', () => {
    const { lines, left } = rolledBack(undoing(removed));
    expect(lines).toEqual([
      'create orders <- orders none -> true',
      'create orders.total <- orders.amount none -> true',
      'create orders <- raw none -> true',
      'create orders.total <- raw.amount none -> true',
    ]);
    expect(left).toEqual([]);
  });

  it('is not restored from another receipt, with a finding; everything else is', () => {
    const { lines, left } = rolledBack(undoing({ ...removed, isProven: false }));
    expect(lines).toEqual([
      'create orders <- raw none -> true',
      'create orders.total <- raw.amount none -> true',
    ]);
    expect(left).toEqual([
      'HW3021 "orders <- orders", "orders.total <- orders.amount" are not put back: they are self lineage, and no digest shows that the receipt is as the apply wrote it',
    ]);
  });

  it('is not restored pair by pair if its edge exists', () => {
    const pair = undoing({
      pairs: [undonePair('total', 'orders.amount', ourPair, null)],
      isProven: false,
    });
    const { lines, left } = rolledBack(pair, lineageOf(marked('orders')));
    expect(lines).toEqual([]);
    expect(left).toEqual([
      'HW3021 "orders.total <- orders.amount" is not put back: it is self lineage, and no digest shows that the receipt is as the apply wrote it',
    ]);
  });
});

describe('self lineage that an apply made', () => {
  it('is removed, whatever the receipt', () => {
    const edges = [undoneEdge('orders', null, ours)];
    const pairs = [undonePair('total', 'orders.amount', null, ourPair)];
    const marks = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'orders.amount')] } };
    const there = withRecords(
      lineageOf(marked('orders', marks)),
      columnRecord('orders.total', ['orders.amount']),
    );
    for (const isProven of [true, false]) {
      const { lines } = rolledBack(undoing({ edges, pairs, isProven }), there);
      expect(lines).toEqual([
        'delete orders <- orders true -> none',
        'delete orders.total <- orders.amount true -> none',
      ]);
    }
  });
});
