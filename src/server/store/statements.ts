import type Database from 'libsql';

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

interface UrnRow {
  readonly urn: string;
}

/** A prepared statement, its parameters and rows typed by us: the driver knows neither. */
export interface Query<P extends readonly (string | number)[], R> {
  get(...parameters: P): R | undefined;
  all(...parameters: P): R[];
  iterate(...parameters: P): IterableIterator<R>;
}

export interface Command<P extends readonly (string | number)[]> {
  run(...parameters: P): unknown;
}

type Text2 = readonly [string, string];
type Text2Number = readonly [string, string, number];

/** Every SQL statement of the store, prepared once. */
export interface Statements {
  readonly aspect: Query<Text2, AspectRow>;
  readonly aspects: Query<readonly [string], AspectRow>;
  readonly allAspects: Query<readonly [], AspectRow>;
  readonly formerAspect: Query<Text2Number, AspectRow>;
  readonly latestEvent: Query<Text2, AspectRow>;
  /** The newest first. */
  readonly events: Query<Text2, AspectRow>;
  readonly countAspects: Query<Text2, { readonly count: number }>;
  readonly hasEntity: Query<Text2, UrnRow>;
  readonly entities: Query<readonly [string], UrnRow>;
  readonly upstreams: Query<readonly [string], UrnRow>;
  readonly downstreams: Query<readonly [string], UrnRow>;
  readonly putAspect: Command<readonly [string, string, number, string, string, number, string]>;
  readonly putMetadata: Command<readonly [string, string, string]>;
  readonly keepFormer: Command<Text2>;
  readonly dropFormer: Command<Text2Number>;
  readonly addEvent: Command<readonly [string, string, number, string, string, number, string]>;
  readonly addEntity: Command<Text2>;
  readonly addEdge: Command<readonly [string, string, string, string]>;
  readonly dropEdges: Command<Text2>;
  readonly dropEdgesOf: Command<readonly [string]>;
  readonly dropAspects: Command<readonly [string]>;
  readonly dropFormers: Command<readonly [string]>;
  readonly dropEvents: Command<readonly [string]>;
  readonly dropEntity: Command<Text2>;
  readonly dropAllEntities: Command<readonly []>;
  readonly dropAllEdges: Command<readonly []>;
}

const FIELDS = 'urn, name, version, value, system_metadata, created_time, created_actor';
const COLUMNS = 'urn, name, version, value, system_metadata AS metadata, created_time AS time, created_actor AS actor';
const EVENT_COLUMNS = COLUMNS.replace('version', '1 AS version');

export function prepareStatements(db: Database.Database): Statements {
  return {
    aspect: query(db, `SELECT ${COLUMNS} FROM aspect WHERE urn = ? AND name = ?`),
    aspects: query(db, `SELECT ${COLUMNS} FROM aspect WHERE urn = ? ORDER BY name`),
    allAspects: query(db, `SELECT ${COLUMNS} FROM aspect ORDER BY urn, name`),
    formerAspect: query(db, `SELECT ${COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version = ?`),
    latestEvent: query(db, `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC LIMIT 1`),
    events: query(db, `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC`),
    countAspects: query(db, 'SELECT COUNT(*) AS count FROM aspect WHERE name = ? AND urn GLOB ?'),
    hasEntity: query(db, 'SELECT urn FROM entity WHERE type = ? AND urn = ?'),
    entities: query(db, 'SELECT urn FROM entity WHERE type = ?'),
    upstreams: query(db, 'SELECT DISTINCT upstream AS urn FROM edge WHERE downstream = ?'),
    downstreams: query(db, 'SELECT DISTINCT downstream AS urn FROM edge WHERE upstream = ?'),
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
    addEdge: command(db, 'INSERT INTO edge (owner, aspect, downstream, upstream) VALUES (?, ?, ?, ?)'),
    dropEdges: command(db, 'DELETE FROM edge WHERE owner = ? AND aspect = ?'),
    dropEdgesOf: command(db, 'DELETE FROM edge WHERE owner = ?'),
    dropAspects: command(db, 'DELETE FROM aspect WHERE urn = ?'),
    dropFormers: command(db, 'DELETE FROM former_aspect WHERE urn = ?'),
    dropEvents: command(db, 'DELETE FROM event WHERE urn = ?'),
    dropEntity: command(db, 'DELETE FROM entity WHERE type = ? AND urn = ?'),
    dropAllEntities: command(db, 'DELETE FROM entity'),
    dropAllEdges: command(db, 'DELETE FROM edge'),
  };
}

export function query<P extends readonly (string | number)[], R>(db: Database.Database, sql: string): Query<P, R> {
  return db.prepare(sql) as unknown as Query<P, R>;
}

export function command<P extends readonly (string | number)[]>(db: Database.Database, sql: string): Command<P> {
  return db.prepare(sql) as unknown as Command<P>;
}
