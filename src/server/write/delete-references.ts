import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { isJsonList } from '../shared/json-accessors.js';
import { mapByStepsOf, type Steps } from '../shared/steps.js';
import type { AspectStore } from '../store/aspect-store.js';
import { relationshipFields } from '../store/relationship-fields.js';
import { requireManageable, requireWritableInSteps } from './authorize-writes.js';
import { entityDeletion } from './delete-aspects.js';
import { refuseProtected } from './protected-entities.js';
import { completeSystemMetadata } from './system-metadata.js';
import type { RestWriteOptions } from './write-options.js';

/** A place where an aspect of one entity names another entity. */
export interface Reference {
  readonly entity: Urn;
  readonly relationship: string;
  readonly aspect: string;
}

/**
 * Removes all references to an entity from the aspects of other entities, in one durable
 * transaction, in turns. The entity itself stays. An aspect that becomes empty is deleted.
 *
 * As in DataHub, the user needs the right to delete the entity, not the rights to edit the entities
 * that name it. Aspects that control the rights of users, for example policies, need their own
 * privilege here too.
 *
 * @param dryRun true to change nothing
 * @returns the references, sorted by relationship, then by entity
 * @throws RequestError `forbidden`, or `validation` for entities that only the catalog itself may
 *   change
 */
export function deleteReferences(
  urn: Urn,
  dryRun: boolean,
  options: RestWriteOptions,
): Promise<readonly Reference[]> {
  return options.store.transactionInTurns(() => deleteInSteps(urn, dryRun, options));
}

function* deleteInSteps(
  urn: Urn,
  dryRun: boolean,
  options: RestWriteOptions,
): Steps<readonly Reference[]> {
  yield* requireWritableInSteps([entityDeletion(urn)], options);
  refuseProtected([entityDeletion(urn)]);
  const references = findReferences(urn, options.store);
  const updates = references.map(
    ({ entity, aspect }) => ({ urn: entity, aspectName: aspect, changeType: 'UPDATE' }) as const,
  );
  yield* requireManageable(updates, options);
  refuseProtected(updates);
  for (const one of dryRun ? [] : references) {
    yield;
    yield* removeReference(urn, one, options);
  }
  return references;
}

/**
 * Finds the references to an entity. Relationships of columns are left out: no field holds them, so
 * none could be removed.
 *
 * Source: `DeleteEntityService`.
 */
function findReferences(urn: Urn, store: AspectStore): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const { type, source, owner, aspect } of store.relationships(urn, 'INCOMING')) {
    if (source === owner)
      found.set(`${owner} ${type} ${aspect}`, { entity: owner, relationship: type, aspect });
  }
  return [...found.values()];
}

function* removeReference(
  urn: Urn,
  { entity, relationship, aspect }: Reference,
  options: RestWriteOptions,
): Steps<void> {
  const { store, actor, time } = options;
  const stored = store.readAspect(entity, aspect);
  if (stored === undefined) return;
  yield;
  let value: JsonObject | undefined = stored.value;
  for (const { type, path } of relationshipFields(aspect)) {
    yield;
    if (type === relationship) value = value && (yield* withoutReference(value, path, urn));
  }
  if (value === undefined) yield* store.deleteAspectInSteps(entity, aspect);
  else {
    const systemMetadata = completeSystemMetadata(undefined, options);
    yield* store.writeInSteps([{ urn: entity, name: aspect, value, systemMetadata }], {
      actor,
      time,
    });
  }
}

/**
 * Removes an urn from an aspect at the places of a path, in steps. In the path, `*` is each item of a list.
 *
 * An item of a list that names the urn is removed as a whole, since its other members describe the
 * urn. Elsewhere only the member is removed.
 *
 * Source: DataHub's `DeleteEntityUtils`, which also checks which members its models declare
 * optional.
 *
 * @returns the changed aspect; undefined if nothing is left
 */
function* withoutReference(
  aspect: JsonObject,
  path: readonly string[],
  urn: Urn,
): Steps<JsonObject | undefined> {
  const left = yield* without(aspect, path, urn);
  return left !== undefined && isJsonObject(left) ? left : undefined;
}

function* without(
  value: Json,
  [step, ...rest]: readonly string[],
  urn: Urn,
  isItem: boolean = false,
): Steps<Json | undefined> {
  yield;
  if (step === undefined) return value === urn ? undefined : value;
  if (step === '*') return isJsonList(value) ? yield* withoutItems(value, rest, urn) : value;
  return isJsonObject(value) ? yield* withoutAt(value, step, { rest, urn, isItem }) : value;
}

function* withoutItems(
  items: readonly Json[],
  path: readonly string[],
  urn: Urn,
): Steps<readonly Json[]> {
  const left = yield* mapByStepsOf(items, (item) => without(item, path, urn, true));
  return left.flatMap((item) => item ?? []);
}

interface Place {
  readonly rest: readonly string[];
  readonly urn: Urn;
  /** True if the object is an item of a list. */
  readonly isItem: boolean;
}

function* withoutAt(
  object: JsonObject,
  step: string,
  { rest, urn, isItem }: Place,
): Steps<JsonObject | undefined> {
  const { [step]: member, ...others } = object;
  if (member === undefined) return object;
  const left = yield* without(member, rest, urn);
  if (left !== undefined) return { ...object, [step]: left };
  const namesIt = isItem && rest.length === 0;
  return namesIt || Object.keys(others).length === 0 ? undefined : others;
}
