import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { TimeWindow } from './aspect-store.js';
import { type LineageDirection, lineageEdge, lineageTypes } from './lineage-edge.js';
import type {
  RelationshipDirection,
  RelationshipKey,
  RelationshipPageQuery,
  StatedRelationship,
} from './relationship.js';
import type { Parameter, Sql } from './sql.js';
import { type AspectRow, LATEST_ASPECT } from './to-aspect.js';

interface RelationshipsAt {
  readonly urn: Urn;
  readonly direction: RelationshipDirection;
  /** Absent: all types. */
  readonly types?: readonly string[] | undefined;
}

/** A row of `relationship` with urns and names in the place of ids. */
interface RelationshipRow extends RelationshipKey {
  readonly owner: Urn;
  readonly aspect: string;
  readonly via: Urn | null;
  readonly createdOn: number | null;
  readonly updatedOn: number | null;
  readonly manual: number;
}

/** Reads the relationships at one end, ordered by code points. */
export function readRelationships(sql: Sql, at: RelationshipsAt): readonly StatedRelationship[] {
  return readRows(sql, at).map(toRelationship);
}

function readRows(sql: Sql, { urn, direction, types }: RelationshipsAt): RelationshipRow[] {
  const text = direction === 'OUTGOING' ? OUTGOING : INCOMING;
  return sql.all<RelationshipRow>(text, urn, types === undefined ? null : JSON.stringify(types));
}

const OUTGOING = relationshipsAt('source', 'destination');
const INCOMING = relationshipsAt('destination', 'source');

/**
 * Selects the relationships at one end, which is the first parameter. The second is a JSON list of
 * types, or null for all. `CROSS JOIN` makes SQLite keep the order of the tables.
 */
function relationshipsAt(end: string, other: string): string {
  return `SELECT o.urn AS owner, a.name AS aspect, t.name AS type, ${end}.urn AS ${end}, ${other}.urn AS ${other}, v.urn AS via,
      r.created_time AS createdOn, r.updated_time AS updatedOn, r.manual
    FROM urn ${end} CROSS JOIN relationship r ON r.${end} = ${end}.id
    CROSS JOIN relationship_name t ON t.id = r.type CROSS JOIN urn ${other} ON ${other}.id = r.${other}
    CROSS JOIN urn o ON o.id = r.owner CROSS JOIN relationship_name a ON a.id = r.aspect LEFT JOIN urn v ON v.id = r.via
    WHERE ${end}.urn = ?1 AND (?2 IS NULL OR t.name IN (SELECT value FROM json_each(?2)))
    ORDER BY t.name, ${other}.urn, o.urn, a.name, v.urn`;
}

/**
 * Reads a page of all relationships. It reads urns in their order, and the relationships of each
 * urn by an index. So the cost of a page is the number of rows that it returns or skips. `until`
 * bounds that number.
 */
export function listRelationships(
  sql: Sql,
  scroll: RelationshipPageQuery,
): readonly RelationshipKey[] {
  const conditions = CONDITIONS.filter(([name]) => scroll[name] !== undefined);
  const lists = conditions.map(([name]) => JSON.stringify(scroll[name]));
  const { after = BEFORE_ALL, until, limit } = scroll;
  const where = [
    ...conditions.map(([, column]) => `${column} IN (SELECT value FROM json_each(?))`),
    IS_FIRST_STATED,
    IS_AFTER,
    ...(until ? [IS_UNTIL] : []),
  ];
  const from = scroll.destinations && !scroll.sources ? FROM_DESTINATIONS : FROM_SOURCES;
  const text = `SELECT ${KEY} ${from} WHERE ${where.join(' AND ')}
    ORDER BY source.urn, t.name, destination.urn LIMIT ?`;
  const keys = [after, ...(until ? [until] : [])].flatMap(keyParameters);
  return sql
    .all<RelationshipKey>(text, ...lists, ...keys, limit)
    .map(({ source, type, destination }) => ({ source, type, destination }));
}

/**
 * Finds the relationship `count` rows after another, in the order of {@link listRelationships}.
 * Undefined if fewer rows follow.
 */
export function skipRelationships(
  sql: Sql,
  after: Place | undefined = BEFORE_ALL,
  count: number,
): RelationshipKey | undefined {
  const text = `SELECT ${KEY} ${FROM_SOURCES} WHERE ${IS_AFTER}
    ORDER BY source.urn, t.name, destination.urn LIMIT 1 OFFSET ?`;
  const row = sql.get<RelationshipKey>(text, ...keyParameters(after), count - 1);
  return row && { source: row.source, type: row.type, destination: row.destination };
}

const CONDITIONS = [
  ['types', 't.name'],
  ['sourceTypes', 'source.type'],
  ['destinationTypes', 'destination.type'],
  ['sources', 'source.urn'],
  ['destinations', 'destination.urn'],
] as const;

const KEY = 'source.urn AS source, t.name AS type, destination.urn AS destination';
/** `CROSS JOIN` makes SQLite keep the order of the tables. */
const FROM_SOURCES = `FROM urn source CROSS JOIN relationship r ON r.source = source.id
  CROSS JOIN relationship_name t ON t.id = r.type CROSS JOIN urn destination ON destination.id = r.destination`;
const FROM_DESTINATIONS = `FROM urn destination CROSS JOIN relationship r ON r.destination = destination.id
  CROSS JOIN relationship_name t ON t.id = r.type CROSS JOIN urn source ON source.id = r.source`;

/** The first comparison of each pair makes SQLite read urns in their order, from or up to one. */
const IS_AFTER = 'source.urn >= ? AND (source.urn, t.name, destination.urn) > (?, ?, ?)';
const IS_UNTIL = 'source.urn <= ? AND (source.urn, t.name, destination.urn) <= (?, ?, ?)';

/**
 * Several aspects may state a relationship. `DISTINCT` would make SQLite read all rows before it
 * returns the first.
 */
const IS_FIRST_STATED = `NOT EXISTS (
  SELECT 1 FROM relationship o WHERE o.source = r.source AND o.type = r.type AND o.destination = r.destination
  AND (o.owner, o.aspect, o.via) < (r.owner, r.aspect, r.via))`;

/** The members of a {@link RelationshipKey}. The place before all relationships has empty texts. */
type Place = Readonly<Record<keyof RelationshipKey, string>>;

const BEFORE_ALL: Place = { source: '', type: '', destination: '' };

function keyParameters({ source, type, destination }: Place): readonly Parameter[] {
  return [source, source, type, destination];
}

/** Copies the known members of a row. The driver adds others. */
function toRelationship({
  owner,
  aspect,
  type,
  source,
  destination,
  via,
}: RelationshipRow): StatedRelationship {
  return { type, source, destination, ...(via !== null && { via }), owner, aspect };
}

interface Hop {
  readonly urn: Urn;
  readonly direction: LineageDirection;
  readonly during: TimeWindow;
}

/** Lists the urns that are one hop of lineage away over edges active in a window, sorted. */
export function neighborsDuring(sql: Sql, { urn, direction, during }: Hop): readonly Urn[] {
  const types = lineageTypes();
  const found = new Set<Urn>();
  for (const row of [
    ...readRows(sql, { urn, direction: 'OUTGOING', types }),
    ...readRows(sql, { urn, direction: 'INCOMING', types }),
  ]) {
    const edge = lineageEdge(row);
    const [here, there] =
      direction === 'UPSTREAM'
        ? [edge?.downstream, edge?.upstream]
        : [edge?.upstream, edge?.downstream];
    if (here === urn && there !== undefined && wasActiveDuring(during, row, sql)) found.add(there);
  }
  return [...found].sort(compareText);
}

/**
 * Returns true if an edge was created or updated within a window. An edge that was created by hand,
 * or that has no times, is active at every time.
 *
 * Source: `GraphFilterUtils.getEdgeTimeFilterQuery` and `GraphIndexUtils`. If the aspect gives no
 * time, the time of the write counts. Edges of columns have no time of a write.
 */
function wasActiveDuring({ start, end }: TimeWindow, row: RelationshipRow, sql: Sql): boolean {
  if (row.manual === 1) return true;
  const written = row.owner === row.source ? readLastObserved(row, sql) : undefined;
  const times = [row.createdOn ?? written, row.updatedOn ?? written].filter(
    (time) => time !== undefined && time !== 0,
  );
  return (
    times.length === 0 || times.some((time) => time !== undefined && start <= time && time <= end)
  );
}

function readLastObserved({ owner, aspect }: RelationshipRow, sql: Sql): number | undefined {
  const metadata: JsonObject = JSON.parse(
    sql.get<AspectRow>(LATEST_ASPECT, owner, aspect)?.metadata ?? '{}',
  );
  const time = metadata['lastObserved'];
  return typeof time === 'number' ? time : undefined;
}
