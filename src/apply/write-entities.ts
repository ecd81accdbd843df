import { codes } from '../errors/codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { ContentReading } from '../model/observed-state.js';
import type { DatasetChange } from '../plan/change.js';
import { contentOf, isMadeBy, sameContent } from '../plan/dataset-content.js';
import type { EntityWrite, Plan } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext } from './apply-context.js';
import { asCatalogError, type Readings } from './approved-unit.js';
import { batchesOf } from './batches.js';
import { entityProposal, mendedProposal } from './entity-proposal.js';
import { leftNothing } from './settle.js';

const ENTITIES_PER_REQUEST = 50;

/** How often a batch is sent anew when somebody else made or changed one of its datasets. */
const MAX_STALE = 3;

/** Makes the datasets that were missing, and brings those that we made in line. Stops at the first batch that fails. */
export async function writeEntities(
  { writes, changes }: Pick<Plan, 'writes' | 'changes'>,
  context: ApplyContext,
): Promise<readonly UnitOutcome[]> {
  const { entities } = writes;
  const planned = new Map(changes.flatMap((change) => (change.element === 'dataset' ? [[change.urn, change]] : [])));
  const outcomes: UnitOutcome[] = [];
  for (const batch of batchesOf(entities, ENTITIES_PER_REQUEST)) {
    const halted = context.signal.aborted || outcomes.some(({ outcome }) => outcome !== 'applied');
    const settled = halted ? notAttempted(batch) : await writeBatch(batch, { planned, context, stale: 0 });
    for (const outcome of settled) await context.record({ event: 'outcome', ...outcome });
    outcomes.push(...settled);
    context.progress({ step: 'entities', done: outcomes.filter(({ outcome }) => outcome === 'applied').length, total: entities.length });
  }
  return outcomes;
}

interface Run {
  /** The change that each dataset is written for. */
  readonly planned: ReadonlyMap<DatasetUrn, DatasetChange>;
  readonly context: ApplyContext;
  /** How often the batch was refused as stale. */
  readonly stale: number;
}

async function writeBatch(batch: readonly EntityWrite[], run: Run): Promise<readonly UnitOutcome[]> {
  const contents = await standing(batch, run.context);
  if (contents instanceof HeadwaterError)
    return batch.map(({ urn }) => ({ urn, unit: 'entity', outcome: 'failed', ...describe(contents) }));
  const isLost = (entity: EntityWrite) => entity.kind !== 'create' && !isAsPlanned(entity, contents.get(entity.urn), run);
  const sent = batch.filter((entity) => !isLost(entity));
  return [...batch.filter(isLost).map(lost), ...(await send(sent, { ...run, contents }))];
}

type Contents = ReadonlyMap<DatasetUrn, ContentReading>;

/** A dataset that is to be mended is read right before, so that what others wrote of it survives. */
async function standing(batch: readonly EntityWrite[], { writer }: ApplyContext): Promise<Contents | HeadwaterError> {
  const urns = batch.filter(({ kind }) => kind !== 'create').map(({ urn }) => urn);
  try {
    return urns.length > 0 ? await writer.readContents(urns) : new Map();
  } catch (thrown) {
    return asCatalogError(thrown);
  }
}

/** What is restored is written whole, so nobody may have described it otherwise since the plan. */
function isAsPlanned({ urn, kind }: EntityWrite, content: ContentReading | undefined, { planned, context }: Run): boolean {
  if (!content || !isMadeBy(content, context.planner.owner)) return false;
  if (kind !== 'restore') return true;
  const before = planned.get(urn)?.before;
  return before ? sameContent(contentOf(content), before) : false;
}

/** Whoever took the dataset over, or away, meant something by it. */
function lost({ urn }: EntityWrite): UnitOutcome {
  const message = `${urn} is not any more as it was planned with: gone, somebody else's, or described anew`;
  return { urn, unit: 'entity', outcome: 'failed', code: codes['changed-meanwhile'].code, message };
}

async function send(batch: readonly EntityWrite[], run: Run & { readonly contents: Contents }): Promise<readonly UnitOutcome[]> {
  const { contents, context, stale } = run;
  if (batch.length === 0) return [];
  for (const { urn } of batch) await noteBefore(contents.get(urn), run.planned.get(urn), context);
  const proposals = batch.map((entity) => {
    const content = contents.get(entity.urn);
    return content ? mendedProposal(entity, content) : entityProposal(entity);
  });
  try {
    await context.writer.propose(proposals);
  } catch (thrown) {
    const error = asCatalogError(thrown);
    if (error.codeName === 'catalog-stale' && stale < MAX_STALE) return await again(batch, { ...run, stale: stale + 1 });
    return await settleEntities(batch, error, context);
  }
  return batch.map(({ urn }) => ({ urn, unit: 'entity', outcome: 'applied' }));
}

/** What an undo goes back to is what stands there right before the write. */
async function noteBefore(content: ContentReading | undefined, change: DatasetChange | undefined, { record }: ApplyContext): Promise<void> {
  if (!change) return;
  const noted = { ...change, before: content ? contentOf(content) : change.before };
  await record({ event: 'before', unit: 'entity', urn: change.urn, change: noted });
}

/** What somebody else made meanwhile is there, and stays as they made it; the others are sent without it. */
async function again(batch: readonly EntityWrite[], run: Run): Promise<readonly UnitOutcome[]> {
  const { context } = run;
  const readings = await readingsOf(batch, context);
  const isMade = ({ urn, kind }: EntityWrite) => kind === 'create' && readings?.get(urn)?.kind === 'present';
  const made = batch.filter(isMade).map(({ urn }): UnitOutcome => {
    context.note(`${urn} was made by somebody else meanwhile; it is left as it is`);
    return { urn, unit: 'entity', outcome: 'applied', message: 'made by somebody else meanwhile' };
  });
  const others = batch.filter((entity) => !isMade(entity));
  return [...made, ...(await writeBatch(others, run))];
}

async function readingsOf(batch: readonly EntityWrite[], { writer }: ApplyContext): Promise<Readings | undefined> {
  return await writer.readDatasets(batch.map(({ urn }) => urn)).catch((thrown: unknown) => void asCatalogError(thrown));
}

async function settleEntities(
  batch: readonly EntityWrite[],
  error: HeadwaterError,
  context: ApplyContext,
): Promise<readonly UnitOutcome[]> {
  const failure = describe(error);
  if (leftNothing(error)) return batch.map(({ urn }) => ({ urn, unit: 'entity', outcome: 'failed', ...failure }));
  const readings = await readingsOf(batch, context);
  return batch.map(({ urn, kind }) => {
    const there = readings?.get(urn)?.kind ?? 'unknown';
    // Of a dataset that stood there before, its being there proves nothing.
    if (there === 'present' && kind === 'create') return { urn, unit: 'entity', outcome: 'applied' };
    return { urn, unit: 'entity', outcome: there === 'absent' ? 'failed' : 'unknown', ...failure };
  });
}

/** A stale write of an entity means that somebody else made a dataset of the batch, or changed it. */
function describe(error: HeadwaterError): Pick<UnitOutcome, 'code' | 'message'> {
  if (error.codeName !== 'catalog-stale') return { code: error.code, message: error.message };
  return { code: codes['changed-meanwhile'].code, message: `a dataset was made or changed by somebody else: ${error.message}` };
}

function notAttempted(batch: readonly EntityWrite[]): readonly UnitOutcome[] {
  return batch.map(({ urn }) => ({ urn, unit: 'entity', outcome: 'not-attempted' }));
}
