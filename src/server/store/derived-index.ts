import { type Urn, urnEntityType } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { TEXT_ASPECTS } from '../metamodel/search-texts.js';
import { ColumnRelationships } from './column-relationships.js';
import { statesRelationships } from './derive-relationships.js';
import { MemoryGraph } from './graph/memory-graph.js';
import { lineageTypes } from './lineage-edge.js';
import { indexRelationships } from './relationship-index.js';
import type { IndexedAspect, RelationshipTables } from './relationship-tables.js';
import type { Sql } from './sql.js';
import { StoredUrns } from './stored-urns.js';
import { TextIndex } from './text-index.js';

/** Data derived from aspects: in tables, and the most used part also in memory. */
export interface DerivedIndex extends RelationshipTables {
  readonly texts: TextIndex;
}

/** Opens the index of a database, and reads a part of it into memory. */
export function openIndex(sql: Sql): DerivedIndex {
  const graph = new MemoryGraph((home, direction) => columns.at(home, direction));
  const urns = new StoredUrns(sql);
  const columns = new ColumnRelationships(sql, urns);
  const of = (text: string) => sql.iterate<{ readonly urn: Urn }>(text);
  for (const { urn } of of('SELECT urn FROM entity')) graph.setFlag(urn, 'exists', true);
  for (const { urn } of of('SELECT urn FROM soft_deleted')) graph.setFlag(urn, 'softDeleted', true);
  const named: Urn[] = [];
  for (const { id, urn } of sql.iterate<NumberedUrn>('SELECT id, urn FROM urn')) named[id] = urn;
  for (const { source, type, destination } of sql.iterate<LineageRow>(LINEAGE))
    graph.add({ source: named[source] as Urn, type, destination: named[destination] as Urn });
  graph.commit();
  // Sorts all urns now. The sort takes long, and the first request must not wait for it.
  graph.ranks();
  return { sql, graph, texts: new TextIndex(sql), urns, columns };
}

interface NumberedUrn {
  readonly id: number;
  readonly urn: Urn;
}

interface LineageRow {
  readonly source: number;
  readonly type: string;
  readonly destination: number;
}

/** The relationships of types that can be lineage. */
const LINEAGE = `SELECT source, type, destination FROM relationship
  WHERE type IN (${lineageTypes()
    .map((type) => `'${type}'`)
    .join(', ')})`;

/**
 * Updates the data derived from an aspect: existence, soft deletion, texts and relationships.
 */
export function indexAspect(index: DerivedIndex, change: IndexedAspect): void {
  const { urn, name, value } = change;
  const isKey = name === urnKeyAspectName(urn);
  if (isKey) setExists(index, urn, value !== undefined);
  if (isKey || TEXT_ASPECTS.has(name)) index.texts.markStale(urn);
  if (name === 'status') setSoftDeleted(index, urn, value?.['removed'] === true);
  if (statesRelationships(name)) indexRelationships(index, change);
}

/** Writes the texts of the entities that this transaction changed so far. */
export function flushTexts(index: DerivedIndex): void {
  index.texts.flush((urn) => exists(index, urn));
}

function exists({ graph }: DerivedIndex, urn: Urn): boolean {
  const node = graph.findNode(urn);
  return node !== undefined && graph.exists(node);
}

function setExists({ sql, graph }: DerivedIndex, urn: Urn, exists: boolean): void {
  const type = urnEntityType(urn);
  if (exists) sql.run('INSERT OR IGNORE INTO entity (type, urn) VALUES (?, ?)', type, urn);
  else sql.run('DELETE FROM entity WHERE type = ? AND urn = ?', type, urn);
  graph.setFlag(urn, 'exists', exists);
}

function setSoftDeleted({ sql, graph }: DerivedIndex, urn: Urn, removed: boolean): void {
  if (removed) sql.run('INSERT OR IGNORE INTO soft_deleted (urn) VALUES (?)', urn);
  else sql.run('DELETE FROM soft_deleted WHERE urn = ?', urn);
  graph.setFlag(urn, 'softDeleted', removed);
}
