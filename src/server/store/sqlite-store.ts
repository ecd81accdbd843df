import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { urnEntityType } from '../metamodel/key-aspects.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { objectAt } from '../shared/json-accessors.js';
import {
  type AspectStore,
  type AspectWrite,
  KEPT_VERSIONS,
  type StoredAspect,
  type WordHit,
  type Writer,
} from './aspect-store.js';
import { countAspects } from './count-aspects.js';
import { createTransaction } from './create-transaction.js';
import { isUser } from './delete-credentials.js';
import { deleteAspect, deleteEvents, hardDelete, revertAspect } from './deletions.js';
import { type DerivedIndex, flushTexts, indexAspect, openIndex, reindex } from './derived-index.js';
import { eventTimestamp } from './event-time.js';
import { type FindMentions, prepareFindMentions } from './find-mentions.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import { neighboursDuring } from './neighbours-during.js';
import type { AspectRow } from './queries.js';
import { listRelationships, readRelationships, skipRelationships } from './relationship-queries.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { sameJson } from './same-json.js';
import { prepareStatements, type Statements } from './statements.js';
import { TextIndex } from './text-index.js';
import { TOKEN_TYPE } from './token-record.js';
import { NO_OP_TRACE_ID, TRACE_ID } from './trace-ids.js';

/** The store of a catalog, with transactions and maintenance. */
export interface CatalogStore extends AspectStore {
  /**
   * Runs work in one durable transaction. If the work throws, none of its writes are kept. Reads
   * inside see the writes so far. A transaction inside another one belongs to the outer one.
   */
  transaction<T>(work: () => T): T;
  /** Returns true if a user of this urn was hard deleted, even if a new user has the urn now. */
  isFormerUser(urn: Urn): boolean;
  /** Searches everything stored for an urn, in steps. Each step yields true if it found the urn. */
  readonly findMentions: FindMentions;
  /** Rebuilds the indexes of entities and relationships from the aspects. */
  reindex(): void;
  close(): void;
}

/** @param db migrated, without another user */
export function createStore(db: Database.Database): CatalogStore {
  const sql = prepareStatements(db);
  const index = openIndex(sql, new TextIndex(db));
  const { graph } = index;
  const revisions = new Revisions();
  const transaction = createTransaction(db, { index, revisions });
  const change = <T>(urn: Urn, work: () => T): T =>
    transaction(() => {
      revisions.recordChange(urnEntityType(urn));
      return work();
    });
  return {
    readAspect: (urn, name) => readAspect(sql, urn, name),
    readVersion: (urn, name, version) => readVersion(sql, { urn, name, version }),
    readAspects: (urns, names) => readAspects(sql, urns, names),
    readEvents: (urn, name) => sql.events.all(urn, name).map(toAspect),
    countAspects: (name, urnLike) => countAspects(sql, name, urnLike),
    exists: (urn) => isKnownAs(graph, urn, (node) => graph.exists(node)),
    isSoftDeleted: (urn) => isKnownAs(graph, urn, (node) => graph.isSoftDeleted(node)),
    listEntities: (type) => sql.entities.all(type).map(toUrn).sort(compareText),
    listEntitiesAfter: (type, urn, limit) => sql.entitiesAfter.all(type, urn, limit).map(toUrn),
    findWord: (word, range) => findWord(index, word, range),
    graph,
    neighbours: (urn, direction, during) =>
      during === undefined
        ? neighbours(graph, urn, direction)
        : neighboursDuring(sql, { urn, direction, during }),
    relationships: (urn, direction, types) => readRelationships(sql, { urn, direction, types }),
    listRelationships: (query) => listRelationships(db, query),
    skipRelationships: (after, count) => skipRelationships(db, after, count),
    write: (writes, by) =>
      transaction(() => {
        for (const { urn } of writes) revisions.recordChange(urnEntityType(urn));
        return writes.map((one) => writeOne(index, one, by));
      }),
    deleteAspect: (urn, name) => change(urn, () => deleteAspect(index, urn, name)),
    deleteEvents: (urn, name, span) => change(urn, () => deleteEvents(sql, { urn, name }, span)),
    revertAspect: (urn, name, shouldRevert) =>
      change(urn, () => revertAspect(index, { urn, name }, (row) => shouldRevert(toAspect(row)))),
    findRunAspects: (runId) => sql.findRunAspects.all(runId).map(toAspect),
    listRuns: ({ includeSoftDeleted, limit, offset }) =>
      sql.runs.all(Number(includeSoftDeleted), limit, offset),
    hardDelete: (urn) =>
      change(urn, () => {
        // The tokens of a user are deleted with the user.
        if (isUser(urn)) revisions.recordChange(TOKEN_TYPE);
        return hardDelete(index, urn);
      }),
    findMentions: prepareFindMentions(db),
    isFormerUser: (urn) => sql.formerUser.get(urn) !== undefined,
    revision: (entityType) => revisions.current(entityType),
    transaction,
    reindex: () => transaction(() => reindex(index)),
    close: () => {
      releaseFileLock(db);
      db.close();
    },
  };
}

/** Flushes first: a search inside a transaction sees the writes made so far. */
function findWord(
  index: DerivedIndex,
  word: string,
  { type, first, last }: Parameters<AspectStore['findWord']>[1],
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

function writeOne(index: DerivedIndex, write: AspectWrite, by: Writer): StoredAspect {
  return isTimeseries(write.name)
    ? appendEvent(index.sql, write, by)
    : writeAspect(index, write, by);
}

/**
 * Adds an event. Events have no versions: all of them have version 1, since they never change. An
 * event that exists already is not added, because DataHub's index identifies events by a hash of
 * their content.
 */
function appendEvent(sql: Statements, write: AspectWrite, by: Writer): StoredAspect {
  const row = newRow(write, { version: 1, by });
  sql.addEvent.run(
    row.urn,
    row.name,
    eventTimestamp(write.value) ?? by.time,
    row.value,
    row.metadata,
    row.time,
    row.actor,
  );
  return writtenAspect(row, write);
}

/** Writes an aspect. Tries to add it first: large writes mostly add, and a read costs as much. */
function writeAspect(index: DerivedIndex, write: AspectWrite, by: Writer): StoredAspect {
  const { sql } = index;
  const added = newRow(write, { version: 1, by });
  if (sql.addAspect.run(...columns(added)).changes === 1) {
    indexAspect(index, write, true);
    return writtenAspect(added, write);
  }
  const stored = sql.aspect.get(write.urn, write.name);
  if (stored === undefined) throw new Error(`${write.name} of ${write.urn} conflicts with no row`);
  if (isSameValue(stored.value, added.value)) return recordEqualWrite(sql, stored, write);
  keepFormer(sql, stored);
  const row = { ...added, version: stored.version + 1 };
  sql.putAspect.run(...columns(row));
  indexAspect(index, write, false);
  return writtenAspect(row, write);
}

/** The parameters of a statement that writes an aspect. */
function columns(row: AspectRow): Parameters<Statements['putAspect']['run']> {
  return [row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor];
}

/** Compares two values as JSON text. Equal text needs no parsing. */
function isSameValue(stored: string, written: string): boolean {
  return stored === written || sameJson(JSON.parse(stored), JSON.parse(written));
}

function keepFormer(sql: Statements, { urn, name, version }: AspectRow): void {
  sql.keepFormer.run(urn, name);
  if (version > KEPT_VERSIONS) sql.dropFormer.run(urn, name, version - KEPT_VERSIONS);
}

/**
 * Records a write of an equal value. Version, value and stamp stay. Only the run, the time and the
 * trace id of the last observation change.
 *
 * Source: DataHub's `EntityServiceImpl`.
 */
function recordEqualWrite(sql: Statements, stored: AspectRow, write: AspectWrite): StoredAspect {
  const { lastObserved, lastRunId } = write.systemMetadata ?? {};
  const before: JsonObject = JSON.parse(stored.metadata);
  const traceId = objectAt(write.systemMetadata ?? {}, 'properties')[TRACE_ID];
  const metadata = JSON.stringify({
    ...before,
    ...(lastObserved !== undefined && { lastObserved }),
    ...(lastRunId !== undefined && { lastRunId }),
    ...(traceId !== undefined && {
      properties: { ...objectAt(before, 'properties'), [NO_OP_TRACE_ID]: traceId },
    }),
  });
  if (metadata !== stored.metadata) sql.putMetadata.run(metadata, stored.urn, stored.name);
  return toAspect({ ...stored, metadata });
}

function newRow(
  write: AspectWrite,
  version: { readonly version: number; readonly by: Writer },
): AspectRow {
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

/** Returns a new row as {@link toAspect} does, without parsing the text that was just made. */
function writtenAspect(row: AspectRow, { urn, value, systemMetadata }: AspectWrite): StoredAspect {
  return {
    urn,
    name: row.name,
    value,
    version: row.version,
    systemMetadata: { ...systemMetadata, version: String(row.version) },
    created: { time: row.time, actor: row.actor },
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

function toUrn(row: { readonly urn: string }): Urn {
  return row.urn as Urn;
}
