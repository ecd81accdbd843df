import type Database from 'libsql';

/** "HWTR" in ASCII. Identifies a SQLite file as a Headwater database. */
export const APPLICATION_ID = 0x48575452;

/** The `user_version` of a database with this schema. A change of the schema raises it. */
export const SCHEMA_VERSION = 12;

/** An aspect. Former versions are in a separate table, with their old version numbers. */
const ASPECT = `
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL`;

/**
 * `entity`, `soft_deleted`, `entity_text`, `urn`, `relationship` and `column_end` derive from
 * `aspect`, in the transaction of each change. `entity_text` has the texts of the full-text search,
 * in lower case, one value a line. Relationships name urns by ids. A `via` of 0 means no `via`. The
 * source of each row of `relationship` states it. `column_end` names the aspects that state
 * relationships of columns, by the parents of the columns. A rewrite of an aspect derives its former
 * rows again, so a change of their derivation needs another {@link SCHEMA_VERSION}.
 *
 * `signing_key`, `password`, `session` and `invite` are the credential tables. They contain secrets
 * and hashes of secrets, which no API may show, so they are not aspects. `invite` has the nonces of
 * invite tokens by the urn of the role, or '' for a token without a role.
 */
const SCHEMA = `
  CREATE TABLE aspect (${ASPECT}, PRIMARY KEY (urn, name)) STRICT;
  CREATE TABLE former_aspect (${ASPECT}, PRIMARY KEY (urn, name, version)) STRICT;
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
  CREATE INDEX event_time ON event (name, timestamp_ms, id);
  CREATE TABLE entity (type TEXT NOT NULL, urn TEXT NOT NULL, PRIMARY KEY (type, urn)) STRICT, WITHOUT ROWID;
  CREATE TABLE soft_deleted (urn TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE entity_text (urn TEXT PRIMARY KEY, names TEXT NOT NULL, columns TEXT NOT NULL, texts TEXT NOT NULL) STRICT;
  CREATE TABLE urn (id INTEGER PRIMARY KEY, urn TEXT NOT NULL UNIQUE, type TEXT NOT NULL) STRICT;
  CREATE TABLE relationship (
    source INTEGER NOT NULL,
    type TEXT NOT NULL,
    destination INTEGER NOT NULL,
    aspect TEXT NOT NULL,
    via INTEGER NOT NULL,
    created_time INTEGER,
    updated_time INTEGER,
    manual INTEGER NOT NULL,
    PRIMARY KEY (source, type, destination, aspect, via)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relationship_destination ON relationship (destination, type);
  CREATE INDEX relationship_via ON relationship (via) WHERE via <> 0;
  CREATE TABLE column_end (
    entity INTEGER NOT NULL,
    is_source INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    aspect TEXT NOT NULL,
    PRIMARY KEY (entity, is_source, owner, aspect)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL, salt TEXT NOT NULL) STRICT;
  CREATE TABLE password (user TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE session (hash TEXT PRIMARY KEY, user TEXT NOT NULL, expires_time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE invite (role TEXT PRIMARY KEY, nonce TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Creates the tables of an empty database in one durable transaction. */
export function createSchema(db: Database.Database): void {
  try {
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
  } catch (error) {
    // After some failures, for example a full disk, SQLite has ended the transaction already.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
