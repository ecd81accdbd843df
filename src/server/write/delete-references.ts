import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { isJsonList } from '../shared/json-accessors.js';
import type { CatalogStore } from '../store/catalog-store.js';
import { relationshipFields } from '../store/relationship-fields.js';
import { requireManageable, requireWritable } from './authorize-writes.js';
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
 * transaction. It keeps the entity itself, and deletes an aspect that becomes empty.
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
): readonly Reference[] {
  return options.store.transaction(() => {
    requireWritable([entityDeletion(urn)], options);
    refuseProtected([entityDeletion(urn)]);
    const references = findReferences(urn, options.store);
    const updates = references.map(
      ({ entity, aspect }) => ({ urn: entity, aspectName: aspect, changeType: 'UPDATE' }) as const,
    );
    requireManageable(updates, options);
    refuseProtected(updates);
    if (!dryRun) for (const one of references) removeReference(urn, one, options);
    return references;
  });
}

/**
 * Finds the references to an entity. Leaves out relationships of columns: no field holds such a
 * relationship, so none can be removed.
 *
 * Source: `DeleteEntityService`.
 */
function findReferences(urn: Urn, store: CatalogStore): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const { type, source, owner, aspect } of store.relationships(urn, 'INCOMING')) {
    if (source === owner)
      found.set(`${owner} ${type} ${aspect}`, { entity: owner, relationship: type, aspect });
  }
  return [...found.values()];
}

function removeReference(
  urn: Urn,
  { entity, relationship, aspect }: Reference,
  options: RestWriteOptions,
): void {
  const { store, actor, time } = options;
  const stored = store.readAspect(entity, aspect);
  if (stored === undefined) return;
  let value: JsonObject | undefined = stored.value;
  for (const { type, path } of relationshipFields(aspect)) {
    if (type === relationship) value = value && withoutReference(value, path, urn);
  }
  if (value === undefined) store.deleteAspect(entity, aspect);
  else {
    const systemMetadata = completeSystemMetadata(undefined, options);
    store.write([{ urn: entity, name: aspect, value, systemMetadata }], {
      actor,
      time,
    });
  }
}

/**
 * Removes an urn from an aspect at the places of a path. In a path, `*` means each item of a list.
 *
 * It removes the whole item of a list that names the urn, since the other members of the item
 * describe the urn. Elsewhere it removes only the member.
 *
 * Source: DataHub's `DeleteEntityUtils`, which also checks which members its models declare
 * optional.
 *
 * @returns the changed aspect; undefined if nothing is left
 */
function withoutReference(
  aspect: JsonObject,
  path: readonly string[],
  urn: Urn,
): JsonObject | undefined {
  const left = without(aspect, path, urn);
  return left !== undefined && isJsonObject(left) ? left : undefined;
}

function without(
  value: Json,
  [step, ...rest]: readonly string[],
  urn: Urn,
  isItem: boolean = false,
): Json | undefined {
  if (step === undefined) return value === urn ? undefined : value;
  if (step === '*') return isJsonList(value) ? withoutItems(value, rest, urn) : value;
  return isJsonObject(value) ? withoutAt(value, step, { rest, urn, isItem }) : value;
}

function withoutItems(items: readonly Json[], path: readonly string[], urn: Urn): readonly Json[] {
  return items.flatMap((item) => without(item, path, urn, true) ?? []);
}

interface Place {
  readonly rest: readonly string[];
  readonly urn: Urn;
  /** True if the object is an item of a list. */
  readonly isItem: boolean;
}

function withoutAt(
  object: JsonObject,
  step: string,
  { rest, urn, isItem }: Place,
): JsonObject | undefined {
  const { [step]: member, ...others } = object;
  if (member === undefined) return object;
  const left = without(member, rest, urn);
  if (left !== undefined) return { ...object, [step]: left };
  const namesIt = isItem && rest.length === 0;
  return namesIt || Object.keys(others).length === 0 ? undefined : others;
}
