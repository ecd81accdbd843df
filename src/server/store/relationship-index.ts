import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import {
  deriveRelationships,
  relationshipAspects,
  relationshipTypes,
} from './derive-relationships.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { StampedRelationship } from './relationship.js';
import { insertion, type Sql } from './sql.js';
import type { StoredUrns } from './stored-urns.js';

/** The part of an aspect that the index reads. */
export interface IndexedAspect {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
}

/** The tables of relationships, and their lineage in memory. */
export interface RelationshipIndex {
  readonly sql: Sql;
  readonly graph: MemoryGraph;
  readonly urns: StoredUrns;
  /** The ids of the types of relationships, and of the aspects that state them. */
  readonly names: ReadonlyMap<string, number>;
}

/** Reads the ids of names. Adds the names that the database does not know. */
export function openRelationshipNames(sql: Sql): RelationshipIndex['names'] {
  const names = JSON.stringify([...relationshipTypes(), ...relationshipAspects()]);
  sql.run('INSERT OR IGNORE INTO relationship_name (name) SELECT value FROM json_each(?)', names);
  const rows = sql.all<{ readonly id: number; readonly name: string }>(
    'SELECT id, name FROM relationship_name',
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The ids that identify a relationship. A `via` of 0 means no `via`. */
type RelationshipId = readonly [
  source: number,
  type: number,
  destination: number,
  owner: number,
  aspect: number,
  via: number,
];

/** The stored forms of the times of a relationship, and of its mark as manual. */
type Stamps = readonly [createdTime: number | null, updatedTime: number | null, manual: number];

/** A row of `relationship`, with the name of its type. */
interface RelationshipIdsRow {
  readonly source: number;
  readonly type: number;
  readonly destination: number;
  readonly owner: number;
  readonly aspect: number;
  readonly via: number;
  readonly typeName: string;
  readonly createdOn: number | null;
  readonly updatedOn: number | null;
  readonly manual: number;
}

const ID_COLUMNS = ['source', 'type', 'destination', 'owner', 'aspect', 'via'];
const STAMP_COLUMNS = ['created_time', 'updated_time', 'manual'];
const IS_RELATIONSHIP = ID_COLUMNS.map((column) => `${column} = ?`).join(' AND ');
const addRelationships = insertion<readonly [...RelationshipId, ...Stamps]>('relationship', [
  ...ID_COLUMNS,
  ...STAMP_COLUMNS,
]);
const BY_OWNER = `SELECT r.source, r.type, r.destination, r.owner, r.aspect, r.via, t.name AS typeName,
    r.created_time AS createdOn, r.updated_time AS updatedOn, r.manual
  FROM relationship r CROSS JOIN relationship_name t ON t.id = r.type WHERE r.owner = ?`;
const BY_ASPECT = `${BY_OWNER} AND r.aspect = ?`;
const DROP = `DELETE FROM relationship WHERE ${IS_RELATIONSHIP}`;
const PUT_STAMPS = `UPDATE relationship SET created_time = ?, updated_time = ?, manual = ? WHERE ${IS_RELATIONSHIP}`;

/**
 * Stores the relationships that an aspect states. Relationships that it stated before keep their
 * rows. A new aspect has no such rows.
 */
export function indexRelationships(
  index: RelationshipIndex,
  aspect: IndexedAspect,
  isNew: boolean,
): void {
  const derived = deriveRelationships(aspect.urn, aspect.name, aspect.value);
  const former = isNew ? NO_ROWS : readFormer(index, aspect);
  const added: NewRelationship[] = [];
  const kept = new Set<RelationshipIdsRow>();
  for (const [id, one] of identify(index, aspect, derived)) {
    const row = former.size === 0 ? undefined : former.get(keyOf(id));
    if (row === undefined) {
      index.graph.add(one);
      added.push([...id, ...stampsOf(one)]);
    } else {
      kept.add(row);
      putStamps(index.sql, row, stampsOf(one));
    }
  }
  index.urns.flush();
  addRelationships(index.sql, added);
  const removed = [...former.values()].filter((row) => !kept.has(row));
  for (const row of removed) index.sql.run(DROP, ...toId(row));
  forgetRelationships(index, removed);
}

type NewRelationship = readonly [...id: RelationshipId, ...stamps: Stamps];

const NO_ROWS: ReadonlyMap<string, RelationshipIdsRow> = new Map();

function readFormer(
  index: RelationshipIndex,
  aspect: IndexedAspect,
): ReadonlyMap<string, RelationshipIdsRow> {
  return new Map(readRelationships(index, aspect).map((row) => [keyOf(toId(row)), row]));
}

/** Finds the ids of relationships. Urns without an id get one. */
function identify(
  { urns, names }: RelationshipIndex,
  stated: IndexedAspect,
  derived: readonly StampedRelationship[],
): readonly (readonly [RelationshipId, StampedRelationship])[] {
  if (derived.length === 0) return [];
  const owner = urns.findOrAdd(stated.urn);
  const aspect = nameId(names, stated.name);
  return derived.map((one) => {
    const { source, type, destination, via } = one;
    const id: RelationshipId = [
      source === stated.urn ? owner : urns.findOrAdd(source),
      nameId(names, type),
      urns.findOrAdd(destination),
      owner,
      aspect,
      via === undefined ? 0 : urns.findOrAdd(via),
    ];
    return [id, one] as const;
  });
}

/** Removes the relationships that an aspect states. */
export function dropRelationships(
  index: RelationshipIndex,
  aspect: Pick<IndexedAspect, 'urn' | 'name'>,
): void {
  const rows = readRelationships(index, aspect);
  const [first] = rows;
  if (first === undefined) return;
  const drop = 'DELETE FROM relationship WHERE owner = ? AND aspect = ?';
  index.sql.run(drop, first.owner, first.aspect);
  forgetRelationships(index, rows);
}

/** Removes the relationships that the aspects of an entity state. */
export function dropRelationshipsOf(index: RelationshipIndex, owner: Urn): void {
  const id = index.urns.find(owner);
  if (id === undefined) return;
  const rows = index.sql.all<RelationshipIdsRow>(BY_OWNER, id);
  index.sql.run('DELETE FROM relationship WHERE owner = ?', id);
  forgetRelationships(index, rows);
}

function readRelationships(
  { sql, urns, names }: RelationshipIndex,
  { urn, name }: Pick<IndexedAspect, 'urn' | 'name'>,
): readonly RelationshipIdsRow[] {
  const owner = urns.find(urn);
  const aspect = names.get(name);
  if (owner === undefined || aspect === undefined) return [];
  return sql.all<RelationshipIdsRow>(BY_ASPECT, owner, aspect);
}

/** Takes dropped rows out of the graph, and drops the urns that no other relationship names. */
function forgetRelationships(
  { graph, urns }: RelationshipIndex,
  rows: readonly RelationshipIdsRow[],
): void {
  for (const row of rows) {
    graph.remove({
      source: urns.urn(row.source),
      type: row.typeName,
      destination: urns.urn(row.destination),
    });
  }
  urns.dropUnused(
    new Set(rows.flatMap((row) => [row.source, row.destination, row.owner, row.via])),
  );
}

/** Most rewritten lineage has the same times. Times are in no index. */
function putStamps(sql: Sql, row: RelationshipIdsRow, stamps: Stamps): void {
  const [created, updated, manual] = stamps;
  if (row.createdOn !== created || row.updatedOn !== updated || row.manual !== manual)
    sql.run(PUT_STAMPS, ...stamps, ...toId(row));
}

function nameId(names: RelationshipIndex['names'], name: string): number {
  const id = names.get(name);
  if (id === undefined) throw new Error(`${name} is not the name of a relationship`);
  return id;
}

/** Tells the relationships of one aspect apart. */
function keyOf([source, type, destination, , , via]: RelationshipId): string {
  return `${source} ${type} ${destination} ${via}`;
}

function toId(row: RelationshipIdsRow): RelationshipId {
  return [row.source, row.type, row.destination, row.owner, row.aspect, row.via];
}

function stampsOf({ createdOn, updatedOn, manual }: StampedRelationship): Stamps {
  return [createdOn ?? null, updatedOn ?? null, Number(manual === true)];
}
