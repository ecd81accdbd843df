import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { requireManageable, requireWritable } from '../policy/authorize-writes.js';
import type { AspectStore } from '../store/aspect-store.js';
import { relationshipFields } from '../store/relationship-fields.js';
import { deletionOf } from './delete-aspects.js';
import { refuseProtected } from './protected-entities.js';
import { completeMetadata } from './system-metadata.js';
import { withoutReference } from './without-reference.js';
import type { RestWriteOptions } from './write-options.js';

/** That an aspect of an entity names another entity. */
export interface Reference {
  readonly entity: Urn;
  readonly relationship: string;
  readonly aspect: string;
}

/**
 * Takes an entity out of the aspects that name it, in one durable transaction; the entity itself stays. An aspect of
 * which nothing is left is deleted.
 *
 * It takes the right to delete the entity, as in DataHub, and not that to edit those that name it; but what decides about
 * what users may do takes its own privilege here, too.
 *
 * @param dryRun only tells what would be done
 * @returns what named the entity, by relationship, then by entity
 * @throws Refusal `forbidden`, or `validation` for what only the catalog itself may change
 */
export function deleteReferences(urn: Urn, dryRun: boolean, options: RestWriteOptions): readonly Reference[] {
  requireWritable([deletionOf(urn)], options);
  refuseProtected([deletionOf(urn)]);
  const { store } = options;
  const references = referencesTo(urn, store);
  const touched = references.map(({ entity, aspect }) => ({ urn: entity, aspectName: aspect, changeType: 'UPDATE' }) as const);
  requireManageable(touched, options);
  refuseProtected(touched);
  if (dryRun) return references;
  return store.transaction(() => {
    for (const one of references) removeReference(urn, one, options);
    return references;
  });
}

/** Those of columns are told to belong to columns, and have no field that they could be taken out of. Source: `DeleteEntityService`. */
function referencesTo(urn: Urn, store: AspectStore): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const { type, source, owner, aspect } of store.relationships(urn, 'INCOMING')) {
    if (source === owner) found.set(`${owner} ${type} ${aspect}`, { entity: owner, relationship: type, aspect });
  }
  return [...found.values()];
}

function removeReference(urn: Urn, { entity, relationship, aspect }: Reference, options: RestWriteOptions): void {
  const { store, actor, time } = options;
  const stored = store.readAspect(entity, aspect)?.value;
  if (stored === undefined) return;
  const paths = relationshipFields(aspect).filter(({ type }) => type === relationship);
  const value = paths.reduce<JsonObject | undefined>((left, { path }) => left && withoutReference(left, path, urn), stored);
  if (value === undefined) store.deleteAspect(entity, aspect);
  else store.write([{ urn: entity, name: aspect, value, systemMetadata: completeMetadata(undefined, options) }], { actor, time });
}
