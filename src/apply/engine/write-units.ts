import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogWriter } from '../../model/catalog-port.js';
import { chunk } from '../../model/chunk.js';
import { type AttemptResult, bisectBatch, halve, type WriteBatch } from './bisect-batch.js';
import { handleFailedWrite } from './handle-failed-write.js';
import { asCatalogError } from './read-back.js';
import { isHalted, notAttemptedReason } from './running-apply.js';
import { StepRun, type WriteRun } from './step-run.js';
import type {
  ReadyUnit,
  ToCheck,
  WriteRequest,
  WriteStrategy,
  WriteUnit,
} from './write-strategy.js';

/**
 * Writes one step of some units. A batch that fails is split and sent in smaller batches. After a
 * failure no further unit is started, unless the run keeps going. Started units are always
 * finished, since an edge without its mark is of no use.
 */
export async function writeUnits<R extends ReadyUnit>(
  units: readonly R['unit'][],
  strategy: WriteStrategy<R>,
  shared: WriteRun<R['unit']>,
): Promise<void> {
  const { ledger, context } = shared;
  const run = new StepRun(strategy, shared);
  const [phase, total] = [strategy.step, units.length];
  const progress = () => context.progress({ kind: 'phase', phase, done: run.passed, total });
  if (units.length > 0 && !isHalted(context)) progress();
  const parts = chunk(units, strategy.unitsPerRequest);
  for (const [i, part] of parts.entries()) {
    if (isHalted(context)) return;
    const mayStart = context.keepGoing || !ledger.hasFailures;
    const isBegun = ({ urn }: WriteUnit) => ledger.of(urn).writes > 0;
    const open = part.filter((unit) => ledger.isOpen(unit.urn) && (mayStart || isBegun(unit)));
    if (open.length === 0) continue;
    run.next = parts[i + 1]?.filter(({ urn }) => ledger.isOpen(urn)) ?? [];
    const halted = () => isHalted(context);
    await bisectBatch(open, (batch) => writeBatch(batch, run), halted);
    progress();
  }
}

/** Settles the units that did not reach their last step. */
export async function settleUnfinished<U extends WriteUnit>(run: WriteRun<U>): Promise<void> {
  const { ledger, context } = run;
  for (const { unit, outcome } of ledger.states)
    if (!outcome) await ledger.settle(unit.urn, 'not-attempted', notAttemptedReason(context));
}

/**
 * Reads the units of a batch, checks them against the plan and sends the pending changes in one
 * request. Returns the batches to send again.
 */
async function writeBatch<R extends ReadyUnit>(
  batch: WriteBatch<R['unit']>,
  run: StepRun<R>,
): Promise<AttemptResult<R['unit']>> {
  const { strategy, ledger, context } = run;
  const nothingToSend = { wrote: false, retries: [] };
  const check = await readFresh(batch.units, run);
  if (!check) return nothingToSend;
  const ready = await findReadyUnits(batch, check, run);
  // Starts all records at once, so that the receipt writes the events of a batch together.
  await Promise.all(ready.map(({ unit, before }) => ledger.recordBefore(unit.urn, before)));
  if (ready.length === 0) return nothingToSend;
  const request = strategy.build(ready);
  const sent = { ...batch, units: ready.map(({ unit }) => unit) };
  if (request === 'too-large') return { wrote: false, retries: halve(sent) };
  run.readAhead();
  const error = await send(request, context.writer);
  if (error) return await handleFailedWrite({ batch: sent, ready, error }, run);
  await run.passWritten(sent.units);
  // The strategy may write here too.
  if (!isHalted(context)) await strategy.afterWrite?.(request);
  return { wrote: true, retries: [] };
}

/** Reads the units again. An interrupted read is not repeated, since the run ends. */
async function readFresh<R extends ReadyUnit>(
  units: readonly R['unit'][],
  run: StepRun<R>,
): Promise<ToCheck<R> | undefined> {
  const { strategy, ledger } = run;
  try {
    return await run.read(units);
  } catch (thrown) {
    const error = asCatalogError(thrown);
    if (error.codeName === 'interrupted') return undefined;
    const reason = strategy.toReason(error);
    for (const { urn } of units) await ledger.settle(urn, 'failed', reason);
    return undefined;
  }
}

/** Finds the units with changes to write. Marks the others as passed or in conflict. */
async function findReadyUnits<R extends ReadyUnit>(
  { units, outages, stale }: WriteBatch<R['unit']>,
  toCheck: ToCheck<R>,
  run: StepRun<R>,
): Promise<readonly R[]> {
  const { strategy, ledger } = run;
  const ready: R[] = [];
  const settling: Promise<void>[] = [];
  for (const unit of units) {
    const check = toCheck(unit);
    const state = ledger.of(unit.urn);
    const wasInDoubt = state.inDoubt;
    if (check.isShown) state.inDoubt = false;
    switch (check.kind) {
      case 'ready':
        ready.push(check.ready);
        break;
      case 'conflict':
        settling.push(ledger.settle(unit.urn, 'failed', check.reason));
        break;
      case 'done':
        // A write that seemed lost in an outage has arrived late, or a refused one was delivered twice.
        if ((outages + stale > 0 || wasInDoubt) && !check.isConcurrent)
          ledger.countWrite(unit.urn, strategy.writtenPart);
        settling.push(run.pass(unit));
    }
  }
  await Promise.all(settling);
  return ready;
}

/** Sends a request. Returns the error of the catalog, if there is one. */
async function send(
  request: WriteRequest,
  writer: CatalogWriter,
): Promise<HeadwaterError | undefined> {
  try {
    if (request.kind === 'mutation') await writer.updateLineage(request.edges);
    else {
      if (request.parents) await writer.propose(request.parents);
      await writer.propose(request.proposals);
    }
    return undefined;
  } catch (thrown) {
    return asCatalogError(thrown);
  }
}
