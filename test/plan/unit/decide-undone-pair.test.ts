import { describe, expect, it } from 'vitest';
import {
  columnRecord,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf } from '../../support/model/state-builders.js';
import { record, total } from '../../support/plan/planned-orders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  recordsOf,
  theirPair,
  theirs,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

describe('a rolled back pair', () => {
  const owned = { shop: { edge: true, pairs: [total] } };

  it('that is already as before is left', () => {
    const made = undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] });
    expect(rolledBack(made, lineageOf(marked('raw')))).toMatchObject({ lines: [], left: [] });
    const removed = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, null)] });
    expect(rolledBack(removed, withRecords(lineageOf(marked('raw', owned)), record))).toMatchObject(
      { lines: [], left: [] },
    );
    // The pair is another stack's, and no longer ours.
    const theirOwn = withRecords(lineageOf(marked('raw', { finance: { pairs: [total] } })), record);
    expect(rolledBack(made, theirOwn)).toMatchObject({ lines: [], left: [] });
  });

  it('that the apply did not touch is left, and stays in its mark', () => {
    const tax = fingerprintOf('orders.tax', 'raw.amount');
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [tax, total] } })),
      record,
      columnRecord('orders.tax', ['raw.amount']),
    );
    const { lines, proposal } = rolledBack(
      undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }),
      lineage,
    );
    expect(lines).toEqual(['delete orders.total <- raw.amount true -> none']);
    expect(proposal?.marks).toMatchObject([{ mark: { edge: true, pairs: [tax] } }]);
  });

  it('that the apply removed is restored, with its fingerprint', () => {
    const was = { ...ourPair, confidence: 0.5 };
    const { lines, proposal } = rolledBack(
      undoing({ pairs: [undonePair('total', 'raw.amount', was, null)] }),
      lineageOf(marked('raw')),
    );
    expect(lines).toEqual(['create orders.total <- raw.amount none -> true']);
    expect(proposal).toMatchObject({
      pairs: [{ fingerprint: total, confidence: 0.5 }],
      marks: [{ mark: { edge: true, pairs: [total] } }],
    });
  });

  it.each([
    ['it was marked', theirPair, ourPair, owned, 'mark orders.total <- raw.amount true -> false'],
    [
      'its mark was removed',
      ourPair,
      theirPair,
      { shop: { edge: true } },
      'mark orders.total <- raw.amount false -> true',
    ],
  ])('has its earlier mark if %s', (_what, was, became, marks, line) => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', was, became)] });
    const { lines, proposal } = rolledBack(
      undo,
      withRecords(lineageOf(marked('raw', marks)), record),
    );
    expect(lines).toEqual([line]);
    expect(proposal).toMatchObject({ pairs: [], removedPairs: [] });
  });

  it('that was marked under exclusive ownership keeps every record, whatever their confidence', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, ourPair)] });
    const unsure = { ...record, confidenceScore: 0.5 };
    const { lines, proposal } = rolledBack(
      undo,
      withRecords(lineageOf(marked('raw', owned)), unsure, record),
    );
    expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
    expect(proposal).toMatchObject({ pairs: [], removedPairs: [] });
  });

  it('that was not ours is restored without a mark, whether or not its edge exists', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, null)] });
    const { lines, proposal } = rolledBack(undo, lineageOf());
    expect(lines).toEqual(['create orders.total <- raw.amount none -> false']);
    expect(proposal).toMatchObject({ pairs: [{ fingerprint: total }], marks: [] });
    expect(rolledBack(undo, lineageOf(marked('raw'))).proposal).toMatchObject({ marks: [] });
  });

  it('is restored with its edge, and protected with it', () => {
    const undo = undoing({
      edges: [undoneEdge('raw', { ...ours, protected: true }, null, recordsOf(recordOf('raw')))],
      pairs: [undonePair('total', 'raw.amount', ourPair, null)],
    });
    const { proposal } = rolledBack(undo, lineageOf());
    expect(proposal?.marks).toMatchObject([
      { mark: { edge: true, pairs: [total], protect: true } },
    ]);
  });
});

describe('the protection of an edge that is not ours', () => {
  const was = { ...theirs, protected: true };

  it('is restored with a pair of ours on it, and with nothing else', () => {
    const edges = [undoneEdge('raw', was, theirs)];
    const back = rolledBack(
      undoing({ edges, pairs: [undonePair('total', 'raw.amount', ourPair, null)] }),
      lineageOf('raw'),
    );
    expect(back.proposal?.marks).toMatchObject([
      { mark: { edge: false, pairs: [total], protect: true } },
    ]);
    // A mark that names no element protects nothing.
    expect(rolledBack(undoing({ edges }), lineageOf('raw'))).toMatchObject({ lines: [], left: [] });
    const marks = { shop: { pairs: [total] } };
    expect(
      rolledBack(undoing({ edges }), withRecords(lineageOf(marked('raw', marks)), record)).lines,
    ).toEqual(['mark orders <- raw false -> false']);
  });
});
