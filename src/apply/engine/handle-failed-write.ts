import type { CodeName } from '../../errors/codes.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import { type AttemptResult, type Batch, halve, retrySingly } from './bisect-batch.js';
import { readBack, toReconciledReason } from './catalog-failure.js';
import { isHalted, type RunningApply } from './running-apply.js';
import type { StepRun } from './step-run.js';
import type { Fate, ReadyUnit, WriteUnit } from './write-strategy.js';

/** Number of retries of a unit that is stale because another writer was faster. */
const MAX_STALE = 3;

/**
 * Number of times that a batch is sent at most to a catalog with an outage, the first time
 * included.
 */
const MAX_ATTEMPTS = 3;

/** Errors after which no part of an atomic write can have been written. */
const nothingWrittenCodes: ReadonlySet<CodeName> = new Set([
  'catalog-stale',
  'catalog-rejected',
  'catalog-forbidden',
  'catalog-unauthenticated',
  'catalog-insecure',
]);

/** Errors that concern the content of a request, so that the catalog may accept a part of it. */
const batchRejectionCodes: ReadonlySet<CodeName> = new Set([
  'catalog-rejected',
  'catalog-forbidden',
]);

/** A request that failed. */
export interface FailedWrite<U extends WriteUnit, R extends ReadyUnit<U>> {
  readonly batch: Batch<U>;
  /** The units of the batch, with all that their write needed. */
  readonly ready: readonly R[];
  readonly error: HeadwaterError;
}

/**
 * Handles a failed request. Reads what it left behind, records that, and returns the batches to
 * send again. A unit that failed alone has failed.
 */
export async function handleFailedWrite<
  U extends WriteUnit,
  F extends object,
  R extends ReadyUnit<U>,
>(failed: FailedWrite<U, R>, run: StepRun<U, F, R>): Promise<AttemptResult<U>> {
  const { batch, error } = failed;
  const { strategy, ledger, context } = run;
  if (error.isUnsent) return { wrote: false, retries: [] };
  if (isStale(error) && strategy.rereadsWrites)
    for (const { urn } of batch.units) ledger.markInDoubt(urn);
  const fates = await findFates(failed, run);
  const unitsOf = (fate: Fate) => batch.units.filter((unit) => fates.get(unit) === fate);
  const wrote = unitsOf('written').length > 0;
  if (wrote) context.breaker.succeeded();
  await run.passWritten(unitsOf('written'));
  await passFound(fates, run);
  const reason = strategy.toReason(error);
  for (const { urn } of unitsOf('unknown')) await ledger.settle(urn, 'unknown', reason);
  const left = { ...batch, units: unitsOf('missing') };
  if (left.units.length === 0) return { wrote, retries: [] };
  const isRefusedAsStale = isStale(error) && strategy.isAtomic;
  const hasShrunk = wrote || (isRefusedAsStale && left.units.length < batch.units.length);
  const retries = await nextBatches(left, { error, hasShrunk, isRefusedAsStale, context });
  if (retries.length === 0)
    for (const { urn } of left.units)
      await ledger.settle(urn, 'failed', toReconciledReason(reason, batch.outages + 1));
  return { wrote, retries };
}

/** Passes the units that exist though the failed request did not write them. */
async function passFound<U extends WriteUnit, F extends object, R extends ReadyUnit<U>>(
  fates: ReadonlyMap<U, Fate>,
  run: StepRun<U, F, R>,
): Promise<void> {
  for (const [unit, fate] of fates) {
    if (fate === 'arrived') await run.passWritten([unit]);
    if (fate === 'concurrent') await run.pass(unit);
  }
}

/**
 * Finds out by a read what a failed request left behind. A write is never repeated without this
 * read.
 *
 * An atomic request that was refused wrote nothing, so it needs no read. A stale one does. A
 * gateway may deliver a proposal twice, and the second one is stale because the first was written.
 * If the next attempt reads the units anyway, only the last of several stale answers is read back.
 */
async function findFates<U extends WriteUnit, F extends object, R extends ReadyUnit<U>>(
  { batch, ready, error }: FailedWrite<U, R>,
  { strategy }: StepRun<U, F, R>,
): Promise<ReadonlyMap<U, Fate>> {
  const mayBeDuplicate = isStale(error) && (!strategy.rereadsWrites || batch.stale >= MAX_STALE);
  if (strategy.isAtomic && nothingWrittenCodes.has(error.codeName) && !mayBeDuplicate)
    return new Map(batch.units.map((unit) => [unit, 'missing']));
  const back = await readBack(() => strategy.readFates(ready, { isStale: isStale(error) }));
  return new Map(ready.map((one) => [one.unit, 'doubt' in back ? 'unknown' : back.readings(one)]));
}

function isStale({ codeName }: HeadwaterError): boolean {
  return codeName === 'catalog-stale';
}

interface Refusal {
  readonly error: HeadwaterError;
  /** True if a part of the batch exists now, so that the rest is a smaller batch. */
  readonly hasShrunk: boolean;
  /** True if the catalog refused a condition of the batch. */
  readonly isRefusedAsStale: boolean;
  readonly context: RunningApply;
}

/** Returns the batches to send again. A read proved that their units are missing. */
async function nextBatches<U>(
  left: Batch<U>,
  { error, hasShrunk, isRefusedAsStale, context }: Refusal,
): Promise<readonly Batch<U>[]> {
  if (hasShrunk) return [left];
  if (isRefusedAsStale) return left.stale < MAX_STALE ? retrySingly(left) : [];
  if (batchRejectionCodes.has(error.codeName)) return left.units.length > 1 ? halve(left) : [];
  return await retryAfterOutage(left, error, context);
}

/**
 * Returns a batch to send again after a temporary outage of the catalog, and waits before. Returns
 * an empty list if a retry is of no use.
 *
 * The next attempt checks the units again. So if the lost write arrives late after all, a reading
 * shows it, or it makes the next write stale.
 */
async function retryAfterOutage<U>(
  batch: Batch<U>,
  error: HeadwaterError,
  context: RunningApply,
): Promise<readonly Batch<U>[]> {
  const outages = batch.outages + 1;
  if (!error.isPassing || outages === MAX_ATTEMPTS || isHalted(context)) return [];
  const mayRetry = await context.writer.waitToRetry(outages, context.signal);
  return mayRetry && !isHalted(context) ? [{ ...batch, outages }] : [];
}
