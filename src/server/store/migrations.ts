import type Database from 'libsql';
import { emptyIndex, reindex } from './derived-index.js';
import { openRelationshipNames } from './relationship-names.js';
import { prepareStatements } from './statements.js';
import { TextIndex } from './text-index.js';

/** "HWTR" in ASCII. Identifies a SQLite file as a Headwater database. */
export const APPLICATION_ID = 0x48575452;

/**
 * Migrations: step n takes a database from `user_version` n to n + 1. A released step is never
 * edited.
 *
 * `entity`, `entity_text`, `soft_deleted`, `urn` and `relationship` (formerly `edge`) are derived
 * from `aspect` in the same transaction and are rebuilt after each migration. `signing_key`, `password`,
 * `session` and `invite` are the credential tables. They contain secrets and hashes of secrets,
 * which no API may show, so they are not aspects.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE aspect (
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL,
    PRIMARY KEY (urn, name)
  ) STRICT;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    timestamp_ms INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL
  ) STRICT;
  CREATE INDEX event_latest ON event (urn, name, timestamp_ms, id);
  CREATE TABLE entity (
    type TEXT NOT NULL,
    urn TEXT NOT NULL,
    PRIMARY KEY (type, urn)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE edge (
    owner TEXT NOT NULL,
    aspect TEXT NOT NULL,
    downstream TEXT NOT NULL,
    upstream TEXT NOT NULL
  ) STRICT;
  CREATE INDEX edge_owner ON edge (owner, aspect);
  CREATE INDEX edge_downstream ON edge (downstream, upstream);
  CREATE INDEX edge_upstream ON edge (upstream, downstream);
  `,
  // Former versions of aspects, with the version numbers that they had.
  `
  CREATE TABLE former_aspect (
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL,
    PRIMARY KEY (urn, name, version)
  ) STRICT;
  `,
  `
  CREATE TABLE signing_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL,
    salt TEXT NOT NULL
  ) STRICT;
  CREATE TABLE password (
    user TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    user TEXT NOT NULL,
    expires_time INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // The table of lineage edges becomes one of all relationships. Times are those of the edge, or
  // null.
  `
  DROP TABLE edge;
  CREATE TABLE soft_deleted (
    urn TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE relationship (
    id INTEGER PRIMARY KEY,
    owner TEXT NOT NULL,
    aspect TEXT NOT NULL,
    type TEXT NOT NULL,
    source TEXT NOT NULL,
    source_type TEXT NOT NULL,
    destination TEXT NOT NULL,
    destination_type TEXT NOT NULL,
    via TEXT,
    created_time INTEGER,
    updated_time INTEGER,
    manual INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX relationship_owner ON relationship (owner, aspect);
  CREATE INDEX relationship_source ON relationship (source, type, destination);
  CREATE INDEX relationship_destination ON relationship (destination, type, source);
  `,
  // The nonces of invite tokens, by the urn of the role, or '' for a token without a role.
  `
  CREATE TABLE invite (
    role TEXT PRIMARY KEY,
    nonce TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Users who were hard deleted. Remaining credentials of such users are deleted by this step.
  `
  CREATE TABLE former_user (
    urn TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  DELETE FROM password WHERE user NOT IN (SELECT urn FROM entity);
  DELETE FROM session WHERE user NOT IN (SELECT urn FROM entity);
  DELETE FROM aspect WHERE urn IN (
    SELECT urn FROM aspect
    WHERE name = 'dataHubAccessTokenInfo' AND json_extract(value, '$.actorUrn') NOT IN (SELECT urn FROM entity)
  );
  `,
  // The texts of the full-text search, in lower case, one value a line.
  `
  CREATE TABLE entity_text (
    type TEXT NOT NULL,
    urn TEXT NOT NULL,
    names TEXT NOT NULL,
    texts TEXT NOT NULL,
    PRIMARY KEY (type, urn)
  ) STRICT;
  `,
  // Relationships name urns, types and aspects by ids. A `via` of 0 stands for none.
  `
  DROP TABLE relationship;
  CREATE TABLE urn (
    id INTEGER PRIMARY KEY,
    urn TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL
  ) STRICT;
  CREATE TABLE relationship_name (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE relationship (
    source INTEGER NOT NULL,
    type INTEGER NOT NULL,
    destination INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    aspect INTEGER NOT NULL,
    via INTEGER NOT NULL,
    created_time INTEGER,
    updated_time INTEGER,
    manual INTEGER NOT NULL,
    PRIMARY KEY (source, type, destination, owner, aspect, via)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relationship_owner ON relationship (owner, aspect);
  CREATE INDEX relationship_destination ON relationship (destination, type);
  CREATE INDEX relationship_via ON relationship (via) WHERE via <> 0;
  `,
  // For the events of an aspect on all entities.
  'CREATE INDEX event_time ON event (name, timestamp_ms, id);',
];

/** The `user_version` that this version of Headwater writes. */
export const SCHEMA_VERSION: number = STEPS.length;

/**
 * Migrates an open database to {@link SCHEMA_VERSION} and rebuilds its derived data, in one durable
 * transaction. If a step fails, the database is unchanged.
 */
export function migrate(db: Database.Database, currentVersion: number): void {
  if (currentVersion === SCHEMA_VERSION) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const step of STEPS.slice(currentVersion)) db.exec(step);
    const sql = prepareStatements(db);
    // A new database has nothing to derive from.
    if (currentVersion > 0) reindex(emptyIndex(sql, new TextIndex(db)));
    else openRelationshipNames(sql);
    db.exec(
      `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`,
    );
  } catch (error) {
    // After some failures, for example a full disk, SQLite has ended the transaction already.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
