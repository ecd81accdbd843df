import { describe, expect, it } from 'vitest';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { restoreReceipt, storeEvent } from '../../../src/plan/document/stored-receipt.js';
import { receiptOf, storedReceipt } from '../../support/model/receipt-builders.js';
import { lineageOf, nameOf, urnOf } from '../../support/model/state-builders.js';
import { ours } from '../../support/plan/undo-builders.js';

const before: ReceiptEvent = {
  event: 'before',
  unit: 'lineage',
  urn: urnOf('orders'),
  version: '1',
  upstreamLineage: lineageOf('raw'),
  changes: [
    {
      element: 'edge',
      kind: 'delete',
      address: 'orders <- raw',
      reason: 'undeclared',
      downstream: urnOf('orders'),
      upstream: urnOf('raw'),
      place: null,
      before: ours,
      after: null,
    },
  ],
};

const entity: ReceiptEvent = {
  event: 'before',
  unit: 'entity',
  urn: urnOf('sheet'),
  change: {
    element: 'dataset',
    kind: 'create',
    address: 'sheet',
    reason: 'dataset-missing',
    urn: urnOf('sheet'),
    place: null,
    before: null,
    after: { columns: [] },
  },
};

const outcome: ReceiptEvent = {
  event: 'outcome',
  unit: 'lineage',
  urn: urnOf('orders'),
  outcome: 'applied',
};

describe('a stored receipt', () => {
  it('is restored as it was', () => {
    const receipt = receiptOf([entity, before, outcome], { formatVersion: '2.0' });
    expect(restoreReceipt(storedReceipt(receipt))).toEqual({ ok: true, value: receipt });
  });

  it('keeps the digest of each event', () => {
    const stored = { ...storeEvent(before, nameOf), digest: 'sha256:0' };
    expect(restoreReceipt({ ...receiptOf([]), events: [stored] })).toEqual({
      ok: true,
      value: { ...receiptOf([]), events: [{ ...before, digest: 'sha256:0' }] },
    });
  });

  it('has the changes as a list before format 2.0', () => {
    const receipt = receiptOf([entity, before, outcome], { formatVersion: '1.2' });
    expect(restoreReceipt(receipt)).toEqual({ ok: true, value: receipt });
  });

  it('shortens nothing but the changes of a lineage', () => {
    expect(storeEvent(entity, nameOf)).toBe(entity);
    expect(storeEvent(outcome, nameOf)).toBe(outcome);
    const { changes: _, ...rest } = before;
    expect(storeEvent(before, nameOf)).toMatchObject(rest);
  });

  it('cannot be restored if a change is damaged, and the problem names the place', () => {
    const stored = storedReceipt(receiptOf([outcome, before]));
    const text = JSON.stringify(stored).replace('[0,null]', '[7,null]');
    expect(restoreReceipt(JSON.parse(text))).toEqual({
      ok: false,
      problem: '/events/1/changes/upstreams/0/rows/0 names no effect',
    });
  });
});
