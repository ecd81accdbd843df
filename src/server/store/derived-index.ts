import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { urnEntityType, urnKeyAspectName } from '../metamodel/key-aspects.js';
import { readSearchNames, readSearchTexts, type SearchText, TEXT_ASPECTS } from '../metamodel/search-texts.js';
import { deriveRelationships, statesRelationships } from './derive-relationships.js';
import { MemoryGraph } from './graph/memory-graph.js';
import type { StampedRelationship } from './relationship.js';
import type { Statements } from './statements.js';

/** The part of an aspect that the index reads. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** Data derived from aspects: in tables, and the most used part also in memory. */
export interface DerivedIndex {
  readonly sql: Statements;
  readonly graph: MemoryGraph;
}

/** Opens the index of a database whose derived tables match its aspects. */
export function openIndex(sql: Statements): DerivedIndex {
  const graph = new MemoryGraph();
  for (const { urn } of sql.allEntities.iterate()) graph.setFlag(urn as Urn, 'exists', true);
  for (const { urn } of sql.allSoftDeleted.iterate()) graph.setFlag(urn as Urn, 'softDeleted', true);
  for (const row of sql.allLineageRelationships.iterate()) graph.add(row);
  graph.commit();
  // Sorts all urns now. It takes long, and the first request must not wait for it.
  graph.ranks();
  return { sql, graph };
}

/** Updates the data derived from an aspect: existence, soft deletion, texts and relationships. */
export function indexAspect(index: DerivedIndex, aspect: IndexedAspect): void {
  indexFacts(index, aspect);
  if (holdsText(aspect)) indexText(index, aspect.urn);
}

function indexFacts(index: DerivedIndex, aspect: IndexedAspect): void {
  const { urn, name, value } = aspect;
  if (name === urnKeyAspectName(urn)) setExists(index, urn, true);
  if (name === 'status') setSoftDeleted(index, urn, value['removed'] === true);
  if (!statesRelationships(name)) return;
  dropRelationships(index, urn, name);
  for (const one of deriveRelationships(urn, name, value)) addRelationship(index, aspect, one);
}

/** Updates the index after the deletion of an aspect. */
export function unindexAspect(index: DerivedIndex, urn: Urn, name: string): void {
  if (name === urnKeyAspectName(urn)) setExists(index, urn, false);
  if (holdsText({ urn, name })) indexText(index, urn);
  if (name === 'status') setSoftDeleted(index, urn, false);
  dropRelationships(index, urn, name);
}

/** Updates the index after the deletion of all aspects of an entity. */
export function unindexEntity(index: DerivedIndex, urn: Urn): void {
  setExists(index, urn, false);
  indexText(index, urn);
  setSoftDeleted(index, urn, false);
  for (const row of index.sql.relationshipsByOwner.all(urn)) index.graph.remove(row);
  index.sql.dropRelationshipsByOwner.run(urn);
}

/** Rebuilds all derived data. Requires an open transaction. */
export function reindex(index: DerivedIndex): void {
  clear(index);
  for (const { urn, name, value } of index.sql.allAspects.iterate()) {
    indexFacts(index, { urn: urn as Urn, name, value: JSON.parse(value) });
  }
  for (const { urn } of index.sql.allEntities.all()) indexText(index, urn as Urn);
}

/** Empties the index. The graph is emptied one entry at a time, so that it can be rolled back. */
function clear({ sql, graph }: DerivedIndex): void {
  for (const { urn } of sql.allEntities.iterate()) graph.setFlag(urn as Urn, 'exists', false);
  for (const { urn } of sql.allSoftDeleted.iterate()) graph.setFlag(urn as Urn, 'softDeleted', false);
  for (const row of sql.allLineageRelationships.iterate()) graph.remove(row);
  sql.dropAllEntities.run();
  sql.dropAllTexts.run();
  sql.dropAllSoftDeleted.run();
  sql.dropAllRelationships.run();
}

/** Returns true if the full-text search reads this aspect. */
function holdsText({ urn, name }: Pick<IndexedAspect, 'urn' | 'name'>): boolean {
  return name === urnKeyAspectName(urn) || TEXT_ASPECTS.has(name);
}

/** Updates the texts of an entity. An entity that does not exist has none. */
function indexText({ sql, graph }: DerivedIndex, urn: Urn): void {
  const node = graph.findNode(urn);
  if (node === undefined || !graph.exists(node)) {
    sql.dropText.run(urnEntityType(urn), urn);
    return;
  }
  const stored = new Map(sql.textAspects.all(urn).map(({ name, value }): [string, JsonObject] => [name, JSON.parse(value)]));
  const findAspect = (name: string) => stored.get(name);
  sql.putText.run(urnEntityType(urn), urn, toLines(readSearchNames(urn, findAspect)), toLines(readSearchTexts(findAspect)));
}

function toLines(texts: readonly SearchText[]): string {
  return texts.map(({ value }) => value.toLowerCase()).join('\n');
}

function setExists({ sql, graph }: DerivedIndex, urn: Urn, exists: boolean): void {
  (exists ? sql.addEntity : sql.dropEntity).run(urnEntityType(urn), urn);
  graph.setFlag(urn, 'exists', exists);
}

function setSoftDeleted({ sql, graph }: DerivedIndex, urn: Urn, removed: boolean): void {
  (removed ? sql.addSoftDeleted : sql.dropSoftDeleted).run(urn);
  graph.setFlag(urn, 'softDeleted', removed);
}

function dropRelationships({ sql, graph }: DerivedIndex, urn: Urn, name: string): void {
  for (const row of sql.relationshipsByAspect.all(urn, name)) graph.remove(row);
  sql.dropRelationshipsByAspect.run(urn, name);
}

function addRelationship({ sql, graph }: DerivedIndex, stated: IndexedAspect, one: StampedRelationship): void {
  graph.add(one);
  sql.addRelationship.run(
    stated.urn,
    stated.name,
    one.type,
    one.source,
    urnEntityType(one.source),
    one.destination,
    urnEntityType(one.destination),
    one.via ?? null,
    one.createdOn ?? null,
    one.updatedOn ?? null,
    Number(one.manual === true),
  );
}
