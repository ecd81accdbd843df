import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { LineageGraph } from './graph/lineage-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import type { RelationshipDirection, RelationshipKey, RelationshipScroll, StatedRelationship } from './relationship.js';

/** How many versions are kept beside the latest. Source: `boot/retention.yaml` and `EbeanRetentionService` of DataHub. */
export const KEPT_VERSIONS = 20;

/** One aspect as the primary store holds it. */
export interface StoredAspect {
  readonly urn: Urn;
  /** The short name, such as `upstreamLineage`. */
  readonly name: string;
  readonly value: JsonObject;
  /** Counts from 1; an equal write does not raise it. */
  readonly version: number;
  /** As the writer gave it, `version` (a string) added. */
  readonly systemMetadata: JsonObject;
  /** Who wrote this version, and when (milliseconds since 1970). */
  readonly created: { readonly time: number; readonly actor: string };
}

/** Milliseconds since 1970, both ends included. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/** What the GraphQL and REST doors may ask of the store. All of it is synchronous and reads its own writes. */
export interface AspectStore {
  readAspect(urn: Urn, name: string): StoredAspect | undefined;
  /** A version by its number, the latest or one of the {@link KEPT_VERSIONS} before it. Of events no version but the latest. */
  readVersion(urn: Urn, name: string, version: number): StoredAspect | undefined;
  /** All aspects, or those named; a map without entries for urns that have none of them. Order of the request. */
  readAspects(urns: readonly Urn[], names?: readonly string[]): ReadonlyMap<Urn, readonly StoredAspect[]>;
  /** The events of an aspect that records them, the newest first; none of any other aspect. */
  readEvents(urn: Urn, name: string): readonly StoredAspect[];
  /**
   * How many entities have an aspect; events do not count.
   *
   * @param urnLike what their urns are like, with `%` for any text and `_` for any character, as in SQL; default all
   */
  countAspects(name: string, urnLike?: string): number;
  /** Whether a key aspect is stored. Soft-deleted entities exist. */
  exists(urn: Urn): boolean;
  isSoftDeleted(urn: Urn): boolean;
  /** The urns of one entity type that have a stored key aspect, sorted. */
  listEntities(entityType: string): readonly Urn[];
  /** A page of them: those behind an urn, or the first ones behind an empty text. */
  listEntitiesAfter(entityType: string, urn: string, limit: number): readonly Urn[];
  /**
   * The entities of one type between two urns, both included, whose names or texts hold a word.
   *
   * @param word lower case, letters and digits
   */
  findWord(word: string, among: EntitySpan): readonly WordHit[];
  /** Lineage in memory, by numbers, for searches that look at thousands. */
  readonly graph: LineageGraph;
  /** What is one hop of lineage away, sorted; over edges of a time alone where one is given. */
  neighbours(urn: Urn, direction: LineageDirection, during?: TimeWindow): readonly Urn[];
  /**
   * The relationships from an entity (OUTGOING) or to it (INCOMING), by type, then by the other end; one that several
   * aspects state is there several times. Those of the given types, or all.
   */
  relationships(urn: Urn, direction: RelationshipDirection, types?: readonly string[]): readonly StatedRelationship[];
  /** A page of relationships by source, then type, then destination; each once, whatever states it. */
  scrollRelationships(query: RelationshipScroll): readonly RelationshipKey[];
  /** Writes in one durable transaction, relationships included: all or nothing. */
  write(writes: readonly AspectWrite[], by: Writer): readonly StoredAspect[];
  /** Removes one aspect with its former versions, its events and the relationships that it states; without its key, no entity is there. */
  deleteAspect(urn: Urn, name: string): DeletedRows;
  /** Removes the events of one aspect that are not before and not after the given times, in milliseconds since 1970. */
  deleteEvents(urn: Urn, name: string, span: EventSpan): DeletedRows;
  /** Removes an entity with all its aspects and the relationships that they state, as if it had never been. */
  hardDelete(urn: Urn): DeletedRows;
  /**
   * Takes back the newest versions of an aspect as long as they are to go: the newest that stays is the latest again,
   * under the number that it had. Where none stays, the aspect is deleted.
   */
  revertAspect(urn: Urn, name: string, goes: (version: StoredAspect) => boolean): DeletedRows;
  /** The aspects whose latest version was written in a run, by urn, then by name. */
  aspectsOfRun(runId: string): readonly StoredAspect[];
  /** The runs that have written what is stored now, the latest first. */
  listRuns(page: RunPage): readonly Run[];
  /**
   * A number that is another one whenever something stored of the entities of a type may have changed, taken back
   * changes included. What is remembered beside it is still true while the number is the same.
   */
  revisionOf(entityType: string): number;
}

export interface EntitySpan {
  readonly type: string;
  readonly first: Urn;
  readonly last: Urn;
}

export interface WordHit {
  readonly urn: Urn;
  /** Whether a name holds the word, and not only a text. */
  readonly inNames: boolean;
}

/** How much a removal has removed. */
export interface DeletedRows {
  /** Versions of aspects, former ones included. */
  readonly rows: number;
  readonly events: number;
}

/** All events where neither end is given. */
export interface EventSpan {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

export interface RunPage {
  /** Whether what was written to soft-deleted entities counts. */
  readonly includeSoftDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** What one run has written, as far as it is still there. */
export interface Run {
  readonly runId: string;
  /** How many aspects are as it has written them. */
  readonly rows: number;
  /** When it last wrote one of them, in milliseconds since 1970. */
  readonly time: number;
}

export interface AspectWrite {
  readonly urn: Urn;
  readonly name: string;
  readonly value: JsonObject;
  readonly systemMetadata?: JsonObject;
}

export interface Writer {
  readonly actor: Urn;
  readonly time: number;
}
