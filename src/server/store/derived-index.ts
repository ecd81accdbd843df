import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { entityTypeOf, keyAspectName } from '../metamodel/key-aspects.js';
import { deriveRelationships, statesRelationships } from './derive-relationships.js';
import type { StampedRelationship } from './relationship.js';
import type { Statements } from './statements.js';

/** What the index is told of an aspect. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** Keeps what is derived from an aspect in step with it: whether its entity is there and shown, and its relationships. */
export function indexAspect(sql: Statements, { urn, name, value }: IndexedAspect): void {
  const type = entityTypeOf(urn);
  if (name === keyAspectName(type)) sql.addEntity.run(type, urn);
  if (name === 'status') indexStatus(sql, urn, value);
  if (!statesRelationships(name)) return;
  sql.dropRelationships.run(urn, name);
  for (const one of deriveRelationships(urn, name, value)) addRelationship(sql, { urn, name }, one);
}

/** The aspect is gone. */
export function unindexAspect(sql: Statements, urn: Urn, name: string): void {
  const type = entityTypeOf(urn);
  if (name === keyAspectName(type)) sql.dropEntity.run(type, urn);
  if (name === 'status') sql.dropSoftDeleted.run(urn);
  sql.dropRelationships.run(urn, name);
}

/** All aspects of the entity are gone. */
export function unindexEntity(sql: Statements, urn: Urn): void {
  sql.dropEntity.run(entityTypeOf(urn), urn);
  sql.dropSoftDeleted.run(urn);
  sql.dropRelationshipsOf.run(urn);
}

/** Makes everything derived again. To be called in a transaction. */
export function reindex(sql: Statements): void {
  sql.dropAllEntities.run();
  sql.dropAllSoftDeleted.run();
  sql.dropAllRelationships.run();
  for (const { urn, name, value } of sql.allAspects.iterate()) indexAspect(sql, { urn: urn as Urn, name, value: JSON.parse(value) });
}

function indexStatus(sql: Statements, urn: Urn, { removed }: JsonObject): void {
  if (removed === true) sql.addSoftDeleted.run(urn);
  else sql.dropSoftDeleted.run(urn);
}

function addRelationship(sql: Statements, stated: Pick<IndexedAspect, 'urn' | 'name'>, one: StampedRelationship): void {
  sql.addRelationship.run(
    stated.urn,
    stated.name,
    one.type,
    one.source,
    entityTypeOf(one.source),
    one.destination,
    entityTypeOf(one.destination),
    one.via ?? null,
    one.createdOn ?? null,
    one.updatedOn ?? null,
    Number(one.manual === true),
  );
}
