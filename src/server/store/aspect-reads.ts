import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import type {
  AspectReads,
  EventPageQuery,
  EventPlace,
  PlacedEvent,
  StoredAspect,
  WordHit,
} from './aspect-store.js';
import { type DerivedIndex, flushTexts } from './derived-index.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import { listRelationships } from './relationship-pages.js';
import { neighborsDuring, readRelationships } from './relationship-queries.js';
import type { Revisions } from './revisions.js';
import type { Sql } from './sql.js';
import { ASPECT_COLUMNS, type AspectRow, LATEST_ASPECT, toAspect } from './to-aspect.js';

/** The reads of a database. The graph reads itself. */
export function aspectReads(
  index: DerivedIndex,
  revisions: Revisions,
): Omit<AspectReads, 'graph' | 'listRunAspects'> {
  const { sql, graph } = index;
  return {
    readAspect: (urn, name) => readAspect(sql, urn, name),
    readVersion: (urn, name, version) => readVersion(sql, { urn, name, version }),
    readAspects: (urns, names) => readAspects(sql, urns, names),
    readEvents: (urn, name) => sql.all<AspectRow>(EVENTS, urn, name).map(toAspect),
    listEvents: (query) => listEvents(sql, query),
    countAspects: (name, urnLike) => countAspects(sql, name, urnLike),
    exists: (urn) => graph.hasFlag(urn, 'exists'),
    isSoftDeleted: (urn) => graph.hasFlag(urn, 'softDeleted'),
    listEntities: (type) => sql.all<UrnRow>(ENTITIES, type).map(toUrn).sort(compareText),
    listEntitiesAfter: (type, urn, limit) =>
      sql.all<UrnRow>(ENTITIES_AFTER, type, urn, limit).map(toUrn),
    findWord: (word, among) => findWord(index, word, among),
    wordIndex: index.texts.words,
    neighbors: (urn, direction, during) =>
      during === undefined
        ? neighbors(graph, urn, direction)
        : neighborsDuring(index, [urn, direction], during),
    relationships: (urn, direction, types) => readRelationships(index, { urn, direction, types }),
    listRelationships: (query) => listRelationships(index, query),
    revision: (entityType) => revisions.current(entityType),
  };
}

const ASPECTS = `SELECT ${ASPECT_COLUMNS} FROM aspect WHERE urn = ? ORDER BY name`;
const FORMER = `SELECT ${ASPECT_COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version = ?`;
const EVENT_COLUMNS = ASPECT_COLUMNS.replace('version', '1 AS version');
/** Events, the newest first. */
const EVENTS = `SELECT ${EVENT_COLUMNS} FROM event
  WHERE urn = ? AND name = ? ORDER BY timestamp_ms DESC, id DESC`;
const LATEST_EVENT = `${EVENTS} LIMIT 1`;
const EVENT_UNTIL = LATEST_EVENT.replace('ORDER BY', 'AND timestamp_ms <= ? ORDER BY');
/** The events of all entities whose urns match a pattern of GLOB, the newest first. */
const EVENTS_BEFORE = `SELECT ${EVENT_COLUMNS}, id, timestamp_ms AS timeMs FROM event
  WHERE name = ?1 AND urn GLOB ?2 AND timestamp_ms BETWEEN ?3 AND ?4 AND (timestamp_ms, id) < (?5, ?6)
  ORDER BY timestamp_ms DESC, id DESC LIMIT ?7`;
const ENTITIES = 'SELECT urn FROM entity WHERE type = ?';
const ENTITIES_AFTER = 'SELECT urn FROM entity WHERE type = ? AND urn > ? ORDER BY urn LIMIT ?';
const COUNT = 'SELECT COUNT(*) AS count FROM aspect WHERE name = ? AND urn GLOB ?';
const WORD_HITS = `SELECT e.urn, instr(e.names, ?1) > 0 AS inNames
  FROM json_each(?2) among CROSS JOIN entity_text e ON e.urn = among.value
  WHERE instr(e.names, ?1) > 0 OR instr(e.columns, ?1) > 0 OR instr(e.texts, ?1) > 0`;

interface UrnRow {
  readonly urn: string;
}

/** Flushes first: a search inside a transaction sees the writes made so far. */
function findWord(index: DerivedIndex, word: string, among: readonly Urn[]): readonly WordHit[] {
  flushTexts(index);
  return index.sql
    .all<UrnRow & { readonly inNames: 0 | 1 }>(WORD_HITS, word, JSON.stringify(among))
    .map(({ urn, inNames }) => ({ urn: urn as Urn, inNames: inNames === 1 }));
}

function readAspect(sql: Sql, urn: Urn, name: string): StoredAspect | undefined {
  const row = sql.get<AspectRow>(isTimeseries(name) ? LATEST_EVENT : LATEST_ASPECT, urn, name);
  return row && toAspect(row);
}

function readVersion(
  sql: Sql,
  { urn, name, version }: Pick<StoredAspect, 'urn' | 'name' | 'version'>,
): StoredAspect | undefined {
  const isEvent = isTimeseries(name);
  const latest = isEvent ? undefined : readAspect(sql, urn, name);
  if (!isEvent && (latest === undefined || version >= latest.version))
    return latest?.version === version ? latest : undefined;
  const row = sql.get<AspectRow>(isEvent ? EVENT_UNTIL : FORMER, urn, name, version);
  return row && toAspect(row);
}

function readAspects(
  sql: Sql,
  urns: readonly Urn[],
  names: readonly string[] | undefined,
): ReadonlyMap<Urn, readonly StoredAspect[]> {
  const found = new Map<Urn, readonly StoredAspect[]>();
  for (const urn of urns) {
    const aspects =
      names === undefined
        ? sql.all<AspectRow>(ASPECTS, urn).map(toAspect)
        : [...new Set(names)].flatMap((name) => readAspect(sql, urn, name) ?? []);
    if (aspects.length > 0) found.set(urn, aspects);
  }
  return found;
}

function listEvents(
  sql: Sql,
  { entityType, name, span, after, limit }: EventPageQuery,
): readonly PlacedEvent[] {
  const { fromMs = Number.MIN_SAFE_INTEGER, toMs = Number.MAX_SAFE_INTEGER } = span;
  const { timeMs, id } = after ?? { timeMs: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
  // SQLite reads the index from the upper bound of the time, so a page starts where the last ended.
  const endMs = Math.min(toMs, timeMs);
  const parameters = [name, `urn:li:${entityType}:*`, fromMs, endMs, timeMs, id, limit] as const;
  return sql
    .all<AspectRow & EventPlace>(EVENTS_BEFORE, ...parameters)
    .map((row) => ({ timeMs: row.timeMs, id: row.id, event: toAspect(row) }));
}

function neighbors(graph: MemoryGraph, urn: Urn, direction: LineageDirection): readonly Urn[] {
  const node = graph.findStart(urn);
  const found = new Set<number>();
  if (node !== undefined) graph.eachNeighbor(node, direction, (neighbor) => found.add(neighbor));
  return [...found].map((one) => graph.toUrn(one)).sort(compareText);
}

function toUrn({ urn }: UrnRow): Urn {
  return urn as Urn;
}

/** Counts aspects with GLOB, not LIKE: LIKE ignores letter case, and DataHub's tables do not. */
function countAspects(sql: Sql, name: string, urnLike: string = '%'): number {
  const pattern = urnLike.replaceAll(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql.get<{ readonly count: number }>(COUNT, name, pattern)?.count ?? 0;
}
