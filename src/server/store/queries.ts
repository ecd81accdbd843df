import type Database from 'libsql';
import type { Urn } from '../../urn/urn.js';
import { lineageTypes } from './lineage-edge.js';
import { type Query, type SqlOf, statements } from './prepared.js';
import type { RelationshipKey } from './relationship.js';
import { TOKEN_INFO, TOKEN_TYPE } from './token-record.js';

/** A row of `aspect` or `event`. JSON columns are text. */
export interface AspectRow {
  readonly urn: string;
  readonly name: string;
  readonly version: number;
  readonly value: string;
  readonly metadata: string;
  readonly time: number;
  readonly actor: string;
}

/** A row of `event` with its place in the order of events. */
export interface EventRow extends AspectRow {
  readonly id: number;
  readonly timeMs: number;
}

type EventPageParameters = readonly [
  name: string,
  urnGlob: string,
  fromMs: number,
  toMs: number,
  beforeMs: number,
  beforeId: number,
  limit: number,
];

/** A row of `relationship`, with the name of its type. Ids of 0 stand for none. */
export interface RelationshipIdsRow {
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

/** A row of `relationship` with urns and names in the place of ids. */
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

type Text2 = readonly [string, string];
type Text2Number = readonly [string, string, number];

/** Queries of aspects, with their versions, events and runs. */
interface AspectQueries {
  readonly aspect: Query<Text2, AspectRow>;
  readonly aspects: Query<readonly [string], AspectRow>;
  readonly allAspects: Query<readonly [], AspectRow>;
  readonly formerAspect: Query<Text2Number, AspectRow>;
  /** The newest one below a version. */
  readonly formerBefore: Query<Text2Number, AspectRow>;
  readonly latestEvent: Query<Text2, AspectRow>;
  /** The newest first. */
  readonly events: Query<Text2, AspectRow>;
  /** The events of all entities whose urns match a pattern of GLOB, the newest first. */
  readonly eventsBefore: Query<EventPageParameters, EventRow>;
  readonly countAspects: Query<Text2, { readonly count: number }>;
}

/** Queries of entities: those of a type, those that contain a word, users and their tokens. */
interface EntityQueries {
  readonly entities: Query<readonly [string], UrnRow>;
  /** Entities of a type after an urn, sorted. */
  readonly entitiesAfter: Query<Text2Number, UrnRow>;
  readonly allEntities: Query<readonly [], UrnRow>;
  /** Entities of a type between two urns, both included, that contain a word; 1 if a name does. */
  readonly wordHits: Query<
    readonly [word: string, type: string, first: string, last: string],
    { readonly urn: string; readonly inNames: 0 | 1 }
  >;
  /** The records of the tokens that represent a user. */
  readonly userTokens: Query<readonly [string], UrnRow>;
  readonly formerUser: Query<readonly [string], UrnRow>;
  readonly allSoftDeleted: Query<readonly [], UrnRow>;
}

/** Queries of relationships. */
interface RelationshipQueries {
  /** The relationships of types that can be lineage. */
  readonly allLineageRelationships: Query<
    readonly [],
    Pick<RelationshipIdsRow, 'source' | 'destination'> & Pick<RelationshipKey, 'type'>
  >;
  readonly relationshipsByAspect: Query<
    readonly [owner: number, aspect: number],
    RelationshipIdsRow
  >;
  readonly relationshipsByOwner: Query<readonly [owner: number], RelationshipIdsRow>;
  readonly allUrns: Query<readonly [], { readonly id: number; readonly urn: Urn }>;
  readonly allRelationshipNames: Query<readonly [], { readonly id: number; readonly name: string }>;
  readonly relationshipsFrom: Query<readonly [string, string | null], RelationshipRow>;
  readonly relationshipsTo: Query<readonly [string, string | null], RelationshipRow>;
}

/** Every SQL statement that reads, prepared once. */
export type Queries = AspectQueries & EntityQueries & RelationshipQueries;

const COLUMNS =
  'urn, name, version, value, system_metadata AS metadata, created_time AS time, created_actor AS actor';
const STAMP_COLUMNS = 'r.created_time AS createdOn, r.updated_time AS updatedOn, r.manual';
const LINEAGE_TYPES = lineageTypes()
  .map((type) => `'${type}'`)
  .join(', ');
/** Condition on a JSON list of types, or null for all types. */
const HAS_TYPE = '(?2 IS NULL OR t.name IN (SELECT value FROM json_each(?2)))';
const EVENT_COLUMNS = COLUMNS.replace('version', '1 AS version');

export function prepareQueries(db: Database.Database): Queries {
  return {
    ...statements<AspectQueries>(db, ASPECT_SQL),
    ...statements<EntityQueries>(db, ENTITY_SQL),
    ...statements<RelationshipQueries>(db, RELATIONSHIP_SQL),
  };
}

const ASPECT_SQL: SqlOf<AspectQueries> = {
  aspect: `SELECT ${COLUMNS} FROM aspect WHERE urn = ? AND name = ?`,
  aspects: `SELECT ${COLUMNS} FROM aspect WHERE urn = ? ORDER BY name`,
  allAspects: `SELECT ${COLUMNS} FROM aspect ORDER BY urn, name`,
  formerAspect: `SELECT ${COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version = ?`,
  formerBefore: `SELECT ${COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version < ? ORDER BY version DESC LIMIT 1`,
  latestEvent: `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC LIMIT 1`,
  events: `SELECT ${EVENT_COLUMNS} FROM event WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC`,
  eventsBefore: `SELECT ${EVENT_COLUMNS}, id, timestamp_ms AS timeMs FROM event
    WHERE name = ?1 AND urn GLOB ?2 AND timestamp_ms BETWEEN ?3 AND ?4 AND (timestamp_ms, id) < (?5, ?6)
    ORDER BY timestamp_ms DESC, id DESC LIMIT ?7`,
  countAspects: 'SELECT COUNT(*) AS count FROM aspect WHERE name = ? AND urn GLOB ?',
};

const ENTITY_SQL: SqlOf<EntityQueries> = {
  entities: 'SELECT urn FROM entity WHERE type = ?',
  entitiesAfter: 'SELECT urn FROM entity WHERE type = ? AND urn > ? ORDER BY urn LIMIT ?',
  allEntities: 'SELECT urn FROM entity',
  wordHits: `SELECT urn, instr(names, ?1) > 0 AS inNames FROM entity_text
    WHERE type = ?2 AND urn BETWEEN ?3 AND ?4 AND (instr(names, ?1) > 0 OR instr(texts, ?1) > 0)`,
  userTokens: `SELECT aspect.urn FROM entity JOIN aspect ON aspect.urn = entity.urn
    WHERE entity.type = '${TOKEN_TYPE}' AND aspect.name = '${TOKEN_INFO}' AND json_extract(aspect.value, '$.actorUrn') = ?`,
  formerUser: 'SELECT urn FROM former_user WHERE urn = ?',
  allSoftDeleted: 'SELECT urn FROM soft_deleted',
};

const IDS_ROW = `SELECT r.source, r.type, r.destination, r.owner, r.aspect, r.via, t.name AS typeName, ${STAMP_COLUMNS}
    FROM relationship r CROSS JOIN relationship_name t ON t.id = r.type`;

const RELATIONSHIP_SQL: SqlOf<RelationshipQueries> = {
  allLineageRelationships: `SELECT r.source, t.name AS type, r.destination
    FROM relationship r CROSS JOIN relationship_name t ON t.id = r.type WHERE t.name IN (${LINEAGE_TYPES})`,
  relationshipsByAspect: `${IDS_ROW} WHERE r.owner = ? AND r.aspect = ?`,
  relationshipsByOwner: `${IDS_ROW} WHERE r.owner = ?`,
  relationshipsFrom: relationshipsAt('source'),
  relationshipsTo: relationshipsAt('destination'),
  allUrns: 'SELECT id, urn FROM urn ORDER BY id',
  allRelationshipNames: 'SELECT id, name FROM relationship_name',
};

/**
 * Selects the relationships at one end, which is the first parameter. `CROSS JOIN` makes SQLite keep
 * the order of the tables.
 */
function relationshipsAt(end: 'source' | 'destination'): string {
  const other = end === 'source' ? 'destination' : 'source';
  return `SELECT o.urn AS owner, a.name AS aspect, t.name AS type, ${end}.urn AS ${end}, ${other}.urn AS ${other}, v.urn AS via, ${STAMP_COLUMNS}
    FROM urn ${end} CROSS JOIN relationship r ON r.${end} = ${end}.id
    CROSS JOIN relationship_name t ON t.id = r.type CROSS JOIN urn ${other} ON ${other}.id = r.${other}
    CROSS JOIN urn o ON o.id = r.owner CROSS JOIN relationship_name a ON a.id = r.aspect LEFT JOIN urn v ON v.id = r.via
    WHERE ${end}.urn = ?1 AND ${HAS_TYPE} ORDER BY t.name, ${other}.urn, o.urn, a.name, v.urn`;
}
