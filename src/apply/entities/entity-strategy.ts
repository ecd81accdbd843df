import { codes } from '../../errors/codes.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { ContentReading } from '../../model/observed-state.js';
import {
  isCreatedBy,
  matchesDeclared,
  sameContent,
  storedContent,
} from '../../plan/dataset/stored-content.js';
import type { DatasetChange } from '../../plan/document/change.js';
import type { EntityWrite } from '../../plan/document/plan.js';
import type { EntityBefore } from '../../plan/document/receipt.js';
import type { Owner } from '../../plan/unit/owner.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { ApplyContext } from '../engine/running-apply.js';
import type {
  Fate,
  ReadyUnit,
  Reason,
  UnitCheck,
  WriteStrategy,
} from '../engine/write-strategy.js';
import { createEntityProposal, updateEntityProposal } from './entity-proposal.js';

const ENTITIES_PER_REQUEST = 50;

/** A dataset that can be written. Its content is undefined if the dataset does not exist yet. */
interface ReadyEntity extends ReadyUnit<EntityWrite> {
  readonly content: ContentReading | undefined;
}

/** The values that the writes of datasets need. */
export interface EntityContext extends ApplyContext {
  readonly owner: Owner;
  readonly planned: ReadonlyMap<EntityUrn, DatasetChange>;
}

/** The strategy for datasets: it writes each one whole, in one conditional proposal. */
export function entityStrategy(context: EntityContext): WriteStrategy<ReadyEntity> {
  return {
    step: 'entities',
    unitsPerRequest: ENTITIES_PER_REQUEST,
    writtenPart: 'everything',
    concurrentMessage: 'another writer created it meanwhile',
    isAtomic: true,
    mayReadEarly: () => false,
    isLastStep: () => true,
    read: async (entities) => {
      // Datasets to create are not read. The others are, so that changes of other writers survive.
      const urns = entities.filter(({ kind }) => kind !== 'create').map(({ urn }) => urn);
      const contents: ReadonlyMap<EntityUrn, ContentReading> =
        urns.length > 0 ? await context.writer.readContents(urns) : new Map();
      return (entity) => checkEntity(entity, contents.get(entity.urn), context);
    },
    build: (ready) => ({
      kind: 'proposals',
      proposals: ready.map(({ unit, content }) =>
        content ? updateEntityProposal(unit, content) : createEntityProposal(unit),
      ),
    }),
    readFates: (ready, isStale) => readFates(ready, isStale, context),
    toReason,
  };
}

/**
 * Checks that no other writer changed a dataset after the plan. Such a change was made on purpose,
 * so the run does not write the dataset.
 */
function checkEntity(
  unit: EntityWrite,
  content: ContentReading | undefined,
  context: EntityContext,
): UnitCheck<ReadyEntity> {
  const { urn, kind } = unit;
  const before = beforeEvent(content, context.planned.get(urn));
  const isShown = isStored(content);
  if (kind === 'create' || isAsPlanned(unit, content, context))
    return { kind: 'ready', isShown, ready: { unit, content, before } };
  const message = `${urn} changed since the plan: it was deleted, another writer took it over, or its description or columns changed`;
  return { kind: 'conflict', isShown, reason: { code: codes['changed-meanwhile'].code, message } };
}

/** Returns true if a dataset is still ours. A dataset to restore must also match the plan. */
function isAsPlanned(
  { urn, kind }: EntityWrite,
  content: ContentReading | undefined,
  { planned, owner }: EntityContext,
): boolean {
  if (!content || !isCreatedBy(content, owner)) return false;
  if (kind !== 'restore') return true;
  const before = planned.get(urn)?.before;
  return before ? sameContent(storedContent(content), before) : false;
}

/** The content right before the write. */
function beforeEvent(
  content: ContentReading | undefined,
  change: DatasetChange | undefined,
): EntityBefore | undefined {
  if (!change) return undefined;
  const noted = { ...change, before: content ? storedContent(content) : change.before };
  return { event: 'before', unit: 'entity', urn: change.urn, change: noted };
}

/**
 * Reads what a failed batch left behind. A batch is stale if a dataset to create exists already:
 * another writer created it, or our own write arrived late or twice.
 */
async function readFates(
  ready: readonly ReadyEntity[],
  isStale: boolean,
  context: EntityContext,
): Promise<(one: ReadyEntity) => Fate> {
  const urns = ready.map(({ unit }) => unit.urn);
  const readings = await context.writer.readDatasets(urns);
  const contents = await context.writer.readContents(
    urns.filter((urn) => readings.get(urn)?.kind === 'present'),
  );
  // A stale dataset to create must exist if it is alone in its batch.
  const mustExist = isStale && ready.length === 1;
  const fateOf = (one: ReadyEntity): Fate => {
    const { urn, kind } = one.unit;
    const existence = readings.get(urn)?.kind;
    const content = contents.get(urn);
    if (kind === 'create' && existence === 'absent') return mustExist ? 'unseen' : 'missing';
    if (!content) return 'unknown';
    if (kind !== 'create') return updatedFate(one, content, isStale);
    if (!isCreatedBy(content, context.owner)) return 'concurrent';
    return isStale ? 'arrived' : 'written';
  };
  for (const one of ready)
    if (fateOf(one) === 'concurrent')
      context.note(`another writer created ${one.unit.urn} meanwhile; it is left as it is`);
  return fateOf;
}

/** The fate of a dataset to update. Another writer may have changed it after our write. */
function updatedFate(
  { unit, content: before }: ReadyEntity,
  content: ContentReading,
  isStale: boolean,
): Fate {
  if (!isStored(content)) return 'unknown';
  if (holdsContent(unit, content)) return isStale ? 'arrived' : 'written';
  return isStale || isSameVersion(content, before) ? 'missing' : 'unknown';
}

function isStored(content: ContentReading | undefined): boolean {
  const aspects = content ? [content.datasetProperties, content.schemaMetadata] : [];
  return aspects.some(({ value }) => value !== undefined);
}

function isSameVersion(one: ContentReading, other: ContentReading | undefined): boolean {
  return (
    one.datasetProperties.version === other?.datasetProperties.version &&
    one.schemaMetadata.version === other.schemaMetadata.version
  );
}

/** Returns true if the catalog holds what the write of a dataset states. */
export function holdsContent({ kind, content }: EntityWrite, stored: ContentReading): boolean {
  const matches = kind === 'restore' ? sameContent : matchesDeclared;
  return matches(storedContent(stored), content);
}

/** Converts an error into a reason. A stale write means that another writer was faster. */
function toReason({ code, codeName, message }: HeadwaterError): Reason {
  if (codeName !== 'catalog-stale') return { code, message };
  return {
    code: codes['changed-meanwhile'].code,
    message: `another writer created or changed a dataset: ${message}`,
  };
}
