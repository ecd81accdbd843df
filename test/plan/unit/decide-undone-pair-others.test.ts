import { describe, expect, it } from 'vitest';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, urnOf } from '../../support/model/state-builders.js';
import { record, total } from '../../support/plan/planned-orders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import { ourPair, theirPair, undoing, undonePair } from '../../support/plan/undo-builders.js';

const several = {
  downstreamType: 'FIELD_SET',
  downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
};

describe('a rolled back pair that another writer has too', () => {
  const owned = { shop: { edge: true, pairs: [total] } };

  it('gets its mark back if it was released beside the record of another stack', () => {
    const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
    const sum = { ...theirPair, transform: 'SUM' };
    const marks = { finance: { pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] } };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, sum)] });
    const { lines, left, proposal } = rolledBack(
      undo,
      withRecords(lineageOf(marked('raw', marks)), summed, record),
    );
    expect({ lines, left }).toEqual({
      lines: ['mark orders.total <- raw.amount false -> true'],
      left: [],
    });
    expect(proposal).toMatchObject({
      pairs: [],
      removedPairs: [],
      marks: [{ mark: { edge: false, pairs: [total] } }],
    });
  });

  it("has its confidence back if another writer's record has that value now", () => {
    const half = { ...ourPair, confidence: 0.5 };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', half, ourPair)] });
    const { lines, proposal } = rolledBack(
      undo,
      withRecords(lineageOf(marked('raw', owned)), record, { ...record, confidenceScore: 0.5 }),
    );
    expect(lines).toEqual(['update orders.total <- raw.amount true -> true']);
    // Both records are removed by their fingerprint, so the wanted one is written again.
    expect(proposal).toMatchObject({
      removedPairs: [{ fingerprint: total }],
      pairs: [{ fingerprint: total, confidence: 0.5 }],
    });
  });

  it("does not become ours through an outdated mark if it returns as another writer's", () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, null)] });
    const outdated = {
      shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM'), 'AAAAAAAA'] },
    };
    const { lines, proposal } = rolledBack(undo, lineageOf(marked('raw', outdated)));
    expect(lines).toEqual(['create orders.total <- raw.amount none -> false']);
    expect(proposal?.marks).toEqual([
      {
        dataset: urnOf('raw'),
        owner: 'shop',
        mark: { edge: true, pairs: ['AAAAAAAA'], protect: false },
      },
    ]);
  });

  it('that another stack has too stays, and only our mark is removed', () => {
    const lineage = withRecords(
      lineageOf(marked('raw', { ...owned, finance: { pairs: [total] } })),
      record,
    );
    const { lines, proposal } = rolledBack(
      undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }),
      lineage,
    );
    expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
    expect(proposal).toMatchObject({
      removedPairs: [],
      marks: [{ owner: 'shop', mark: { pairs: [] } }],
    });
  });

  it("that the apply left to another writer's record is restored beside it, in its earlier spelling", () => {
    const was = { ...ourPair, transform: 'SUM' };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', was, theirPair)] });
    const longer = columnRecord('orders.total', ['raw.[version=2.0].[type=int].amount'], several);
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw')), longer));
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    expect(lines).toEqual(['mark orders.total <- raw.amount false -> true']);
    expect(proposal).toMatchObject({
      pairs: [{ fingerprint: sum }],
      removedPairs: [],
      marks: [{ mark: { pairs: [sum] } }],
    });
  });

  it('that another writer now has too loses our record, and theirs stays', () => {
    for (const spelled of ['amount', '[version=2.0].[type=int].amount']) {
      const theirs = columnRecord('orders.total', [`raw.${spelled}`], {
        ...several,
        transformOperation: 'SUM',
      });
      const { lines, proposal, plan } = rolledBack(
        undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }),
        withRecords(lineageOf(marked('raw', owned)), theirs, record),
      );
      expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
      expect(plan.changes).toMatchObject([{ after: { transform: 'SUM', owned: false } }]);
      expect(plan.guards).toEqual([]);
      expect(proposal).toMatchObject({
        pairs: [],
        removedPairs: [{ fingerprint: total }],
        marks: [{ mark: { pairs: [] } }],
      });
    }
  });
});
