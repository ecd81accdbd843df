import { describe, expect, it } from 'vitest';
import { columnRecord, fieldOf, fingerprintOf, marked, withRecords } from '../../support/lineage-builders.js';
import { rolledBack } from '../../support/rolled-back.js';
import { lineageOf, recordOf, urnOf } from '../../support/state-builders.js';
import { ourPair, ours, recordsOf, theirPair, theirs, undoing, undoneEdge, undonePair } from '../../support/undo-builders.js';

const total = fingerprintOf('orders.total', 'raw.amount');
const record = columnRecord('orders.total', ['raw.amount']);
const several = { downstreamType: 'FIELD_SET', downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')] };

describe('a rolled back pair', () => {
  const owned = { shop: { edge: true, pairs: [total] } };

  it('that the apply made goes, out of its mark too', () => {
    const { lines, proposal } = rolledBack(
      undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }),
      withRecords(lineageOf(marked('raw', owned)), record),
    );
    expect(lines).toEqual(['delete orders.total <- raw.amount true -> none']);
    expect(proposal).toMatchObject({ removedPairs: [{ fingerprint: total }], marks: [{ mark: { edge: true, pairs: [] } }] });
  });

  it('that is as before already is left alone', () => {
    const made = undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] });
    expect(rolledBack(made, lineageOf(marked('raw')))).toMatchObject({ lines: [], left: [] });
    const removed = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, null)] });
    expect(rolledBack(removed, withRecords(lineageOf(marked('raw', owned)), record))).toMatchObject({ lines: [], left: [] });
    // Another stack's, and ours no more.
    const theirOwn = withRecords(lineageOf(marked('raw', { finance: { pairs: [total] } })), record);
    expect(rolledBack(made, theirOwn)).toMatchObject({ lines: [], left: [] });
  });

  it('that the apply did not touch is left alone, and stays in its mark', () => {
    const tax = fingerprintOf('orders.tax', 'raw.amount');
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [tax, total] } })),
      record,
      columnRecord('orders.tax', ['raw.amount']),
    );
    const { lines, proposal } = rolledBack(undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }), lineage);
    expect(lines).toEqual(['delete orders.total <- raw.amount true -> none']);
    expect(proposal?.marks).toMatchObject([{ mark: { edge: true, pairs: [tax] } }]);
  });

  it('that the apply removed comes back, and its fingerprint', () => {
    const was = { ...ourPair, confidence: 0.5 };
    const { lines, proposal } = rolledBack(undoing({ pairs: [undonePair('total', 'raw.amount', was, null)] }), lineageOf(marked('raw')));
    expect(lines).toEqual(['create orders.total <- raw.amount none -> true']);
    expect(proposal).toMatchObject({ pairs: [{ fingerprint: total, confidence: 0.5 }], marks: [{ mark: { edge: true, pairs: [total] } }] });
  });

  it('gets its confidence back', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', { ...ourPair, confidence: 0.5 }, ourPair)] });
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw', owned)), record));
    expect(lines).toEqual(['update orders.total <- raw.amount true -> true']);
    expect(proposal).toMatchObject({ pairs: [{ confidence: 0.5 }], removedPairs: [{ fingerprint: total }], marks: [] });
  });

  it.each([
    ['it was marked', theirPair, ourPair, owned, 'mark orders.total <- raw.amount true -> false'],
    ['its mark was taken', ourPair, theirPair, { shop: { edge: true } }, 'mark orders.total <- raw.amount false -> true'],
  ])('has its mark as before where %s', (_what, was, became, marks, line) => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', was, became)] });
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw', marks)), record));
    expect(lines).toEqual([line]);
    expect(proposal).toMatchObject({ pairs: [], removedPairs: [] });
  });

  it('with another transform is one change, back and forth', () => {
    const sum = { ...ourPair, transform: 'SUM' };
    const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
    const fingerprint = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, sum)] });
    const { plan, lines } = rolledBack(undo, withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs: [fingerprint] } })), summed));
    expect(lines).toEqual(['update orders.total <- raw.amount true -> true']);
    expect(plan.changes[0]).toMatchObject({ before: sum, after: ourPair });
  });

  it('that was marked where the manifest is the whole truth keeps every record, whatever their confidence', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, ourPair)] });
    const unsure = { ...record, confidenceScore: 0.5 };
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw', owned)), unsure, record));
    expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
    expect(proposal).toMatchObject({ pairs: [], removedPairs: [] });
  });

  it('that was released beside the record of another stack gets its mark back', () => {
    const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
    const sum = { ...theirPair, transform: 'SUM' };
    const marks = { finance: { pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] } };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, sum)] });
    const { lines, left, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw', marks)), summed, record));
    expect({ lines, left }).toEqual({ lines: ['mark orders.total <- raw.amount false -> true'], left: [] });
    expect(proposal).toMatchObject({ pairs: [], removedPairs: [], marks: [{ mark: { edge: false, pairs: [total] } }] });
  });

  it("has its confidence back where another writer's record says that by now", () => {
    const half = { ...ourPair, confidence: 0.5 };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', half, ourPair)] });
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw', owned)), record, { ...record, confidenceScore: 0.5 }));
    expect(lines).toEqual(['update orders.total <- raw.amount true -> true']);
    // Both records leave by their fingerprint, so the one that is wanted is written.
    expect(proposal).toMatchObject({ removedPairs: [{ fingerprint: total }], pairs: [{ fingerprint: total, confidence: 0.5 }] });
  });

  it('that comes back as that of another writer is not ours by an outdated mark', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, null)] });
    const outdated = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM'), 'AAAAAAAA'] } };
    const { lines, proposal } = rolledBack(undo, lineageOf(marked('raw', outdated)));
    expect(lines).toEqual(['create orders.total <- raw.amount none -> false']);
    expect(proposal?.marks).toEqual([{ dataset: urnOf('raw'), owner: 'shop', mark: { edge: true, pairs: ['AAAAAAAA'], protect: false } }]);
  });

  it("is left where another writer's record says by now what ours said", () => {
    const sum = { ...ourPair, transform: 'SUM' };
    const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
    const marks = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] } };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, sum)] });
    const { lines, left } = rolledBack(undo, withRecords(lineageOf(marked('raw', marks)), summed, { ...record, confidenceScore: 0.5 }));
    expect(lines).toEqual([]);
    expect(left).toEqual([expect.stringContaining('others have it as well')]);
  });

  it('that was not ours comes back without a mark, its edge there or not', () => {
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', theirPair, null)] });
    const { lines, proposal } = rolledBack(undo, lineageOf());
    expect(lines).toEqual(['create orders.total <- raw.amount none -> false']);
    expect(proposal).toMatchObject({ pairs: [{ fingerprint: total }], marks: [] });
    expect(rolledBack(undo, lineageOf(marked('raw'))).proposal).toMatchObject({ marks: [] });
  });

  it('that another stack has too stays, and only our sign leaves', () => {
    const lineage = withRecords(lineageOf(marked('raw', { ...owned, finance: { pairs: [total] } })), record);
    const { lines, proposal } = rolledBack(undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }), lineage);
    expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
    expect(proposal).toMatchObject({ removedPairs: [], marks: [{ owner: 'shop', mark: { pairs: [] } }] });
  });

  it("that the apply left to another writer's record comes back beside it, spelled as it was", () => {
    const was = { ...ourPair, transform: 'SUM' };
    const undo = undoing({ pairs: [undonePair('total', 'raw.amount', was, theirPair)] });
    const longer = columnRecord('orders.total', ['raw.[version=2.0].[type=int].amount'], several);
    const { lines, proposal } = rolledBack(undo, withRecords(lineageOf(marked('raw')), longer));
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    expect(lines).toEqual(['mark orders.total <- raw.amount false -> true']);
    expect(proposal).toMatchObject({ pairs: [{ fingerprint: sum }], removedPairs: [], marks: [{ mark: { pairs: [sum] } }] });
  });

  it('that another writer has by now too goes with our record, and theirs stays', () => {
    for (const spelled of ['amount', '[version=2.0].[type=int].amount']) {
      const theirs = columnRecord('orders.total', [`raw.${spelled}`], { ...several, transformOperation: 'SUM' });
      const { lines, proposal, plan } = rolledBack(
        undoing({ pairs: [undonePair('total', 'raw.amount', null, ourPair)] }),
        withRecords(lineageOf(marked('raw', owned)), theirs, record),
      );
      expect(lines).toEqual(['mark orders.total <- raw.amount true -> false']);
      expect(plan.changes).toMatchObject([{ after: { transform: 'SUM', owned: false } }]);
      expect(plan.guards).toEqual([]);
      expect(proposal).toMatchObject({ pairs: [], removedPairs: [{ fingerprint: total }], marks: [{ mark: { pairs: [] } }] });
    }
  });

  it('comes back with its edge, and is protected with it', () => {
    const undo = undoing({
      edges: [undoneEdge('raw', { ...ours, protected: true }, null, recordsOf(recordOf('raw')))],
      pairs: [undonePair('total', 'raw.amount', ourPair, null)],
    });
    const { proposal } = rolledBack(undo, lineageOf());
    expect(proposal?.marks).toMatchObject([{ mark: { edge: true, pairs: [total], protect: true } }]);
  });

  it.each([
    [
      'has another confidence by now',
      undonePair('total', 'raw.amount', null, ourPair),
      withRecords(lineageOf(marked('raw', owned)), { ...record, confidenceScore: 0.5 }),
      'it changed since that apply',
    ],
    [
      'lost its mark',
      undonePair('total', 'raw.amount', null, ourPair),
      withRecords(lineageOf(marked('raw')), record),
      'it changed since that apply',
    ],
    [
      'outlived its edge',
      undonePair('total', 'raw.amount', null, ourPair),
      withRecords(lineageOf(), record),
      'it changed since that apply',
    ],
    [
      'was put back without our mark',
      undonePair('total', 'raw.amount', null, theirPair),
      withRecords(lineageOf('raw'), record),
      'others have it as well',
    ],
    ['has no edge any more', undonePair('total', 'raw.amount', ourPair, null), lineageOf('fx'), 'a dataset or edge that it needs is gone'],
    [
      'was not ours, and whose dataset is gone',
      undonePair('total', 'gone.x', theirPair, null),
      lineageOf(),
      'a dataset or edge that it needs is gone',
    ],
    [
      'another stack has with the confidence that it got',
      undonePair('total', 'raw.amount', { ...ourPair, confidence: 0.5 }, ourPair),
      withRecords(lineageOf(marked('raw', { ...owned, finance: { pairs: [total] } })), record),
      'others have it as well',
    ],
    [
      'stands in a record of several columns by now',
      undonePair('total', 'raw.amount', null, ourPair),
      withRecords(lineageOf(marked('raw', owned)), columnRecord('orders.total', ['raw.amount'], several)),
      'others have it as well',
    ],
  ])('is left where it %s', (_what, pair, lineage, why) => {
    const { lines, left } = rolledBack(undoing({ pairs: [pair] }), lineage);
    expect({ lines, left }).toEqual({ lines: [], left: [expect.stringContaining(` is not put back: ${why}`)] });
  });

  it('is left where its edge goes with the same rollback and another stack does not need it', () => {
    const undo = undoing({ edges: [undoneEdge('raw', null, ours)], pairs: [undonePair('total', 'raw.amount', ourPair, null)] });
    const { lines, left } = rolledBack(undo, lineageOf(marked('raw')));
    expect(lines).toEqual(['delete orders <- raw true -> none']);
    expect(left).toEqual(['HW3021 "orders.total <- raw.amount" is not put back: a dataset or edge that it needs is gone']);
  });
});

describe('the protection of an edge that is not ours', () => {
  const was = { ...theirs, protected: true };

  it('comes back with a pair of ours on it, and with nothing else', () => {
    const edges = [undoneEdge('raw', was, theirs)];
    const back = rolledBack(undoing({ edges, pairs: [undonePair('total', 'raw.amount', ourPair, null)] }), lineageOf('raw'));
    expect(back.proposal?.marks).toMatchObject([{ mark: { edge: false, pairs: [total], protect: true } }]);
    // A mark that names nothing protects nothing.
    expect(rolledBack(undoing({ edges }), lineageOf('raw'))).toMatchObject({ lines: [], left: [] });
    const marks = { shop: { pairs: [total] } };
    expect(rolledBack(undoing({ edges }), withRecords(lineageOf(marked('raw', marks)), record)).lines).toEqual([
      'mark orders <- raw false -> false',
    ]);
  });
});
