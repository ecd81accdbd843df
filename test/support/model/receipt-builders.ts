import type { PlanTarget } from '../../../src/plan/document/plan.js';
import type { Receipt, ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { type StoredReceipt, storeEvent } from '../../../src/plan/document/stored-receipt.js';
import type { DocumentOf } from '../../../src/report/document/report-document.js';
import { nameOf, us } from './state-builders.js';

export const receiptTarget: PlanTarget = {
  origin: 'http://127.0.0.1:8080',
  stack: 'shop',
  target: null,
  actor: us,
};

/** The receipt of a run that finished. `more` overrides fields. */
export function receiptOf(events: readonly ReceiptEvent[], more: Partial<Receipt> = {}): Receipt {
  return {
    formatVersion: '1.0',
    tool: { name: 'headwater', version: '0.0.0' },
    target: receiptTarget,
    intent: 'sync',
    source: { commit: null, dirty: null, files: [], receipt: null },
    effect: `sha256:${'0'.repeat(64)}`,
    allowances: [],
    startedAt: '2026-11-20T10:00:00.000Z',
    events,
    finishedAt: '2026-11-20T10:00:05.000Z',
    exitCode: 0,
    ...more,
  };
}

/** A receipt as an apply stores it, without digests. */
export function storedReceipt(receipt: Receipt): StoredReceipt {
  return { ...receipt, events: receipt.events.map((event) => storeEvent(event, nameOf)) };
}

/** The report of a receipt, complete unless `more` says otherwise. */
export function receiptReportOf(
  receipt: Receipt,
  more: Partial<DocumentOf<'receipt'>> = {},
): DocumentOf<'receipt'> {
  return { kind: 'receipt', receipt, stored: storedReceipt(receipt), complete: true, ...more };
}
