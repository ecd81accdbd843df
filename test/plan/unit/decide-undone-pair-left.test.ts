import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { UndonePair } from '../../../src/plan/unit/plan-intent.js';
import { expectGolden } from '../../support/golden.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf } from '../../support/model/state-builders.js';
import { record, total } from '../../support/plan/planned-orders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  theirPair,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const several = {
  downstreamType: 'FIELD_SET',
  downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
};

describe('a pair that a rollback leaves', () => {
  const owned = { shop: { edge: true, pairs: [total] } };

  it("is left if another writer's record now has the values that ours had", () => {
    const sum = { ...ourPair, transform: 'SUM' };
    const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
    const marks = {
      shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] },
    };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, sum)] });
    const { lines, left } = rolledBack(
      undo,
      withRecords(lineageOf(marked('raw', marks)), summed, { ...record, confidenceScore: 0.5 }),
    );
    expect(lines).toEqual([]);
    expect(left).toEqual([expect.stringContaining('others have it as well')]);
  });

  it('is left for a reason that its finding names', async () => {
    const rows: readonly (readonly [string, UndonePair, UpstreamLineage])[] = [
      [
        'has another confidence now',
        undonePair('total', 'raw.amount', null, ourPair),
        withRecords(lineageOf(marked('raw', owned)), { ...record, confidenceScore: 0.5 }),
      ],
      [
        'lost its mark',
        undonePair('total', 'raw.amount', null, ourPair),
        withRecords(lineageOf(marked('raw')), record),
      ],
      [
        'outlived its edge',
        undonePair('total', 'raw.amount', null, ourPair),
        withRecords(lineageOf(), record),
      ],
      [
        'was restored without our mark',
        undonePair('total', 'raw.amount', null, theirPair),
        withRecords(lineageOf('raw'), record),
      ],
      ['no longer has an edge', undonePair('total', 'raw.amount', ourPair, null), lineageOf('fx')],
      [
        'was not ours, and whose dataset does not exist',
        undonePair('total', 'gone.x', theirPair, null),
        lineageOf(),
      ],
      [
        'another stack has with its confidence after the apply',
        undonePair('total', 'raw.amount', { ...ourPair, confidence: 0.5 }, ourPair),
        withRecords(lineageOf(marked('raw', { ...owned, finance: { pairs: [total] } })), record),
      ],
      [
        'is now in a record of several columns',
        undonePair('total', 'raw.amount', null, ourPair),
        withRecords(
          lineageOf(marked('raw', owned)),
          columnRecord('orders.total', ['raw.amount'], several),
        ),
      ],
    ];
    await expectGolden(
      import.meta,
      'pairs-that-a-rollback-leaves',
      Object.fromEntries(
        rows.map(([title, pair, lineage]) => {
          const { lines, left } = rolledBack(undoing({ pairs: [pair] }), lineage);
          return [title, [...lines, ...left].join('\n')];
        }),
      ),
    );
  });

  it('is left if the same rollback removes its edge and no other stack needs it', () => {
    const undo = undoing({
      edges: [undoneEdge('raw', null, ours)],
      pairs: [undonePair('total', 'raw.amount', ourPair, null)],
    });
    const { lines, left } = rolledBack(undo, lineageOf(marked('raw')));
    expect(lines).toEqual(['delete orders <- raw true -> none']);
    expect(left).toEqual([
      'HW3021 "orders.total <- raw.amount" is not put back: a dataset or edge that it needs is gone',
    ]);
  });
});
