import { bisectBatch, chunk } from './bisect-batch.js';
import { isHalted, notAttemptedReason } from './running-apply.js';
import { StepRun, type WriteRun } from './step-run.js';
import { writeBatch } from './write-batch.js';
import type { ReadyUnit, WriteStrategy, WriteUnit } from './write-strategy.js';

/**
 * Writes one step of some units. A batch that fails is split and sent in smaller batches. After a
 * failure no further unit is started, unless the run keeps going. Started units are always
 * finished, since an edge without its mark is of no use.
 */
export async function writeUnits<U extends WriteUnit, R extends ReadyUnit<U>>(
  units: readonly U[],
  strategy: WriteStrategy<U, R>,
  shared: WriteRun<U>,
): Promise<void> {
  const { ledger, context } = shared;
  const run = new StepRun(strategy, shared);
  for (const part of chunk(units, strategy.unitsPerRequest)) {
    if (isHalted(context)) return;
    const mayStart = context.keepGoing || !ledger.hasFailures;
    const open = part.filter(({ urn }) => ledger.isOpen(urn) && (mayStart || ledger.isBegun(urn)));
    if (open.length === 0) continue;
    await bisectBatch(
      open,
      (batch) => writeBatch(batch, run),
      () => isHalted(context),
    );
    context.progress({ step: strategy.step, done: run.passed, total: units.length });
  }
}

/**
 * Sets the outcomes of the units that did not reach their last step. A unit that was started must
 * not be reported as not attempted.
 */
export async function settleUnfinished<U extends WriteUnit>({
  ledger,
  context,
}: WriteRun<U>): Promise<void> {
  for (const { unit, writes, inDoubt, outcome } of ledger.states) {
    if (outcome) continue;
    const kind = writes > 0 ? 'failed' : 'not-attempted';
    await ledger.settle(unit.urn, inDoubt ? 'unknown' : kind, notAttemptedReason(context));
  }
}
