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
  // One long text is read in a fraction of the time of its rows.
  const read = <T>(text: string): T =>
    JSON.parse(sql.get<{ readonly all: string }>(text)?.all ?? '');
  for (const urn of read<readonly Urn[]>(ENTITIES)) graph.setFlag(urn, 'exists', true);
  for (const urn of read<readonly Urn[]>(SOFT_DELETED)) graph.setFlag(urn, 'softDeleted', true);
  const named = read<Readonly<Record<number, Urn>>>(URNS);
  for (const [source, type, destination] of read<readonly LineageRow[]>(LINEAGE))
    graph.add({ source: named[source] as Urn, type, destination: named[destination] as Urn });
  graph.commit();
  // Sorts all urns now. The sort takes long, and the first request must not wait for it.
  graph.ranks();
  return { sql, graph, texts: new TextIndex(sql), urns, columns };
}

type LineageRow = readonly [source: number, type: string, destination: number];

const ENTITIES = 'SELECT json_group_array(urn) AS "all" FROM entity';
const SOFT_DELETED = 'SELECT json_group_array(urn) AS "all" FROM soft_deleted';
const URNS = 'SELECT json_group_object(id, urn) AS "all" FROM urn';
/** The relationships of types that can be lineage. */
const LINEAGE = `SELECT json_group_array(json_array(source, type, destination)) AS "all" FROM relationship
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
  index.texts.flush((urn) => index.graph.hasFlag(urn, 'exists'));
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
