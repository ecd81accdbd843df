import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { TimeWindow } from './aspect-store.js';
import { homeOf } from './column-home.js';
import { compareStored } from './compare-stored.js';
import { isColumn, type LineageDirection, lineageEdge, lineageTypes } from './lineage-edge.js';
import type { RelationshipDirection, RelationshipKey, StatedRelationship } from './relationship.js';
import type { RelationshipTables } from './relationship-tables.js';
import type { Sql } from './sql.js';
import { type AspectRow, LATEST_ASPECT } from './to-aspect.js';

interface RelationshipsAt {
  readonly urn: Urn;
  readonly direction: RelationshipDirection;
  /** Absent: all types. */
  readonly types?: readonly string[] | undefined;
}

/** A stored or derived relationship. A stored one has null in the place of what it lacks. */
interface RelationshipRow extends RelationshipKey {
  readonly owner: Urn;
  readonly aspect: string;
  readonly via?: Urn | null;
  readonly createdOn?: number | null;
  readonly updatedOn?: number | null;
  readonly manual?: boolean | number;
}

/** Reads the relationships at one end, ordered by type, then by the other end. */
export function readRelationships(
  tables: RelationshipTables,
  at: RelationshipsAt,
): readonly StatedRelationship[] {
  return readRows(tables, at).map(({ type, source, destination, via, owner, aspect }) => ({
    type,
    source,
    destination,
    ...(via && { via }),
    owner,
    aspect,
  }));
}

function readRows(tables: RelationshipTables, at: RelationshipsAt): readonly RelationshipRow[] {
  const { urn, direction, types } = at;
  const text = direction === 'OUTGOING' ? OUTGOING : INCOMING;
  const wanted = types === undefined ? null : JSON.stringify(types);
  const stored = tables.sql.all<RelationshipRow>(text, urn, wanted);
  const derived = readDerived(tables, at);
  if (derived.length === 0) return stored;
  const other = direction === 'OUTGOING' ? 'destination' : 'source';
  const order = (one: RelationshipRow) =>
    [one.type, one[other], one.owner, one.aspect, one.via].join('\0');
  return [...stored, ...derived].sort((a, b) => compareStored(order(a), order(b)));
}

function readDerived(
  { columns }: RelationshipTables,
  { urn, direction, types }: RelationshipsAt,
): readonly RelationshipRow[] {
  // Derived relationships have columns as their destinations.
  if (direction === 'INCOMING' && !isColumn(urn)) return [];
  const all = columns.at(homeOf(urn), direction).get(urn) ?? [];
  return types === undefined ? all : all.filter(({ type }) => types.includes(type));
}

const OUTGOING = relationshipsAt('source', 'destination');
const INCOMING = relationshipsAt('destination', 'source');

/**
 * Selects the relationships at one end, which is the first parameter. The second is a JSON list of
 * types, or null for all. The source of each states it. `CROSS JOIN` makes SQLite keep the order of
 * the tables.
 */
function relationshipsAt(end: string, other: string): string {
  return `SELECT source.urn AS owner, r.aspect, r.type, ${end}.urn AS ${end}, ${other}.urn AS ${other}, v.urn AS via,
      r.created_time AS createdOn, r.updated_time AS updatedOn, r.manual
    FROM urn ${end} CROSS JOIN relationship r ON r.${end} = ${end}.id
    CROSS JOIN urn ${other} ON ${other}.id = r.${other} LEFT JOIN urn v ON v.id = r.via
    WHERE ${end}.urn = ?1 AND (?2 IS NULL OR r.type IN (SELECT value FROM json_each(?2)))
    ORDER BY r.type, ${other}.urn, r.aspect, v.urn`;
}

/** Lists the urns that are one hop of lineage away over edges active in a window, sorted. */
export function neighborsDuring(
  tables: RelationshipTables,
  [urn, direction]: readonly [Urn, LineageDirection],
  during: TimeWindow,
): readonly Urn[] {
  const types = lineageTypes();
  const found = new Set<Urn>();
  for (const row of [
    ...readRows(tables, { urn, direction: 'OUTGOING', types }),
    ...readRows(tables, { urn, direction: 'INCOMING', types }),
  ]) {
    const edge = lineageEdge(row);
    const [here, there] =
      direction === 'UPSTREAM'
        ? [edge?.downstream, edge?.upstream]
        : [edge?.upstream, edge?.downstream];
    if (here === urn && there !== undefined && wasActiveDuring(during, row, tables.sql))
      found.add(there);
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
  if (row.manual) return true;
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
