import { codes } from '../../errors/codes.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { AspectProposal } from '../../model/catalog-port.js';
import type { ContentReading, DatasetReading } from '../../model/observed-state.js';
import type { AuditStamp } from '../../model/upstream-lineage.js';
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
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import type { ApplyContext } from '../engine/running-apply.js';
import type {
  Fate,
  ReadyUnit,
  Reason,
  UnitCheck,
  WriteRequest,
  WriteStrategy,
} from '../engine/write-strategy.js';
import { createEntityProposal, parentProposal, updateEntityProposal } from './entity-proposal.js';

const ENTITIES_PER_REQUEST = 50;

/** An entity that can be written. Its content is undefined if the entity is to be created. */
interface ReadyEntity extends ReadyUnit<EntityWrite> {
  readonly content: ContentReading | undefined;
  /** The parent of an entity to create, if the catalog lacks it. */
  readonly parent: AspectProposal | undefined;
}

/** The values that the writes of entities need. */
export interface EntityContext extends ApplyContext {
  readonly owner: Owner;
  readonly planned: ReadonlyMap<EntityUrn, DatasetChange>;
}

/** The strategy for entities: it writes each one whole, in one conditional proposal. */
export function entityStrategy(context: EntityContext, word: string): WriteStrategy<ReadyEntity> {
  return {
    step: 'entities',
    unitsPerRequest: ENTITIES_PER_REQUEST,
    writtenPart: 'everything',
    concurrentMessage: 'another writer created it meanwhile',
    isAtomic: true,
    mayReadEarly: () => false,
    isLastStep: () => true,
    read: async (entities) => {
      // Entities to create are not read. The others are, so that changes of other writers survive.
      const urns = entities.filter(({ kind }) => kind !== 'create').map(({ urn }) => urn);
      const contents: ReadonlyMap<EntityUrn, ContentReading> =
        urns.length > 0 ? await context.writer.readContents(urns) : new Map();
      const parents = await missingParents(entities, context);
      return (entity) => checkEntity(entity, contents.get(entity.urn), { ...context, parents });
    },
    build: (ready) => entityRequest(ready, { time: context.clock(), actor: context.actor }),
    readFates: (ready, isStale) => readFates(ready, isStale, context),
    toReason: (error) => toReason(error, `a ${word}`),
  };
}

function entityRequest(ready: readonly ReadyEntity[], stamp: AuditStamp): WriteRequest {
  const proposals = ready.map(({ unit, content }) =>
    content ? updateEntityProposal(unit, content) : createEntityProposal(unit, stamp),
  );
  // Several entities may have one parent.
  const parents = new Map(ready.flatMap(({ parent }) => (parent ? [[parent.urn, parent]] : [])));
  return parents.size === 0
    ? { kind: 'proposals', proposals }
    : { kind: 'proposals', proposals, parents: [...parents.values()] };
}

type MissingParents = ReadonlyMap<EntityUrn, AspectProposal>;

/** Returns the parents of entities to create that the catalog lacks, by the urn of the entity. */
async function missingParents(
  entities: readonly EntityWrite[],
  { writer }: EntityContext,
): Promise<MissingParents> {
  const parents = new Map(
    entities.flatMap((entity) => {
      const parent = entity.kind === 'create' ? parentProposal(entity) : undefined;
      return parent ? [[entity.urn, parent] as const] : [];
    }),
  );
  if (parents.size === 0) return parents;
  const urns = new Set([...parents.values()].map(({ urn }) => urn));
  const found = await writer.readExistence([...urns]);
  return new Map([...parents].filter(([, { urn }]) => found.get(urn)?.kind === 'absent'));
}

/**
 * Checks that no other writer changed an entity after the plan. Such a change was made on purpose,
 * so the run does not write the entity.
 */
function checkEntity(
  unit: EntityWrite,
  content: ContentReading | undefined,
  context: EntityContext & { readonly parents: MissingParents },
): UnitCheck<ReadyEntity> {
  const { urn, kind } = unit;
  const parent = context.parents.get(urn);
  const before = beforeEvent(content, context.planned.get(urn));
  const isShown = isStored(content);
  if (kind === 'create' || isAsPlanned(unit, content, context))
    return { kind: 'ready', isShown, ready: { unit, content, parent, before } };
  const parts = isDatasetUrn(urn) ? 'description or columns' : 'title, description or address';
  const message = `${urn} changed since the plan: it was deleted, another writer took it over, or its ${parts} changed`;
  return { kind: 'conflict', isShown, reason: { code: codes['changed-meanwhile'].code, message } };
}

/** Returns true if an entity is still ours. An entity to restore must also match the plan. */
function isAsPlanned(
  { urn, kind }: EntityWrite,
  content: ContentReading | undefined,
  { planned, owner }: EntityContext,
): boolean {
  if (!content || !isCreatedBy(content, owner)) return false;
  if (kind !== 'restore') return true;
  const before = planned.get(urn)?.before;
  return before ? sameContent(storedContent(urn, content), before) : false;
}

/** The content right before the write. */
function beforeEvent(
  content: ContentReading | undefined,
  change: DatasetChange | undefined,
): EntityBefore | undefined {
  if (!change) return undefined;
  const noted = { ...change, before: content ? storedContent(change.urn, content) : change.before };
  return { event: 'before', unit: 'entity', urn: change.urn, change: noted };
}

/**
 * Reads what a failed batch left behind. A batch is stale if an entity to create exists already:
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
  // A stale entity to create must exist if it is alone in its batch.
  const mustExist = isStale && ready.length === 1;
  const fateOf = (one: ReadyEntity): Fate => {
    const { urn, kind } = one.unit;
    const content = contents.get(urn);
    if (isYetToMake(one.unit, readings.get(urn), content)) return mustExist ? 'unseen' : 'missing';
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

/** Returns true for an entity to create whose content the catalog lacks. */
function isYetToMake(
  { kind, exists }: EntityWrite,
  reading: DatasetReading | undefined,
  content: ContentReading | undefined,
): boolean {
  if (kind !== 'create') return false;
  return exists ? content?.info.value === undefined : reading?.kind === 'absent';
}

/** The fate of an entity to update. Another writer may have changed it after our write. */
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
  const aspects = content ? [content.info, content.schemaMetadata] : [];
  return aspects.some(({ value }) => value !== undefined);
}

function isSameVersion(one: ContentReading, other: ContentReading | undefined): boolean {
  return (
    one.info.version === other?.info.version &&
    one.schemaMetadata.version === other.schemaMetadata.version
  );
}

/** Returns true if the catalog holds what the write of an entity states. */
export function holdsContent({ urn, kind, content }: EntityWrite, stored: ContentReading): boolean {
  const matches = kind === 'restore' ? sameContent : matchesDeclared;
  return matches(storedContent(urn, stored), content);
}

/**
 * Converts an error into a reason. A stale write means that another writer was faster.
 *
 * @param what `a dataset`
 */
function toReason({ code, codeName, message }: HeadwaterError, what: string): Reason {
  if (codeName !== 'catalog-stale') return { code, message };
  return {
    code: codes['changed-meanwhile'].code,
    message: `another writer created or changed ${what}: ${message}`,
  };
}
