import type Database from 'libsql';
import { type Command, command, type Insertion, insertion, type Query, query } from './prepared.js';

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
  readonly addRelationships: Insertion<readonly [...id: RelationshipId, ...stamps: Stamps]>;
  readonly dropRelationship: Command<RelationshipId>;
  readonly dropRelationshipsByAspect: Command<readonly [owner: number, aspect: number]>;
  readonly dropRelationshipsByOwner: Command<readonly [owner: number]>;
  readonly dropAllRelationships: Command<readonly []>;
  readonly putRelationshipStamps: Command<readonly [...stamps: Stamps, ...id: RelationshipId]>;
  readonly addRelationshipName: Command<readonly [name: string]>;
  readonly addUrns: Insertion<NewUrn>;
  /** Drops those of the urns that no relationship names, and returns their ids. */
  readonly dropUnusedUrns: Query<readonly [ids: string], { readonly id: number }>;
  readonly dropAllUrns: Command<readonly []>;
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
export type Commands = AspectCommands & EntityCommands & RelationshipCommands & CredentialCommands;

const FIELDS = 'urn, name, version, value, system_metadata, created_time, created_actor';

export function prepareCommands(db: Database.Database): Commands {
  return {
    ...prepareAspectCommands(db),
    ...prepareEntityCommands(db),
    ...prepareRelationshipCommands(db),
    ...prepareCredentialCommands(db),
  };
}

function prepareAspectCommands(db: Database.Database): AspectCommands {
  return {
    addAspect: command(
      db,
      `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (urn, name) DO NOTHING`,
    ),
    putAspect: command(
      db,
      `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (urn, name) DO UPDATE SET version = excluded.version, value = excluded.value,
         system_metadata = excluded.system_metadata, created_time = excluded.created_time, created_actor = excluded.created_actor`,
    ),
    putMetadata: command(db, 'UPDATE aspect SET system_metadata = ? WHERE urn = ? AND name = ?'),
    // A row with this version may exist: another program may have deleted the aspect, so that the
    // versions began at 1 again.
    keepFormer: command(
      db,
      `INSERT OR REPLACE INTO former_aspect (${FIELDS}) SELECT ${FIELDS} FROM aspect WHERE urn = ? AND name = ?`,
    ),
    dropFormer: command(
      db,
      'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version <= ?',
    ),
    addEvent: command(
      db,
      `INSERT INTO event (urn, name, timestamp_ms, value, system_metadata, created_time, created_actor) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE NOT EXISTS (SELECT 1 FROM event WHERE urn = ?1 AND name = ?2 AND timestamp_ms = ?3 AND value = ?4)`,
    ),
    dropAspect: command(db, 'DELETE FROM aspect WHERE urn = ? AND name = ?'),
    dropFormersByAspect: command(db, 'DELETE FROM former_aspect WHERE urn = ? AND name = ?'),
    dropEventsByAspect: command(db, 'DELETE FROM event WHERE urn = ? AND name = ?'),
    dropAspects: command(db, 'DELETE FROM aspect WHERE urn = ?'),
    dropFormers: command(db, 'DELETE FROM former_aspect WHERE urn = ?'),
    dropEvents: command(db, 'DELETE FROM event WHERE urn = ?'),
    dropEventsBetween: command(
      db,
      'DELETE FROM event WHERE urn = ? AND name = ? AND timestamp_ms BETWEEN ? AND ?',
    ),
    dropFormersFrom: command(
      db,
      'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version >= ?',
    ),
  };
}

function prepareEntityCommands(db: Database.Database): EntityCommands {
  return {
    addEntity: command(db, 'INSERT OR IGNORE INTO entity (type, urn) VALUES (?, ?)'),
    addSoftDeleted: command(db, 'INSERT OR IGNORE INTO soft_deleted (urn) VALUES (?)'),
    dropSoftDeleted: command(db, 'DELETE FROM soft_deleted WHERE urn = ?'),
    dropEntity: command(db, 'DELETE FROM entity WHERE type = ? AND urn = ?'),
    dropAllEntities: command(db, 'DELETE FROM entity'),
    dropAllTexts: command(db, 'DELETE FROM entity_text'),
    dropAllSoftDeleted: command(db, 'DELETE FROM soft_deleted'),
  };
}

function prepareRelationshipCommands(db: Database.Database): RelationshipCommands {
  return {
    addRelationships: insertion(db, 'relationship', [...ID_COLUMNS, ...STAMP_COLUMNS]),
    dropRelationship: command(db, `DELETE FROM relationship WHERE ${IS_RELATIONSHIP}`),
    dropRelationshipsByAspect: command(
      db,
      'DELETE FROM relationship WHERE owner = ? AND aspect = ?',
    ),
    dropRelationshipsByOwner: command(db, 'DELETE FROM relationship WHERE owner = ?'),
    dropAllRelationships: command(db, 'DELETE FROM relationship'),
    putRelationshipStamps: command(
      db,
      `UPDATE relationship SET created_time = ?, updated_time = ?, manual = ? WHERE ${IS_RELATIONSHIP}`,
    ),
    addRelationshipName: command(db, 'INSERT INTO relationship_name (name) VALUES (?)'),
    addUrns: insertion(db, 'urn', ['id', 'urn', 'type']),
    dropUnusedUrns: query(
      db,
      `DELETE FROM urn WHERE id IN (SELECT value FROM json_each(?))
         AND NOT EXISTS (SELECT 1 FROM relationship WHERE source = urn.id)
         AND NOT EXISTS (SELECT 1 FROM relationship WHERE destination = urn.id)
         AND NOT EXISTS (SELECT 1 FROM relationship WHERE owner = urn.id)
         AND NOT EXISTS (SELECT 1 FROM relationship WHERE via = urn.id AND via <> 0)
       RETURNING id`,
    ),
    dropAllUrns: command(db, 'DELETE FROM urn'),
  };
}

const ID_COLUMNS = ['source', 'type', 'destination', 'owner', 'aspect', 'via'];
const STAMP_COLUMNS = ['created_time', 'updated_time', 'manual'];
const IS_RELATIONSHIP = ID_COLUMNS.map((column) => `${column} = ?`).join(' AND ');

function prepareCredentialCommands(db: Database.Database): CredentialCommands {
  return {
    dropPassword: command(db, 'DELETE FROM password WHERE user = ?'),
    dropSessions: command(db, 'DELETE FROM session WHERE user = ?'),
    addFormerUser: command(db, 'INSERT OR IGNORE INTO former_user (urn) VALUES (?)'),
  };
}
