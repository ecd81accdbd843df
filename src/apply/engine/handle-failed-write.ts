import type { CodeName } from '../../errors/codes.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import { type AttemptResult, halve, retryStale, type WriteBatch } from './bisect-batch.js';
import { readBack } from './read-back.js';
import { isHalted, type RunningApply } from './running-apply.js';
import type { StepRun } from './step-run.js';
import type { Fate, ReadyUnit, Reason } from './write-strategy.js';

/**
 * Maximum number of retries of a stale unit that is alone in its batch. Each stale answer means
 * that another write succeeded, so a dozen stacks that write one dataset all finish.
 */
const MAX_STALE = 20;

/** After this many stale answers a retry waits, in case the catalog never accepts the write. */
const MAX_STALE_WITHOUT_WAIT = 3;

/** Maximum number of attempts to send a batch to a catalog with an outage, including the first. */
const MAX_ATTEMPTS = 3;

/** Errors about the content of a request. The catalog may accept a part of that request. */
const batchRejectionCodes: ReadonlySet<CodeName> = new Set([
  'catalog-rejected',
  'catalog-forbidden',
]);

export interface FailedWrite<R extends ReadyUnit> {
  readonly batch: WriteBatch<R['unit']>;
  /** The units of the batch, ready to write. */
  readonly ready: readonly R[];
  readonly error: HeadwaterError;
}

/**
 * Handles a failed request. Reads and records what the request left behind, and returns the batches
 * to send again. A missing unit that is not sent again has failed.
 *
 * Even a refused request is read: a gateway may have delivered it twice.
 */
export async function handleFailedWrite<R extends ReadyUnit>(
  failed: FailedWrite<R>,
  run: StepRun<R>,
): Promise<AttemptResult<R['unit']>> {
  const { batch, ready, error } = failed;
  const { strategy, ledger } = run;
  if (error.isUnsent) return { wrote: false, retries: [] };
  for (const { urn } of batch.units) ledger.of(urn).inDoubt = true;
  const reason = strategy.toReason(error);
  const fates = await readFates(ready, error, run);
  await recordFates(fates, reason, run);
  const wrote = unitsOf(fates, 'written').length > 0;
  const left = { ...batch, units: [...unitsOf(fates, 'missing'), ...unitsOf(fates, 'unseen')] };
  const retries = left.units.length === 0 ? [] : await nextBatches(left, { failed, wrote }, run);
  if (retries.length === 0)
    for (const { urn } of left.units)
      await ledger.settle(urn, 'failed', toReconciledReason(reason, batch.outages + 1));
  return { wrote, retries };
}

/** Completes a reason whose doubt a read has settled. The read replaces the doubt. */
function toReconciledReason({ code, message }: Reason, tries: number): Reason {
  const settled =
    tries === 1
      ? '; a read-back did not find the write'
      : `; a read-back after each of ${tries} tries did not find the write`;
  return { code, message: message.replace(UNKNOWN_OUTCOME, settled) };
}

/** Finds out by a read what a failed request left behind. */
async function readFates<R extends ReadyUnit>(
  ready: readonly R[],
  error: HeadwaterError,
  { strategy }: StepRun<R>,
): Promise<Fates<R>> {
  const back = await readBack(() => strategy.readFates(ready, isStale(error)));
  return new Map(ready.map((one) => [one.unit, 'doubt' in back ? 'unknown' : back.readings(one)]));
}

/** Records the written and the unknown units. The caller may send the missing units again. */
async function recordFates<R extends ReadyUnit>(
  fates: Fates<R>,
  reason: Reason,
  run: StepRun<R>,
): Promise<void> {
  for (const [{ urn }, fate] of fates)
    if (fate !== 'unknown' && fate !== 'unseen') run.ledger.of(urn).inDoubt = false;
  const written = unitsOf(fates, 'written');
  if (written.length > 0) run.context.breaker.succeeded();
  await run.passWritten(written);
  for (const [unit, fate] of fates) {
    if (fate === 'arrived') await run.passWritten([unit]);
    if (fate === 'concurrent') await run.pass(unit);
  }
  for (const { urn } of unitsOf(fates, 'unknown')) await run.ledger.settle(urn, 'unknown', reason);
}

interface Left<R extends ReadyUnit> {
  readonly failed: FailedWrite<R>;
  readonly wrote: boolean;
}

/** Returns the batches to send again, with the missing units of a failed request. */
async function nextBatches<R extends ReadyUnit>(
  left: WriteBatch<R['unit']>,
  { failed, wrote }: Left<R>,
  { strategy, context }: StepRun<R>,
): Promise<readonly WriteBatch<R['unit']>[]> {
  const { batch, error } = failed;
  const isConditionRefused = isStale(error) && strategy.isAtomic;
  // The batch is smaller and no longer stale, since it leaves out the units that exist.
  if (wrote || (isConditionRefused && left.units.length < batch.units.length)) return [left];
  if (isConditionRefused) return await nextStale(left, context);
  if (batchRejectionCodes.has(error.codeName)) return left.units.length > 1 ? halve(left) : [];
  return await retryAfterOutage(left, error, context);
}

/** Returns stale batches to send again, or an empty list if a retry is of no use. */
async function nextStale<U>(
  batch: WriteBatch<U>,
  context: RunningApply,
): Promise<readonly WriteBatch<U>[]> {
  if (batch.units.length > 1 || batch.stale < MAX_STALE_WITHOUT_WAIT) return retryStale(batch);
  if (batch.stale >= MAX_STALE) return [];
  // The shortest wait keeps writers that collided from colliding again and again.
  const mayRetry = await context.writer.waitToRetry(1, context.signal);
  return mayRetry && !isHalted(context) ? retryStale(batch) : [];
}

/**
 * Waits for the end of a temporary outage of the catalog. Then returns the batch to send again, or
 * an empty list if a retry is of no use.
 *
 * The next attempt reads the units again. If the lost write arrives late after all, this reading
 * shows it, or the next write is stale.
 */
async function retryAfterOutage<U>(
  batch: WriteBatch<U>,
  error: HeadwaterError,
  context: RunningApply,
): Promise<readonly WriteBatch<U>[]> {
  const outages = batch.outages + 1;
  if (!error.isPassing || outages === MAX_ATTEMPTS || isHalted(context)) return [];
  const mayRetry = await context.writer.waitToRetry(outages, context.signal);
  return mayRetry && !isHalted(context) ? [{ ...batch, outages }] : [];
}

/** The fate of each unit, in the order of the batch. */
type Fates<R extends ReadyUnit> = ReadonlyMap<R['unit'], Fate>;

function unitsOf<U>(fates: ReadonlyMap<U, Fate>, fate: Fate): readonly U[] {
  return [...fates].flatMap(([unit, own]) => (own === fate ? [unit] : []));
}

function isStale({ codeName }: HeadwaterError): boolean {
  return codeName === 'catalog-stale';
}
