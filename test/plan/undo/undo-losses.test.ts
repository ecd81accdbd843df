import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import { columnRecord, marked, withRecords } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  present,
  recordOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { changesOf, planOf } from '../../support/plan/plan-of.js';

const EMPTY: UpstreamLineage = { upstreams: [] };

function receiptWith(lost: UpstreamLineage, returned = EMPTY): readonly ReceiptEvent[] {
  const about = { unit: 'lineage', urn: urnOf('orders') } as const;
  return [
    { ...about, event: 'before', version: '-1', upstreamLineage: null, changes: [] },
    { ...about, event: 'lost', lost, returned },
  ];
}

/** The plan that rolls such a receipt back, at a catalog with this lineage of `orders`. */
function rolledBack(events: readonly ReceiptEvent[], now: UpstreamLineage = EMPTY) {
  return planOf(desire([]), observe(present('orders', now), 'theirs', 'raw'), {
    intent: { kind: 'rollback', undo: undoFromReceipt(events, true) },
  });
}

describe('the rollback of an apply that undid the writes of others', () => {
  it('restores their edges and column pairs, without any mark', () => {
    const lost = withRecords(
      lineageOf(marked('theirs', { mart: { edge: true, pairs: [] } })),
      columnRecord('orders.total', ['theirs.amount']),
    );
    const plan = rolledBack(receiptWith(lost));
    expect(changesOf(plan)).toEqual([
      'create snowflake:orders <- snowflake:theirs',
      'create snowflake:orders.total <- snowflake:theirs.amount',
    ]);
    expect(plan.changes.every(({ reason }) => reason === 'rolled-back')).toBe(true);
    expect(JSON.stringify(plan.writes)).not.toContain('mart');
    expect(plan.findings).toEqual([]);
  });

  it('does nothing if their writer has restored them', () => {
    expect(changesOf(rolledBack(receiptWith(lineageOf('theirs')), lineageOf('theirs')))).toEqual(
      [],
    );
  });

  it('counts the records that no plan restores', () => {
    const lost = withRecords(lineageOf(), {
      ...columnRecord('orders.total', ['theirs.amount']),
      query: 'urn:li:query:nightly',
    });
    const { changes, findings } = rolledBack(receiptWith(lost, lineageOf(recordOf('raw'))));
    expect(changes).toEqual([]);
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(
        /^HW\d+ 2 records of others on "snowflake:orders" that updateLineage undid/,
      ),
    ]);
  });

  it('counts a single record in the singular', () => {
    const { findings } = rolledBack(receiptWith(EMPTY, lineageOf(recordOf('raw'))));
    expect(findings[0]?.message).toMatch(/^1 record of others on /);
  });

  it('leaves out an edge to something else than a dataset', () => {
    const job = { ...recordOf('x'), dataset: 'urn:li:dataJob:(f,j)' };
    expect(changesOf(rolledBack(receiptWith({ upstreams: [job] })))).toEqual([]);
  });
});
