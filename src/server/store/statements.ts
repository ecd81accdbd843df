import type Database from 'libsql';
import type { Urn } from '../../urn/urn.js';
import type { Run } from './aspect-store.js';
import { lineageTypes } from './lineage-edge.js';
import type { RelationshipKey } from './relationship.js';

/** A row of `aspect` or `event`, JSON still as text. */
export interface AspectRow {
  readonly urn: string;
  readonly name: string;
  readonly version: number;
  readonly value: string;
  readonly metadata: string;
  readonly time: number;
  readonly actor: string;
}

/** A row of `relationship`. */
export interface RelationshipRow extends RelationshipKey {
  readonly owner: Urn;
  readonly aspect: string;
  readonly via: Urn | null;
  readonly createdOn: number | null;
  readonly updatedOn: number | null;
  readonly manual: number;
}

interface UrnRow {
  readonly urn: string;
}

export type Parameter = string | number | null;

/** A prepared statement, its parameters and rows typed by us: the driver knows neither. */
export interface Query<P extends readonly Parameter[], R> {
  get(...parameters: P): R | undefined;
  all(...parameters: P): R[];
  iterate(...parameters: P): IterableIterator<R>;
}

export interface Command<P extends readonly Parameter[]> {
  /** @returns how many rows it changed, beside other things */
  run(...parameters: P): { readonly changes: number };
}

type Text2 = readonly [string, string];
type Text2Number = readonly [string, string, number];
type NewRelationship = readonly [
  owner: string,
  aspect: string,
  type: string,
  source: string,
  sourceType: string,
  destination: string,
  destinationType: string,
  via: string | null,
  createdTime: number | null,
  updatedTime: number | null,
  manual: number,
];

/** Every SQL statement of the store, prepared once. */
export interface Statements {
  readonly aspect: Query<Text2, AspectRow>;
  readonly aspects: Query<readonly [string], AspectRow>;
  readonly allAspects: Query<readonly [], AspectRow>;
  readonly formerAspect: Query<Text2Number, AspectRow>;
  readonly latestEvent: Query<Text2, AspectRow>;
  /** The newest first. */
  readonly events: Query<Text2, AspectRow>;
  readonly entities: Query<readonly [string], UrnRow>;
  readonly allEntities: Query<readonly [], UrnRow>;
  readonly allSoftDeleted: Query<readonly [], UrnRow>;
  /** Those that can be lineage. */
  readonly allRelationships: Query<readonly [], RelationshipKey>;
  readonly relationshipsIn: Query<Text2, RelationshipKey>;
  readonly relationshipsOf: Query<readonly [string], RelationshipKey>;
  readonly relationshipsFrom: Query<readonly [string, string | null], RelationshipRow>;
  readonly relationshipsTo: Query<readonly [string, string | null], RelationshipRow>;
  readonly putAspect: Command<readonly [string, string, number, string, string, number, string]>;
  readonly putMetadata: Command<readonly [string, string, string]>;
  readonly keepFormer: Command<Text2>;
  readonly dropFormer: Command<Text2Number>;
  readonly addEvent: Command<readonly [string, string, number, string, string, number, string]>;
  readonly addEntity: Command<Text2>;
  readonly addSoftDeleted: Command<readonly [string]>;
  readonly dropSoftDeleted: Command<readonly [string]>;
  readonly addRelationship: Command<NewRelationship>;
  readonly dropRelationships: Command<Text2>;
  readonly dropRelationshipsOf: Command<readonly [string]>;
  readonly dropAspect: Command<Text2>;
  readonly dropFormersOf: Command<Text2>;
  readonly dropEventsOf: Command<Text2>;
  readonly dropAspects: Command<readonly [string]>;
  readonly dropFormers: Command<readonly [string]>;
  readonly dropEvents: Command<readonly [string]>;
  readonly dropEventsBetween: Command<readonly [string, string, number, number]>;
  readonly formerAspects: Query<Text2, AspectRow>;
  readonly dropFormersFrom: Command<Text2Number>;
  readonly aspectsOfRun: Query<readonly [string], AspectRow>;
  readonly runs: Query<readonly [includeSoftDeleted: number, limit: number, offset: number], Run>;
  readonly dropEntity: Command<Text2>;
  readonly dropAllEntities: Command<readonly []>;
  readonly dropAllSoftDeleted: Command<readonly []>;
  readonly dropAllRelationships: Command<readonly []>;
}

const FIELDS = 'urn, name, version, value, system_metadata, created_time, created_actor';
const COLUMNS = 'urn, name, version, value, system_metadata AS metadata, created_time AS time, created_actor AS actor';
const RELATIONSHIP_COLUMNS = 'owner, aspect, type, source, destination, via, created_time AS createdOn, updated_time AS updatedOn, manual';
const LINEAGE_TYPES = lineageTypes()
  .map((type) => `'${type}'`)
  .join(', ');
const RUN_ID = "json_extract(system_metadata, '$.runId')";
/** A JSON list of types, or null for all. */
const OF_TYPES = '(?2 IS NULL OR type IN (SELECT value FROM json_each(?2)))';
const EVENT_COLUMNS = COLUMNS.replace('version', '1 AS version');

export function prepareStatements(db: Database.Database): Statements {
  return {
    aspect: query(db, `SELECT ${COLUMNS} FROM aspect WHERE urn = ? AND name = ?`),
    aspects: query(db, `SELECT ${COLUMNS} FROM aspect WHERE urn = ? ORDER BY name`),
    allAspects: query(db, `SELECT ${COLUMNS} FROM aspect ORDER BY urn, name`),
    formerAspect: query(db, `SELECT ${COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version = ?`),
    latestEvent: query(db, `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC LIMIT 1`),
    events: query(db, `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC`),
    entities: query(db, 'SELECT urn FROM entity WHERE type = ?'),
    allEntities: query(db, 'SELECT urn FROM entity'),
    allSoftDeleted: query(db, 'SELECT urn FROM soft_deleted'),
    allRelationships: query(db, `SELECT source, type, destination FROM relationship WHERE type IN (${LINEAGE_TYPES})`),
    relationshipsIn: query(db, 'SELECT source, type, destination FROM relationship WHERE owner = ? AND aspect = ?'),
    relationshipsOf: query(db, 'SELECT source, type, destination FROM relationship WHERE owner = ?'),
    relationshipsFrom: query(
      db,
      `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship WHERE source = ?1 AND ${OF_TYPES} ORDER BY type, destination, id`,
    ),
    relationshipsTo: query(
      db,
      `SELECT ${RELATIONSHIP_COLUMNS} FROM relationship WHERE destination = ?1 AND ${OF_TYPES} ORDER BY type, source, id`,
    ),
    putAspect: command(
      db,
      `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (urn, name) DO UPDATE SET version = excluded.version, value = excluded.value,
         system_metadata = excluded.system_metadata, created_time = excluded.created_time, created_actor = excluded.created_actor`,
    ),
    putMetadata: command(db, 'UPDATE aspect SET system_metadata = ? WHERE urn = ? AND name = ?'),
    // Replaced where the aspect was deleted behind our back and has begun to count anew.
    keepFormer: command(db, `INSERT OR REPLACE INTO former_aspect (${FIELDS}) SELECT ${FIELDS} FROM aspect WHERE urn = ? AND name = ?`),
    dropFormer: command(db, 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version <= ?'),
    addEvent: command(
      db,
      `INSERT INTO event (urn, name, timestamp_ms, value, system_metadata, created_time, created_actor) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE NOT EXISTS (SELECT 1 FROM event WHERE urn = ?1 AND name = ?2 AND timestamp_ms = ?3 AND value = ?4)`,
    ),
    addEntity: command(db, 'INSERT OR IGNORE INTO entity (type, urn) VALUES (?, ?)'),
    addSoftDeleted: command(db, 'INSERT OR IGNORE INTO soft_deleted (urn) VALUES (?)'),
    dropSoftDeleted: command(db, 'DELETE FROM soft_deleted WHERE urn = ?'),
    addRelationship: command(
      db,
      `INSERT INTO relationship (owner, aspect, type, source, source_type, destination, destination_type, via, created_time, updated_time, manual)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    dropRelationships: command(db, 'DELETE FROM relationship WHERE owner = ? AND aspect = ?'),
    dropRelationshipsOf: command(db, 'DELETE FROM relationship WHERE owner = ?'),
    dropAspect: command(db, 'DELETE FROM aspect WHERE urn = ? AND name = ?'),
    dropFormersOf: command(db, 'DELETE FROM former_aspect WHERE urn = ? AND name = ?'),
    dropEventsOf: command(db, 'DELETE FROM event WHERE urn = ? AND name = ?'),
    dropAspects: command(db, 'DELETE FROM aspect WHERE urn = ?'),
    dropFormers: command(db, 'DELETE FROM former_aspect WHERE urn = ?'),
    dropEvents: command(db, 'DELETE FROM event WHERE urn = ?'),
    dropEventsBetween: command(db, 'DELETE FROM event WHERE urn = ? AND name = ? AND timestamp_ms BETWEEN ? AND ?'),
    formerAspects: query(db, `SELECT ${COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? ORDER BY version DESC`),
    dropFormersFrom: command(db, 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version >= ?'),
    aspectsOfRun: query(db, `SELECT ${COLUMNS} FROM aspect WHERE ${RUN_ID} = ? ORDER BY urn, name`),
    runs: query(
      db,
      `SELECT ${RUN_ID} AS runId, count(*) AS rows, max(created_time) AS time FROM aspect
       WHERE json_type(system_metadata, '$.runId') = 'text' AND (?1 OR urn NOT IN (SELECT urn FROM soft_deleted))
       GROUP BY 1 ORDER BY time DESC, runId LIMIT ?2 OFFSET ?3`,
    ),
    dropEntity: command(db, 'DELETE FROM entity WHERE type = ? AND urn = ?'),
    dropAllEntities: command(db, 'DELETE FROM entity'),
    dropAllSoftDeleted: command(db, 'DELETE FROM soft_deleted'),
    dropAllRelationships: command(db, 'DELETE FROM relationship'),
  };
}

export function query<P extends readonly Parameter[], R>(db: Database.Database, sql: string): Query<P, R> {
  return db.prepare(sql) as unknown as Query<P, R>;
}

export function command<P extends readonly Parameter[]>(db: Database.Database, sql: string): Command<P> {
  return db.prepare(sql) as unknown as Command<P>;
}
