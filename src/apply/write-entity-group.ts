import { codes } from '../errors/codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { groupBy } from '../model/group-by.js';
import type { ContentReading } from '../model/observed-state.js';
import type { DatasetChange } from '../plan/change.js';
import { contentOf, isMadeBy, sameContent } from '../plan/dataset-content.js';
import type { EntityWrite } from '../plan/plan.js';
import type { UnitOutcome } from '../plan/receipt.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext, RunningApply } from './apply-context.js';
import { asCatalogError } from './approved-unit.js';
import { entityProposal, mendedProposal } from './entity-proposal.js';
import { type Attempt, aloneAgain, type Group, halvesOf } from './in-pieces.js';
import { onceMore } from './once-more.js';
import { type Contents, readOurs, readPresence, readStanding } from './read-entities.js';
import { leftNothing, mayBeOfOne } from './settle.js';
import { settledReason } from './unit-ledger.js';

/** How often a dataset is sent anew when somebody else made or changed one of its batch. */
const MAX_STALE = 3;

/** What the groups of one apply share. */
export interface EntityRun {
  /** The change that each dataset is written for. */
  readonly planned: ReadonlyMap<DatasetUrn, DatasetChange>;
  readonly context: RunningApply;
  readonly settle: (urn: DatasetUrn, outcome: UnitOutcome['outcome'], why?: Pick<UnitOutcome, 'code' | 'message'>) => Promise<void>;
}

type EntityGroup = Group<EntityWrite>;

/** Reads what stands there, sends a group in one request, and says what is to be tried again. */
export async function writeEntityGroup(group: EntityGroup, run: EntityRun): Promise<Attempt<EntityWrite>> {
  const { units } = group;
  const contents = await readStanding(units, run.context).catch(asCatalogError);
  if (contents instanceof HeadwaterError) {
    // An interrupt ends the run, so these units count as not attempted.
    if (contents.codeName !== 'interrupted') for (const { urn } of units) await run.settle(urn, 'failed', describe(contents));
    return nothingMore;
  }
  const isLost = (entity: EntityWrite) => entity.kind !== 'create' && !isAsPlanned(entity, contents.get(entity.urn), run);
  for (const { urn } of units.filter(isLost)) await run.settle(urn, 'failed', lost(urn));
  const sent = units.filter((entity) => !isLost(entity));
  return sent.length === 0 ? nothingMore : await send({ ...group, units: sent }, contents, run);
}

const nothingMore: Attempt<EntityWrite> = { wrote: false, pieces: [] };

/** What is restored is written whole, so nobody may have described it otherwise since the plan. */
function isAsPlanned({ urn, kind }: EntityWrite, content: ContentReading | undefined, { planned, context }: EntityRun): boolean {
  if (!content || !isMadeBy(content, context.planner.owner)) return false;
  if (kind !== 'restore') return true;
  const before = planned.get(urn)?.before;
  return before ? sameContent(contentOf(content), before) : false;
}

/** Whoever took the dataset over, or away, meant something by it. */
function lost(urn: DatasetUrn): Pick<UnitOutcome, 'code' | 'message'> {
  const message = `${urn} is not any more as it was planned with: gone, somebody else's, or described anew`;
  return { code: codes['changed-meanwhile'].code, message };
}

async function send(group: EntityGroup, contents: Contents, run: EntityRun): Promise<Attempt<EntityWrite>> {
  const { context, planned, settle } = run;
  for (const { urn } of group.units) await noteBefore(contents.get(urn), planned.get(urn), context);
  const proposals = group.units.map((entity) => {
    const content = contents.get(entity.urn);
    return content ? mendedProposal(entity, content) : entityProposal(entity);
  });
  try {
    await context.writer.propose(proposals);
  } catch (thrown) {
    const error = asCatalogError(thrown);
    return error.codeName === 'catalog-stale' ? await again(group, error, run) : await afterFailure(group, error, run);
  }
  for (const { urn } of group.units) await settle(urn, 'applied');
  return { wrote: true, pieces: [] };
}

/** What an undo goes back to is what stands there right before the write. */
async function noteBefore(content: ContentReading | undefined, change: DatasetChange | undefined, { record }: ApplyContext): Promise<void> {
  if (!change) return;
  const noted = { ...change, before: content ? contentOf(content) : change.before };
  await record({ event: 'before', unit: 'entity', urn: change.urn, change: noted });
}

/** What somebody else made meanwhile is there, and stays as they made it; the others are sent without it. */
async function again(group: EntityGroup, error: HeadwaterError, run: EntityRun): Promise<Attempt<EntityWrite>> {
  const { context, settle } = run;
  const readings = await readPresence(group.units, context);
  if (!readings) {
    // A gateway may have delivered the proposal twice: the second is stale because the first was carried out.
    for (const { urn } of group.units) await settle(urn, 'unknown', describe(error));
    return nothingMore;
  }
  const isMade = ({ urn, kind }: EntityWrite) => kind === 'create' && readings.get(urn)?.kind === 'present';
  const made = group.units.filter(isMade);
  // Our own write may have arrived late or twice. Such a dataset is verified like any other.
  const ours = await readOurs(made, context);
  for (const { urn } of made) {
    if (!ours.has(urn)) context.note(`${urn} was made by somebody else meanwhile; it is left as it is`);
    await settle(urn, 'applied', ours.has(urn) ? undefined : { message: 'made by somebody else meanwhile' });
  }
  const others = group.units.filter((entity) => !isMade(entity));
  if (others.length < group.units.length) return { wrote: false, pieces: others.length === 0 ? [] : [{ ...group, units: others }] };
  if (group.stale < MAX_STALE) return { wrote: false, pieces: aloneAgain(group) };
  for (const { urn } of others) await settle(urn, 'failed', describe(error));
  return nothingMore;
}

async function afterFailure(group: EntityGroup, error: HeadwaterError, run: EntityRun): Promise<Attempt<EntityWrite>> {
  if (error.isUnsent) return nothingMore;
  const { context, settle } = run;
  const readings = leftNothing(error) ? undefined : await readPresence(group.units, context);
  // Of a dataset that stood there before, its being there proves nothing.
  const fateOf = ({ urn, kind }: EntityWrite): 'applied' | 'missing' | 'unknown' => {
    if (leftNothing(error)) return 'missing';
    const there = readings?.get(urn)?.kind;
    if (there === 'absent') return 'missing';
    return there === 'present' && kind === 'create' ? 'applied' : 'unknown';
  };
  const fates = groupBy(group.units, fateOf);
  const wrote = fates.has('applied');
  if (wrote) context.breaker.succeeded();
  for (const { urn } of fates.get('applied') ?? []) await settle(urn, 'applied');
  for (const { urn } of fates.get('unknown') ?? []) await settle(urn, 'unknown', describe(error));
  const left = { ...group, units: fates.get('missing') ?? [] };
  const pieces = left.units.length === 0 ? [] : await piecesAfter(error, left, { context, wroteOthers: wrote });
  if (pieces.length === 0) for (const { urn } of left.units) await settle(urn, 'failed', settledReason(error, group.inVain + 1));
  return { wrote, pieces };
}

async function piecesAfter(
  error: HeadwaterError,
  left: EntityGroup,
  { wroteOthers, context }: { readonly wroteOthers: boolean; readonly context: RunningApply },
): Promise<readonly EntityGroup[]> {
  if (wroteOthers) return [left];
  if (mayBeOfOne(error)) return left.units.length > 1 ? halvesOf(left) : [];
  return await onceMore(left, error, context);
}

/** A stale write of an entity means that somebody else made a dataset of the batch, or changed it. */
function describe(error: HeadwaterError): Pick<UnitOutcome, 'code' | 'message'> {
  if (error.codeName !== 'catalog-stale') return { code: error.code, message: error.message };
  return { code: codes['changed-meanwhile'].code, message: `a dataset was made or changed by somebody else: ${error.message}` };
}
