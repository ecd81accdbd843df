import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ReceiptEvent } from '../../../src/plan/document/receipt.js';
import { undoFromReceipt } from '../../../src/plan/undo/undo-from-receipt.js';
import { observe } from '../../../src/tasks/plan/observe.js';
import { planOf } from '../plan/plan-of.js';
import { type Applied, applyTo } from './apply-with.js';
import type { FakeCatalog } from './fake-catalog.js';

export interface RollBack {
  readonly desired: DesiredState;
  readonly events: readonly ReceiptEvent[];
  /** Runs between the plan and the write. */
  readonly disturb?: () => void;
}

/** Undoes the run of a receipt. */
export async function rollBack(
  catalog: FakeCatalog,
  { desired, events, disturb = () => undefined }: RollBack,
): Promise<Applied> {
  const undo = undoFromReceipt(events);
  const more = { intent: { kind: 'rollback', undo } as const };
  const { observed } = await observe(desired, catalog, { discover: false, undo });
  const plan = planOf(desired, observed, more);
  disturb();
  return { plan, ...(await applyTo(catalog, { desired, observed, plan, more })) };
}
