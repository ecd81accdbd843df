import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { TOKEN_TYPE } from '../auth/token-record.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { objectAt } from '../opaque-json.js';
import { type AspectStore, type AspectWrite, KEPT_VERSIONS, type StoredAspect, type Writer } from './aspect-store.js';
import { countAspects } from './count-aspects.js';
import { deleteAspect, deleteEvents, hardDelete, revertAspect } from './deletions.js';
import { type DerivedIndex, indexAspect, openIndex, reindex } from './derived-index.js';
import { isUser } from './end-user.js';
import { timestampOf } from './event-time.js';
import { giveBack } from './give-back.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import { type FindMentions, prepareMentions } from './mentions.js';
import { neighboursDuring } from './neighbours-during.js';
import type { AspectRow } from './queries.js';
import { readRelationships, scrollRelationships } from './read-relationships.js';
import { Revisions } from './revisions.js';
import { sameJson } from './same-json.js';
import { prepareStatements, type Statements } from './statements.js';
import { NO_OP_TRACE_ID, TRACE_ID } from './trace-ids.js';

/** The store as its owner holds it. */
export interface CatalogStore extends AspectStore {
  /**
   * Runs some work in one durable transaction: what it writes is kept whole, or not at all if it throws. Reads inside
   * see the writes made so far. A transaction inside another belongs to the outer one.
   */
  transaction<T>(work: () => T): T;
  /** Whether there was a user of this urn who was deleted for good, be there another one now. */
  isFormerUser(urn: Urn): boolean;
  /** Goes through all that is stored and says, step by step, whether an urn is named there. */
  readonly findMentions: FindMentions;
  /** Makes the indexes of entities and relationships again, from the aspects. */
  reindex(): void;
  close(): void;
}

/** @param db migrated, and used by nobody else */
export function createStore(db: Database.Database): CatalogStore {
  const sql = prepareStatements(db);
  const index = openIndex(sql);
  const { graph } = index;
  const revisions = new Revisions();
  const transaction = transactionOf(db, { graph, revisions });
  return {
    readAspect: (urn, name) => readAspect(sql, urn, name),
    readVersion: (urn, name, version) => readVersion(sql, { urn, name, version }),
    readAspects: (urns, names) => readAspects(sql, urns, names),
    readEvents: (urn, name) => sql.events.all(urn, name).map(toAspect),
    countAspects: (name, urnLike) => countAspects(sql, name, urnLike),
    exists: (urn) => knows(graph, urn, (node) => graph.exists(node)),
    isSoftDeleted: (urn) => knows(graph, urn, (node) => graph.isSoftDeleted(node)),
    listEntities: (type) => sql.entities.all(type).map(urnOf).sort(compareText),
    listEntitiesAfter: (type, urn, limit) => sql.entitiesAfter.all(type, urn, limit).map(urnOf),
    findWord: (word, { type, first, last }) =>
      sql.wordHits.all(word, type, first, last).map(({ urn, inNames }) => ({ urn: urn as Urn, inNames: inNames === 1 })),
    graph,
    neighbours: (urn, direction, during) =>
      during === undefined ? neighbours(graph, urn, direction) : neighboursDuring(sql, { urn, direction, during }),
    relationships: (urn, direction, types) => readRelationships(sql, { urn, direction, types }),
    scrollRelationships: (query) => scrollRelationships(db, query),
    write: (writes, by) =>
      transaction(() => {
        for (const { urn } of writes) revisions.changed(entityTypeOf(urn));
        return writes.map((one) => writeOne(index, one, by));
      }),
    deleteAspect: (urn, name) =>
      transaction(() => {
        revisions.changed(entityTypeOf(urn));
        return deleteAspect(index, urn, name);
      }),
    deleteEvents: (urn, name, span) =>
      transaction(() => {
        revisions.changed(entityTypeOf(urn));
        return deleteEvents(sql, { urn, name }, span);
      }),
    revertAspect: (urn, name, goes) =>
      transaction(() => {
        revisions.changed(entityTypeOf(urn));
        return revertAspect(index, { urn, name }, (row) => goes(toAspect(row)));
      }),
    aspectsOfRun: (runId) => sql.aspectsOfRun.all(runId).map(toAspect),
    listRuns: ({ includeSoftDeleted, limit, offset }) => sql.runs.all(Number(includeSoftDeleted), limit, offset),
    hardDelete: (urn) =>
      transaction(() => {
        revisions.changed(entityTypeOf(urn));
        // With a user their tokens go.
        if (isUser(urn)) revisions.changed(TOKEN_TYPE);
        return hardDelete(index, urn);
      }),
    findMentions: prepareMentions(db),
    isFormerUser: (urn) => sql.formerUser.get(urn) !== undefined,
    revisionOf: (entityType) => revisions.of(entityType),
    transaction,
    reindex: () => transaction(() => reindex(index)),
    close: () => {
      giveBack(db);
      db.close();
    },
  };
}

/** What is in memory has to follow the transactions. */
interface InMemory {
  readonly graph: MemoryGraph;
  readonly revisions: Revisions;
}

function transactionOf(db: Database.Database, { graph, revisions }: InMemory): CatalogStore['transaction'] {
  let open = false;
  return (work) => {
    if (open) return work();
    db.exec('BEGIN IMMEDIATE');
    open = true;
    try {
      const result = work();
      db.exec('COMMIT');
      graph.keep();
      return result;
    } catch (error) {
      revisions.takenBack();
      graph.takeBack();
      // Some failures, such as a full disk, have ended it already.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    } finally {
      open = false;
    }
  };
}

function readAspect(sql: Statements, urn: Urn, name: string): StoredAspect | undefined {
  const row = (isTimeseries(name) ? sql.latestEvent : sql.aspect).get(urn, name);
  return row && toAspect(row);
}

interface VersionKey extends Pick<StoredAspect, 'urn' | 'name' | 'version'> {}

function readVersion(sql: Statements, { urn, name, version }: VersionKey): StoredAspect | undefined {
  const latest = readAspect(sql, urn, name);
  if (latest === undefined || version >= latest.version) return latest?.version === version ? latest : undefined;
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
    const aspects = names === undefined ? sql.aspects.all(urn).map(toAspect) : named(sql, urn, names);
    if (aspects.length > 0) found.set(urn, aspects);
  }
  return found;
}

function named(sql: Statements, urn: Urn, names: readonly string[]): readonly StoredAspect[] {
  return [...new Set(names)].map((name) => readAspect(sql, urn, name)).filter((aspect) => aspect !== undefined);
}

function knows(graph: MemoryGraph, urn: Urn, test: (node: number) => boolean): boolean {
  const node = graph.numberOf(urn);
  return node !== undefined && test(node);
}

function neighbours(graph: MemoryGraph, urn: Urn, direction: LineageDirection): readonly Urn[] {
  const node = graph.numberOf(urn);
  const found = new Set<number>();
  if (node !== undefined) graph.eachNeighbour(node, direction, (neighbour) => found.add(neighbour));
  return [...found].map((one) => graph.urnOf(one)).sort(compareText);
}

function writeOne(index: DerivedIndex, write: AspectWrite, by: Writer): StoredAspect {
  return isTimeseries(write.name) ? appendEvent(index.sql, write, by) : writeAspect(index, write, by);
}

/**
 * Events have no versions of their own; "1" is what a reader of versions expects of something never changed. An event
 * that is there already is not added: DataHub's index knows events by a hash of their content.
 */
function appendEvent(sql: Statements, write: AspectWrite, by: Writer): StoredAspect {
  const row = newRow(write, { version: 1, by });
  sql.addEvent.run(row.urn, row.name, timestampOf(write.value) ?? by.time, row.value, row.metadata, row.time, row.actor);
  return toAspect(row);
}

function writeAspect(index: DerivedIndex, write: AspectWrite, by: Writer): StoredAspect {
  const { sql } = index;
  const stored = sql.aspect.get(write.urn, write.name);
  const row = newRow(write, { version: (stored?.version ?? 0) + 1, by });
  if (stored !== undefined && sameJson(JSON.parse(stored.value), JSON.parse(row.value))) return touch(sql, stored, write);
  if (stored !== undefined) keepFormer(sql, stored);
  sql.putAspect.run(row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor);
  indexAspect(index, write);
  return toAspect(row);
}

function keepFormer(sql: Statements, { urn, name, version }: AspectRow): void {
  sql.keepFormer.run(urn, name);
  if (version > KEPT_VERSIONS) sql.dropFormer.run(urn, name, version - KEPT_VERSIONS);
}

/** An equal write keeps version, value and stamp, and only leaves word of who looked last. Source: DataHub's `EntityServiceImpl`. */
function touch(sql: Statements, stored: AspectRow, write: AspectWrite): StoredAspect {
  const { lastObserved, lastRunId } = write.systemMetadata ?? {};
  const before: JsonObject = JSON.parse(stored.metadata);
  const traceId = objectAt(write.systemMetadata ?? {}, 'properties')[TRACE_ID];
  const metadata = JSON.stringify({
    ...before,
    ...(lastObserved !== undefined && { lastObserved }),
    ...(lastRunId !== undefined && { lastRunId }),
    ...(traceId !== undefined && { properties: { ...objectAt(before, 'properties'), [NO_OP_TRACE_ID]: traceId } }),
  });
  if (metadata !== stored.metadata) sql.putMetadata.run(metadata, stored.urn, stored.name);
  return toAspect({ ...stored, metadata });
}

function newRow(write: AspectWrite, version: { readonly version: number; readonly by: Writer }): AspectRow {
  const { version: _ours, ...metadata } = write.systemMetadata ?? {};
  return {
    urn: write.urn,
    name: write.name,
    version: version.version,
    value: JSON.stringify(write.value),
    metadata: JSON.stringify(metadata),
    time: version.by.time,
    actor: version.by.actor,
  };
}

function toAspect(row: AspectRow): StoredAspect {
  const value: JsonObject = JSON.parse(row.value);
  const metadata: JsonObject = JSON.parse(row.metadata);
  return {
    urn: row.urn as Urn,
    name: row.name,
    value,
    version: row.version,
    systemMetadata: { ...metadata, version: String(row.version) },
    created: { time: row.time, actor: row.actor },
  };
}

function urnOf(row: { readonly urn: string }): Urn {
  return row.urn as Urn;
}
