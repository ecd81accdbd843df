import { describe, expect, it } from 'vitest';
import { markedPairs, ownOccurrences, seenPair } from '../../../src/plan/unit/seen-pair.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { inRecord, inRecords } from '../../support/plan/seen-pairs.js';

const plain = inRecord();
const summed = inRecord({ transform: 'SUM' });
const maximal = inRecord({ transform: 'MAX' });
const elsewhere = inRecord({ upstreamField: fieldOf('raw.cost') });
const queried = inRecord({ transform: 'SUM', writable: false });

const marking = (...named: readonly { readonly fingerprint: string }[]) =>
  markedPairs([{ pairs: named.map(({ fingerprint }) => fingerprint) }]);

describe('the records that a mark names', () => {
  it('are those of its columns and transform; among equal ones those that we may change', () => {
    expect(ownOccurrences(inRecords(plain, summed, queried), marking(summed))).toEqual([summed]);
    expect(ownOccurrences(inRecords(plain, queried), marking(summed))).toEqual([queried]);
    expect(ownOccurrences(inRecords(plain, summed), marking(plain, summed))).toEqual([
      plain,
      summed,
    ]);
  });

  it('are the only records of its columns if another writer changed their transform', () => {
    expect(ownOccurrences(inRecords(summed), marking(plain))).toEqual([summed]);
    expect(
      ownOccurrences(inRecords(summed, { ...summed, confidence: 0.5 }), marking(plain)),
    ).toHaveLength(2);
    expect(ownOccurrences(inRecords(queried, maximal), marking(plain))).toEqual([maximal]);
  });

  it('are none if several records could be the changed one, or if none may be changed', () => {
    expect(ownOccurrences(inRecords(summed, maximal), marking(plain))).toEqual([]);
    expect(ownOccurrences(inRecords(queried), marking(plain))).toEqual([]);
  });

  it('are never those of other columns', () => {
    expect(ownOccurrences(inRecords(elsewhere), marking(plain))).toEqual([]);
    expect(ownOccurrences(inRecords(plain), marking())).toEqual([]);
  });
});

describe('an existing pair', () => {
  const isSummed = ({ transform }: { readonly transform: string | null }) => transform === 'SUM';

  it('has the values of our record, beside those of others', () => {
    expect(seenPair(inRecords(plain, summed), marking(summed))).toEqual({
      ...summed,
      key: 'total',
      occurrences: [plain, summed],
      own: [summed],
      others: [plain],
    });
  });

  it('has the values of our record that is as wanted', () => {
    const ours = marking(plain, summed);
    expect(seenPair(inRecords(plain, summed), ours, { isWanted: isSummed })).toMatchObject({
      transform: 'SUM',
      own: [plain, summed],
      others: [],
    });
    expect(
      seenPair(inRecords(plain, maximal), marking(plain, maximal), { isWanted: isSummed }),
    ).toMatchObject({ transform: null });
    // Records of others do not count if we have a record.
    expect(
      seenPair(inRecords(plain, summed), marking(plain), { isWanted: isSummed }),
    ).toMatchObject({ transform: null });
  });

  it('that is not ours has the values of a record that is as wanted, or else of the first that we may change', () => {
    expect(seenPair(inRecords(plain, queried), marking(), { isWanted: isSummed })).toMatchObject({
      ...queried,
      own: [],
      others: [plain, queried],
    });
    expect(seenPair(inRecords(queried, plain), marking())).toMatchObject(plain);
    expect(seenPair(inRecords(queried), marking())).toMatchObject(queried);
  });

  it('of another stack has the values of their record, whatever unmarked records say', () => {
    const theirs = { foreign: marking(plain) };
    expect(
      seenPair(inRecords(summed, plain), marking(), { isWanted: isSummed, ...theirs }),
    ).toMatchObject({ ...plain, own: [] });
    expect(seenPair(inRecords(summed, plain), marking(summed), theirs)).toMatchObject(summed);
  });
});
