import type Database from 'libsql';
import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import { urnEntityType } from '../metamodel/key-aspects.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import type { AspectStore, StoredAspect, WordHit } from './aspect-store.js';
import { countAspects } from './count-aspects.js';
import { createTransaction } from './create-transaction.js';
import { isUser } from './delete-credentials.js';
import { deleteAspect, deleteEvents, hardDelete, revertAspect } from './deletions.js';
import { type DerivedIndex, flushTexts, openIndex, reindex } from './derived-index.js';
import { type FindMentions, prepareFindMentions } from './find-mentions.js';
import type { MemoryGraph } from './graph/memory-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import { neighboursDuring } from './neighbours-during.js';
import { listRelationships, readRelationships, skipRelationships } from './relationship-queries.js';
import { releaseFileLock } from './release-file-lock.js';
import { Revisions } from './revisions.js';
import { prepareStatements, type Statements } from './statements.js';
import { TextIndex } from './text-index.js';
import { toAspect } from './to-aspect.js';
import { TOKEN_TYPE } from './token-record.js';
import { writeAspect } from './write-aspect.js';

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
        return writes.map((one) => writeAspect(index, one, by));
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

function toUrn(row: { readonly urn: string }): Urn {
  return row.urn as Urn;
}
