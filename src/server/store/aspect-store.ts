import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { LineageGraph } from './graph/lineage-graph.js';
import type { LineageDirection } from './lineage-edge.js';
import type {
  ListedRelationships,
  RelationshipDirection,
  RelationshipPageQuery,
  StatedRelationship,
} from './relationship.js';
import type { RunAspect } from './run-aspects.js';

/**
 * The number of versions to keep besides the latest.
 *
 * Source: `boot/retention.yaml` and `EbeanRetentionService` of DataHub.
 */
export const KEPT_VERSIONS = 20;

/** One aspect in the primary store. */
export interface StoredAspect {
  readonly urn: Urn;
  /** The short name, for example `upstreamLineage`. */
  readonly name: string;
  readonly value: JsonObject;
  /** Counts from 1. A write of an equal value does not raise it. */
  readonly version: number;
  /** The metadata that the writer gave, plus `version` (a string). */
  readonly systemMetadata: JsonObject;
  /** The writer of this version and the time of the write, in milliseconds since 1970. */
  readonly created: { readonly time: number; readonly actor: string };
}

/** The metadata of a stored version, without its value. */
export type VersionStamp = Pick<StoredAspect, 'systemMetadata' | 'created'>;

/** A span of time in milliseconds since 1970, both ends included. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/** The reads of the store. All of them are synchronous, and each sees earlier writes. */
export interface AspectReads {
  readAspect(urn: Urn, name: string): StoredAspect | undefined;
  /**
   * Reads a version by its number: the latest or one of the {@link KEPT_VERSIONS} before it. In
   * place of a number, events have their time in milliseconds since 1970: the latest event until
   * then.
   */
  readVersion(urn: Urn, name: string, version: number): StoredAspect | undefined;
  /**
   * Reads all aspects of the urns, or the named aspects. The map keeps the order of the request and
   * has no entry for an urn without such an aspect.
   */
  readAspects(
    urns: readonly Urn[],
    names?: readonly string[],
  ): ReadonlyMap<Urn, readonly StoredAspect[]>;
  /** Reads the events of a timeseries aspect, the newest first. Empty for any other aspect. */
  readEvents(urn: Urn, name: string): readonly StoredAspect[];
  /** Lists a page of the events of a timeseries aspect on all entities of a type, the newest first. */
  listEvents(query: EventPageQuery): readonly PlacedEvent[];
  /**
   * Counts the entities that have an aspect. Events do not count.
   *
   * @param urnLike a pattern of urns as in SQL: `%` is any text, `_` is any character. Default: all
   */
  countAspects(name: string, urnLike?: string): number;
  /** Returns true if the key aspect is stored. Soft-deleted entities exist. */
  exists(urn: Urn): boolean;
  isSoftDeleted(urn: Urn): boolean;
  /** Lists the existing entities of one type, sorted by urn. */
  listEntities(entityType: string): readonly Urn[];
  /**
   * Lists one page of the existing entities of a type: the urns after the given urn. An empty text
   * asks for the first page.
   */
  listEntitiesAfter(entityType: string, urn: string, limit: number): readonly Urn[];
  /**
   * Finds the existing entities among some that have a word in a name or text, in the same order.
   *
   * @param word lower case letters and digits
   */
  findWord(word: string, among: readonly Urn[]): readonly WordHit[];
  /** The words of all names and texts, for searches through all entities. */
  readonly wordIndex: WordIndex;
  /** Lineage in memory with nodes as numbers, for searches over thousands of nodes. */
  readonly graph: LineageGraph;
  /**
   * Lists the urns that are one hop of lineage away, sorted. With a window, only edges active in it
   * count.
   */
  neighbors(urn: Urn, direction: LineageDirection, during?: TimeWindow): readonly Urn[];
  /**
   * Lists the relationships from an entity (OUTGOING) or to it (INCOMING), of the given types or of
   * all types. Sorted by type, then by the other end. A relationship that several aspects state is
   * listed once for each of them.
   */
  relationships(
    urn: Urn,
    direction: RelationshipDirection,
    types?: readonly string[],
  ): readonly StatedRelationship[];
  /** Lists a page of distinct relationships, sorted by source, then type, then destination. */
  listRelationships(query: RelationshipPageQuery): ListedRelationships;
  /** Lists which ingestion run wrote the latest version of each aspect. Each item has some rows. */
  listRunAspects(): Iterable<readonly RunAspect[]>;
  /**
   * Returns a number that changes with every possible change of a stored entity of the type, rolled
   * back changes included. A cached result is valid while the number stays the same.
   *
   * @param entityType default: entities of any type
   */
  revision(entityType?: string): number;
}

/** The places in which an entity can have a word. They add up. */
export const WORD_PLACES = { name: 1, column: 2, text: 4 } as const;

/** The words of all names and texts, in memory. Words are letters and digits in lower case. */
export interface WordIndex {
  /**
   * Reads some of the texts that are new since the last search. Call it until it returns false.
   *
   * @returns true if texts may be left
   */
  readSome(): boolean;
  /** For each word its entities: eight times their numbers, plus the {@link WORD_PLACES}. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** The entities by their numbers. Undefined for a number that is no longer in use. */
  readonly entities: readonly (IndexedEntity | undefined)[];
}

export interface IndexedEntity {
  readonly urn: Urn;
  /** The type in the urn. */
  readonly type: string;
  /** The names in lower case, one a line. */
  readonly names: string;
}

export interface WordHit {
  readonly urn: Urn;
  /** True if a name contains the word, false if only a text does. */
  readonly inNames: boolean;
}

/** The numbers of removed rows. */
export interface DeletedRows {
  /** Removed versions of aspects, former ones included. */
  readonly rows: number;
  readonly events: number;
}

/** A span of event times in milliseconds since 1970, both ends included. An absent end is open. */
export interface EventSpan {
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** The place of an event in the order of events. The id decides between events of the same time. */
export interface EventPlace {
  readonly timeMs: number;
  readonly id: number;
}

export interface PlacedEvent extends EventPlace {
  readonly event: StoredAspect;
}

export interface EventPageQuery {
  readonly entityType: string;
  readonly name: string;
  readonly span: EventSpan;
  /** The last event of the page before. Absent for the first page. */
  readonly after?: EventPlace | undefined;
  readonly limit: number;
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
