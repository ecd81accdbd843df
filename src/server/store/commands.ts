import type Database from 'libsql';
import {
  type Command,
  type Insertion,
  insertion,
  type Query,
  type SqlOf,
  statements,
} from './prepared.js';

type Text2 = readonly [string, string];
type Text2Number = readonly [string, string, number];
/** The stored forms of the times of a relationship, and of its mark as manual. */
export type Stamps = readonly [
  createdTime: number | null,
  updatedTime: number | null,
  manual: number,
];
/** The ids that identify a relationship. */
export type RelationshipId = readonly [
  source: number,
  type: number,
  destination: number,
  owner: number,
  aspect: number,
  via: number,
];

/** Statements that write aspects, with their versions and events. */
interface AspectCommands {
  /** Adds an aspect. Changes no row if the aspect exists. */
  readonly addAspect: Command<readonly [string, string, number, string, string, number, string]>;
  readonly putAspect: Command<readonly [string, string, number, string, string, number, string]>;
  readonly putMetadata: Command<readonly [string, string, string]>;
  readonly keepFormer: Command<Text2>;
  readonly dropFormer: Command<Text2Number>;
  readonly addEvent: Command<readonly [string, string, number, string, string, number, string]>;
  readonly dropAspect: Command<Text2>;
  readonly dropFormersByAspect: Command<Text2>;
  readonly dropEventsByAspect: Command<Text2>;
  readonly dropAspects: Command<readonly [string]>;
  readonly dropFormers: Command<readonly [string]>;
  readonly dropEvents: Command<readonly [string]>;
  readonly dropEventsBetween: Command<readonly [string, string, number, number]>;
  readonly dropFormersFrom: Command<Text2Number>;
}

/** Statements that write the index of entities. */
interface EntityCommands {
  readonly addEntity: Command<Text2>;
  readonly addSoftDeleted: Command<readonly [string]>;
  readonly dropSoftDeleted: Command<readonly [string]>;
  readonly dropEntity: Command<Text2>;
  readonly dropAllEntities: Command<readonly []>;
  readonly dropAllTexts: Command<readonly []>;
  readonly dropAllSoftDeleted: Command<readonly []>;
}

/** Statements that write the index of relationships. */
interface RelationshipCommands {
  readonly dropRelationship: Command<RelationshipId>;
  readonly dropRelationshipsByAspect: Command<readonly [owner: number, aspect: number]>;
  readonly dropRelationshipsByOwner: Command<readonly [owner: number]>;
  readonly dropAllRelationships: Command<readonly []>;
  readonly putRelationshipStamps: Command<readonly [...stamps: Stamps, ...id: RelationshipId]>;
  readonly addRelationshipName: Command<readonly [name: string]>;
  /** Drops those of the urns that no relationship names, and returns their ids. */
  readonly dropUnusedUrns: Query<readonly [ids: string], { readonly id: number }>;
  readonly dropAllUrns: Command<readonly []>;
}

/** Statements that add many rows to the index of relationships. */
interface Insertions {
  readonly addRelationships: Insertion<readonly [...id: RelationshipId, ...stamps: Stamps]>;
  readonly addUrns: Insertion<NewUrn>;
}

/** Statements for the deletion of users. */
interface CredentialCommands {
  readonly dropPassword: Command<readonly [string]>;
  readonly dropSessions: Command<readonly [string]>;
  readonly addFormerUser: Command<readonly [string]>;
}

/** A row of `urn`. */
export type NewUrn = readonly [id: number, urn: string, type: string];

/** Every SQL statement that writes, prepared once. */
export type Commands = AspectCommands &
  EntityCommands &
  RelationshipCommands &
  Insertions &
  CredentialCommands;

const FIELDS = 'urn, name, version, value, system_metadata, created_time, created_actor';
const ID_COLUMNS = ['source', 'type', 'destination', 'owner', 'aspect', 'via'];
const STAMP_COLUMNS = ['created_time', 'updated_time', 'manual'];
const IS_RELATIONSHIP = ID_COLUMNS.map((column) => `${column} = ?`).join(' AND ');

const ASPECT_SQL: SqlOf<AspectCommands> = {
  addAspect: `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (urn, name) DO NOTHING`,
  putAspect: `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (urn, name) DO UPDATE SET version = excluded.version, value = excluded.value,
      system_metadata = excluded.system_metadata, created_time = excluded.created_time, created_actor = excluded.created_actor`,
  putMetadata: 'UPDATE aspect SET system_metadata = ? WHERE urn = ? AND name = ?',
  // A row with this version may exist: another program may have deleted the aspect, so that the
  // versions began at 1 again.
  keepFormer: `INSERT OR REPLACE INTO former_aspect (${FIELDS}) SELECT ${FIELDS} FROM aspect WHERE urn = ? AND name = ?`,
  dropFormer: 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version <= ?',
  addEvent: `INSERT INTO event (urn, name, timestamp_ms, value, system_metadata, created_time, created_actor) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE NOT EXISTS (SELECT 1 FROM event WHERE urn = ?1 AND name = ?2 AND timestamp_ms = ?3 AND value = ?4)`,
  dropAspect: 'DELETE FROM aspect WHERE urn = ? AND name = ?',
  dropFormersByAspect: 'DELETE FROM former_aspect WHERE urn = ? AND name = ?',
  dropEventsByAspect: 'DELETE FROM event WHERE urn = ? AND name = ?',
  dropAspects: 'DELETE FROM aspect WHERE urn = ?',
  dropFormers: 'DELETE FROM former_aspect WHERE urn = ?',
  dropEvents: 'DELETE FROM event WHERE urn = ?',
  dropEventsBetween:
    'DELETE FROM event WHERE urn = ? AND name = ? AND timestamp_ms BETWEEN ? AND ?',
  dropFormersFrom: 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version >= ?',
};

const ENTITY_SQL: SqlOf<EntityCommands> = {
  addEntity: 'INSERT OR IGNORE INTO entity (type, urn) VALUES (?, ?)',
  addSoftDeleted: 'INSERT OR IGNORE INTO soft_deleted (urn) VALUES (?)',
  dropSoftDeleted: 'DELETE FROM soft_deleted WHERE urn = ?',
  dropEntity: 'DELETE FROM entity WHERE type = ? AND urn = ?',
  dropAllEntities: 'DELETE FROM entity',
  dropAllTexts: 'DELETE FROM entity_text',
  dropAllSoftDeleted: 'DELETE FROM soft_deleted',
};

const RELATIONSHIP_SQL: SqlOf<RelationshipCommands> = {
  dropRelationship: `DELETE FROM relationship WHERE ${IS_RELATIONSHIP}`,
  dropRelationshipsByAspect: 'DELETE FROM relationship WHERE owner = ? AND aspect = ?',
  dropRelationshipsByOwner: 'DELETE FROM relationship WHERE owner = ?',
  dropAllRelationships: 'DELETE FROM relationship',
  putRelationshipStamps: `UPDATE relationship SET created_time = ?, updated_time = ?, manual = ? WHERE ${IS_RELATIONSHIP}`,
  addRelationshipName: 'INSERT INTO relationship_name (name) VALUES (?)',
  dropUnusedUrns: `DELETE FROM urn WHERE id IN (SELECT value FROM json_each(?))
      AND NOT EXISTS (SELECT 1 FROM relationship WHERE source = urn.id)
      AND NOT EXISTS (SELECT 1 FROM relationship WHERE destination = urn.id)
      AND NOT EXISTS (SELECT 1 FROM relationship WHERE owner = urn.id)
      AND NOT EXISTS (SELECT 1 FROM relationship WHERE via = urn.id AND via <> 0)
    RETURNING id`,
  dropAllUrns: 'DELETE FROM urn',
};

const CREDENTIAL_SQL: SqlOf<CredentialCommands> = {
  dropPassword: 'DELETE FROM password WHERE user = ?',
  dropSessions: 'DELETE FROM session WHERE user = ?',
  addFormerUser: 'INSERT OR IGNORE INTO former_user (urn) VALUES (?)',
};

export function prepareCommands(db: Database.Database): Commands {
  return {
    ...statements<AspectCommands>(db, ASPECT_SQL),
    ...statements<EntityCommands>(db, ENTITY_SQL),
    ...statements<RelationshipCommands>(db, RELATIONSHIP_SQL),
    ...statements<CredentialCommands>(db, CREDENTIAL_SQL),
    addRelationships: insertion(db, 'relationship', [...ID_COLUMNS, ...STAMP_COLUMNS]),
    addUrns: insertion(db, 'urn', ['id', 'urn', 'type']),
  };
}
