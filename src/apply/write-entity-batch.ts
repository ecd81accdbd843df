import { codes } from '../errors/codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { groupBy } from '../model/group-by.js';
import type { ContentReading } from '../model/observed-state.js';
import { isCreatedBy, sameContent, storedContent } from '../plan/dataset/stored-content.js';
import type { DatasetChange } from '../plan/document/change.js';
import type { EntityWrite } from '../plan/document/plan.js';
import type { UnitOutcome } from '../plan/document/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext, RunningApply } from './apply-context.js';
import { asCatalogError } from './approved-unit.js';
import { type AttemptResult, type Batch, halve, retrySingly } from './bisect-batch.js';
import { createEntityProposal, updateEntityProposal } from './entity-proposal.js';
import { type Contents, readExistingContents, readOwned, readPresence } from './read-entities.js';
import { isBatchRejection, wroteNothing } from './reconcile-failed-write.js';
import { retryAfterOutage } from './retry-after-outage.js';
import { toReconciledReason } from './unit-ledger.js';

/**
 * Number of retries of a dataset after another writer created or changed a dataset of its batch.
 */
const MAX_STALE = 3;

/** The values that the batches of one apply share. */
export interface EntityRun {
  /** The planned change of each dataset. */
  readonly planned: ReadonlyMap<DatasetUrn, DatasetChange>;
  readonly context: RunningApply;
  readonly settle: (
    urn: DatasetUrn,
    outcome: UnitOutcome['outcome'],
    why?: Pick<UnitOutcome, 'code' | 'message'>,
  ) => Promise<void>;
}

type EntityBatch = Batch<EntityWrite>;

/**
 * Reads the existing datasets of a batch and sends the batch in one request. Returns the batches to
 * send again.
 */
export async function writeEntityBatch(
  batch: EntityBatch,
  run: EntityRun,
): Promise<AttemptResult<EntityWrite>> {
  const { units } = batch;
  const contents = await readExistingContents(units, run.context).catch(asCatalogError);
  if (contents instanceof HeadwaterError) {
    // An interrupt ends the run, so these units count as not attempted.
    if (contents.codeName !== 'interrupted')
      for (const { urn } of units) await run.settle(urn, 'failed', failureReason(contents));
    return NO_RETRY;
  }
  const isOvertaken = (entity: EntityWrite) =>
    entity.kind !== 'create' && !isAsPlanned(entity, contents.get(entity.urn), run);
  for (const { urn } of units.filter(isOvertaken))
    await run.settle(urn, 'failed', overtakenReason(urn));
  const sent = units.filter((entity) => !isOvertaken(entity));
  return sent.length === 0 ? NO_RETRY : await send({ ...batch, units: sent }, contents, run);
}

const NO_RETRY: AttemptResult<EntityWrite> = { wrote: false, retries: [] };

/**
 * Returns true if a dataset is still ours. A dataset to restore is written whole, so its content
 * must also be as it was when it was planned.
 */
function isAsPlanned(
  { urn, kind }: EntityWrite,
  content: ContentReading | undefined,
  { planned, context }: EntityRun,
): boolean {
  if (!content || !isCreatedBy(content, context.planner.owner)) return false;
  if (kind !== 'restore') return true;
  const before = planned.get(urn)?.before;
  return before ? sameContent(storedContent(content), before) : false;
}

/**
 * Returns the reason for a dataset that another writer changed after the plan. It is not written,
 * since the other writer changed it on purpose.
 */
function overtakenReason(urn: DatasetUrn): Pick<UnitOutcome, 'code' | 'message'> {
  const message = `${urn} changed since the plan: it was deleted, another writer took it over, or its description or columns changed`;
  return { code: codes['changed-meanwhile'].code, message };
}

async function send(
  batch: EntityBatch,
  contents: Contents,
  run: EntityRun,
): Promise<AttemptResult<EntityWrite>> {
  const { context, planned, settle } = run;
  for (const { urn } of batch.units)
    await recordBefore(contents.get(urn), planned.get(urn), context);
  const proposals = batch.units.map((entity) => {
    const content = contents.get(entity.urn);
    return content ? updateEntityProposal(entity, content) : createEntityProposal(entity);
  });
  try {
    await context.writer.propose(proposals);
  } catch (thrown) {
    const error = asCatalogError(thrown);
    return error.codeName === 'catalog-stale'
      ? await retryStale(batch, error, run)
      : await handleFailure(batch, error, run);
  }
  for (const { urn } of batch.units) await settle(urn, 'applied');
  return { wrote: true, retries: [] };
}

/** Records the content right before the write. An undo restores it. */
async function recordBefore(
  content: ContentReading | undefined,
  change: DatasetChange | undefined,
  { record }: ApplyContext,
): Promise<void> {
  if (!change) return;
  const noted = { ...change, before: content ? storedContent(content) : change.before };
  await record({ event: 'before', unit: 'entity', urn: change.urn, change: noted });
}

/**
 * Handles a stale batch. A dataset that another writer created meanwhile stays as it is, and the
 * rest of the batch is sent without it.
 */
async function retryStale(
  batch: EntityBatch,
  error: HeadwaterError,
  run: EntityRun,
): Promise<AttemptResult<EntityWrite>> {
  const { context, settle } = run;
  const readings = await readPresence(batch.units, context);
  if (!readings) {
    // A gateway may have delivered the proposal twice: the second is stale because the first was
    // written.
    for (const { urn } of batch.units) await settle(urn, 'unknown', failureReason(error));
    return NO_RETRY;
  }
  const isCreated = ({ urn, kind }: EntityWrite) =>
    kind === 'create' && readings.get(urn)?.kind === 'present';
  const created = batch.units.filter(isCreated);
  // Our own write may have arrived late or twice. Such a dataset is verified like all others.
  const ours = await readOwned(created, context);
  for (const { urn } of created) {
    if (!ours.has(urn))
      context.note(`another writer created ${urn} meanwhile; it is left as it is`);
    await settle(
      urn,
      'applied',
      ours.has(urn) ? undefined : { message: 'another writer created it meanwhile' },
    );
  }
  const others = batch.units.filter((entity) => !isCreated(entity));
  if (others.length < batch.units.length)
    return { wrote: false, retries: others.length === 0 ? [] : [{ ...batch, units: others }] };
  if (batch.stale < MAX_STALE) return { wrote: false, retries: retrySingly(batch) };
  for (const { urn } of others) await settle(urn, 'failed', failureReason(error));
  return NO_RETRY;
}

async function handleFailure(
  batch: EntityBatch,
  error: HeadwaterError,
  run: EntityRun,
): Promise<AttemptResult<EntityWrite>> {
  if (error.isUnsent) return NO_RETRY;
  const { context, settle } = run;
  const readings = wroteNothing(error) ? undefined : await readPresence(batch.units, context);
  // The existence of a dataset that existed before proves nothing.
  const findFate = ({ urn, kind }: EntityWrite): 'applied' | 'missing' | 'unknown' => {
    if (wroteNothing(error)) return 'missing';
    const state = readings?.get(urn)?.kind;
    if (state === 'absent') return 'missing';
    return state === 'present' && kind === 'create' ? 'applied' : 'unknown';
  };
  const fates = groupBy(batch.units, findFate);
  const wrote = fates.has('applied');
  if (wrote) context.breaker.succeeded();
  for (const { urn } of fates.get('applied') ?? []) await settle(urn, 'applied');
  for (const { urn } of fates.get('unknown') ?? [])
    await settle(urn, 'unknown', failureReason(error));
  const left = { ...batch, units: fates.get('missing') ?? [] };
  const retries =
    left.units.length === 0 ? [] : await nextBatches(error, left, { context, wroteSome: wrote });
  if (retries.length === 0)
    for (const { urn } of left.units)
      await settle(urn, 'failed', toReconciledReason(error, batch.outages + 1));
  return { wrote, retries };
}

async function nextBatches(
  error: HeadwaterError,
  left: EntityBatch,
  { wroteSome, context }: { readonly wroteSome: boolean; readonly context: RunningApply },
): Promise<readonly EntityBatch[]> {
  if (wroteSome) return [left];
  if (isBatchRejection(error)) return left.units.length > 1 ? halve(left) : [];
  return await retryAfterOutage(left, error, context);
}

/**
 * Converts an error into a reason. A stale write means that another writer created or changed a
 * dataset.
 */
function failureReason(error: HeadwaterError): Pick<UnitOutcome, 'code' | 'message'> {
  if (error.codeName !== 'catalog-stale') return { code: error.code, message: error.message };
  return {
    code: codes['changed-meanwhile'].code,
    message: `another writer created or changed a dataset: ${error.message}`,
  };
}
