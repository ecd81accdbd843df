import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { entityTypeOf, keyAspectOf } from '../metamodel/key-aspects.js';
import { namesOf, type SearchText, TEXT_ASPECTS, textsOf } from '../metamodel/searched-texts.js';
import { deriveRelationships, statesRelationships } from './derive-relationships.js';
import { MemoryGraph } from './graph/memory-graph.js';
import type { StampedRelationship } from './relationship.js';
import type { Statements } from './statements.js';

/** What the index is told of an aspect. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** Where what is derived is kept: in tables, and in memory what is asked for most. */
export interface DerivedIndex {
  readonly sql: Statements;
  readonly graph: MemoryGraph;
}

/** The index of a database whose tables are in step with its aspects. */
export function openIndex(sql: Statements): DerivedIndex {
  const graph = new MemoryGraph();
  for (const { urn } of sql.allEntities.iterate()) graph.mark(urn as Urn, 'exists', true);
  for (const { urn } of sql.allSoftDeleted.iterate()) graph.mark(urn as Urn, 'softDeleted', true);
  for (const row of sql.allRelationships.iterate()) graph.add(row);
  graph.keep();
  // To sort all urns takes long, and the first request should not have to wait for it.
  graph.ranks();
  return { sql, graph };
}

/** Keeps what is derived from an aspect in step with it: whether its entity is there and shown, its texts and its relationships. */
export function indexAspect(index: DerivedIndex, aspect: IndexedAspect): void {
  indexFacts(index, aspect);
  if (holdsText(aspect)) indexText(index, aspect.urn);
}

function indexFacts(index: DerivedIndex, aspect: IndexedAspect): void {
  const { urn, name, value } = aspect;
  if (name === keyAspectOf(urn)) setExists(index, urn, true);
  if (name === 'status') setSoftDeleted(index, urn, value['removed'] === true);
  if (!statesRelationships(name)) return;
  dropRelationships(index, urn, name);
  for (const one of deriveRelationships(urn, name, value)) addRelationship(index, aspect, one);
}

/** The aspect is gone. */
export function unindexAspect(index: DerivedIndex, urn: Urn, name: string): void {
  if (name === keyAspectOf(urn)) setExists(index, urn, false);
  if (holdsText({ urn, name })) indexText(index, urn);
  if (name === 'status') setSoftDeleted(index, urn, false);
  dropRelationships(index, urn, name);
}

/** All aspects of the entity are gone. */
export function unindexEntity(index: DerivedIndex, urn: Urn): void {
  setExists(index, urn, false);
  indexText(index, urn);
  setSoftDeleted(index, urn, false);
  for (const row of index.sql.relationshipsOf.all(urn)) index.graph.remove(row);
  index.sql.dropRelationshipsOf.run(urn);
}

/** Makes everything derived again. To be called in a transaction. */
export function reindex(index: DerivedIndex): void {
  clear(index);
  for (const { urn, name, value } of index.sql.allAspects.iterate()) {
    indexFacts(index, { urn: urn as Urn, name, value: JSON.parse(value) });
  }
  for (const { urn } of index.sql.allEntities.all()) indexText(index, urn as Urn);
}

/** In memory piece by piece, so that it can be taken back. */
function clear({ sql, graph }: DerivedIndex): void {
  for (const { urn } of sql.allEntities.iterate()) graph.mark(urn as Urn, 'exists', false);
  for (const { urn } of sql.allSoftDeleted.iterate()) graph.mark(urn as Urn, 'softDeleted', false);
  for (const row of sql.allRelationships.iterate()) graph.remove(row);
  sql.dropAllEntities.run();
  sql.dropAllTexts.run();
  sql.dropAllSoftDeleted.run();
  sql.dropAllRelationships.run();
}

/** Whether what free text finds depends on an aspect. */
function holdsText({ urn, name }: Pick<IndexedAspect, 'urn' | 'name'>): boolean {
  return name === keyAspectOf(urn) || TEXT_ASPECTS.has(name);
}

/** What is not there is not found. */
function indexText({ sql, graph }: DerivedIndex, urn: Urn): void {
  const node = graph.numberOf(urn);
  if (node === undefined || !graph.exists(node)) {
    sql.dropText.run(entityTypeOf(urn), urn);
    return;
  }
  const stored = new Map(sql.textAspects.all(urn).map(({ name, value }): [string, JsonObject] => [name, JSON.parse(value)]));
  const aspectOf = (name: string) => stored.get(name);
  sql.putText.run(entityTypeOf(urn), urn, linesOf(namesOf(urn, aspectOf)), linesOf(textsOf(aspectOf)));
}

function linesOf(texts: readonly SearchText[]): string {
  return texts.map(({ value }) => value.toLowerCase()).join('\n');
}

function setExists({ sql, graph }: DerivedIndex, urn: Urn, exists: boolean): void {
  (exists ? sql.addEntity : sql.dropEntity).run(entityTypeOf(urn), urn);
  graph.mark(urn, 'exists', exists);
}

function setSoftDeleted({ sql, graph }: DerivedIndex, urn: Urn, removed: boolean): void {
  (removed ? sql.addSoftDeleted : sql.dropSoftDeleted).run(urn);
  graph.mark(urn, 'softDeleted', removed);
}

function dropRelationships({ sql, graph }: DerivedIndex, urn: Urn, name: string): void {
  for (const row of sql.relationshipsIn.all(urn, name)) graph.remove(row);
  sql.dropRelationships.run(urn, name);
}

function addRelationship({ sql, graph }: DerivedIndex, stated: IndexedAspect, one: StampedRelationship): void {
  graph.add(one);
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
