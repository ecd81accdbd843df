import type { PlanTarget } from '../../../src/plan/document/plan.js';
import type { Receipt, ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { us } from './state-builders.js';

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
