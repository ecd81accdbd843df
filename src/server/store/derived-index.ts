import { type Urn, urnEntityType } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { TEXT_ASPECTS } from '../metamodel/search-texts.js';
import { statesRelationships } from './derive-relationships.js';
import { MemoryGraph } from './graph/memory-graph.js';
import type { RelationshipKey } from './relationship.js';
import {
  dropRelationships,
  dropRelationshipsOf,
  type IndexedAspect,
  indexRelationships,
  type RelationshipIndex,
} from './relationship-index.js';
import { openRelationshipNames } from './relationship-names.js';
import type { Statements } from './statements.js';
import { StoredUrns } from './stored-urns.js';
import type { TextIndex } from './text-index.js';

/** Data derived from aspects: in tables, and the most used part also in memory. */
export interface DerivedIndex extends RelationshipIndex {
  readonly texts: TextIndex;
}

/** Opens the index of a database whose derived tables match its aspects. */
export function openIndex(sql: Statements, texts: TextIndex): DerivedIndex {
  const index = emptyIndex(sql, texts);
  const { graph } = index;
  for (const { urn } of sql.allEntities.iterate()) graph.setFlag(urn as Urn, 'exists', true);
  for (const { urn } of sql.allSoftDeleted.iterate())
    graph.setFlag(urn as Urn, 'softDeleted', true);
  for (const one of storedLineage(index)) graph.add(one);
  graph.commit();
  // Sorts all urns now. It takes long, and the first request must not wait for it.
  graph.ranks();
  return index;
}

/** Opens an index with urns and names only, for a database whose derived tables will be rebuilt. */
export function emptyIndex(sql: Statements, texts: TextIndex): DerivedIndex {
  const graph = new MemoryGraph();
  const urns = new StoredUrns(sql, graph);
  return { sql, graph, texts, urns, names: openRelationshipNames(sql) };
}

function* storedLineage({ sql, urns }: DerivedIndex): Iterable<RelationshipKey> {
  for (const { source, type, destination } of sql.allLineageRelationships.iterate())
    yield { source: urns.urn(source), type, destination: urns.urn(destination) };
}

/**
 * Updates the data derived from an aspect: existence, soft deletion, texts and
 * relationships. A new aspect has no earlier relationships to drop.
 */
export function indexAspect(index: DerivedIndex, aspect: IndexedAspect, isNew: boolean): void {
  const { urn, name, value } = aspect;
  if (name === urnKeyAspectName(urn)) setExists(index, urn, true);
  if (holdsText(aspect)) index.texts.markStale(urn);
  if (name === 'status') setSoftDeleted(index, urn, value['removed'] === true);
  if (statesRelationships(name)) indexRelationships(index, aspect, isNew);
}

/** Updates the index after the deletion of an aspect. */
export function unindexAspect(index: DerivedIndex, urn: Urn, name: string): void {
  if (name === urnKeyAspectName(urn)) setExists(index, urn, false);
  if (holdsText({ urn, name })) index.texts.markStale(urn);
  if (name === 'status') setSoftDeleted(index, urn, false);
  dropRelationships(index, { urn, name });
}

/** Updates the index after the deletion of all aspects of an entity. */
export function unindexEntity(index: DerivedIndex, urn: Urn): void {
  setExists(index, urn, false);
  index.texts.markStale(urn);
  setSoftDeleted(index, urn, false);
  dropRelationshipsOf(index, urn);
}

/** Rebuilds all derived data. Requires an open transaction. */
export function reindex(index: DerivedIndex): void {
  clear(index);
  for (const { urn, name, value } of index.sql.allAspects.iterate()) {
    indexAspect(index, { urn: urn as Urn, name, value: JSON.parse(value) }, true);
  }
  flushTexts(index);
}

/** Writes the texts of the entities that this transaction changed so far. */
export function flushTexts(index: DerivedIndex): void {
  index.texts.flush((urn) => exists(index, urn));
}

/** Empties the index. The graph is emptied one entry at a time, so that it can be rolled back. */
function clear(index: DerivedIndex): void {
  const { sql, graph, texts, urns } = index;
  for (const { urn } of sql.allEntities.iterate()) graph.setFlag(urn as Urn, 'exists', false);
  for (const { urn } of sql.allSoftDeleted.iterate())
    graph.setFlag(urn as Urn, 'softDeleted', false);
  for (const one of storedLineage(index)) graph.remove(one);
  sql.dropAllEntities.run();
  sql.dropAllTexts.run();
  texts.discard();
  sql.dropAllSoftDeleted.run();
  sql.dropAllRelationships.run();
  urns.dropAll();
}

/** Returns true if the full-text search reads this aspect. */
function holdsText({ urn, name }: Pick<IndexedAspect, 'urn' | 'name'>): boolean {
  return name === urnKeyAspectName(urn) || TEXT_ASPECTS.has(name);
}

function exists({ graph }: DerivedIndex, urn: Urn): boolean {
  const node = graph.findNode(urn);
  return node !== undefined && graph.exists(node);
}

function setExists({ sql, graph }: DerivedIndex, urn: Urn, exists: boolean): void {
  (exists ? sql.addEntity : sql.dropEntity).run(urnEntityType(urn), urn);
  graph.setFlag(urn, 'exists', exists);
}

function setSoftDeleted({ sql, graph }: DerivedIndex, urn: Urn, removed: boolean): void {
  (removed ? sql.addSoftDeleted : sql.dropSoftDeleted).run(urn);
  graph.setFlag(urn, 'softDeleted', removed);
}
