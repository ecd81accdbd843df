import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import type {
  AspectReads,
  EventPageQuery,
  PlacedEvent,
  StoredAspect,
  WordHit,
} from './aspect-store.js';
import { type DerivedIndex, flushTexts } from './derived-index.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import {
  listRelationships,
  neighboursDuring,
  readRelationships,
  skipRelationships,
} from './relationship-queries.js';
import type { Revisions } from './revisions.js';
import type { Statements } from './statements.js';
import { toAspect } from './to-aspect.js';

/** The reads of a database. The graph reads itself. */
export function aspectReads(
  db: Database.Database,
  index: DerivedIndex,
  revisions: Revisions,
): Omit<AspectReads, 'graph' | 'listRunAspects'> {
  const { sql, graph } = index;
  return {
    readAspect: (urn, name) => readAspect(sql, urn, name),
    readVersion: (urn, name, version) => readVersion(sql, { urn, name, version }),
    readAspects: (urns, names) => readAspects(sql, urns, names),
    readEvents: (urn, name) => sql.events.all(urn, name).map(toAspect),
    listEvents: (query) => listEvents(sql, query),
    countAspects: (name, urnLike) => countAspects(sql, name, urnLike),
    exists: (urn) => isKnownAs(graph, urn, (node) => graph.exists(node)),
    isSoftDeleted: (urn) => isKnownAs(graph, urn, (node) => graph.isSoftDeleted(node)),
    listEntities: (type) => sql.entities.all(type).map(toUrn).sort(compareText),
    listEntitiesAfter: (type, urn, limit) => sql.entitiesAfter.all(type, urn, limit).map(toUrn),
    findWord: (word, range) => findWord(index, word, range),
    neighbours: (urn, direction, during) =>
      during === undefined
        ? neighbours(graph, urn, direction)
        : neighboursDuring(sql, { urn, direction, during }),
    relationships: (urn, direction, types) => readRelationships(sql, { urn, direction, types }),
    listRelationships: (query) => listRelationships(db, query),
    skipRelationships: (after, count) => skipRelationships(db, after, count),
    revision: (entityType) => revisions.current(entityType),
  };
}

/** Flushes first: a search inside a transaction sees the writes made so far. */
function findWord(
  index: DerivedIndex,
  word: string,
  { type, first, last }: Parameters<AspectReads['findWord']>[1],
): readonly WordHit[] {
  flushTexts(index);
  return index.sql.wordHits
    .all(word, type, first, last)
    .map(({ urn, inNames }) => ({ urn: urn as Urn, inNames: inNames === 1 }));
}

function readAspect(sql: Statements, urn: Urn, name: string): StoredAspect | undefined {
  const row = (isTimeseries(name) ? sql.latestEvent : sql.aspect).get(urn, name);
  return row && toAspect(row);
}

interface VersionKey extends Pick<StoredAspect, 'urn' | 'name' | 'version'> {}

function readVersion(
  sql: Statements,
  { urn, name, version }: VersionKey,
): StoredAspect | undefined {
  const latest = readAspect(sql, urn, name);
  if (latest === undefined || version >= latest.version)
    return latest?.version === version ? latest : undefined;
  const row = sql.formerAspect.get(urn, name, version);
  return row && toAspect(row);
}

function readAspects(
  sql: Statements,
  urns: readonly Urn[],
  names: readonly string[] | undefined,
): ReadonlyMap<Urn, readonly StoredAspect[]> {
  const found = new Map<Urn, readonly StoredAspect[]>();
  for (const urn of urns) {
    const aspects =
      names === undefined ? sql.aspects.all(urn).map(toAspect) : readNamedAspects(sql, urn, names);
    if (aspects.length > 0) found.set(urn, aspects);
  }
  return found;
}

function readNamedAspects(
  sql: Statements,
  urn: Urn,
  names: readonly string[],
): readonly StoredAspect[] {
  return [...new Set(names)]
    .map((name) => readAspect(sql, urn, name))
    .filter((aspect) => aspect !== undefined);
}

function listEvents(
  sql: Statements,
  { entityType, name, span, after, limit }: EventPageQuery,
): readonly PlacedEvent[] {
  const { fromMs = Number.MIN_SAFE_INTEGER, toMs = Number.MAX_SAFE_INTEGER } = span;
  const { timeMs, id } = after ?? { timeMs: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
  // SQLite reads the index from the upper bound of the time, so a page starts where the last ended.
  const endMs = Math.min(toMs, timeMs);
  return sql.eventsBefore
    .all(name, `urn:li:${entityType}:*`, fromMs, endMs, timeMs, id, limit)
    .map((row) => ({ timeMs: row.timeMs, id: row.id, event: toAspect(row) }));
}

function isKnownAs(graph: MemoryGraph, urn: Urn, test: (node: number) => boolean): boolean {
  const node = graph.findNode(urn);
  return node !== undefined && test(node);
}

function neighbours(graph: MemoryGraph, urn: Urn, direction: LineageDirection): readonly Urn[] {
  const node = graph.findNode(urn);
  const found = new Set<number>();
  if (node !== undefined) graph.eachNeighbour(node, direction, (neighbour) => found.add(neighbour));
  return [...found].map((one) => graph.toUrn(one)).sort(compareText);
}

function toUrn(row: { readonly urn: string }): Urn {
  return row.urn as Urn;
}

/** Counts aspects with GLOB, not LIKE: LIKE ignores letter case, and DataHub's tables do not. */
function countAspects(sql: Statements, name: string, urnLike: string = '%'): number {
  const pattern = urnLike.replaceAll(/[*?[]/g, '[$&]').replaceAll('%', '*').replaceAll('_', '?');
  return sql.countAspects.get(name, pattern)?.count ?? 0;
}
